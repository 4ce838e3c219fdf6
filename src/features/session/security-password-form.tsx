import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError, PasswordField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { describePasswordProblems, isCommonRefusal } from "./entrance-api.ts";
import { useAskNewPassword, useChangePassword } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";
import { getPasswordPolicy } from "./sign-in-api.ts";

type Props = { hasPassword: boolean; email: string };

/** Changing the password, or getting a first one by mail. */
export function SecurityPasswordForm({ hasPassword, email }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useSwapFocus<HTMLDivElement>(isOpen);
  if (!hasPassword) return <FirstPassword email={email} />;
  return (
    <SecurityCard
      ref={place}
      title={<Trans>Password</Trans>}
      text={<Trans>Changing it signs you out everywhere else.</Trans>}
    >
      {isOpen ? (
        <ChangeForm onDone={() => setIsOpen(false)} />
      ) : (
        <Button variant="quiet" className="sm:justify-self-start" onClick={() => setIsOpen(true)}>
          <Trans>Change password</Trans>
        </Button>
      )}
    </SecurityCard>
  );
}

function FirstPassword({ email }: { email: string }) {
  const ask = useAskNewPassword();
  const wordFailure = useSecurityFailure();
  return (
    <SecurityCard
      title={<Trans>Password</Trans>}
      text={<Trans>This account has none: you sign in another way.</Trans>}
    >
      {ask.isSuccess ? (
        <p role="status">
          <Trans>A mail with a link to a first password is on its way.</Trans>
        </p>
      ) : (
        <Button
          variant="quiet"
          className="sm:justify-self-start"
          busy={ask.isPending}
          onClick={() => ask.mutate(email, { onError: logSecurityFailure })}
        >
          <Trans>Set a password by mail</Trans>
        </Button>
      )}
      {ask.isError && <FieldError>{wordFailure(ask.error)}</FieldError>}
    </SecurityCard>
  );
}

/** What a refused password lacks, by the policy as it is now; nothing when it cannot be read. */
async function readProblems(password: string, refusal: unknown) {
  try {
    const isCommon = isCommonRefusal(refusal);
    return describePasswordProblems({ password, policy: await getPasswordPolicy(), isCommon });
  } catch (error) {
    logSecurityFailure(error);
    return [];
  }
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const change = useChangePassword();
  const wordFailure = useSecurityFailure();
  const [missing, setMissing] = useState("");
  const code = change.error ? describeFailure(change.error).code : null;
  const words = wordFailure(change.error);
  const isWeak = code === "password-does-not-meet-requirements";
  const isWrong = code === "wrong-credentials";
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const newPassword = String(typed.get("newPassword"));
    setMissing("");
    change.mutate(
      { currentPassword: String(typed.get("currentPassword")), newPassword },
      {
        onSuccess: () => {
          toast.show({ text: t`Your password has been changed.`, tone: "good" });
          onDone();
        },
        onError: (error) => {
          logSecurityFailure(error);
          if (describeFailure(error).code !== "password-does-not-meet-requirements") return;
          void readProblems(newPassword, error).then((problems) =>
            setMissing(problems.map((one) => i18n._(one)).join(" ")),
          );
        },
      },
    );
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-3">
      <PasswordField
        name="currentPassword"
        required
        autoComplete="current-password"
        label={t`Current password`}
        error={isWrong ? words : undefined}
      />
      <PasswordField
        name="newPassword"
        required
        autoComplete="new-password"
        label={t`New password`}
        error={isWeak ? `${words ?? ""} ${missing}`.trim() : undefined}
      />
      {words && !isWeak && !isWrong && <FieldError>{words}</FieldError>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={change.isPending}>
          <Trans>Save password</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
