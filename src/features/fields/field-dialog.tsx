import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { bighaStates } from "#content/bigha.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { areaUnitWords } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { bighaStateWords } from "#src/shared/state-words.ts";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { fieldsQuery, useWriteField } from "./api.ts";
import { FieldFlowSection } from "./field-flow-section.tsx";
import {
  methodWords,
  soilWords,
  useFieldFailure,
  useFieldFaults,
  useOptions,
} from "./field-words.ts";
import { type Faults, openDraft, readDraft, readFieldRefusal } from "./form-rules.ts";
import { getOpenSeason, getUnitSize } from "./rules.ts";
import type { Field } from "./schema.ts";
import { SeasonSection } from "./season-section.tsx";
import { useFieldText } from "./use-field-text.ts";

/** Describes a new field, or changes what is known of one. */
export function FieldDialog({ field, onClose }: { field: Field | null; onClose: () => void }) {
  const { t } = useLingui();
  const listOptions = useOptions();
  const words = useFieldFaults();
  const client = useQueryClient();
  const wordFailure = useFieldFailure();
  const getFieldText = useFieldText();
  const [today] = useState(() => getLocalDay(new Date()));
  // Made once, so that a second press sends the same field.
  const [ids] = useState(() => ({ id: field?.id ?? makeClientId(), seasonId: makeClientId() }));
  const { draft, faults, change, check, setFaults } = useDraft(
    () => openDraft(field),
    (typed) => readDraft(typed, { ...ids, field, today }),
  );
  // What it was opened upon, whatever comes meanwhile.
  const [version, setVersion] = useState(field?.version ?? 0);
  const meetOther = async (id: string) => {
    const fields = await client.fetchQuery({ ...fieldsQuery, staleTime: 0 });
    const stored = fields.find((each) => each.id === id);
    if (!stored) return undefined;
    setVersion(stored.version);
    return getFieldText(stored);
  };
  const { save, ...saving } = useSaving(useWriteField(), {
    wordFailure,
    onClose,
    meetOther: field ? () => meetOther(field.id) : undefined,
    onRefused: (error) => setFaults(readFieldRefusal(error)),
  });
  const word = (name: keyof Faults) => faults[name] && words[faults[name]];
  const handleSubmit = () => {
    const input = check();
    if (!input) return;
    const { id: _id, ...rest } = input;
    const { name } = input;
    save(
      field
        ? { kind: "edit", fieldId: field.id, input: { ...rest, version } }
        : { kind: "add", input },
      { text: t`“${name}” has been saved.` },
    );
  };
  const state = bighaStates.find((each) => each === draft.bighaState);
  const bighaSize = state && formatNumber(getUnitSize("bigha", state), 0);
  const isWatered = draft.method !== "" && draft.method !== "rain-fed";
  return (
    <SavingDialog
      title={field ? t`Edit field` : t`Add a field`}
      submitLabel={t`Save field`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <TextField
        name="name"
        label={t`Name of the field`}
        maxLength={60}
        value={draft.name}
        error={word("name")}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid pair:grid-cols-[1fr_minmax(0,10rem)] gap-3">
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
    </SavingDialog>
  );
}
