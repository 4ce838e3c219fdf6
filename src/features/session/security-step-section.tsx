import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { logIdentityError } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { toIdentityErrorCode } from "./rules.ts";

/** One part of the security settings: its heading, how it stands, and what can be done. */
export function SecurityPart(props: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-semibold">{props.title}</h4>
        {props.text && <p className="mt-0.5 text-[15px] text-quiet">{props.text}</p>}
      </div>
      {props.children}
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

export function logSecurityFailure(error: unknown): void {
  logIdentityError(toIdentityErrorCode(describeFailure(error).code));
}
