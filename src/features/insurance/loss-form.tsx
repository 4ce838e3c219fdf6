import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { NumberField, SelectField, TextAreaField, TextField } from "#src/ui/field.tsx";
import { AreaSection } from "./area-section.tsx";
import { describeLossField, type LossFaults, toTyped } from "./loss-rules.ts";
import { type LossReport, lossCauses } from "./loss-schema.ts";
import { causeWords, useLossFaults } from "./loss-words.ts";
import { PlotField } from "./plot-field.tsx";
import { otherCrop } from "./premium-form-rules.ts";

type LossFormProps = {
  report: LossReport;
  faults: LossFaults;
  fields: readonly Field[];
  /** Tells which number is being typed, or "" when it is left. */
  onTyping: (name: string) => void;
  onChange: (change: Partial<LossReport>) => void;
};

/** What is told of a loss; each letter is kept as it is typed. */
export function LossForm(props: LossFormProps) {
  const { report, faults, fields, onTyping, onChange } = props;
  const { t, i18n } = useLingui();
  const words = useLossFaults();
  const [latest] = useState(() => toTyped(new Date()));
  const word = (name: keyof LossReport) => {
    const fault = faults[name];
    return fault && words[fault];
  };
  const text = (name: "place" | "cropName" | "farmer" | "phone" | "policy" | "docket") => ({
    name,
    value: report[name],
    maxLength: 120,
    error: word(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const watch = (name: "area" | "phone") => ({
    onFocus: () => onTyping(name),
    onBlur: () => onTyping(""),
  });
  return (
    <>
      <TextField
        type="datetime-local"
        name="happened"
        label={t`Day and time of the loss`}
        max={latest}
        value={report.happened}
        error={word("happened")}
        onChange={({ target }) => onChange({ happened: target.value })}
      />
      <SelectField
        name="cause"
        label={t`What caused it`}
        placeholder={t`Choose`}
        options={lossCauses.map((value) => ({ value, label: i18n._(causeWords[value]) }))}
        value={report.cause}
        error={word("cause")}
        onChange={({ target }) => onChange({ cause: target.value })}
      />
      <PlotField
        fields={fields}
        chosen={report.field}
        onChoose={(field) => onChange(field ? describeLossField(field) : { field: "" })}
      />
      <TextField
        {...text("place")}
        label={t`Where the field is`}
        hint={t`Village, and survey or plot number.`}
      />
      <SelectField
        name="crop"
        label={t`Crop`}
        placeholder={t`Choose the crop`}
        options={[
          ...Object.entries(cropWords).map(([value, each]) => ({ value, label: i18n._(each) })),
          { value: otherCrop, label: t`Another crop` },
        ]}
        value={report.crop === otherCrop || report.crop in cropWords ? report.crop : ""}
        error={word("crop")}
        onChange={({ target }) => onChange({ crop: target.value })}
      />
      {report.crop === otherCrop && <TextField {...text("cropName")} label={t`Name of the crop`} />}
      <TextField
        type="date"
        name="sown"
        label={t`Sown or planted on (if you know it)`}
        max={latest.slice(0, 10)}
        value={report.sown}
        error={word("sown")}
        onChange={({ target }) => onChange({ sown: target.value })}
      />
      <AreaSection
        label={t`Area damaged`}
        draft={report}
        areaError={word("area")}
        stateError={word("state")}
        typing={watch("area")}
        onChange={onChange}
      />
      <TextAreaField
        name="note"
        label={t`What you see (if you like)`}
        maxLength={1000}
        value={report.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <TextField {...text("farmer")} label={t`Farmer's name`} autoComplete="name" />
      <NumberField
        {...text("phone")}
        {...watch("phone")}
        inputMode="tel"
        label={t`Phone (if you like)`}
        autoComplete="tel"
      />
      <TextField
        {...text("policy")}
        label={t`Policy or application number (if you have it)`}
        hint={t`It stands on the receipt of the insurance or in the text message.`}
      />
    </>
  );
}
