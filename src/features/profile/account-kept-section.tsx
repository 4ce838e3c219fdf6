import { Trans } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { useRemoveKeptNotice } from "./account-api.ts";
import { useProfileFailure } from "./profile-words.ts";

/** Tells whoever had deleted the account that signing in has kept it, until they have read it. */
export function AccountKeptSection() {
  const wordFailure = useProfileFailure();
  const remove = useRemoveKeptNotice();
  return (
    <div role="status" className="mb-5">
      <Banner
        tone="leaf"
        action={
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Understood</Trans>
          </Button>
        }
      >
        <p className="font-semibold">
          <Trans>Welcome back: your account is kept.</Trans>
        </p>
        <p>
          <Trans>It was going to be deleted. Everything in it is as you left it.</Trans>
        </p>
        {remove.isError && <FieldError>{wordFailure(remove.error)}</FieldError>}
      </Banner>
    </div>
  );
}
