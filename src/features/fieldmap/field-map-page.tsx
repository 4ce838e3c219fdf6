import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

/** The shape of the map and the list beside it. */
export function MapSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[7fr_5fr]">
      <span className="sr-only">{t`Loading your field map…`}</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

/** The heading of the field map; what it holds comes after it. */
export function FieldMapPage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Field Health Map`}
      subtitle={t`Your fields from above: where water, pests or care are wanted.`}
      actions={
        <Link href="/fields" className={buttonLook("quiet")}>
          {t`Your fields`}
        </Link>
      }
    >
      {children}
    </Page>
  );
}
