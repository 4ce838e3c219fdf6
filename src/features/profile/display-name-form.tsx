import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useUpdateDisplayName } from "./api.ts";
import type { ProfileFault } from "./farm-schema.ts";
import { displayNameInput, findNameInputFault } from "./name-schema.ts";
import { useProfileFailure, useProfileFaults } from "./profile-words.ts";

/** The name that other farmers see under posts. */
export function DisplayNameForm({ displayName }: { displayName: string | null }) {
  const { t } = useLingui();
  const { user, login } = useSession();
  const toast = useToast();
  const faultWords = useProfileFaults();
  const wordFailure = useProfileFailure();
  const save = useUpdateDisplayName();
  const [name, setName] = useState(displayName ?? "");
  const [fault, setFault] = useState<ProfileFault | null>(null);
  const handleSubmit = () => {
    const read = displayNameInput.safeParse({ displayName: name });
    setFault(findNameInputFault(read.error));
    if (!read.success) return;
    save.mutate(read.data, {
      onSuccess: (saved) => {
        if (user) login({ ...user, displayName: saved.displayName });
        setName(saved.displayName ?? "");
        toast.show({ text: t`Your name has been saved.`, tone: "good" });
      },
      onError: (failure) => console.error("[profile] saving the name failed", failure),
    });
  };
  // Worded anew in each paint: the language is chosen right below.
  const error = fault ? faultWords[fault] : save.isError ? wordFailure(save.error) : undefined;
  return (
    <CheckedForm
      onSubmit={handleSubmit}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <TextField
        name="displayName"
        label={t`Display name`}
        hint={t`Other farmers see it under your posts.`}
        autoComplete="name"
        maxLength={80}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setFault(null);
          save.reset();
        }}
      />
      <Button
        type="submit"
        variant="quiet"
        busy={save.isPending}
        className={error ? "sm:self-center" : undefined}
      >
        <Trans>Save name</Trans>
      </Button>
    </CheckedForm>
  );
}
