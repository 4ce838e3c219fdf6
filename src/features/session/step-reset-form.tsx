import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { PasswordField } from "#src/ui/field.tsx";
import { logIdentityError } from "./api.ts";
import { AskMailForm } from "./ask-mail-form.tsx";
import {
  askReset,
  describePasswordProblems,
  isCommonRefusal,
  type PasswordRefusal,
  resetPassword,
} from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { getPasswordPolicy } from "./sign-in-api.ts";
import { toIdentityErrorCode } from "./sign-in-rules.ts";
import { StepDoneSection } from "./step-done-section.tsx";
import { useMailedToken } from "./use-mailed-token.ts";
import { useStep } from "./use-step.ts";

/** Asks for the mail; and, behind its link, takes the new password. */
export function StepResetForm() {
  const token = useMailedToken();
  if (token) return <NewPasswordForm token={token} />;
  return (
    <>
      <AskMailForm
        send={askReset}
        button={<Trans>Send me a mail</Trans>}
        done={
          <Trans>
            If there is an account with this address, a mail with a link to a new password is on its
            way. The link works for 15 minutes.
          </Trans>
        }
      />
      <a href="/phone" className="mt-3 inline-block py-3 font-semibold text-leaf-700 underline">
        <Trans>Use your phone number</Trans>
      </a>
    </>
  );
}

/**
 * Reads the server's policy anew whenever it refused a password.
 * @returns the policy by which the last password was refused, and the sender that finds it out
 */
function usePolicyOf(send: (password: string) => Promise<void>) {
  const [refused, setRefused] = useState<PasswordRefusal | null>(null);
  const sendChecked = async (password: string) => {
    setRefused(null);
    try {
      await send(password);
    } catch (error) {
      const code = toIdentityErrorCode(describeFailure(error).code);
      if (code === "password-does-not-meet-requirements") {
        const policy = await getPasswordPolicy().catch(() => null);
        if (policy) setRefused({ password, policy, isCommon: isCommonRefusal(error) });
        else logIdentityError("network-request-failed");
      }
      throw error;
    }
  };
  return { refused, sendChecked };
}

function NewPasswordForm({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const { refused, sendChecked } = usePolicyOf((password) => resetPassword({ token, password }));
  const { isBusy, isDone, code, words, formProps } = useStep((typed) =>
    sendChecked(String(typed.get("password"))),
  );
  if (isDone) {
    return (
      <div className="grid gap-4">
        <StepDoneSection>
          <p className="font-semibold">
            <Trans>Your password has been changed.</Trans>
          </p>
          <p>
            <Trans>You were signed out everywhere. Sign in with the new password.</Trans>
          </p>
        </StepDoneSection>
        <LinkButton href="/login">
          <Trans>Sign in</Trans>
        </LinkButton>
      </div>
    );
  }
  const isWeak = code === "password-does-not-meet-requirements";
  const missing = refused ? describePasswordProblems(refused) : [];
  return (
    <form {...formProps}>
      <PasswordField
        id="password"
        name="password"
        autoComplete="new-password"
        label={t`New password`}
        error={isWeak ? [words, ...missing.map((one) => i18n._(one))].join(" ") : undefined}
      />
      {words && !isWeak && <FailureBanner>{words}</FailureBanner>}
      <Button type="submit" busy={isBusy} className="w-full">
        <Trans>Save the new password</Trans>
      </Button>
      {code === "link-not-valid" && (
        <a href="/reset-password" className="py-3 font-semibold text-leaf-700 underline">
          <Trans>Ask for a new link</Trans>
        </a>
      )}
    </form>
  );
}
