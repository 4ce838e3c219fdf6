import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "./button-look.ts";
import { EmptyState } from "./empty-state.tsx";
import { Scene } from "./scene.tsx";

/** What a screen of the fields shows while there is none. @param props.text what it says once there is one */
export function NoField({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<Scene name="empty-field" />}
      title={t`No field yet`}
      text={text}
      action={
        <Link href="/fields" className={buttonLook()}>
          {t`Describe a field`}
          <ArrowRight aria-hidden size={18} />
        </Link>
      }
    />
  );
}
