import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useWriteField } from "./api.ts";
import { FieldForm } from "./field-form.tsx";
import type { CreateFieldInput, Field } from "./schema.ts";

/** Describes a new field, or changes what is known of one. */
export function FieldDialog({ field, onClose }: { field: Field | null; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const formId = useId();
  const write = useWriteField();
  const handleSave = (input: CreateFieldInput) => {
    const { id: _id, ...rest } = input;
    write.mutate(
      field
        ? { kind: "edit", fieldId: field.id, input: { ...rest, version: field.version } }
        : { kind: "add", input },
      {
        onSuccess(answer) {
          const { name } = input;
          toast.show(
            answer === null
              ? { text: t`“${name}” is kept on this device. It is sent when the signal is back.` }
              : { text: t`“${name}” has been saved.`, tone: "good" },
          );
          onClose();
        },
        onError: (error) => console.error("[fields] saving failed", describeFailure(error)),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={field ? t`Edit field` : t`Add a field`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {t`Save field`}
          </Button>
        </>
      }
    >
      <FieldForm id={formId} field={field} failure={write.error} onSave={handleSave} />
    </Dialog>
  );
}
