import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "#src/shared/numbers.ts";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { useWaterFaults } from "./fault-words.ts";
import { type FlowDraft, getMeasuredFlow } from "./form-rules.ts";
import type { IrrigationFault } from "./schema.ts";

/** What the pump gives, measured with a vessel and a watch. */
export function FlowSection(props: {
  draft: FlowDraft;
  fault: IrrigationFault | undefined;
  onChange: (change: Partial<FlowDraft>) => void;
}) {
  const { draft, fault, onChange } = props;
  const { t } = useLingui();
  const words = useWaterFaults();
  const flow = getMeasuredFlow(draft);
  const litres = flow === null ? null : formatNumber(flow, 0);
  return (
    <fieldset className="grid gap-4 rounded-control bg-leaf-100 p-4">
      <legend className="sr-only">{t`Measure the flow once`}</legend>
      <p className="leading-snug">
        <b className="block">{t`Measure the flow once`}</b>
        {t`Let the pump fill a vessel and count the seconds. It is kept with the field; the next time the hours are enough.`}
      </p>
      <SelectField
        name="vessel"
        label={t`What is filled`}
        options={[
          { value: "15", label: t`Bucket of 15 litres` },
          { value: "20", label: t`Can of 20 litres` },
          { value: "200", label: t`Drum of 200 litres` },
        ]}
        value={draft.vessel}
        onChange={({ target }) => onChange({ vessel: target.value })}
      />
      <NumberField
        decimal
        name="seconds"
        label={t`Seconds until it is full`}
        hint={litres ? t`That is ${litres} litres in an hour.` : undefined}
        value={draft.seconds}
        error={fault && words[fault]}
        onChange={({ target }) => onChange({ seconds: target.value })}
      />
    </fieldset>
  );
}
