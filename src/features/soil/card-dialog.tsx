import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { FieldError, NumberField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { getStoredSoil, useWriteSoil } from "./api.ts";
import { useSoilFaults } from "./fault-words.ts";
import { type CardDraft, type CardFaults, openCardDraft, readCardDraft } from "./form-rules.ts";
import type { FieldSoil } from "./rules.ts";
import { type SoilCard, type SoilParameter, soilParameters, soilUnits } from "./schema.ts";
import { useParameterText, useSoilFailure } from "./soil-words.ts";
import { useCardText } from "./told-words.ts";

type ValueFieldsProps = {
  draft: CardDraft;
  faults: CardFaults;
  /** What is unusual, and asked about. */
  asked: readonly SoilParameter[];
  onChange: (parameter: SoilParameter, value: string) => void;
};

function ValueFields({ draft, faults, asked, onChange }: ValueFieldsProps) {
  const { t } = useLingui();
  const words = useSoilFaults();
  const getParameterText = useParameterText();
  const getError = (parameter: SoilParameter) => {
    const fault = faults[parameter];
    if (fault) return words[fault];
    const typed = draft.values[parameter];
    return asked.includes(parameter) ? t`${parameter} ${typed}: is that right?` : undefined;
  };
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {soilParameters.map((parameter) => (
        <NumberField
          key={parameter}
          decimal
          // Digits of every script are taken; the keyboard's own check knows Latin ones only.
          pattern={undefined}
          name={parameter}
          label={getParameterText(parameter)}
          trailing={
            soilUnits[parameter].unit && (
              <span className="text-copy">{soilUnits[parameter].unit}</span>
            )
          }
          value={draft.values[parameter]}
          error={getError(parameter)}
          onChange={({ target }) => onChange(parameter, target.value)}
        />
      ))}
    </div>
  );
}

/** A Soil Health Card typed in, or corrected: whatever of the twelve values is on it. */
export function CardDialog(props: {
  soil: FieldSoil;
  today: string;
  card: SoilCard | null;
  onClose: () => void;
}) {
  const { soil, today, onClose } = props;
  const { fieldId, name } = soil;
  const { t } = useLingui();
  const client = useQueryClient();
  const words = useSoilFaults();
  const wordFailure = useSoilFailure();
  const getCardText = useCardText();
  // What is corrected, as it was when the form was opened.
  const [card, setCard] = useState(props.card);
  const [id, setId] = useState(makeClientId);
  const meetOther = async (own: SoilCard) => {
    const { cards } = await getStoredSoil(client);
    const stored = cards.find((each) => each.id === own.id) ?? null;
    setCard(stored);
    setId(makeClientId());
    return stored && getCardText(stored);
  };
  const { save, ...saving } = useSaving(useWriteSoil(), {
    wordFailure,
    onClose,
    meetOther: card ? () => meetOther(card) : undefined,
  });
  const read = (typed: CardDraft) => readCardDraft(typed, today);
  const { draft, faults, check, ...form } = useDraft(() => openCardDraft(props.card, today), read);
  const [asked, setAsked] = useState<SoilParameter[]>([]);
  const change = (part: Partial<CardDraft>) => {
    form.change(part);
    setAsked([]);
  };
  const handleSubmit = () => {
    const input = check();
    const { unusual } = read(draft);
    setAsked(unusual);
    // What is asked again counts when it is sent a second time as it was.
    if (!input || !unusual.every((parameter) => asked.includes(parameter))) return;
    const told = { fieldId, card: input };
    save(
      card
        ? { kind: "correct", ...told, id: card.id, version: card.version }
        : { kind: "add", ...told, id },
      { text: t`The soil card of ${name} is kept.` },
    );
  };
  const isAsking = asked.length > 0 && Object.keys(faults).length === 0;
  return (
    <SavingDialog
      title={props.card ? t`Correct the soil card` : t`Soil card of ${name}`}
      submitLabel={isAsking ? t`Yes, so it stands on the card` : t`Save the card`}
      {...saving}
      onSubmit={handleSubmit}
    >
      <p className="text-quiet">
        {t`Type what stands on the Soil Health Card; leave out what is not on it.`}
      </p>
      <TextField
        name="testedOn"
        type="date"
        label={t`Day of the test`}
        max={today}
        value={draft.testedOn}
        error={faults.testedOn && words[faults.testedOn]}
        onChange={({ target }) => change({ testedOn: target.value })}
      />
      <ValueFields
        {...{ draft, faults, asked }}
        onChange={(parameter, value) => change({ values: { ...draft.values, [parameter]: value } })}
      />
      {faults.values && <FieldError>{words[faults.values]}</FieldError>}
    </SavingDialog>
  );
}
