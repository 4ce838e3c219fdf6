import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useUpdateDisplayName } from "./account-api.ts";
import { readName } from "./name-schema.ts";
import { useProfileFailure, useProfileFaults } from "./profile-words.ts";

/** The name that other farmers see under posts. */
export function DisplayNameForm({ displayName }: { displayName: string | null }) {
  const { t } = useLingui();
  const faultWords = useProfileFaults();
  const { save, isBusy, failure } = useSaving(useUpdateDisplayName(), {
    wordFailure: useProfileFailure(),
  });
  const { draft, faults, change, check } = useDraft({ displayName: displayName ?? "" }, readName);
  const fault = faults.displayName;
  const handleSubmit = () => {
    const input = check();
    if (!input) return;
    // As it will be read.
    change(input);
    save(input, { text: t`Your name has been saved.` });
  };
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
        value={draft.displayName}
        error={fault && faultWords[fault]}
        onChange={({ target }) => change({ displayName: target.value })}
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
