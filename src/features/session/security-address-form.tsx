import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError, TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { readOwnerProof, useOwnerProof } from "./owner-api.ts";
import { useAskAddress } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

/** Changing the address that the account goes by. */
export function SecurityAddressForm({ email }: { email: string }) {
  const ask = useAskAddress();
  const [isOpen, setIsOpen] = useState(false);
  const place = useSwapFocus<HTMLDivElement>(isOpen || ask.isSuccess);
  const sentTo = ask.variables?.email;
  return (
    <SecurityCard
      ref={place}
      title={<Trans>E-mail address</Trans>}
      text={<span className="wrap-anywhere">{email}</span>}
    >
      {ask.isSuccess && (
        <p role="status" tabIndex={-1} className="wrap-anywhere outline-none">
          <Trans>
            We have sent a mail to {sentTo}. Open its link in this browser; until then nothing is
            changed.
          </Trans>
        </p>
      )}
      {isOpen && !ask.isSuccess ? (
        <ChangeForm ask={ask} onCancel={() => setIsOpen(false)} />
      ) : (
        <Button
          variant="quiet"
          className="sm:justify-self-start"
          onClick={() => {
            ask.reset();
            setIsOpen(true);
          }}
        >
          <Trans>Change e-mail address</Trans>
        </Button>
      )}
    </SecurityCard>
  );
}

type ChangeFormProps = { ask: ReturnType<typeof useAskAddress>; onCancel: () => void };

function ChangeForm({ ask, onCancel }: ChangeFormProps) {
  const { t } = useLingui();
  const proof = useOwnerProof();
  const wordFailure = useSecurityFailure();
  const code = ask.error ? describeFailure(ask.error).code : undefined;
  const isAddressFault = code === "invalid-input" || code === "email-already-in-use";
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    const body = { email, ...readOwnerProof(event.currentTarget) };
    ask.mutate(body, { onError: logSecurityFailure });
  };
  const wordAddressFault = () =>
    code === "invalid-input"
      ? t`Enter another address, such as name@example.com.`
      : t`There is an account with this e-mail address already.`;
  return (
    <form onSubmit={handleSubmit} className="grid gap-3">
      <TextField
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t`New e-mail address`}
        error={isAddressFault && wordAddressFault()}
      />
      <OwnerProofFields {...proof} failure={ask.error} />
      {ask.isError && !isAddressFault && !isProofFailure(ask.error) && (
        <FieldError>{wordFailure(ask.error)}</FieldError>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={ask.isPending}>
          <Trans>Send a mail to it</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
