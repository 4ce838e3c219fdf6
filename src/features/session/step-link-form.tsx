import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { logIdentityError } from "./api.ts";
import { AskMailForm } from "./ask-mail-form.tsx";
import { askLink, keepEmail, openLink, readKeptEmail } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import type { SignedIn } from "./sign-in-schema.ts";
import { useIdentityForm } from "./use-identity-form.ts";
import { useMailedToken } from "./use-mailed-token.ts";

async function send(email: string): Promise<void> {
  await askLink(email);
  keepEmail(email.trim());
}

/** Asks for the link; and, behind the link, signs in at the press of a button and never before. */
export function StepLinkForm() {
  const token = useMailedToken();
  if (token) return <OpenLinkForm token={token} />;
  return (
    <AskMailForm
      send={send}
      button={<Trans>Send me the link</Trans>}
      done={
        <Trans>
          We have sent a link to this address. Open it on this device within 15 minutes. Nothing
          there? Look among the spam too.
        </Trans>
      }
    />
  );
}

function OpenLinkForm({ token }: { token: string }) {
  const { t } = useLingui();
  const [kept] = useState(readKeptEmail);
  const [isAsking, setIsAsking] = useState(kept === null);
  const signedIn = useRef<SignedIn>(null);
  const { isBusy, formProps, emailError, formError } = useIdentityForm({
    async submit(typed) {
      const email = isAsking ? String(typed.get("email")) : (kept ?? "");
      signedIn.current = await openLink({ token, email });
      keepEmail(null);
      return signedIn.current.user;
    },
    goTo: () => (signedIn.current?.isNew ? "/setup" : "/dashboard"),
    async onFailure(code) {
      if (code === "invalid-input") logIdentityError("argument-error");
    },
  });
  return (
    <form {...formProps} noValidate className="grid gap-4">
      {isAsking ? (
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Email address`}
          hint={t`The address that the link was sent to.`}
          error={emailError}
        />
      ) : (
        <p className="text-quiet">
          <Trans>
            You are signing in as <strong className="break-words text-ink">{kept}</strong>.
          </Trans>
        </p>
      )}
      {(formError ?? (isAsking ? undefined : emailError)) && (
        <FailureBanner>{formError ?? emailError}</FailureBanner>
      )}
      <Button type="submit" busy={isBusy} className="w-full">
        <Trans>Sign in now</Trans>
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        {!isAsking && (
          <Button variant="text" onClick={() => setIsAsking(true)}>
            <Trans>Another address</Trans>
          </Button>
        )}
        <a href="/link" className="py-3 font-semibold text-leaf-700 underline">
          <Trans>Ask for a new link</Trans>
        </a>
      </div>
    </form>
  );
}
