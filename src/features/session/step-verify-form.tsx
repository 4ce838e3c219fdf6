import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { logIdentityError, useSession } from "./api.ts";
import { verifyEmail } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { StepDoneSection } from "./step-done-section.tsx";
import { readMailedToken, useMailedToken } from "./use-mailed-token.ts";
import { useStep } from "./use-step.ts";

/** Confirms the address of the account that is signed in here, at the press of a button. */
export function StepVerifyForm() {
  const token = useMailedToken();
  const { user, login } = useSession();
  const { isBusy, isDone, code, words, formProps } = useStep(async () => {
    await verifyEmail(readMailedToken());
    if (user) login({ ...user, emailVerified: true });
  });
  useEffect(() => {
    if (token === "") logIdentityError("argument-error");
  }, [token]);
  if (isDone) {
    return (
      <div className="grid gap-4">
        <StepDoneSection>
          <p className="font-semibold">
            <Trans>Your e-mail address is confirmed.</Trans>
          </p>
        </StepDoneSection>
        <LinkButton href="/dashboard">
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
      </div>
    );
  }
  if (token === "") {
    return (
      <FailureBanner>
        <Trans>
          This address is not whole. Open the link in the mail again, or have a new one sent from
          your Profile.
        </Trans>
      </FailureBanner>
    );
  }
  const isSignedOut = code === "not-signed-in";
  const returnTo = `/verify-email#${token ?? ""}`;
  return (
    <form {...formProps}>
      {/* What was painted for everybody names nobody; its room is kept, or the button would go from under a thumb. */}
      <p className="flex min-h-14 items-end text-lg font-semibold break-all">
        {token !== null && user?.email}
      </p>
      {words && (
        <FailureBanner>
          {isSignedOut ? (
            <Trans>
              Sign in to this account first. That way nobody can use your address for an account
              that is not yours.
            </Trans>
          ) : (
            words
          )}
        </FailureBanner>
      )}
      {isSignedOut ? (
        <LinkButton href={`/login?${new URLSearchParams({ returnTo })}`}>
          <Trans>Sign in</Trans>
        </LinkButton>
      ) : (
        <Button type="submit" busy={isBusy} className="w-full">
          <Trans>Yes, this address is mine</Trans>
        </Button>
      )}
    </form>
  );
}
