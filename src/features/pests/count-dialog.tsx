import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useWriteCount } from "./api.ts";
import { type CountDraft, type CountFaults, readCountDraft } from "./form-rules.ts";
import { useCountFailure, useCountFaults, useCountText, useCountUnitWords } from "./risk-words.ts";
import { getFirstCatch, getFirstCountDay } from "./rules.ts";
import type { CountInput, CountRule, FarmWatch } from "./schema.ts";
import type { ShownWatch } from "./waiting-rules.ts";

type DraftChange = (change: Partial<CountDraft>) => void;

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
  const limit = rule && getCountText(rule.threshold, rule.unit);
  const options = Object.keys(field.countRules).map((id) => ({
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
          onChange({
            pestId: target.value,
            unit: field.countRules[target.value]?.[0]?.unit ?? "",
          })
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
        hint={limit && t`Act from ${limit}. Count several places and enter the average.`}
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
export function CountDialog(props: { field: ShownWatch; farm: FarmWatch; onClose: () => void }) {
  const { field, farm, onClose } = props;
  const { t } = useLingui();
  const toast = useToast();
  const formId = useId();
  const write = useWriteCount();
  const wordFailure = useCountFailure();
  const [id] = useState(makeClientId);
  const [draft, setDraft] = useState<CountDraft>(() => {
    const [first = ""] = Object.keys(field.countRules);
    return {
      pestId: field.risks.find(({ pestId }) => field.countRules[pestId])?.pestId ?? first,
      unit: "",
      value: "",
      date: farm.today,
    };
  });
  const [faults, setFaults] = useState<CountFaults>({});
  const shown = { ...draft, unit: draft.unit || (field.countRules[draft.pestId]?.[0]?.unit ?? "") };
  const say = (input: CountInput, isWaiting: boolean) => {
    if (isWaiting && isFirstCatch(field, input)) {
      return t`Kept on this device. Once it is sent, the warmth is added up from the day of this first catch.`;
    }
    if (isWaiting) return t`Kept on this device. It is sent when the signal is back.`;
    const rule = findRule(field, input);
    return rule && input.value >= rule.threshold
      ? t`At the threshold: act now, the mildest step first.`
      : t`Below the threshold: wait, and count again in a few days.`;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCountDraft(shown, { id, today: farm.today, field });
    setFaults(read.faults);
    const { input } = read;
    if (!input) return;
    write.mutate(
      { kind: "tell", input },
      {
        onError: (error) => console.error("[pests] saving failed", describeFailure(error)),
        onSuccess(answer) {
          onClose();
          toast.show({
            text: say(input, answer === null),
            tone: answer === null ? "info" : "good",
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
      title={t`Counted on ${field.name}`}
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
        <CountFields
          {...{ faults, field, farm }}
          draft={shown}
          onChange={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            setFaults({});
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
