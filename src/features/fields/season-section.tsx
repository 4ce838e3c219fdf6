import { useLingui } from "@lingui/react/macro";
import { grownWords } from "#src/shared/farm-words.ts";
import { SelectField, TextField } from "#src/ui/field.tsx";
import { useFieldFaults, useOptions } from "./field-words.ts";
import type { Faults, FieldDraft } from "./form-rules.ts";

type SeasonDraft = Pick<FieldDraft, "crop" | "cropName" | "variety" | "sowingDate">;

/** What grows: crop, variety and since when. */
export function SeasonSection(props: {
  draft: SeasonDraft;
  faults: Faults;
  /** The text of the empty choice, or none where a crop must be chosen. */
  placeholder: string | undefined;
  today: string;
  onChange: (change: Partial<SeasonDraft>) => void;
}) {
  const { draft, faults, placeholder, today, onChange } = props;
  const { t } = useLingui();
  const listOptions = useOptions();
  const words = useFieldFaults();
  const word = (name: keyof Faults) => faults[name] && words[faults[name]];
  return (
    <>
      <SelectField
        name="crop"
        label={t`Crop`}
        placeholder={placeholder}
        options={listOptions(grownWords)}
        value={draft.crop}
        error={word("crop")}
        onChange={({ target }) => onChange({ crop: target.value })}
      />
      {draft.crop === "other" && (
        <TextField
          name="cropName"
          label={t`What do you call it?`}
          hint={t`Your own word for it stands on every screen. Of water, soil and weather you see what holds for any crop; doses, pests and prices of it are not known here.`}
          maxLength={40}
          value={draft.cropName}
          error={word("cropName")}
          onChange={({ target }) => onChange({ cropName: target.value })}
        />
      )}
      {draft.crop !== "" && (
        <>
          <TextField
            name="sowingDate"
            type="date"
            label={t`Sown or planted on`}
            max={today}
            value={draft.sowingDate}
            error={word("sowingDate")}
            onChange={({ target }) => onChange({ sowingDate: target.value })}
          />
          <TextField
            name="variety"
            label={t`Variety (if you know it)`}
            maxLength={60}
            value={draft.variety}
            error={word("variety")}
            onChange={({ target }) => onChange({ variety: target.value })}
          />
        </>
      )}
    </>
  );
}
