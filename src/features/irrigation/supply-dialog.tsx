import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FieldError, NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { useWriteWater } from "./api.ts";
import { useWaterFaults } from "./fault-words.ts";
import {
  openSupplyDraft,
  readSupplyDraft,
  type SupplyDraft,
  type SupplyFaults,
} from "./form-rules.ts";
import { useWeekdayText, weekdays } from "./supply-words.ts";
import type { ShownField } from "./waiting-rules.ts";
import { useWaterFailure } from "./water-words.ts";

function SupplyFields(props: {
  draft: SupplyDraft;
  faults: SupplyFaults;
  onChange: (change: Partial<SupplyDraft>) => void;
}) {
  const { draft, faults, onChange } = props;
  const { t } = useLingui();
  const words = useWaterFaults();
  const getWeekdayText = useWeekdayText("long");
  const toggle = (weekday: number) => {
    const others = draft.weekdays.filter((each) => each !== weekday);
    onChange({
      weekdays: others.length < draft.weekdays.length ? others : [...others, weekday],
    });
  };
  if (draft.kind === "weekdays") {
    return (
      <fieldset>
        <legend className="mb-1 font-semibold">{t`Days of the week`}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {weekdays.map((weekday) => (
            <Checkbox
              key={weekday}
              label={getWeekdayText(weekday)}
              checked={draft.weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
          ))}
        </div>
        {faults.weekdays && <FieldError>{words[faults.weekdays]}</FieldError>}
      </fieldset>
    );
  }
  if (draft.kind === "always") return null;
  return (
    <>
      <NumberField
        name="everyDays"
        label={t`Every how many days`}
        value={draft.everyDays}
        error={faults.everyDays && words[faults.everyDays]}
        onChange={({ target }) => onChange({ everyDays: target.value })}
      />
      <TextField
        name="from"
        type="date"
        label={t`A day on which it came or comes`}
        value={draft.from}
        error={faults.from && words[faults.from]}
        onChange={({ target }) => onChange({ from: target.value })}
      />
    </>
  );
}

/** When water can be had on a field: power by roster, canal by turn. */
export function SupplyDialog(props: { field: ShownField; today: string; onClose: () => void }) {
  const { field, today, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const wordFailure = useWaterFailure();
  const write = useWriteWater(field.fieldId);
  const [draft, setDraft] = useState(() => openSupplyDraft(field.supply, today));
  // What it was opened upon, whatever comes meanwhile.
  const [version] = useState(field.supplyVersion);
  const [faults, setFaults] = useState<SupplyFaults>({});
  const change = (part: Partial<SupplyDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSupplyDraft(draft);
    setFaults(read.faults);
    if (!read.input) return;
    write.mutate(
      { kind: "supply", supply: read.input, version },
      {
        onSuccess: onClose,
        onError: (error) => console.error("[irrigation] saving failed", describeFailure(error)),
      },
    );
  };
  const { name } = field;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`When water comes to ${name}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <SelectField
          name="kind"
          label={t`Water or power comes`}
          hint={t`Only these days are offered for watering.`}
          options={[
            { value: "always", label: t`on any day` },
            { value: "weekdays", label: t`on certain days of the week` },
            { value: "turn", label: t`in turns, every so many days` },
          ]}
          value={draft.kind}
          onChange={({ target }) => {
            const kinds = ["always", "weekdays", "turn"] as const;
            change({ kind: kinds.find((kind) => kind === target.value) ?? "always" });
          }}
        />
        <SupplyFields draft={draft} faults={faults} onChange={change} />
        {write.isError && (
          <div role="alert">
            <Banner tone="bad">{wordFailure(write.error)}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
