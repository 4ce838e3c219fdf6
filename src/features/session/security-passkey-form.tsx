import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { Button } from "#src/ui/button.tsx";
import { FieldError, TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { logIdentityError } from "./api.ts";
import { describeDevice } from "./device-rules.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { readOwnerProof, useOwnerProof } from "./owner-api.ts";
import { toPasskeyErrorCode } from "./passkey-api.ts";
import { useAddPasskey } from "./security-api.ts";

/** Adding a passkey: its name, the owner's proof, then the device asks for itself. */
export function SecurityPasskeyForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const proof = useOwnerProof();
  const add = useAddPasskey();
  const { browser, system } = describeDevice(navigator.userAgent);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name")).trim();
    const given = { name: name || t`Passkey`, proof: readOwnerProof(form) };
    add.mutate(given, {
      onSuccess: () => {
        toast.show({ text: t`The passkey is added. You can sign in with it now.`, tone: "good" });
        onDone();
      },
      onError: (error) => logIdentityError(toPasskeyErrorCode(error)),
    });
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-3">
      <TextField
        name="name"
        maxLength={60}
        autoComplete="off"
        defaultValue={[browser, system].filter(Boolean).join(" · ")}
        label={t`Name of the passkey`}
        hint={t`So that you know later which device it is on.`}
      />
      <OwnerProofFields {...proof} failure={add.error} />
      {add.isError && !isProofFailure(add.error) && (
        <FieldError>{i18n._(describeIdentityError(toPasskeyErrorCode(add.error)))}</FieldError>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={add.isPending}>
          <Trans>Go on</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
