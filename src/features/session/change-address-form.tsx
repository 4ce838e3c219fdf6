import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { logIdentityError, useSession } from "./api.ts";
import { confirmAddress, readAddressee, undoAddress } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { StepDoneSection } from "./step-done-section.tsx";
import { readMailedToken, useMailedToken } from "./use-mailed-token.ts";
import { useStep } from "./use-step.ts";

function BrokenLink() {
  useEffect(() => logIdentityError("argument-error"), []);
  return (
    <FailureBanner>
      <Trans>This address is not whole. Open the link in the mail again.</Trans>
    </FailureBanner>
  );
}

/**
 * Which address it is, so that nobody agrees to one unseen; nothing where the server cannot tell. Its room is kept, or
 * the button would go from under a thumb.
 */
function Addressee({ token }: { token: string | null }) {
  const [email, setEmail] = useState("");
  useEffect(() => {
    // A link that is dead or a server that is away is told at the press.
    if (token) readAddressee(token).then(setEmail, () => undefined);
  }, [token]);
  return <p className="flex min-h-14 items-end text-lg font-semibold break-all">{email}</p>;
}

/** Puts the new address into the account that is signed in here, at the press of a button. */
export function ChangeAddressForm() {
  const token = useMailedToken();
  const { login } = useSession();
  const { isBusy, isDone, code, words, formProps } = useStep(async () => {
    login(await confirmAddress(readMailedToken()));
  });
  if (isDone) {
    return (
      <div className="grid gap-4">
        <StepDoneSection>
          <p className="font-semibold">
            <Trans>Your account goes by this address now.</Trans>
          </p>
          <p>
            <Trans>You were signed out everywhere else.</Trans>
          </p>
        </StepDoneSection>
        <LinkButton href="/dashboard">
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
      </div>
    );
  }
  if (token === "") return <BrokenLink />;
  const returnTo = `/change-email#${token ?? ""}`;
  return (
    <form {...formProps}>
      <Addressee token={token} />
      {words && (
        <FailureBanner>
          {code === "not-signed-in" ? (
            <Trans>Sign in to this account first, with the address that it has now.</Trans>
          ) : code === "link-not-valid" ? (
            <Trans>
              This link does not work any more, or is for another account. You can ask for a new one
              in your Profile.
            </Trans>
          ) : (
            words
          )}
        </FailureBanner>
      )}
      {code === "not-signed-in" ? (
        <LinkButton href={`/login?${new URLSearchParams({ returnTo })}`}>
          <Trans>Sign in</Trans>
        </LinkButton>
      ) : code === "link-not-valid" ? (
        <LinkButton href="/dashboard">
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
      ) : (
        <Button type="submit" busy={isBusy} className="w-full">
          <Trans>Yes, use this address</Trans>
        </Button>
      )}
    </form>
  );
}

/** Takes an account back to the address before, and leads on to a new password. */
export function UndoAddressForm() {
  const token = useMailedToken();
  const { isBusy, isDone, code, words, formProps } = useStep(async () => {
    const next = await undoAddress(readMailedToken());
    window.location.assign(`/reset-password#${next}`);
  });
  if (token === "") return <BrokenLink />;
  const isDead = code === "link-not-valid";
  return (
    <form {...formProps}>
      <Addressee token={token} />
      {words && (
        <FailureBanner>
          {isDead ? (
            <Trans>
              This link does not work any more: it works once, within 7 days. Set a new password by
              mail; if none comes, ask whoever runs Urvara here.
            </Trans>
          ) : (
            words
          )}
        </FailureBanner>
      )}
      {isDead ? (
        <LinkButton href="/reset-password">
          <Trans>Set a new password</Trans>
        </LinkButton>
      ) : (
        <Button type="submit" busy={isBusy || isDone} className="w-full">
          <Trans>Take my account back</Trans>
        </Button>
      )}
    </form>
  );
}
