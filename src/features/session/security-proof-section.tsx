import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { getCurrentUser, useSession } from "./api.ts";
import { useAskVerification } from "./security-api.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

const lookEvery = 5000;

/** Asks for the proof of the address before something that others have to bear, and sees when it has come. */
export function SecurityProofSection({ email }: { email: string }) {
  const { login } = useSession();
  const ask = useAskVerification();
  const wordFailure = useSecurityFailure();
  // The link may be opened on another device; in this browser the other tab tells at once.
  useQuery({
    queryKey: ["session", "proof"],
    queryFn: async () => {
      const user = await getCurrentUser();
      if (user.emailVerified) login(user);
      return user.emailVerified;
    },
    refetchInterval: lookEvery,
    refetchOnWindowFocus: "always",
  });
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
            {ask.isSuccess ? <Trans>Send the mail again</Trans> : <Trans>Send me the mail</Trans>}
          </Button>
        }
      >
        <p role="status" className="wrap-anywhere">
          {ask.isSuccess ? (
            <Trans>
              We have sent a mail to {email}. Open its link, then come back: your cart waits here.
              Nothing there? Look among the spam too, or change the address in your Profile.
            </Trans>
          ) : (
            <Trans>
              Before you order, show that {email} is your address: open the link of the mail that we
              send you. So nobody can hold a farmer’s goods under an invented name.
            </Trans>
          )}
        </p>
      </Banner>
      {ask.isError && <FieldError>{wordFailure(ask.error)}</FieldError>}
    </div>
  );
}
