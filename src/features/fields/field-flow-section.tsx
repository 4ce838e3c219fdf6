import { useLingui } from "@lingui/react/macro";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import type { FieldDraft } from "./form-rules.ts";

type FlowDraft = Pick<FieldDraft, "flowKind" | "flow" | "emitterCount">;

/** How much water comes in an hour: of the pump, or of all drippers or sprinklers. */
export function FieldFlowSection(props: {
  draft: FlowDraft;
  hasEmitters: boolean;
  flowError: string | undefined;
  countError: string | undefined;
  onChange: (change: Partial<FlowDraft>) => void;
}) {
  const { draft, hasEmitters, flowError, countError, onChange } = props;
  const { t } = useLingui();
  const isCounted = hasEmitters && draft.flowKind === "emitters";
  return (
    <>
      {hasEmitters && (
        <SelectField
          name="flowKind"
          label={t`The flow is known of`}
          options={[
            { value: "pump", label: t`the pump` },
            { value: "emitters", label: t`each dripper or sprinkler` },
          ]}
          value={draft.flowKind}
          onChange={({ target }) => onChange({ flowKind: target.value })}
        />
      )}
      <NumberField
        decimal
        name="flow"
        label={
          isCounted
            ? t`Litres in an hour, each (if you know it)`
            : t`Litres in an hour (if you know it)`
        }
        hint={
          isCounted
            ? t`It is printed on them: 2, 4 or 8 for most drippers.`
            : t`Fill a 200-litre drum: in 20 seconds means 36,000 litres in an hour.`
        }
        value={draft.flow}
        error={flowError}
        onChange={({ target }) => onChange({ flow: target.value })}
      />
      {isCounted && draft.flow.trim() !== "" && (
        <NumberField
          name="emitterCount"
          label={t`How many there are on the field`}
          value={draft.emitterCount}
          error={countError}
          onChange={({ target }) => onChange({ emitterCount: target.value })}
        />
      )}
    </>
  );
}
