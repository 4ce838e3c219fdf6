import { Trans, useLingui } from "@lingui/react/macro";
import { Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { PasswordField, TextField } from "#src/ui/field.tsx";
import { logIdentityError } from "./api.ts";
import { CookiesBanner } from "./cookies-banner.tsx";
import {
  describePasswordProblems,
  isCommonRefusal,
  type PasswordRefusal,
  readCaptchaHeaders,
} from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { getPasswordPolicy, signUp } from "./sign-in-api.ts";
import { StepLinkMailSection } from "./step-link-mail-section.tsx";
import { type IdentityFormOptions, useIdentityForm } from "./use-identity-form.ts";

const submit = async (typed: FormData) => {
  const headers = await readCaptchaHeaders("sign_up");
  const input = {
    email: String(typed.get("email")),
    password: String(typed.get("password")),
    agreedToTerms: typed.has("agreedToTerms"),
  };
  return signUp(input, headers);
};

type SignUpFormProps = { isByPhone: boolean; termsLabel: ReactNode };

/** The new account. Nothing is checked here, as specified; the server says what does not do. */
export function SignUpForm({ isByPhone, termsLabel }: SignUpFormProps) {
  const { t, i18n } = useLingui();
  const [weakness, setWeakness] = useState<PasswordRefusal | null>(null);

  const readPolicy: IdentityFormOptions["onFailure"] = async (code, typed, error) => {
    setWeakness(null);
    if (code !== "password-does-not-meet-requirements") return;
    try {
      const policy = await getPasswordPolicy();
      const password = String(typed.get("password"));
      setWeakness({ password, policy, isCommon: isCommonRefusal(error) });
    } catch {
      // The refusal itself is shown all the same, only without what exactly is missing.
      logIdentityError("network-request-failed");
    }
  };
  const { isBusy, formProps, code, emailError, passwordError, formError } = useIdentityForm({
    submit,
    goTo: "/setup",
    onFailure: readPolicy,
  });
  const missing = weakness ? describePasswordProblems(weakness) : [];
  return (
    <>
      {isByPhone && (
        <LinkButton
          href="/phone"
          icon={<Smartphone aria-hidden size={20} />}
          className="mb-4 w-full"
        >
          <Trans>Use your phone number</Trans>
        </LinkButton>
      )}
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
          hint={t`At least 6 letters or numbers.`}
          error={passwordError && [passwordError, ...missing.map((one) => i18n._(one))].join(" ")}
        />
        <Checkbox name="agreedToTerms" label={termsLabel} />
        <CookiesBanner />
        {formError && <FailureBanner>{formError}</FailureBanner>}
        {code === "too-many-requests" && <StepLinkMailSection form={formProps.ref} isNew />}
        <Button
          type="submit"
          variant={isByPhone ? "quiet" : "primary"}
          busy={isBusy}
          className="w-full"
        >
          <Trans>Create account</Trans>
        </Button>
      </form>
      {!isByPhone && (
        <p className="mt-1 text-center">
          <a href="/phone" className="inline-block py-3 font-semibold text-leaf-700 underline">
            <Trans>Use your phone number</Trans>
          </a>
        </p>
      )}
    </>
  );
}
