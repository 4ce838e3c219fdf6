import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { grownCrops } from "#src/shared/farm-terms.ts";
import { getCropText, grownWords } from "#src/shared/farm-words.ts";
import { IconButton } from "#src/ui/button.tsx";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useWriteField } from "./api.ts";
import { useFieldFailure, useFieldFaults, useOptions } from "./field-words.ts";
import { FirstFieldChoiceList } from "./first-field-choice-list.tsx";
import { findSownAgo, openFirstDraft, stepArea } from "./first-field-rules.ts";
import { type Faults, readDraft, readFieldRefusal } from "./form-rules.ts";

type FirstFieldDialogProps = {
  /** What was pressed; empty where it is none of the pictures. */
  crop: Crop | "";
  /** Whether Setup was told that only rain waters the farm. */
  isRainFed: boolean;
  onClose: () => void;
};

/** The first field in a few presses: all is filled in that can be, and the rest is pressed rather than typed. */
export function FirstFieldDialog({ crop, isRainFed, onClose }: FirstFieldDialogProps) {
  const { t, i18n } = useLingui();
  const listOptions = useOptions();
  const words = useFieldFaults();
  const [today] = useState(() => getLocalDay(new Date()));
  const [ids] = useState(() => ({ id: makeClientId(), seasonId: makeClientId() }));
  const nameAfter = (grown: string) => {
    const known = grownCrops.find((each) => each === grown);
    return known && known !== "other"
      ? t`${getCropText(i18n, { crop: known })} field`
      : t`My field`;
  };
  const { draft, faults, change, check, setFaults } = useDraft(
    () => openFirstDraft(crop, { name: nameAfter(crop), isRainFed }),
    (typed) => {
      const read = readDraft(typed, { ...ids, field: null, today });
      // What is left open here is asked for, though a field may lie fallow.
      if (typed.crop === "") read.faults.crop = "crop-unknown";
      return read;
    },
  );
  const { save, ...saving } = useSaving(useWriteField(), {
    wordFailure: useFieldFailure(),
    onClose,
    onRefused: (error) => setFaults(readFieldRefusal(error)),
  });
  const [isOtherDay, setOtherDay] = useState(false);
  const word = (name: keyof Faults) => faults[name] && words[faults[name]];
  const ago = findSownAgo(draft.sowingDate, today);
  const handleSubmit = () => {
    const input = check();
    if (!input) return;
    const { name } = input;
    save({ kind: "add", input }, { text: t`“${name}” has been saved.` });
  };
  return (
    <SavingDialog
      title={t`Add your first field`}
      submitLabel={t`Save field`}
      {...saving}
      onSubmit={handleSubmit}
    >
      {crop === "" && (
        <SelectField
          name="crop"
          label={t`Crop`}
          placeholder={t`Choose`}
          options={listOptions(grownWords)}
          value={draft.crop}
          error={word("crop")}
          onChange={({ target }) => change({ crop: target.value, name: nameAfter(target.value) })}
        />
      )}
      {draft.crop === "other" && (
        <TextField
          name="cropName"
          label={t`What do you call it?`}
          maxLength={40}
          value={draft.cropName}
          error={word("cropName")}
          onChange={({ target }) => change({ cropName: target.value })}
        />
      )}
      <FirstFieldChoiceList
        name="sown"
        label={t`When was it sown or planted?`}
        error={isOtherDay ? undefined : word("sowingDate")}
        chosen={isOtherDay ? "other" : ago === null ? "" : String(ago)}
        choices={[
          { value: "0", label: t`This week` },
          { value: "14", label: t`2 weeks ago` },
          { value: "30", label: t`1 month ago` },
          { value: "other", label: t`Choose the day` },
        ]}
        onChoose={(value) => {
          setOtherDay(value === "other");
          change({ sowingDate: value === "other" ? "" : addDays(today, -Number(value)) });
        }}
      />
      {isOtherDay && (
        <TextField
          name="sowingDate"
          type="date"
          label={t`Sown or planted on`}
          max={today}
          value={draft.sowingDate}
          error={word("sowingDate")}
          onChange={({ target }) => change({ sowingDate: target.value })}
        />
      )}
      <div className="flex items-end gap-2">
        <IconButton
          label={t`Half an acre less`}
          icon={<Minus aria-hidden size={22} />}
          className="border border-edge"
          onClick={() => change(({ area }) => ({ area: stepArea(area, -1) }))}
        />
        <div className="min-w-0 grow">
          <NumberField
            decimal
            name="area"
            label={t`Area in acres`}
            value={draft.area}
            error={word("area")}
            className="text-center"
            onChange={({ target }) => change({ area: target.value })}
          />
        </div>
        <IconButton
          label={t`Half an acre more`}
          icon={<Plus aria-hidden size={22} />}
          className="border border-edge"
          onClick={() => change(({ area }) => ({ area: stepArea(area, 1) }))}
        />
      </div>
      <FirstFieldChoiceList
        name="method"
        label={t`How it gets water`}
        error={word("method")}
        chosen={draft.method}
        choices={[
          { value: "flood", label: t`Channel or flooding`, picture: "tap" },
          { value: "sprinkler", label: t`Sprinkler`, picture: "weather-drizzle" },
          { value: "drip", label: t`Drip`, picture: "drip" },
          { value: "rain-fed", label: t`Rain only`, picture: "weather-rain" },
        ]}
        onChoose={(method) => change({ method })}
      />
      <TextField
        name="name"
        label={t`Name of the field`}
        maxLength={60}
        value={draft.name}
        error={word("name")}
        onChange={({ target }) => change({ name: target.value })}
      />
    </SavingDialog>
  );
}
