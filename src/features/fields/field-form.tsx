import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { areaUnitWords } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { bighaStateWords } from "#src/shared/state-words.ts";
import { Banner } from "#src/ui/banner.tsx";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { bighaStates } from "./data/bigha-sizes.ts";
import { FieldFlowSection } from "./field-flow-section.tsx";
import {
  methodWords,
  soilWords,
  useFieldFaults,
  useOptions,
  useSaveFailure,
} from "./field-words.ts";
import { type Faults, type FieldDraft, openDraft, readDraft, readFaults } from "./form-rules.ts";
import { getOpenSeason, getUnitSize } from "./rules.ts";
import type { CreateFieldInput, Field } from "./schema.ts";
import { SeasonSection } from "./season-section.tsx";

/** What the server refused, for the rare case that the form did not see it first. */
function readRefusal(error: unknown): Faults {
  if (!(error instanceof AppError)) return {};
  const issues = Object.entries(error.fields ?? {}).map(([name, message]) => ({
    path: name.split("."),
    message,
  }));
  return readFaults(issues);
}

type FieldFormProps = {
  id: string;
  /** The field that is changed, or null for a new one. */
  field: Field | null;
  failure: unknown;
  onSave: (input: CreateFieldInput) => void;
};

/** A field as its farmer describes it; what was typed stays until it has been saved. */
export function FieldForm({ id, field, failure, onSave }: FieldFormProps) {
  const { t } = useLingui();
  const listOptions = useOptions();
  const words = useFieldFaults();
  const wordFailure = useSaveFailure();
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => getLocalDay(new Date()));
  // Made once, so that a second press sends the same field.
  const [ids] = useState(() => ({ id: field?.id ?? makeClientId(), seasonId: makeClientId() }));
  const [draft, setDraft] = useState(() => openDraft(field));
  const [seen, setSeen] = useState<Faults>({});
  const faults: Faults = { ...readRefusal(failure), ...seen };
  const word = (name: string) => {
    const code = faults[name];
    return code && words[code];
  };
  const change = (part: Partial<FieldDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setSeen({});
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, { ...ids, field, today });
    setSeen(read.faults);
    if (read.input && Object.keys(read.faults).length === 0) return onSave(read.input);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  const state = bighaStates.find((each) => each === draft.bighaState);
  const bighaSize = state && formatNumber(getUnitSize("bigha", state), 0);
  const isWatered = draft.method !== "" && draft.method !== "rain-fed";
  return (
    <form id={id} ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <TextField
        name="name"
        label={t`Name of the field`}
        maxLength={60}
        value={draft.name}
        error={word("name")}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid grid-cols-[1fr_minmax(0,10rem)] gap-3">
        <NumberField
          decimal
          name="area"
          label={t`Area`}
          value={draft.area}
          error={word("area")}
          onChange={({ target }) => change({ area: target.value })}
        />
        <SelectField
          name="areaUnit"
          label={t`Unit`}
          options={listOptions(areaUnitWords)}
          value={draft.areaUnit}
          onChange={({ target }) => change({ areaUnit: target.value })}
        />
      </div>
      {draft.areaUnit === "bigha" && (
        <SelectField
          name="bighaState"
          label={t`Whose bigha`}
          hint={
            bighaSize
              ? t`Counted as ${bighaSize} square metres. If yours is another, enter the area in acres.`
              : t`A bigha has another size in each state.`
          }
          placeholder={t`Choose the state`}
          options={listOptions(bighaStateWords)}
          value={draft.bighaState}
          error={word("bighaState")}
          onChange={({ target }) => change({ bighaState: target.value })}
        />
      )}
      <SeasonSection
        draft={draft}
        faults={faults}
        placeholder={field && getOpenSeason(field) ? undefined : t`Nothing now`}
        today={today}
        onChange={change}
      />
      <SelectField
        name="method"
        label={t`How it gets water`}
        placeholder={t`Choose`}
        options={listOptions(methodWords)}
        value={draft.method}
        error={word("method")}
        onChange={({ target }) => change({ method: target.value })}
      />
      {isWatered && (
        <FieldFlowSection
          draft={draft}
          hasEmitters={draft.method === "drip" || draft.method === "sprinkler"}
          flowError={word("flowLitresPerHour")}
          countError={word("emitterCount")}
          onChange={change}
        />
      )}
      <SelectField
        name="soil"
        label={t`Soil`}
        placeholder={t`Not sure`}
        options={listOptions(soilWords)}
        value={draft.soil}
        error={word("soil")}
        onChange={({ target }) => change({ soil: target.value })}
      />
      {Boolean(failure) && (
        <div role="alert">
          <Banner tone="bad">{wordFailure(failure)}</Banner>
        </div>
      )}
    </form>
  );
}
