import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextAreaField } from "#src/ui/field.tsx";
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
  const id = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsked && reason.trim() === "") return setMissing(true);
    onTake(reason.trim() || null);
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Back`}</Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <TextAreaField
          name="reason"
          label={isAsked ? t`Why` : t`Why (if you want to say)`}
          hint={t`The other side reads this.`}
          maxLength={longestReason}
          value={reason}
          error={isMissing && wordFault("reason-missing")}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}
