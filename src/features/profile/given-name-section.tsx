import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "#src/features/session/api.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useWrite } from "#src/ui/use-outbox.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { profileQuery } from "./api.ts";
import { readName } from "./name-schema.ts";
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
  const { save, isBusy, failure } = useSaving(useGiveName(), { wordFailure: useProfileFailure() });
  const { draft, faults, change, check } = useDraft({ displayName: "" }, readName);
  const fault = faults.displayName;
  const give = () => {
    const input = isBusy ? undefined : check();
    if (input) save(input);
  };
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
        value={draft.displayName}
        error={fault && faultWords[fault]}
        onChange={({ target }) => change({ displayName: target.value })}
        // Whoever types it and goes on to what it is for has given it.
        onBlur={() => {
          if (draft.displayName.trim()) give();
        }}
      />
      <Button
        type="submit"
        variant="quiet"
        busy={isBusy}
        className={fault ? "sm:self-center" : undefined}
      >
        <Trans>Save name</Trans>
      </Button>
      <Failure className="sm:col-span-2">{failure}</Failure>
    </CheckedForm>
  );
}
