import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { readFaults } from "#src/shared/form-faults.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import { readOwnerProof, useOwnerProof } from "./owner-api.ts";
import { ownerProof, proofFaults } from "./owner-schema.ts";
import { addPhoneInput, phoneCodeInput, phoneFaults } from "./phone-schema.ts";
import { useAskPhone, useConfirmPhone, useRemovePhone } from "./security-api.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

const known = {
  names: ["phone", "password", "code"],
  codes: [...Object.values(phoneFaults), ...proofFaults],
} as const;

function readNumber(form: HTMLFormElement) {
  const phone = String(new FormData(form).get("phone"));
  const { data: input, error } = addPhoneInput.safeParse({ phone, ...readOwnerProof(form) });
  return { input, faults: readFaults(error, known) };
}

function Buttons({ isBusy, onCancel, children }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button type="submit" busy={isBusy}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

type ButtonsProps = { isBusy: boolean; onCancel: () => void; children: ReactNode };
type FormProps = { onDone: () => void };

/** Another number for the account: the owner's proof and the number, then the code sent to it. */
export function SecurityPhoneForm({ onDone }: FormProps) {
  const { t } = useLingui();
  const proof = useOwnerProof();
  const ask = useAskPhone();
  const [isSent, setIsSent] = useState(false);
  const { save, isBusy, failure } = useSaving(ask, {
    wordFailure: useSecurityFailure(),
    onSaved: () => setIsSent(true),
    onRefused: logSecurityFailure,
  });
  const [faults, setFaults] = useState<ReturnType<typeof readNumber>["faults"]>({});
  if (isSent) return <CodeForm onDone={onDone} />;
  const handleSubmit = (form: HTMLFormElement) => {
    const read = readNumber(form);
    setFaults(read.faults);
    if (read.input) save(read.input, { text: t`The SMS is on its way.` });
  };
  const isWrong =
    faults.phone || (ask.error && describeFailure(ask.error).code === "invalid-input");
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setFaults({})} className="grid gap-3">
      <TextField
        name="phone"
        type="tel"
        required
        autoComplete="tel"
        label={t`Mobile number`}
        hint={t`Of India, ten digits.`}
        error={
          isWrong &&
          t`This is no mobile number of India: ten digits, the first of them 6, 7, 8 or 9.`
        }
      />
      <OwnerProofFields
        {...proof}
        failure={ask.error}
        isMissing={Boolean(faults.password ?? faults.code)}
      />
      <Failure>{failure}</Failure>
      <Buttons isBusy={isBusy} onCancel={onDone}>
        <Trans>Send a code to it</Trans>
      </Buttons>
    </CheckedForm>
  );
}

function CodeForm({ onDone }: FormProps) {
  const { t } = useLingui();
  const confirm = useConfirmPhone();
  const { save, isBusy, failure } = useSaving(confirm, {
    wordFailure: useSecurityFailure(),
    onClose: onDone,
    onRefused: logSecurityFailure,
  });
  const [isShort, setIsShort] = useState(false);
  const handleSubmit = (form: HTMLFormElement) => {
    const { data } = phoneCodeInput.safeParse({ code: new FormData(form).get("code") });
    setIsShort(!data);
    if (data) save(data.code, { text: t`The number is added. You can sign in with it now.` });
  };
  const isWrong = confirm.error && describeFailure(confirm.error).code === "wrong-code";
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setIsShort(false)} className="grid gap-3">
      <TextField
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t`Code from the SMS`}
        hint={t`Six digits.`}
        error={
          isShort
            ? t`Enter the six digits of the code.`
            : isWrong && t`This code is not right. Look at the newest SMS.`
        }
      />
      <Failure>{failure}</Failure>
      <Buttons isBusy={isBusy} onCancel={onDone}>
        <Trans>Add the number</Trans>
      </Buttons>
    </CheckedForm>
  );
}

/** Taking the number out, so that it opens the account no more. */
export function SecurityPhoneRemovalForm({ onDone }: FormProps) {
  const { t } = useLingui();
  const proof = useOwnerProof();
  const remove = useRemovePhone();
  const { save, isBusy, failure } = useSaving(remove, {
    wordFailure: useSecurityFailure(),
    onClose: onDone,
    onRefused: logSecurityFailure,
  });
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = (form: HTMLFormElement) => {
    const { data } = ownerProof.safeParse(readOwnerProof(form));
    setIsMissing(!data);
    if (data) save(data, { text: t`The number is removed.` });
  };
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setIsMissing(false)} className="grid gap-3">
      <OwnerProofFields {...proof} failure={remove.error} isMissing={isMissing} />
      <Failure>{failure}</Failure>
      <Buttons isBusy={isBusy} onCancel={onDone}>
        <Trans>Remove the number</Trans>
      </Buttons>
    </CheckedForm>
  );
}
