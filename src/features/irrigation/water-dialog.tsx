import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FieldError, NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useWriteWater } from "./api.ts";
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
import type { Entry, IrrigationFault } from "./schema.ts";
import type { ShownField } from "./waiting-rules.ts";
import { useWaterFailure } from "./water-words.ts";

type Change = (change: Partial<WaterDraft>) => void;

function TimeFields({ draft, onChange }: { draft: WaterDraft; onChange: Change }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3">
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
  const { field, today, entry, onClose } = props;
  const { t } = useLingui();
  const toast = useToast();
  const formId = useId();
  const wordFailure = useWaterFailure();
  const write = useWriteWater(field.fieldId);
  const [id] = useState(makeClientId);
  const [draft, setDraft] = useState(() =>
    openWaterDraft(field, { today, usual: getUsualAmount(field), entry }),
  );
  const [faults, setFaults] = useState<WaterFaults>({});
  const [isAsked, setAsked] = useState(false);
  const [opened] = useState(draft);
  const [flowDraft, setFlowDraft] = useState(emptyFlowDraft);
  const [flowFault, setFlowFault] = useState<IrrigationFault>();
  const { name } = field;
  const onError = (error: unknown) =>
    console.error("[irrigation] saving failed", describeFailure(error));
  // This dialog is gone by then, and with it whoever would hear of the mutation.
  const undo = async () => {
    try {
      await write.mutateAsync({ kind: "take-back", id });
      toast.show({ text: t`Taken back.` });
    } catch (error) {
      onError(error);
      toast.show({ tone: "bad", text: wordFailure(error) });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const measured = draft.unit === "time" && lacksFlow(field) ? readFlowDraft(flowDraft) : null;
    // What is not measured yet stands in for any flow: the rest is checked all the same.
    const known = measured ? { ...field, flowLitresPerHour: 1, ...measured.input } : field;
    const read = readWaterDraft(draft, known, today);
    setFaults(read.faults);
    setFlowFault(measured?.fault);
    if (!read.input || measured?.fault) return;
    // What was planned or told before is no slip of the finger.
    const isTyped = draft.hours !== opened.hours || draft.minutes !== opened.minutes;
    if (isTyped && isLongerThanDay(read.input) && !isAsked) return setAsked(true);
    // One after the other in the same queue: the hours are sent when the flow is known.
    if (measured?.input) {
      write.mutateAsync({ kind: "flow", flow: measured.input }).catch(onError);
    }
    write.mutate(
      entry
        ? { kind: "correct", id: entry.id, entry: read.input, version: entry.version }
        : { kind: "tell", id, entry: read.input },
      {
        onError,
        onSuccess(answer) {
          onClose();
          const kept = t`Kept on this device. It is sent when the signal is back.`;
          toast.show({
            text: answer === null ? kept : t`The watering of ${name} is noted.`,
            tone: answer === null ? "info" : "good",
            ...(entry ? {} : { action: { label: t`Undo`, onPress: () => void undo() } }),
          });
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={entry ? t`Correct the watering` : t`Watered ${name}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {entry ? t`Save` : t`Yes, note it`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <WaterFields
          {...{ draft, faults, field, today }}
          flow={
            lacksFlow(field) && (
              <FlowSection
                draft={flowDraft}
                fault={flowFault}
                onChange={(change) => {
                  setFlowDraft((before) => ({ ...before, ...change }));
                  setFlowFault(undefined);
                }}
              />
            )
          }
          onChange={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            setFaults({});
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
        {write.isError && (
          <div role="alert">
            <Banner tone="bad">{wordFailure(write.error)}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
