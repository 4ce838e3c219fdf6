import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FieldError, NumberField, TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { getStoredSoil, useWriteSoil } from "./api.ts";
import { useSoilFaults } from "./fault-words.ts";
import { type CardDraft, type CardFaults, openCardDraft, readCardDraft } from "./form-rules.ts";
import type { FieldSoil } from "./rules.ts";
import {
  type CardInput,
  type SoilCard,
  type SoilParameter,
  soilParameters,
  soilUnits,
} from "./schema.ts";
import { useParameterText, useSoilFailure } from "./soil-words.ts";
import { useCardText, useLateText } from "./told-words.ts";

type ValueFieldsProps = {
  draft: CardDraft;
  faults: CardFaults;
  unusual: readonly SoilParameter[];
  onChange: (parameter: SoilParameter, value: string) => void;
};

function ValueFields({ draft, faults, unusual, onChange }: ValueFieldsProps) {
  const { t } = useLingui();
  const words = useSoilFaults();
  const getParameterText = useParameterText();
  const getError = (parameter: SoilParameter) => {
    const fault = faults[parameter];
    if (fault) return words[fault];
    const typed = draft.values[parameter];
    return unusual.includes(parameter) ? t`${parameter} ${typed}: is that right?` : undefined;
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
              <span className="text-[15px]">{soilUnits[parameter].unit}</span>
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

/**
 * Keeps a card. What was changed or taken away elsewhere meanwhile is told, and saving once more puts what is
 * typed in its place.
 * @param given.card what is corrected, as it was when the form was opened; null for a new one
 */
function useSaveCard(given: { soil: FieldSoil; card: SoilCard | null; onClose: () => void }) {
  const { soil, onClose } = given;
  const { name, fieldId } = soil;
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const wordFailure = useSoilFailure();
  const wordLate = useLateText();
  const getCardText = useCardText();
  const write = useWriteSoil();
  const [card, setCard] = useState(given.card);
  const [id, setId] = useState(makeClientId);
  const [failure, setFailure] = useState<string | null>(null);
  const log = (error: unknown) => console.error("[soil] saving failed", describeFailure(error));
  const meetOther = async (error: unknown, own: SoilCard) => {
    const { code } = describeFailure(error);
    if (code !== "conflict" && code !== "not-found") return;
    const { cards } = await getStoredSoil(client);
    const stored = cards.find((each) => each.id === own.id) ?? null;
    setCard(stored);
    setId(makeClientId());
    setFailure(
      stored
        ? wordLate(getCardText(stored))
        : t`This card was taken away elsewhere in the meantime. What you typed is still here: save it once more, and it is a new card.`,
    );
  };
  const save = (input: CardInput) => {
    const told = { fieldId, card: input };
    setFailure(null);
    write.mutate(
      card
        ? { kind: "correct", ...told, id: card.id, version: card.version }
        : { kind: "add", ...told, id },
      {
        onSuccess(answer) {
          onClose();
          toast.show({
            tone: answer === null ? "info" : "good",
            text:
              answer === null
                ? t`Kept on this device. It is sent when the signal is back.`
                : t`The soil card of ${name} is kept.`,
          });
        },
        onError(error) {
          log(error);
          setFailure(wordFailure(error));
          if (card) void meetOther(error, card).catch(log);
        },
      },
    );
  };
  return { save, isBusy: write.isPending, failure };
}

/** A Soil Health Card typed in, or corrected: whatever of the twelve values is on it. */
export function CardDialog(props: {
  soil: FieldSoil;
  today: string;
  card: SoilCard | null;
  onClose: () => void;
}) {
  const { soil, today, card, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const words = useSoilFaults();
  const { save, isBusy, failure } = useSaveCard({ soil, card, onClose });
  const [draft, setDraft] = useState(() => openCardDraft(card, today));
  const [faults, setFaults] = useState<CardFaults>({});
  const [unusual, setUnusual] = useState<SoilParameter[]>([]);
  const { name } = soil;
  const clear = () => {
    setFaults({});
    setUnusual([]);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCardDraft(draft, today);
    setFaults(read.faults);
    setUnusual(read.unusual);
    // What is asked again counts when it is sent a second time as it was.
    const isAsked = read.unusual.every((parameter) => unusual.includes(parameter));
    if (!read.input || !isAsked) return;
    save(read.input);
  };
  const isAsking = unusual.length > 0 && Object.keys(faults).length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={card ? t`Correct the soil card` : t`Soil card of ${name}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isAsking ? t`Yes, so it stands on the card` : t`Save the card`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
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
          onChange={({ target }) => {
            setDraft((before) => ({ ...before, testedOn: target.value }));
            clear();
          }}
        />
        <ValueFields
          {...{ draft, faults, unusual }}
          onChange={(parameter, value) => {
            setDraft((before) => ({ ...before, values: { ...before.values, [parameter]: value } }));
            clear();
          }}
        />
        {faults.values && <FieldError>{words[faults.values]}</FieldError>}
        {failure && (
          <div role="alert">
            <Banner tone="bad">{failure}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
