import { useLingui } from "@lingui/react/macro";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import type { Field } from "./schema.ts";

type RemovalDialogProps = {
  field: Field;
  onClose: () => void;
  onRemove: () => void;
};

/** Says what goes with a field before it is deleted. */
export function RemovalDialog({ field, onClose, onRemove }: RemovalDialogProps) {
  const { t } = useLingui();
  const { name } = field;
  return (
    <SavingDialog
      isDangerous
      size="small"
      title={t`Delete “${name}”?`}
      submitLabel={t`Delete the field`}
      cancelLabel={t`Keep it`}
      onClose={onClose}
      onSubmit={onRemove}
    >
      <p>
        {t`With it go its seasons, waterings, soil cards, harvests and costs, pest counts, its outline on the map and the notes there.`}
      </p>
      <p className="-mt-2 font-semibold">
        {t`You can bring it back for a day. After that it is gone for good.`}
      </p>
    </SavingDialog>
  );
}
