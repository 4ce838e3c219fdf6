import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { PasswordField, TextField } from "#src/ui/field.tsx";
import { signIn } from "./api.ts";
import { describeSignInError, readCaptchaHeaders } from "./entrance-api.ts";
import { CookiesBlockedNote, FormFailure, useIdentityForm } from "./identity-form.tsx";
import { signInWithPasskey } from "./passkey-api.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { GoogleButton } from "./provider-section.tsx";
import { LinkMailSection } from "./step-link-mail-section.tsx";

const submit = async (typed: FormData) => {
  const headers = await readCaptchaHeaders("sign_in");
  const input = {
    email: String(typed.get("email")),
    password: String(typed.get("password")),
    remember: typed.has("remember"),
  };
  return signIn(input, headers);
};

const subscribeToNothing = () => () => undefined;
const isSetupWanted = () =>
  new URLSearchParams(window.location.search).get("returnTo") === "/setup";

/**
 * E-mail and password. Its ids are fixed, because the page is painted as part of a whole document and
 * brought to life as a part of it, which would give other generated ones.
 */
export function SignInForm() {
  const { t } = useLingui();
  const { isBusy, formProps, code, emailError, passwordError, formError } = useIdentityForm({
    submit,
    goTo: "/dashboard",
    describe: describeSignInError,
  });
  const isSentBySetup = useSyncExternalStore(subscribeToNothing, isSetupWanted, () => false);
  return (
    <>
      <form {...formProps} method="post" className="grid gap-4">
        <TextField
          id="email"
          name="email"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Email Address`}
          error={emailError}
        />
        <PasswordField
          id="password"
          name="password"
          required
          autoComplete="current-password"
          label={t`Password`}
          error={passwordError}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label={t`Remember Me`} />
          <a href="/reset-password" className="py-3 font-semibold text-leaf-700 underline">
            <Trans>Forgot password?</Trans>
          </a>
        </div>
        <CookiesBlockedNote />
        {formError && <FormFailure>{formError}</FormFailure>}
        {(code === "login-blocked" || code === "too-many-requests") && (
          <LinkMailSection form={formProps.ref} isNew={false} />
        )}
        {!formError && isSentBySetup && (
          <FormFailure>
            <Trans>You must be logged in to complete the setup.</Trans>
          </FormFailure>
        )}
        <Button type="submit" busy={isBusy} className="w-full">
          <Trans>Log in</Trans>
        </Button>
      </form>
      <div className="mt-4">
        <GoogleButton>
          <Trans>Log in with Google</Trans>
        </GoogleButton>
        <PasskeyButton submit={signInWithPasskey}>
          <Trans>Sign in with a passkey</Trans>
        </PasskeyButton>
      </div>
      <p className="mt-3 text-center">
        <a href="/link" className="inline-block py-3 font-semibold text-leaf-700 underline">
          <Trans>Sign in with a link by e-mail</Trans>
        </a>
      </p>
    </>
  );
}
