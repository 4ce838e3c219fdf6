import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useWriteCount } from "./api.ts";
import { useCountFailure } from "./count-words.ts";
import { type CountDraft, type CountFaults, readCountDraft } from "./form-rules.ts";
import { useCountFaults, useCountText, useCountUnitWords } from "./risk-words.ts";
import { canCount, getFirstCatch, getFirstCountDay } from "./rules.ts";
import type { CountInput, CountRule, FarmWatch } from "./schema.ts";
import type { ShownWatch } from "./writes.ts";

type DraftChange = (change: Partial<CountDraft>) => void;

const listCounted = (field: ShownWatch) =>
  Object.keys(field.countRules).filter((id) => canCount(field, id));
const getFirstUnit = ({ countRules }: ShownWatch, pestId: string) =>
  countRules[pestId]?.[0]?.unit ?? "";

function CountFields(props: {
  draft: CountDraft;
  faults: CountFaults;
  field: ShownWatch;
  farm: FarmWatch;
  onChange: DraftChange;
}) {
  const { draft, faults, field, farm, onChange } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCountFaults();
  const units = useCountUnitWords();
  const getCountText = useCountText();
  const rules = field.countRules[draft.pestId] ?? [];
  const rule = rules.find(({ unit }) => unit === draft.unit);
  const who = rule?.source;
  const limit = rule && getCountText(rule.threshold, rule.unit);
  const options = listCounted(field).map((id) => ({
    value: id,
    label: farm.pests[id]?.name[language] ?? id,
  }));
  return (
    <>
      <SelectField
        name="pest"
        label={t`What you counted`}
        placeholder={t`Choose`}
        options={options}
        value={draft.pestId}
        hint={farm.pests[draft.pestId]?.count[language]}
        error={faults.pestId && words[faults.pestId]}
        onChange={({ target }) =>
          onChange({ pestId: target.value, unit: getFirstUnit(field, target.value) })
        }
      />
      {rules.length > 1 && (
        <SelectField
          name="unit"
          label={t`Where`}
          options={rules.map(({ unit }) => ({ value: unit, label: units[unit] }))}
          value={draft.unit}
          onChange={({ target }) => onChange({ unit: target.value })}
        />
      )}
      <NumberField
        decimal
        name="value"
        label={rule ? units[rule.unit] : t`Number`}
        hint={
          limit && (
            <>
              {t`Act from ${limit}. Count several places and enter the average.`}
              {who && ` ${t`The number is from ${who}.`}`}
            </>
          )
        }
        value={draft.value}
        error={faults.value && words[faults.value]}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <TextField
        name="date"
        type="date"
        label={t`Day`}
        min={getFirstCountDay(field.sowingDate, farm.today)}
        max={farm.today}
        value={draft.date}
        error={faults.date && words[faults.date]}
        onChange={({ target }) => onChange({ date: target.value })}
      />
    </>
  );
}

/** Whether warmth is added up from that count on. */
function isFirstCatch({ risks, counts }: ShownWatch, { pestId, value, date }: CountInput): boolean {
  const isWatched = risks.some((risk) => risk.pestId === pestId && risk.isFromFirstCatch);
  const first = getFirstCatch(counts, pestId);
  return isWatched && value > 0 && (first === null || date < first);
}

const findRule = (field: ShownWatch, input: CountInput): CountRule | undefined =>
  field.countRules[input.pestId]?.find(({ unit }) => unit === input.unit);

/** What was counted on a field, against the number from which to act. */
export function CountDialog(props: {
  field: ShownWatch;
  farm: FarmWatch;
  /** The pest that was asked for; without it, the one that presses most. */
  pestId: string | null;
  onClose: () => void;
}) {
  const { field, farm, pestId: asked, onClose } = props;
  const { t } = useLingui();
  const wordFailure = useCountFailure();
  const { save, ...saving } = useSaving(useWriteCount(), { wordFailure, onClose });
  const [id] = useState(makeClientId);
  const open = (): CountDraft => {
    const [first = ""] = listCounted(field);
    const pressing = field.risks.find((risk) => canCount(field, risk.pestId))?.pestId;
    const pestId = asked ?? pressing ?? first;
    return { pestId, unit: getFirstUnit(field, pestId), value: "", date: farm.today };
  };
  const { draft, faults, change, check } = useDraft(open, (typed) =>
    readCountDraft(typed, { id, today: farm.today, field }),
  );
  const handleSubmit = () => {
    const input = check();
    if (!input) return;
    const rule = findRule(field, input);
    const text =
      rule && input.value >= rule.threshold
        ? t`At the threshold: act now, the mildest step first.`
        : t`Below the threshold: wait, and count again in a few days.`;
    const keptText = isFirstCatch(field, input)
      ? t`Kept on this device. Once it is sent, the warmth is added up from the day of this first catch.`
      : undefined;
    save({ kind: "tell", input }, { text, keptText });
  };
  return (
    <SavingDialog
      size="small"
      title={t`Counted on ${field.name}`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <CountFields {...{ draft, faults, field, farm }} onChange={change} />
    </SavingDialog>
  );
}
