import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { readFaults } from "#src/shared/form-faults.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FieldError, PasswordField } from "#src/ui/field.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import {
  describeIdentityError,
  describePasswordProblems,
  isCommonRefusal,
} from "./entrance-api.ts";
import { proofFaults } from "./owner-schema.ts";
import { useAskNewPassword, useChangePassword } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import { changePasswordInput } from "./security-schema.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";
import { getPasswordPolicy } from "./sign-in-api.ts";

const weak = "password-does-not-meet-requirements";

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

const known = { names: ["currentPassword"], codes: proofFaults } as const;

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const change = useChangePassword();
  const [isMissing, setMissing] = useState(false);
  const [problems, setProblems] = useState("");
  const { save, isBusy, failure } = useSaving(change, {
    wordFailure: useSecurityFailure(),
    onClose: onDone,
    onRefused(error, { newPassword }) {
      logSecurityFailure(error);
      if (describeFailure(error).code !== weak) return;
      void readProblems(newPassword, error).then((found) =>
        setProblems(found.map((one) => i18n._(one)).join(" ")),
      );
    },
  });
  const code = change.error ? describeFailure(change.error).code : null;
  const handleSubmit = (form: HTMLFormElement) => {
    const { data, error } = changePasswordInput.safeParse(Object.fromEntries(new FormData(form)));
    setMissing(readFaults(error, known).currentPassword !== undefined);
    setProblems("");
    if (data) save(data, { text: t`Your password has been changed.` });
  };
  const wordCurrent = () =>
    isMissing
      ? t`Enter your password.`
      : code === "wrong-credentials" && t`The current password is not right.`;
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setMissing(false)} className="grid gap-3">
      <PasswordField
        name="currentPassword"
        required
        autoComplete="current-password"
        label={t`Current password`}
        error={wordCurrent()}
      />
      <PasswordField
        name="newPassword"
        required
        autoComplete="new-password"
        label={t`New password`}
        error={code === weak && `${i18n._(describeIdentityError(weak))} ${problems}`.trim()}
      />
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isBusy}>
          <Trans>Save password</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </CheckedForm>
  );
}
