import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { readFaults } from "#src/shared/form-faults.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { readOwnerProof, useOwnerProof } from "./owner-api.ts";
import { proofFaults } from "./owner-schema.ts";
import { useAskAddress } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import { changeAddressInput } from "./security-schema.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";
import { emailFault } from "./sign-in-schema.ts";

/** Changing the address that the account goes by. */
export function SecurityAddressForm({ email }: { email: string }) {
  const ask = useAskAddress();
  const [isOpen, setIsOpen] = useState(false);
  const place = useSwapFocus<HTMLDivElement>(isOpen || ask.isSuccess);
  const sentTo = ask.variables?.email;
  const isNone = isStandInEmail(email);
  return (
    <SecurityCard
      ref={place}
      title={<Trans>E-mail address</Trans>}
      text={
        isNone ? (
          <Trans>None yet. With one you can also have a password, and a way back in.</Trans>
        ) : (
          <span className="wrap-anywhere">{email}</span>
        )
      }
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
          {isNone ? <Trans>Add an e-mail address</Trans> : <Trans>Change e-mail address</Trans>}
        </Button>
      )}
    </SecurityCard>
  );
}

type ChangeFormProps = { ask: ReturnType<typeof useAskAddress>; onCancel: () => void };

const known = {
  names: ["email", "password", "code"],
  codes: [emailFault, ...proofFaults],
} as const;

function readChange(form: HTMLFormElement) {
  const email = String(new FormData(form).get("email")).trim();
  const { data: input, error } = changeAddressInput.safeParse({ email, ...readOwnerProof(form) });
  return { input, faults: readFaults(error, known) };
}

function ChangeForm({ ask, onCancel }: ChangeFormProps) {
  const { t } = useLingui();
  const proof = useOwnerProof();
  const { save, isBusy, failure } = useSaving(ask, {
    wordFailure: useSecurityFailure(),
    onRefused: logSecurityFailure,
  });
  const [faults, setFaults] = useState<ReturnType<typeof readChange>["faults"]>({});
  const code = ask.error ? describeFailure(ask.error).code : undefined;
  const handleSubmit = (form: HTMLFormElement) => {
    const read = readChange(form);
    setFaults(read.faults);
    if (read.input) save(read.input);
  };
  const wordAddressFault = () => {
    if (faults.email || code === "invalid-input") {
      return t`Enter another address, such as name@example.com.`;
    }
    return (
      code === "email-already-in-use" && t`There is an account with this e-mail address already.`
    );
  };
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setFaults({})} className="grid gap-3">
      <TextField
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t`New e-mail address`}
        error={wordAddressFault()}
      />
      <OwnerProofFields
        {...proof}
        failure={ask.error}
        isMissing={Boolean(faults.password ?? faults.code)}
      />
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isBusy}>
          <Trans>Send a mail to it</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </CheckedForm>
  );
}
