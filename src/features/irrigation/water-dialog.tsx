import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { FieldError, NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { getStoredWater, useWriteWater } from "./api.ts";
import { useWaterFaults } from "./fault-words.ts";
import { FlowSection } from "./flow-section.tsx";
import {
  emptyFlowDraft,
  getUsualAmount,
  lacksFlow,
  openWaterDraft,
  readFlowDraft,
  readWaterDraft,
  type WaterDraft,
  type WaterFaults,
} from "./form-rules.ts";
import { isLongerThanDay } from "./rules.ts";
import type { Entry } from "./schema.ts";
import { useEntryText } from "./use-entry-text.ts";
import { useDayText, useWaterFailure } from "./water-words.ts";
import type { ShownField } from "./writes.ts";

type Change = (change: Partial<WaterDraft>) => void;

function TimeFields({ draft, onChange }: { draft: WaterDraft; onChange: Change }) {
  const { t } = useLingui();
  return (
    <div className="grid pair:grid-cols-2 gap-3">
      <NumberField
        name="hours"
        label={t`Hours`}
        value={draft.hours}
        onChange={({ target }) => onChange({ hours: target.value })}
      />
      <NumberField
        name="minutes"
        label={t`Minutes`}
        value={draft.minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
    </div>
  );
}

function WaterFields(props: {
  draft: WaterDraft;
  faults: WaterFaults;
  field: ShownField;
  today: string;
  /** The part that measures the flow, where it is not known. */
  flow: ReactNode;
  onChange: Change;
}) {
  const { draft, faults, field, today, flow, onChange } = props;
  const { t } = useLingui();
  const words = useWaterFaults();
  const amountFault = faults.amount && words[faults.amount];
  return (
    <>
      {(field.flowLitresPerHour !== null || flow) && (
        <SelectField
          name="unit"
          label={t`How much`}
          options={[
            { value: "time", label: t`How long the water ran` },
            { value: "depth", label: t`Depth in mm` },
          ]}
          value={draft.unit}
          onChange={({ target }) => onChange({ unit: target.value === "depth" ? "depth" : "time" })}
        />
      )}
      {draft.unit === "time" ? (
        <div>
          <TimeFields draft={draft} onChange={onChange} />
          {amountFault && <FieldError>{amountFault}</FieldError>}
          {flow && <div className="mt-5">{flow}</div>}
        </div>
      ) : (
        <NumberField
          decimal
          name="depth"
          label={t`Depth in mm`}
          hint={t`1 mm is 4,047 litres on an acre, 10,000 on a hectare.`}
          value={draft.depth}
          error={amountFault}
          onChange={({ target }) => onChange({ depth: target.value })}
        />
      )}
      <TextField
        name="date"
        type="date"
        label={t`Day`}
        min={field.sowingDate ?? undefined}
        max={today}
        value={draft.date}
        error={faults.date && words[faults.date]}
        onChange={({ target }) => onChange({ date: target.value })}
      />
    </>
  );
}

/** What was watered, told for the first time or corrected; opened with what is most likely. */
export function WaterDialog(props: {
  field: ShownField;
  today: string;
  entry: Entry | null;
  onClose: () => void;
}) {
  const { field, today, onClose } = props;
  const { t } = useLingui();
  const client = useQueryClient();
  const getEntryText = useEntryText();
  const getDayText = useDayText();
  const wordFailure = useWaterFailure();
  const write = useWriteWater(field.fieldId);
  // What is corrected, as it was when the form was opened.
  const [entry, setEntry] = useState(props.entry);
  const meetOther = async ({ id }: Entry) => {
    const water = await getStoredWater(client, field.fieldId);
    const stored = water?.entries.find((each) => each.id === id) ?? null;
    setEntry(stored);
    return stored && `${getEntryText(stored)} · ${getDayText(stored.date)}`;
  };
  const { save, ...saving } = useSaving(write, {
    wordFailure,
    onClose,
    meetOther: entry ? () => meetOther(entry) : undefined,
  });
  const [id] = useState(makeClientId);
  const flow = useDraft(emptyFlowDraft, readFlowDraft);
  const { draft, faults, ...form } = useDraft(
    () => openWaterDraft(field, { today, usual: getUsualAmount(field), entry }),
    (typed) => {
      const isMeasured = typed.unit === "time" && lacksFlow(field);
      // What is not measured yet stands in for any flow: the rest is checked all the same.
      const measured = isMeasured && { flowLitresPerHour: 1, ...readFlowDraft(flow.draft).input };
      return readWaterDraft(typed, { ...field, ...measured }, today);
    },
  );
  const [isAsked, setAsked] = useState(false);
  const [opened] = useState(draft);
  const { name } = field;
  const handleSubmit = () => {
    const isMeasured = draft.unit === "time" && lacksFlow(field);
    const input = form.check();
    const measured = isMeasured ? flow.check() : null;
    if (!input || measured === undefined) return;
    // What was planned or told before is no slip of the finger.
    const isTyped = draft.hours !== opened.hours || draft.minutes !== opened.minutes;
    if (isTyped && isLongerThanDay(input) && !isAsked) return setAsked(true);
    // One after the other in the same queue: the hours are sent when the flow is known.
    if (measured) {
      write
        .mutateAsync({ kind: "flow", flow: measured })
        .catch((error: unknown) => console.error("[irrigation]", describeFailure(error)));
    }
    const text = t`The watering of ${name} is noted.`;
    if (entry) {
      save({ kind: "correct", id: entry.id, entry: input, version: entry.version }, { text });
    } else save({ kind: "tell", id, entry: input }, { text, undo: { kind: "take-back", id } });
  };
  return (
    <SavingDialog
      size="small"
      title={entry ? t`Correct the watering` : t`Watered ${name}`}
      submitLabel={entry ? t`Save` : t`Yes, note it`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <WaterFields
        {...{ draft, faults, field, today }}
        flow={
          lacksFlow(field) && (
            <FlowSection draft={flow.draft} fault={flow.faults.flow} onChange={flow.change} />
          )
        }
        onChange={(part) => {
          form.change(part);
          setAsked(false);
        }}
      />
      {isAsked && (
        <div role="alert">
          <Banner tone="warn">
            {t`That is longer than a day. If it ran on through the night, note it once more; else correct the hours.`}
          </Banner>
        </div>
      )}
    </SavingDialog>
  );
}
