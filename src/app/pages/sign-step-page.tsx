import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { StepPageName } from "#src/app/app-paths.ts";
import { IdentityFrame } from "#src/app/shell/identity-frame.tsx";
import { ChangeAddressForm, UndoAddressForm } from "#src/features/session/change-address-form.tsx";
import { PhoneCodeForm } from "#src/features/session/phone-code-form.tsx";
import { PhoneForm } from "#src/features/session/phone-form.tsx";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { StepCodeForm } from "#src/features/session/step-code-form.tsx";
import { StepLinkForm } from "#src/features/session/step-link-form.tsx";
import { StepResetForm } from "#src/features/session/step-reset-form.tsx";
import { StepVerifyForm } from "#src/features/session/step-verify-form.tsx";
import { LinkButton } from "#src/ui/button.tsx";

type Step = { title: ReactNode; text: ReactNode; form: ReactNode };

function getStep(name: StepPageName): Step {
  switch (name) {
    case "link":
      return {
        title: <Trans>Sign in by e-mail</Trans>,
        text: <Trans>No password needed: the link in our mail lets you in.</Trans>,
        form: <StepLinkForm />,
      };
    case "reset-password":
      return {
        title: <Trans>New password</Trans>,
        text: <Trans>With a link in a mail you choose another one.</Trans>,
        form: <StepResetForm />,
      };
    case "verify-email":
      return {
        title: <Trans>Confirm your address</Trans>,
        text: <Trans>Then a lost password can be replaced, and your account is yours alone.</Trans>,
        form: <StepVerifyForm />,
      };
    case "change-email":
      return {
        title: <Trans>Your new address</Trans>,
        text: <Trans>From then on you sign in with it, and our mails go to it.</Trans>,
        form: <ChangeAddressForm />,
      };
    case "undo-email":
      return {
        title: <Trans>Take your account back</Trans>,
        text: (
          <Trans>
            Your earlier address is put into it again, everybody is signed out of it, and you choose
            a new password.
          </Trans>
        ),
        form: <UndoAddressForm />,
      };
    case "second-factor":
      return {
        title: <Trans>One more step</Trans>,
        text: <Trans>This account also asks for a code that only you have.</Trans>,
        form: <StepCodeForm />,
      };
    case "phone":
      return {
        title: <Trans>Your phone number</Trans>,
        text: <Trans>We send you a code by SMS. It signs you in, or begins your account.</Trans>,
        form: <PhoneForm />,
      };
    case "phone-code":
      return {
        title: <Trans>The code in the SMS</Trans>,
        text: <Trans>It works for 5 minutes, in this browser alone. Tell it to nobody.</Trans>,
        form: <PhoneCodeForm />,
      };
  }
}

/** The steps beside signing in and up, each a page of its own that a mail may lead to. */
export function SignStepPage({ name }: { name: StepPageName }) {
  const { title, text, form } = getStep(name);
  return (
    <SessionProvider>
      <IdentityFrame
        topAction={
          <LinkButton href="/login">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-1 mb-6 text-quiet">{text}</p>
        {form}
      </IdentityFrame>
    </SessionProvider>
  );
}
