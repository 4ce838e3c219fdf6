import { useLingui } from "@lingui/react/macro";
import { MapPin, Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { formatDate } from "#src/shared/dates.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { Button } from "#src/ui/button.tsx";
import { CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWriteMap } from "./api.ts";
import { useMapFailure } from "./boundary-words.ts";
import { getScoreLevel } from "./layer-rules.ts";
import { getScoreWord, levelTones } from "./layer-words.ts";
import type { ShownScouting } from "./writes.ts";

/** The address of a photo that is not sent yet. */
function useAddress(photo: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return setAddress(null);
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
}

/** Removes a note with the way back in the message. */
function useRemoval() {
  const { t } = useLingui();
  const change = useChange(useWriteMap(), useMapFailure());
  return ({ id, version }: ShownScouting) => {
    const undo = () =>
      change({ kind: "restore", id }, { text: t`The note is back.`, tone: "good" });
    change(
      { kind: "remove", id, version },
      { text: t`The note is removed.`, undo, isSaidAtOnce: true },
    );
  };
}

function ScoutingItem(props: {
  note: ShownScouting;
  number: number;
  isChosen: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { note, number, isChosen, onEdit, onRemove } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const fresh = useAddress(note.photo);
  const day = formatDate(new Date(note.date), language, now);
  const word = getScoreWord(i18n, note.score);
  const src = fresh ?? note.photoUrl;
  return (
    <li
      id={`note-${note.id}`}
      tabIndex={-1}
      className={`flex min-w-0 gap-4 rounded-control border bg-raised p-3 max-[26.25rem]:flex-col ${isChosen ? "border-leaf-700 ring-2 ring-leaf-700" : "border-line"}`}
    >
      {src && (
        <div className="w-28 shrink-0 overflow-hidden rounded-control max-[26.25rem]:w-full">
          <CardPicture
            {...(fresh ? { src: fresh } : pictureSources(src))}
            sizes="(max-width: 420px) 90vw, 112px"
            alt={t`Photo of ${day}`}
            ratio="4/3"
          />
        </div>
      )}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{day}</span>
          <Chip
            tone={levelTones[getScoreLevel(note.score)]}
          >{t`${word} (${note.score} of 5)`}</Chip>
          {note.at && (
            <span className="flex items-center gap-1 text-sm text-quiet">
              <MapPin aria-hidden size={16} />
              {t`Pin ${number}`}
            </span>
          )}
        </p>
        {note.waiting && (
          <div className="mt-2">
            <WaitingChip isRefused={note.waiting === "refused"} />
          </div>
        )}
        {note.text && <p className="mt-1.5 break-words whitespace-pre-line">{note.text}</p>}
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button
            variant="text"
            size="small"
            icon={<Pencil aria-hidden size={16} />}
            aria-label={t`Change the note of ${day}`}
            onClick={onEdit}
          >
            {t`Change`}
          </Button>
          <Button
            variant="text"
            size="small"
            icon={<Trash2 aria-hidden size={16} />}
            aria-label={t`Remove the note of ${day}`}
            onClick={onRemove}
          >
            {t`Remove`}
          </Button>
        </div>
      </div>
    </li>
  );
}

const atFirst = 3;

/** What was seen on one field, newest first; older notes on demand. */
export function ScoutingList(props: {
  notes: readonly ShownScouting[];
  /** The numbers of the pins by the notes' ids. */
  numbers: ReadonlyMap<string, number>;
  chosen: string | null;
  label: string;
  onEdit: (note: ShownScouting) => void;
}) {
  const { notes, numbers, chosen, label, onEdit } = props;
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const remove = useRemoval();
  const isHidden = notes.findIndex(({ id }) => id === chosen) >= atFirst;
  const shown = isWhole || isHidden ? notes : notes.slice(0, atFirst);
  const hidden = notes.length - shown.length;
  return (
    <>
      <ul aria-label={label} className="grid gap-2.5">
        {shown.map((note) => (
          <ScoutingItem
            key={note.id}
            note={note}
            number={numbers.get(note.id) ?? 0}
            isChosen={note.id === chosen}
            onEdit={() => onEdit(note)}
            onRemove={() => remove(note)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {t`Show ${hidden} more`}
        </Button>
      )}
    </>
  );
}
