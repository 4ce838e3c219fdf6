import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { PasswordField, TextField } from "#src/ui/field.tsx";
import { getPasswordPolicy, logIdentityError, signUp } from "./api.ts";
import { describePasswordProblems, readCaptchaHeaders } from "./entrance-api.ts";
import { FormFailure, useIdentityForm } from "./identity-form.tsx";
import { GoogleButton } from "./provider-section.tsx";
import type { IdentityErrorCode, PasswordPolicy } from "./schema.ts";

const submit = async (typed: FormData) => {
  const headers = await readCaptchaHeaders("sign_up");
  const input = {
    email: String(typed.get("email")),
    password: String(typed.get("password")),
    agreedToTerms: typed.has("agreedToTerms"),
  };
  return signUp(input, headers);
};

type Weakness = { password: string; policy: PasswordPolicy };

/** The new account. Nothing is checked here, as specified; the server says what does not do. */
export function SignUpForm({ termsLabel }: { termsLabel: ReactNode }) {
  const { t, i18n } = useLingui();
  const [weakness, setWeakness] = useState<Weakness | null>(null);

  const readPolicy = async (code: IdentityErrorCode, typed: FormData) => {
    setWeakness(null);
    if (code !== "password-does-not-meet-requirements") return;
    try {
      const policy = await getPasswordPolicy();
      setWeakness({ password: String(typed.get("password")), policy });
    } catch {
      // The refusal itself is shown all the same, only without what exactly is missing.
      logIdentityError("network-request-failed");
    }
  };
  const { isBusy, formProps, emailError, passwordError, formError } = useIdentityForm({
    submit,
    goTo: "/setup",
    onFailure: readPolicy,
  });
  const missing = weakness ? describePasswordProblems(weakness.password, weakness.policy) : [];
  return (
    <>
      <form {...formProps} method="post" noValidate className="grid gap-4">
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Email address`}
          error={emailError}
        />
        <PasswordField
          id="password"
          name="password"
          autoComplete="new-password"
          placeholder={t`Create a password`}
          label={t`Password`}
          error={passwordError && [passwordError, ...missing.map((one) => i18n._(one))].join(" ")}
        />
        <Checkbox name="agreedToTerms" label={termsLabel} />
        {formError && <FormFailure>{formError}</FormFailure>}
        <Button type="submit" busy={isBusy} className="w-full">
          <Trans>Create account</Trans>
        </Button>
      </form>
      <div className="mt-4">
        <GoogleButton>
          <Trans>Sign Up with Google</Trans>
        </GoogleButton>
      </div>
    </>
  );
}
