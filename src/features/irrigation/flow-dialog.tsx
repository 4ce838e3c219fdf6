import { useLingui } from "@lingui/react/macro";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useWriteWater } from "./api.ts";
import { FlowSection } from "./flow-section.tsx";
import { emptyFlowDraft, readFlowDraft } from "./form-rules.ts";
import { useWaterFailure } from "./water-words.ts";
import type { ShownField } from "./writes.ts";

/** Tells what the pump of a field gives, so that its plan has hours. */
export function FlowDialog({ field, onClose }: { field: ShownField; onClose: () => void }) {
  const { t } = useLingui();
  const wordFailure = useWaterFailure();
  const { save, ...saving } = useSaving(useWriteWater(field.fieldId), { wordFailure, onClose });
  const { draft, faults, change, check } = useDraft(emptyFlowDraft, readFlowDraft);
  const { name } = field;
  const handleSubmit = () => {
    const flow = check();
    if (flow) save({ kind: "flow", flow });
  };
  return (
    <SavingDialog size="small" title={t`The flow onto ${name}`} {...saving} onSubmit={handleSubmit}>
      <FlowSection draft={draft} fault={faults.flow} onChange={change} />
    </SavingDialog>
  );
}
