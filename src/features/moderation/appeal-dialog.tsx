import { useLingui } from "@lingui/react/macro";
import { TextAreaField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useAppeal } from "./api.ts";
import { longestAppeal } from "./schema.ts";

/** What the author of a hidden thing says to the operator, once. */
export function AppealDialog({ hidingId, onClose }: { hidingId: string; onClose: () => void }) {
  const { t } = useLingui();
  const wordFailure = useSaveFailure({ conflict: t`You have asked for this already.` });
  const { save, ...saving } = useSaving(useAppeal(hidingId), { wordFailure, onClose });
  const { draft, faults, change, check } = useDraft({ words: "" }, ({ words }) => ({
    input: words,
    faults: { words: words.trim() === "" && t`Say in a few words why.` },
  }));
  const handleSubmit = () => {
    const words = check();
    if (!words) return;
    save(words, { text: t`The operator has your words. You are told what comes of it.` });
  };
  return (
    <SavingDialog
      size="small"
      title={t`Ask the operator to look again`}
      submitLabel={t`Send to the operator`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <p className="text-quiet">
        {t`The operator reads it with your words and decides. You can ask once.`}
      </p>
      <TextAreaField
        label={t`Why should it be shown again?`}
        rows={4}
        maxLength={longestAppeal}
        value={draft.words}
        error={faults.words}
        onChange={({ target }) => change({ words: target.value })}
      />
    </SavingDialog>
  );
}
