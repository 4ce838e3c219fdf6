import { useLingui } from "@lingui/react/macro";
import { TextAreaField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useFaultWords } from "./fault-words.ts";
import { longestReason } from "./schema.ts";

type ReasonDialogProps = {
  title: string;
  isAsked: boolean;
  busy: boolean;
  onClose: () => void;
  onTake: (reason: string | null) => void;
};

/** Asks once more, and why where the other side has to know. */
export function ReasonDialog({ title, isAsked, busy, onClose, onTake }: ReasonDialogProps) {
  const { t } = useLingui();
  const wordFault = useFaultWords();
  const { draft, faults, change, check } = useDraft({ reason: "" }, ({ reason }) => ({
    input: { reason: reason.trim() || null },
    faults: { reason: isAsked && reason.trim() === "" && wordFault("reason-missing") },
  }));
  const handleSubmit = () => {
    const taken = check();
    if (taken) onTake(taken.reason);
  };
  return (
    <SavingDialog
      isDangerous
      size="small"
      submitLabel={title}
      cancelLabel={t`Back`}
      isBusy={busy}
      {...{ title, onClose }}
      onSubmit={handleSubmit}
    >
      <TextAreaField
        name="reason"
        label={isAsked ? t`Why` : t`Why (if you want to say)`}
        hint={t`The other side reads this.`}
        maxLength={longestReason}
        value={draft.reason}
        error={faults.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </SavingDialog>
  );
}
