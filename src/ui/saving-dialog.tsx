import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { CheckedForm } from "./checked-form.tsx";
import { Dialog } from "./dialog.tsx";
import { Failure } from "./failure.tsx";

type SavingDialogProps = {
  title: string;
  size?: "small" | "medium";
  submitLabel?: string;
  /** Null where there is nothing to throw away, and closing it is enough. */
  cancelLabel?: string | null;
  /** What is done can't be undone, or only for a while. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why it was not saved, in words. */
  failure?: ReactNode;
  onClose: () => void;
  /** Throws away what was typed; as closing it unless given. */
  onCancel?: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  /** How far it is. */
  progress?: ReactNode;
  /** What stands above its form and may have one of its own. */
  before?: ReactNode;
  children: ReactNode;
};

/** A dialog that saves: it waits, says above its button what failed, and keeps what was typed. */
export function SavingDialog(props: SavingDialogProps) {
  const { title, size, isBusy, failure, onClose, onSubmit, progress, before, children } = props;
  const { t } = useLingui();
  const { submitLabel = t`Save`, cancelLabel = t`Cancel`, onCancel = onClose } = props;
  const formId = useId();
  return (
    <Dialog
      open
      {...{ title, size, onClose }}
      footer={
        <>
          {progress}
          {cancelLabel !== null && (
            <Button variant="quiet" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant={props.isDangerous ? "danger" : "primary"}
            busy={isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {before}
      <CheckedForm id={formId} onSubmit={onSubmit} className="grid gap-5">
        {children}
        <Failure>{failure}</Failure>
      </CheckedForm>
    </Dialog>
  );
}
