import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { MapPin, MapPinOff } from "lucide-react";
import { useState } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay as getToday } from "#src/shared/days.ts";
import { readFaults, readRefusal } from "#src/shared/form-faults.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { shrinkPicture } from "#src/shared/shrink-picture.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#src/ui/field.tsx";
import { FileField } from "#src/ui/file-field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { getStoredScouting, useWriteMap } from "./api.ts";
import { useMapFailure, usePositionFaults } from "./boundary-words.ts";
import { drawRing } from "./field-shape-list.tsx";
import { MapFrame } from "./map-frame.tsx";
import { getMiddle } from "./polygon-rules.ts";
import { usePosition } from "./position-api.ts";
import {
  longestText,
  type ScoutingFault,
  type ScoutingInput,
  type Spot,
  scoutingFaults,
  scoutingInput,
} from "./schema.ts";
import { ScoreList } from "./score-list.tsx";
import { findDateFault } from "./scouting-rules.ts";
import { HereMark, type Neighbour } from "./sketch-list.tsx";
import { useScoutingText } from "./use-scouting-text.ts";
import type { ShownScouting } from "./writes.ts";

const longestSide = 1280;
const quality = 0.8;
const largestPhoto = 25 * 1024 * 1024;

type Draft = { fieldId: string; score: number | null; text: string; date: string; at: Spot | null };
const known = {
  names: ["fieldId", "score", "text", "date", "at"],
  codes: scoutingFaults,
} as const;
type Faults = { [name in keyof Draft]?: ScoutingFault };

function useScoutingFaults(): Record<ScoutingFault, string> {
  const { t } = useLingui();
  return {
    "score-missing": t`Choose how it looks, from 1 to 5.`,
    "text-too-long": t`Keep it within 1,000 letters.`,
    "characters-not-allowed": t`Some of the characters cannot be saved. Type the text again.`,
    "date-not-valid": t`Choose the day.`,
    "date-in-future": t`This day is still to come.`,
    "date-too-old": t`This is more than five years ago. Check the year.`,
    "position-not-valid": t`This is no position on the Earth. Check the numbers.`,
    "field-missing": t`Choose the field.`,
  };
}

function readNote(draft: Draft) {
  const { data: input, error } = scoutingInput.safeParse(draft);
  const dateFault = findDateFault(draft.date, getToday(new Date()));
  const date = dateFault ? { date: dateFault } : {};
  return { input, faults: { ...date, ...readFaults(error, known) } };
}

/** A chosen photo, made small here, so that where it was taken never leaves the device. */
function usePhoto() {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [small, setSmall] = useState<Blob | null>(null);
  const [error, setError] = useState<string>();
  const choose = async (chosen: File | null) => {
    setSmall(null);
    setError(undefined);
    setFile(chosen);
    if (!chosen) return;
    if (chosen.size > largestPhoto) {
      setFile(null);
      setError(t`This photo is larger than 25 MB. Take it with a smaller size.`);
      return;
    }
    try {
      setSmall((await shrinkPicture(chosen, { longestSide, quality })).picture);
    } catch (fault) {
      console.warn("[fieldmap] a photo was not taken in", describeFailure(fault));
      setFile(null);
      setError(t`This is no photo that can be opened here. Choose a JPEG, PNG or WebP picture.`);
    }
  };
  return { file, small, error, choose, isBusy: file !== null && small === null };
}

function SpotPart(props: {
  at: Spot | null;
  field: Neighbour | undefined;
  onChange: (at: Spot | null) => void;
}) {
  const { at, field, onChange } = props;
  const { t } = useLingui();
  const faultWords = usePositionFaults();
  const [isLocating, setLocating] = useState(false);
  const fault = usePosition(isLocating, ({ latitude, longitude, accuracyInMetres }) => {
    setLocating(false);
    onChange({ latitude, longitude, accuracyInMetres });
  });
  const metres = formatNumber(at?.accuracyInMetres ?? 0, 0);
  const isMeasured = at !== null && at.accuracyInMetres !== null;
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 font-semibold">{t`Where (if you like)`}</legend>
      {field && (
        <MapFrame
          label={t`Tap where you saw it`}
          origin={getMiddle(field.corners)}
          shown={field.corners}
          height={() => 200}
          isDrawing
          tiles={null}
          onTap={(position) => onChange({ ...position, accuracyInMetres: null })}
        >
          {(screen) => (
            <>
              <path
                d={drawRing(field.corners, screen)}
                strokeWidth="2"
                className="fill-leaf-200 stroke-leaf-700"
              />
              {at && <HereMark here={at} screen={screen} />}
            </>
          )}
        </MapFrame>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          busy={isLocating}
          icon={<MapPin aria-hidden size={18} />}
          onClick={() => setLocating(true)}
        >
          {t`Note where I am`}
        </Button>
        {at && (
          <Button
            variant="text"
            icon={<MapPinOff aria-hidden size={18} />}
            onClick={() => onChange(null)}
          >
            {t`Without a place`}
          </Button>
        )}
        <span role="status" className="text-copy text-quiet">
          {isMeasured ? t`Noted, sure within ${metres} m` : at ? t`Noted on the map` : ""}
        </span>
      </div>
      {fault && (
        <div role="alert">
          <Banner tone="warn">{faultWords[fault]}</Banner>
        </div>
      )}
    </fieldset>
  );
}

export type ScoutingDialogProps = {
  fields: readonly Field[];
  /** The fields with a boundary. */
  drawn: readonly Neighbour[];
  fieldId: string;
  /** The note that is changed; null for a new one. */
  note: ShownScouting | null;
  onClose: () => void;
};

/** Notes what was seen on a field: how it looks, in words, where, with a photo. */
export function ScoutingDialog(props: ScoutingDialogProps) {
  const { fields, drawn, fieldId, onClose } = props;
  const { t } = useLingui();
  const client = useQueryClient();
  const getScoutingText = useScoutingText();
  const faultWords = useScoutingFaults();
  const wordFailure = useMapFailure();
  // What is changed, as it was when the form was opened.
  const [note, setNote] = useState(props.note);
  const { draft, faults, change, check, setFaults } = useDraft<Draft, ScoutingInput, Faults>(
    () =>
      note
        ? { fieldId, score: note.score, text: note.text, date: note.date, at: note.at }
        : { fieldId, score: null, text: "", date: getToday(new Date()), at: null },
    readNote,
  );
  const meetOther = async ({ id }: ShownScouting) => {
    const stored = await getStoredScouting(client, id);
    setNote(stored && { ...stored, photo: null, waiting: null });
    return stored && getScoutingText(stored);
  };
  const { save, ...saving } = useSaving(useWriteMap(), {
    wordFailure,
    onClose,
    meetOther: note ? () => meetOther(note) : undefined,
    onRefused: (error) => setFaults(readRefusal(error, known)),
  });
  const [dropsPhoto, setDropsPhoto] = useState(false);
  const photo = usePhoto();
  const word = (name: keyof Draft) => faults[name] && faultWords[faults[name]];
  const hasPhoto = note !== null && (note.photoUrl !== null || note.photo !== null);
  const handleSubmit = () => {
    const scouting = check();
    if (!scouting || photo.isBusy) return;
    const { small } = photo;
    const text = t`Your note has been saved.`;
    if (note) {
      const { id, version } = note;
      const kept = dropsPhoto ? "remove" : "keep";
      save({ kind: "change", id, scouting, photo: small ?? kept, version }, { text });
    } else save({ kind: "note", id: makeClientId(), scouting, photo: small }, { text });
  };
  return (
    <SavingDialog
      title={note ? t`Change your note` : t`What do you see?`}
      submitLabel={t`Save note`}
      {...saving}
      isBusy={saving.isBusy || photo.isBusy}
      onSubmit={handleSubmit}
    >
      <SelectField
        label={t`Field`}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.fieldId}
        error={word("fieldId")}
        onChange={({ target }) => change({ fieldId: target.value })}
      />
      <ScoreList
        value={draft.score}
        error={word("score")}
        onChange={(score) => change({ score })}
      />
      <TextAreaField
        label={t`What you see`}
        hint={t`Such as yellow leaves in one corner, or larvae on every third plant.`}
        maxLength={longestText}
        value={draft.text}
        error={word("text")}
        onChange={({ target }) => change({ text: target.value })}
      />
      <FileField
        label={hasPhoto ? t`Another photo` : t`Photo`}
        hint={
          hasPhoto && !dropsPhoto
            ? t`The photo stays as it is unless you choose another one.`
            : t`It is made small here; where it was taken is cut out of the file.`
        }
        value={photo.file}
        error={photo.error}
        onChange={(chosen) => void photo.choose(chosen)}
      />
      {hasPhoto && !photo.file && (
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-leaf-700"
            checked={dropsPhoto}
            onChange={({ target }) => setDropsPhoto(target.checked)}
          />
          {t`Take the photo away`}
        </label>
      )}
      <TextField
        type="date"
        label={t`Day`}
        value={draft.date}
        error={word("date")}
        onChange={({ target }) => change({ date: target.value })}
      />
      <SpotPart
        at={draft.at}
        field={drawn.find(({ fieldId: each }) => each === draft.fieldId)}
        onChange={(at) => change({ at })}
      />
    </SavingDialog>
  );
}
