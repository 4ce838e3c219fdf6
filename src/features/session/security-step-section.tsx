import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { logIdentityError } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { toIdentityErrorCode } from "./rules.ts";

type SecurityPartProps = {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
};

/** One part of the security settings: its heading, how it stands, and what can be done. */
export function SecurityPart({ ref, title, text, children }: SecurityPartProps) {
  return (
    <div ref={ref} className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-semibold">{title}</h4>
        {text && <p className="mt-0.5 text-[15px] text-quiet">{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** Words and log line for a change that failed. */
export function useSecurityFailure(): (error: unknown) => string | undefined {
  const { i18n, t } = useLingui();
  return (error) => {
    if (!error) return undefined;
    const { code } = describeFailure(error);
    if (code === "wrong-credentials") return t`The current password is not right.`;
    if (code === "not-allowed") return t`Confirm your e-mail address first.`;
    return i18n._(describeIdentityError(toIdentityErrorCode(code)));
  };
}

/** Writes a failure's code to the console, as signing in does. */
export function logSecurityFailure(error: unknown): void {
  logIdentityError(toIdentityErrorCode(describeFailure(error).code));
}
