import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { describeIdentityError } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { beginPhoneAnew, enterPhoneCode } from "./phone-api.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import type { SignedIn } from "./sign-in-schema.ts";
import { useIdentityForm } from "./use-identity-form.ts";
import { useSmsCode } from "./use-sms-code.ts";

const describe = (code: IdentityErrorCode) =>
  code === "wrong-code"
    ? msg`This code is not right. Look at the newest SMS.`
    : describeIdentityError(code);

/** Signs in with what one of the two forms sends. */
function usePhoneEntrance(enter: (typed: FormData) => Promise<SignedIn>) {
  const signedIn = useRef<SignedIn>(null);
  return useIdentityForm({
    async submit(typed) {
      signedIn.current = await enter(typed);
      return signedIn.current.user;
    },
    goTo: () => (signedIn.current?.isNew ? "/setup" : "/dashboard"),
    describe,
  });
}

/** The code of the SMS, which opens the account of its number or begins one. */
export function PhoneCodeForm() {
  const { t } = useLingui();
  const { isBusy, formProps, code, codeError, emailError, formError } = usePhoneEntrance((typed) =>
    enterPhoneCode(String(typed.get("code"))),
  );
  useSmsCode(formProps.ref);
  if (code === "phone-not-recent") return <NotRecentForm />;
  return (
    <form {...formProps} method="post" noValidate className="grid gap-4">
      <TextField
        id="code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        label={t`Code`}
        hint={t`Six digits.`}
        error={codeError ?? (emailError && t`The code has six digits.`)}
      />
      {formError && <FailureBanner>{formError}</FailureBanner>}
      <Button type="submit" busy={isBusy} className="w-full">
        <Trans>Go on</Trans>
      </Button>
      <a href="/phone" className="justify-self-start py-3 font-semibold text-leaf-700 underline">
        <Trans>No SMS? Ask for another code</Trans>
      </a>
    </form>
  );
}

/** The number opens nothing by itself any more: another proof does, or a new account. */
function NotRecentForm() {
  const [isSure, setIsSure] = useState(false);
  const { isBusy, formProps, formError } = usePhoneEntrance(beginPhoneAnew);
  return (
    <form {...formProps} className="grid gap-4">
      <FailureBanner>
        <Trans>
          Nobody has signed in with this number for 90 days. Operators give numbers to others after
          that, so it does not open the account by itself.
        </Trans>
      </FailureBanner>
      <p>
        <Trans>
          Is the account yours? Sign in with its e-mail address, a passkey, or on a device where you
          were signed in before.
        </Trans>
      </p>
      <a href="/login" className="justify-self-start py-3 font-semibold text-leaf-700 underline">
        <Trans>Sign in another way</Trans>
      </a>
      <p>
        <Trans>
          Is the number new to you? Begin an account of your own with it. The earlier one stays
          closed to you.
        </Trans>
      </p>
      {formError && <FailureBanner>{formError}</FailureBanner>}
      {isSure ? (
        <Button type="submit" busy={isBusy} className="w-full">
          <Trans>Yes, begin anew with this number</Trans>
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setIsSure(true)} className="w-full">
          <Trans>Begin a new account</Trans>
        </Button>
      )}
    </form>
  );
}
