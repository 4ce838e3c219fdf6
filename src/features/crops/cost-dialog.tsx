import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { FieldError, NumberField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { openCostDraft, readCostDraft } from "./form-rules.ts";
import type { CostRecord, CropSeason } from "./harvest-rules.ts";
import { costPictures, costWords, useRecordFaults } from "./record-words.ts";
import { type CropRecord, costKinds } from "./schema.ts";
import { useSaveRecord } from "./use-save-record.ts";

/** What the money was for, as pictures to press. */
function CostKindSection(props: {
  value: string;
  fault: string | undefined;
  onChange: (kind: string) => void;
}) {
  const { value, fault, onChange } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <fieldset aria-describedby={fault ? `${id}-error` : undefined}>
      <legend className="mb-1.5 leading-snug font-semibold">{t`What for`}</legend>
      <div className="grid pair:grid-cols-2 gap-2.5 sm:grid-cols-4">
        {costKinds.map((kind) => (
          <label
            key={kind}
            className="grid min-h-24 cursor-pointer content-center justify-items-center gap-1.5 rounded-control border border-edge bg-raised p-2 text-center text-copy leading-snug font-medium hover:border-leaf-600 has-checked:border-leaf-700 has-checked:bg-leaf-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              value={kind}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <img src={`/pictures/icons/${costPictures[kind]}.svg`} alt="" width={36} height={36} />
            {i18n._(costWords[kind])}
          </label>
        ))}
      </div>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </fieldset>
  );
}

type CostDialogProps = {
  season: CropSeason;
  /** The record that is corrected, or null. */
  record: CostRecord<CropRecord> | null;
  fields: readonly Field[];
  today: string;
  onClose: () => void;
};

/** Money spent on a crop, told for the first time or corrected. */
export function CostDialog({ season, record, fields, today, onClose }: CostDialogProps) {
  const { t, i18n } = useLingui();
  const words = useRecordFaults();
  const { save, ...saving } = useSaveRecord({ record, onClose });
  const { draft, faults, change, check } = useDraft(
    () => openCostDraft({ entry: record?.entry ?? null, today, season }),
    (typed) => readCostDraft(typed, { ground: season.ground, fields, today }),
  );
  const handleSubmit = () => {
    const input = check();
    if (input?.kind !== "cost") return;
    const kind = i18n._(costWords[input.costKind]);
    save(input, t`Noted: ${formatRupees(input.paise)} for ${kind}.`);
  };
  const name = season.fieldName ?? getCropText(i18n, season);
  return (
    <SavingDialog
      title={record ? t`Correct the cost` : t`Spent on ${name}`}
      submitLabel={t`Save cost`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <CostKindSection
        value={draft.costKind}
        fault={faults.costKind && words[faults.costKind]}
        onChange={(costKind) => change({ costKind })}
      />
      <NumberField
        decimal
        name="money"
        label={t`Rupees`}
        leading="₹"
        value={draft.money}
        error={faults.paise && words[faults.paise]}
        onChange={({ target }) => change({ money: target.value })}
      />
      {season.ground.kind === "season" && (
        <TextField
          name="date"
          type="date"
          label={t`Day`}
          max={today}
          value={draft.date}
          error={faults.date && words[faults.date]}
          onChange={({ target }) => change({ date: target.value })}
        />
      )}
      <TextField
        name="note"
        label={t`Note (if you like)`}
        maxLength={120}
        value={draft.note}
        error={faults.note && words[faults.note]}
        onChange={({ target }) => change({ note: target.value })}
      />
    </SavingDialog>
  );
}
