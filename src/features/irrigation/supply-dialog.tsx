import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { FieldError, NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { getStoredWater, useWriteWater } from "./api.ts";
import { useWaterFaults } from "./fault-words.ts";
import {
  openSupplyDraft,
  readSupplyDraft,
  type SupplyDraft,
  type SupplyFaults,
} from "./form-rules.ts";
import { useSupplyText, useWeekdayText, weekdays } from "./supply-words.ts";
import { useWaterFailure } from "./water-words.ts";
import type { ShownField } from "./writes.ts";

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
        <div className="grid pair:grid-cols-2 gap-x-4">
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
  const client = useQueryClient();
  const wordFailure = useWaterFailure();
  const getSupplyText = useSupplyText();
  const { draft, faults, change, check } = useDraft(
    () => openSupplyDraft(field.supply, today),
    readSupplyDraft,
  );
  // What it was opened upon, whatever comes meanwhile.
  const [version, setVersion] = useState(field.supplyVersion);
  const meetOther = async (code: string) => {
    const stored = code === "conflict" ? await getStoredWater(client, field.fieldId) : null;
    if (!stored) return undefined;
    setVersion(stored.supplyVersion);
    return getSupplyText(stored.supply);
  };
  const { save, ...saving } = useSaving(useWriteWater(field.fieldId), {
    wordFailure,
    onClose,
    meetOther,
  });
  const { name } = field;
  const handleSubmit = () => {
    const supply = check();
    if (supply) save({ kind: "supply", supply, version });
  };
  return (
    <SavingDialog
      size="small"
      title={t`When water comes to ${name}`}
      {...saving}
      onSubmit={handleSubmit}
    >
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
    </SavingDialog>
  );
}
