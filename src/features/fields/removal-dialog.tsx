import { useLingui } from "@lingui/react/macro";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
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
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`Delete “${name}”?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" onClick={onRemove}>{t`Delete the field`}</Button>
        </>
      }
    >
      <p>
        {t`With it go its seasons, waterings, soil cards, harvests and costs, pest counts, its outline on the map and the notes there.`}
      </p>
      <p className="mt-3 font-semibold">
        {t`You can bring it back for a day. After that it is gone for good.`}
      </p>
    </Dialog>
  );
}
