import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useWrite } from "#src/ui/use-outbox.ts";
import { profileQuery } from "./api.ts";
import type { ProfileFault } from "./farm-schema.ts";
import { displayNameInput, findNameInputFault } from "./name-schema.ts";
import { useProfileFailure, useProfileFaults } from "./profile-words.ts";

/** Keeps the name on this device until the server has it, as what is written under it. */
function useGiveName() {
  const client = useQueryClient();
  const { user, login } = useSession();
  return useWrite(
    { kind: "name" },
    {
      toCommand: (given: { displayName: string }) => given,
      onSuccess(_answer, { displayName }) {
        if (user) login({ ...user, displayName });
        void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      },
      onError: (failure) => console.error("[profile] saving the name failed", failure),
    },
  );
}

/**
 * Asks whoever has no name yet for one, where others are about to see it. It holds nothing up, and stays where it
 * is when it has the name: nothing moves under the finger of whoever goes on.
 */
export function GivenNameSection() {
  const { t } = useLingui();
  const given = useSession().user?.displayName;
  const faultWords = useProfileFaults();
  const wordFailure = useProfileFailure();
  const save = useGiveName();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<ProfileFault | null>(null);
  const give = () => {
    if (save.isPending) return;
    const read = displayNameInput.safeParse({ displayName: name });
    setFault(findNameInputFault(read.error));
    if (read.success) save.mutate(read.data);
  };
  const error = fault ? faultWords[fault] : save.isError ? wordFailure(save.error) : undefined;
  if (given) {
    return (
      <p role="status" className="mb-5 rounded-control bg-leaf-100 p-4 break-words">
        {t`Other farmers see you as ${given}.`}
      </p>
    );
  }
  return (
    <CheckedForm
      onSubmit={give}
      className="mb-5 grid gap-3 rounded-control bg-leaf-100 p-4 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <TextField
        name="givenName"
        label={t`What should other farmers call you?`}
        hint={t`It stands under all that you write, sell and order. Without it they read “Unknown”.`}
        autoComplete="name"
        maxLength={80}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setFault(null);
        }}
        // Whoever types it and goes on to what it is for has given it.
        onBlur={() => {
          if (name.trim()) give();
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
