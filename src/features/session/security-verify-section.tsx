import { Trans } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { useAskVerification } from "./security-api.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

/** Says that the address is not confirmed, and has the mail sent again. */
export function SecurityVerifySection({ email }: { email: string }) {
  const ask = useAskVerification();
  const wordFailure = useSecurityFailure();
  return (
    <div>
      <Banner
        tone={ask.isSuccess ? "leaf" : "warn"}
        action={
          <Button
            variant="quiet"
            size="small"
            busy={ask.isPending}
            onClick={() => ask.mutate(undefined, { onError: logSecurityFailure })}
          >
            <Trans>Send the mail again</Trans>
          </Button>
        }
      >
        <p role="status" className="wrap-anywhere">
          {ask.isSuccess ? (
            <Trans>
              We have sent a mail to {email}. Open its link in this browser. Nothing there? Look
              among the spam too, or change the address below.
            </Trans>
          ) : (
            <Trans>
              Your e-mail address is not confirmed yet. Open the link that we have sent to {email}.
            </Trans>
          )}
        </p>
      </Banner>
      {ask.isError && <FieldError>{wordFailure(ask.error)}</FieldError>}
    </div>
  );
}
