import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useWriteWater } from "./api.ts";
import { FlowSection } from "./flow-section.tsx";
import { emptyFlowDraft, readFlowDraft } from "./form-rules.ts";
import type { IrrigationFault } from "./schema.ts";
import type { ShownField } from "./waiting-rules.ts";
import { useWaterFailure } from "./water-words.ts";

/** Tells what the pump of a field gives, so that its plan has hours. */
export function FlowDialog({ field, onClose }: { field: ShownField; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const wordFailure = useWaterFailure();
  const write = useWriteWater(field.fieldId);
  const [draft, setDraft] = useState(emptyFlowDraft);
  const [fault, setFault] = useState<IrrigationFault>();
  const { name } = field;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readFlowDraft(draft);
    setFault(read.fault);
    if (!read.input) return;
    write.mutate(
      { kind: "flow", flow: read.input },
      {
        onSuccess: onClose,
        onError: (error) => console.error("[irrigation] saving failed", describeFailure(error)),
      },
    );
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`The flow onto ${name}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>{t`Save`}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <FlowSection
          draft={draft}
          fault={fault}
          onChange={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            setFault(undefined);
          }}
        />
        {write.isError && (
          <div role="alert">
            <Banner tone="bad">{wordFailure(write.error)}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
