import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { enterCode } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { enterPasskey } from "./passkey-api.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { useIdentityForm } from "./use-identity-form.ts";

/** The second step of signing in: the code of the authenticator app, or a backup code. */
export function StepCodeForm() {
  const { t } = useLingui();
  const [isBackup, setIsBackup] = useState(false);
  const { isBusy, formProps, codeError, emailError, formError } = useIdentityForm({
    submit: (typed) => enterCode(String(typed.get("code"))),
    goTo: "/dashboard",
  });
  // What is too short to be a code is refused as such; there is no e-mail address on this page.
  const shortCode = emailError && t`A code has six digits, a backup code ten letters and digits.`;
  return (
    <>
      <form {...formProps} noValidate className="grid gap-4">
        <TextField
          key={isBackup ? "backup" : "app"}
          id="code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={isBackup ? "text" : "numeric"}
          label={isBackup ? t`Backup code` : t`Code of the authenticator app`}
          hint={
            isBackup
              ? t`One of the ten that you have written down. Each works once.`
              : t`Six digits.`
          }
          error={codeError ?? shortCode}
        />
        {formError && <FailureBanner>{formError}</FailureBanner>}
        <Button type="submit" busy={isBusy} className="w-full">
          <Trans>Go on</Trans>
        </Button>
        <Button variant="text" onClick={() => setIsBackup(!isBackup)}>
          {isBackup ? <Trans>Use the app instead</Trans> : <Trans>Use a backup code</Trans>}
        </Button>
      </form>
      <PasskeyButton submit={enterPasskey}>
        <Trans>Use a passkey instead</Trans>
      </PasskeyButton>
    </>
  );
}
