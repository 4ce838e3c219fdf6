import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import { logIdentityError } from "./api.ts";
import { describeDevice } from "./device-rules.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { readOwnerProof, useOwnerProof } from "./owner-api.ts";
import { ownerProof } from "./owner-schema.ts";
import { toPasskeyErrorCode } from "./passkey-api.ts";
import { useAddPasskey } from "./security-api.ts";
import { useSecurityFailure } from "./security-words.ts";

/** Adding a passkey: its name, the owner's proof, then the device asks for itself. */
export function SecurityPasskeyForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const proof = useOwnerProof();
  const add = useAddPasskey();
  const wordFailure = useSecurityFailure();
  const { save, isBusy, failure } = useSaving(add, {
    wordFailure: (error) =>
      isProofFailure(error)
        ? wordFailure(error)
        : i18n._(describeIdentityError(toPasskeyErrorCode(error))),
    onClose: onDone,
    onRefused: (error) => logIdentityError(toPasskeyErrorCode(error)),
  });
  const [isMissing, setMissing] = useState(false);
  const { browser, system } = describeDevice(navigator.userAgent);
  const handleSubmit = (form: HTMLFormElement) => {
    const name = String(new FormData(form).get("name")).trim();
    const { data } = ownerProof.safeParse(readOwnerProof(form));
    setMissing(!data);
    if (!data) return;
    const text = t`The passkey is added. You can sign in with it now.`;
    save({ name: name || t`Passkey`, proof: data }, { text });
  };
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setMissing(false)} className="grid gap-3">
      <TextField
        name="name"
        maxLength={60}
        autoComplete="off"
        defaultValue={[browser, system].filter(Boolean).join(" · ")}
        label={t`Name of the passkey`}
        hint={t`So that you know later which device it is on.`}
      />
      <OwnerProofFields {...proof} failure={add.error} isMissing={isMissing} />
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isBusy}>
          <Trans>Go on</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </CheckedForm>
  );
}
