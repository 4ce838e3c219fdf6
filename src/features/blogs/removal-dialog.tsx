import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useSaving } from "#src/ui/use-saving.ts";

type RemovalDialogProps = {
  title: string;
  text: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
};

/** Asks before one's own words are deleted; what was not deleted stays, with the reason here. */
export function RemovalDialog({ title, text, onRemove, onClose }: RemovalDialogProps) {
  const { t } = useLingui();
  const { save, isBusy, failure } = useSaving(
    useMutation({ networkMode: "always", mutationFn: onRemove }),
    { wordFailure: () => t`Nothing was deleted. Try again in a moment.` },
  );
  return (
    <SavingDialog
      isDangerous
      size="small"
      submitLabel={t`Delete`}
      cancelLabel={t`Keep it`}
      {...{ title, isBusy, failure, onClose }}
      onSubmit={() => save()}
    >
      <p className="text-quiet">{text}</p>
    </SavingDialog>
  );
}
