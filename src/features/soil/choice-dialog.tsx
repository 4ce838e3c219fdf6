import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { noVersion } from "#src/shared/versions.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { getStoredSoil, useWriteSoil } from "./api.ts";
import { type GeneralDose, generalDoses } from "./data/doses.ts";
import { listDoses } from "./dose-rules.ts";
import { useSoilFaults } from "./fault-words.ts";
import { type ChoiceFaults, openChoiceDraft, readChoiceDraft } from "./form-rules.ts";
import type { FieldSoil } from "./rules.ts";
import { doseIds, manureNames } from "./schema.ts";
import { useDoseText, useSoilFailure } from "./soil-words.ts";
import { manureWords, useChoiceText, useLateText } from "./told-words.ts";

/** What a field's plan counts with: how the crop is grown, how many plants, and the manure it gets. */
export function ChoiceDialog(props: {
  soil: FieldSoil;
  /** Of what is chosen now. */
  version: string;
  onClose: () => void;
}) {
  const { soil, onClose } = props;
  const { t, i18n } = useLingui();
  const formId = useId();
  const words = useSoilFaults();
  const wordFailure = useSoilFailure();
  const getDoseText = useDoseText();
  const wordLate = useLateText();
  const getChoiceText = useChoiceText();
  const client = useQueryClient();
  const write = useWriteSoil();
  // What is typed is made upon what stood here when it was begun.
  const [version, setVersion] = useState(props.version);
  const [failure, setFailure] = useState<string | null>(null);
  const { plan, choice, fieldId, name, grown } = soil;
  const planDose = plan.kind === "planned" || plan.kind === "not-stocked" ? plan.dose.id : null;
  const doseId = plan.kind === "no-plants" ? plan.doseId : planDose;
  const [draft, setDraft] = useState(() => openChoiceDraft(choice, doseId));
  const [faults, setFaults] = useState<ChoiceFaults>({});
  const chosen = doseIds.find((id) => id === draft.doseId);
  const general: GeneralDose | null = chosen ? generalDoses[chosen] : null;
  const options = listDoses(grown)
    .map((id) => ({ value: id, label: getDoseText(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  const log = (error: unknown) => console.error("[soil] saving failed", describeFailure(error));
  const meetOther = async () => {
    const { choices } = await getStoredSoil(client);
    const stored = choices.find((each) => each.fieldId === fieldId);
    setVersion(stored?.version ?? noVersion);
    if (stored) setFailure(wordLate(getChoiceText(stored.choice)));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readChoiceDraft(draft, soil);
    setFaults(read.faults);
    if (!read.input) return;
    setFailure(null);
    write.mutate(
      { kind: "choose", fieldId, choice: read.input, version },
      {
        onSuccess: onClose,
        onError(error) {
          log(error);
          setFailure(wordFailure(error));
          if (describeFailure(error).code === "conflict") void meetOther().catch(log);
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`What the plan of ${name} counts with`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>{t`Save`}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <SelectField
          name="dose"
          label={grown ? t`How the crop is grown` : t`What is to be sown`}
          options={options}
          placeholder={grown ? undefined : t`Choose a crop`}
          value={draft.doseId}
          onChange={({ target }) => setDraft((before) => ({ ...before, doseId: target.value }))}
        />
        {general?.perPlant && (
          <NumberField
            name="plants"
            pattern={undefined}
            label={t`How many plants stand there`}
            value={draft.plants}
            error={faults.plants && words[faults.plants]}
            onChange={({ target }) => setDraft((before) => ({ ...before, plants: target.value }))}
          />
        )}
        <fieldset className="grid gap-4">
          <legend className="mb-1 font-semibold">{t`Manure that the field gets`}</legend>
          <p className="-mt-1 text-[15px] leading-snug text-quiet">
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
                  setDraft((before) => ({
                    ...before,
                    manures: { ...before.manures, [manure]: target.value },
                  }))
                }
              />
            );
          })}
        </fieldset>
        {failure && (
          <div role="alert">
            <Banner tone="bad">{failure}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
