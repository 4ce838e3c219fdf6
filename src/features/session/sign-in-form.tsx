import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { PasswordField, TextField } from "#src/ui/field.tsx";
import { readMirror } from "./api.ts";
import { CookiesBanner } from "./cookies-banner.tsx";
import { describeSignInError, readCaptchaHeaders } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { Divider } from "#src/ui/divider.tsx";
import { signInWithPasskey } from "./passkey-api.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { signIn } from "./sign-in-api.ts";
import { StepLinkMailSection } from "./step-link-mail-section.tsx";
import { leaveSignedIn, useIdentityForm } from "./use-identity-form.ts";

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

/** How many changes wait on this device for somebody to sign in. */
function useWaitingWrites(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const { countWaitingWrites, removeDeviceData } = await import("#src/shared/device-data.ts");
      const found = await countWaitingWrites();
      if (!isLeft) setCount(found);
      await removeDeviceData(new Date());
    };
    // A browser may keep its store shut, or have no network; signing in does without it.
    look().catch((error: unknown) =>
      console.warn("[offline] not all is known of what waits", error),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return count;
}

/** Goes on as if it had been here when somebody signs in beside this tab. */
function useOtherTabs(): void {
  useEffect(() => {
    let wasKnown = readMirror() !== null;
    const follow = () => {
      // A page that is being left for what follows is told of its own sign-in.
      if (document.hidden) return;
      const isKnown = readMirror() !== null;
      // Who was known before came to this form all the same, and is to have it.
      if (isKnown && !wasKnown) leaveSignedIn("/dashboard");
      wasKnown = isKnown;
    };
    window.addEventListener("storage", follow);
    // A tab that was frozen meanwhile is told of nothing.
    document.addEventListener("visibilitychange", follow);
    return () => {
      window.removeEventListener("storage", follow);
      document.removeEventListener("visibilitychange", follow);
    };
  }, []);
}

/**
 * E-mail and password. Its ids are fixed, because the page is painted as part of a whole document and
 * brought to life as a part of it, which would give other generated ones.
 */
export function SignInForm({ isByPhone }: { isByPhone: boolean }) {
  const { t } = useLingui();
  const { isBusy, formProps, code, emailError, passwordError, formError } = useIdentityForm({
    submit,
    goTo: "/dashboard",
    describe: describeSignInError,
  });
  const isSentBySetup = useSyncExternalStore(subscribeToNothing, isSetupWanted, () => false);
  const waiting = useWaitingWrites();
  useOtherTabs();
  const remember = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A phone is its farmer's own, and what is written on it without a signal must find its way out.
    if (remember.current && window.matchMedia("(pointer: coarse)").matches) {
      remember.current.checked = true;
    }
  }, []);
  return (
    <>
      <div role="status">
        {waiting > 0 && (
          <p className="mb-5 flex gap-2.5 rounded-control bg-marigold-100 px-4 py-3 font-medium text-ink">
            <Clock aria-hidden size={20} className="mt-0.5 shrink-0 text-marigold-600" />
            <Plural
              value={waiting}
              one="# change waits on this device. Sign in to send it."
              other="# changes wait on this device. Sign in to send them."
            />
          </p>
        )}
      </div>
      {isByPhone && (
        <>
          <PhoneForm page="/phone" />
          <Divider>
            <Trans>Or by e-mail</Trans>
          </Divider>
        </>
      )}
      <form {...formProps} method="post" className="grid gap-3">
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
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-copy">
          <Checkbox ref={remember} name="remember" label={t`Remember Me`} />
          <a href="/reset-password" className="py-3 font-semibold text-leaf-700 underline">
            <Trans>Forgot password?</Trans>
          </a>
        </div>
        {/* The form of the number says it where it stands above. */}
        {!isByPhone && <CookiesBanner />}
        {formError && <FailureBanner>{formError}</FailureBanner>}
        {(code === "login-blocked" || code === "too-many-requests") && (
          <StepLinkMailSection form={formProps.ref} isNew={false} />
        )}
        {!formError && isSentBySetup && (
          <FailureBanner>
            <Trans>You must be logged in to complete the setup.</Trans>
          </FailureBanner>
        )}
        <Button
          type="submit"
          variant={isByPhone ? "quiet" : "primary"}
          busy={isBusy}
          className="w-full"
        >
          <Trans>Log in</Trans>
        </Button>
      </form>
      <PasskeyButton submit={signInWithPasskey}>
        <Trans>Sign in with a passkey</Trans>
      </PasskeyButton>
      <p className="flex flex-wrap justify-center gap-x-6 text-center">
        {!isByPhone && (
          <a href="/phone" className="inline-block py-3 font-semibold text-leaf-700 underline">
            <Trans>Use your phone number</Trans>
          </a>
        )}
        <a href="/link" className="inline-block py-3 font-semibold text-leaf-700 underline">
          <Trans>Sign in with a link by e-mail</Trans>
        </a>
      </p>
    </>
  );
}
