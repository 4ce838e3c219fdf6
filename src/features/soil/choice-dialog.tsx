import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { generalDoses } from "#content/soil-doses.ts";
import { noVersion } from "#src/shared/versions.ts";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { getStoredSoil, useWriteSoil } from "./api.ts";
import { listDoses } from "./dose-rules.ts";
import { useSoilFaults } from "./fault-words.ts";
import { openChoiceDraft, readChoiceDraft } from "./form-rules.ts";
import type { GeneralDose } from "./knowledge-schema.ts";
import type { FieldSoil } from "./rules.ts";
import { doseIds, manureNames } from "./schema.ts";
import { useDoseText, useSoilFailure } from "./soil-words.ts";
import { manureWords, useChoiceText } from "./told-words.ts";

/** What a field's plan counts with: how the crop is grown, how many plants, and the manure it gets. */
export function ChoiceDialog(props: {
  soil: FieldSoil;
  /** Of what is chosen now. */
  version: string;
  onClose: () => void;
}) {
  const { soil, onClose } = props;
  const { t, i18n } = useLingui();
  const words = useSoilFaults();
  const wordFailure = useSoilFailure();
  const getDoseText = useDoseText();
  const getChoiceText = useChoiceText();
  const client = useQueryClient();
  // What is typed is made upon what stood here when it was begun.
  const [version, setVersion] = useState(props.version);
  const { plan, choice, fieldId, name, grown } = soil;
  const planDose = plan.kind === "planned" || plan.kind === "not-stocked" ? plan.dose.id : null;
  const doseId = plan.kind === "no-plants" ? plan.doseId : planDose;
  const { draft, faults, change, check } = useDraft(
    () => openChoiceDraft(choice, doseId),
    (typed) => readChoiceDraft(typed, soil),
  );
  const chosen = doseIds.find((id) => id === draft.doseId);
  const general: GeneralDose | null = chosen ? generalDoses[chosen] : null;
  const options = listDoses(grown)
    .map((id) => ({ value: id, label: getDoseText(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  const meetOther = async (code: string) => {
    if (code !== "conflict") return undefined;
    const { choices } = await getStoredSoil(client);
    const stored = choices.find((each) => each.fieldId === fieldId);
    setVersion(stored?.version ?? noVersion);
    return stored && getChoiceText(stored.choice);
  };
  const { save, ...saving } = useSaving(useWriteSoil(), { wordFailure, onClose, meetOther });
  const handleSubmit = () => {
    const input = check();
    if (input) save({ kind: "choose", fieldId, choice: input, version });
  };
  return (
    <SavingDialog
      size="small"
      title={t`What the plan of ${name} counts with`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <SelectField
        name="dose"
        label={grown ? t`How the crop is grown` : t`What is to be sown`}
        options={options}
        placeholder={grown ? undefined : t`Choose a crop`}
        value={draft.doseId}
        onChange={({ target }) => change({ doseId: target.value })}
      />
      {general?.perPlant && (
        <NumberField
          name="plants"
          pattern={undefined}
          label={t`How many plants stand there`}
          value={draft.plants}
          error={faults.plantCount && words[faults.plantCount]}
          onChange={({ target }) => change({ plants: target.value })}
        />
      )}
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-semibold">{t`Manure that the field gets`}</legend>
        <p className="-mt-1 text-copy leading-snug text-quiet">
          {t`In tonnes for the whole field; a tractor trolley holds 2 to 3. What it brings is taken off the fertiliser.`}
        </p>
        {manureNames.map((manure) => {
          const fault = faults[manure];
          return (
            <NumberField
              key={manure}
              decimal
              pattern={undefined}
              name={manure}
              label={i18n._(manureWords[manure])}
              trailing={t`tonnes`}
              value={draft.manures[manure]}
              error={fault && words[fault]}
              onChange={({ target }) =>
                change({ manures: { ...draft.manures, [manure]: target.value } })
              }
            />
          );
        })}
      </fieldset>
    </SavingDialog>
  );
}
