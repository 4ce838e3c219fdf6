import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";

/** The way back to the market, above a page that lies within it. */
export function MarketBackSection({ actions }: { actions?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <Link href="/marketplace" className={buttonLook("text", "normal", "-ml-5")}>
        <ArrowLeft aria-hidden size={20} />
        {t`All products`}
      </Link>
      {actions && <div className="flex gap-2">{actions}</div>}
    </div>
  );
}
