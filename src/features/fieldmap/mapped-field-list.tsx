import { Trans, useLingui } from "@lingui/react/macro";
import { NotebookPen, PencilRuler } from "lucide-react";
import { useWriteField } from "#src/features/fields/api.ts";
import { getArea } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { getAreaText } from "#src/shared/farm-words.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useDiscardWrites } from "#src/ui/use-discard-writes.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useAreaText, useMapFailure, useSourceText } from "./boundary-words.ts";
import type { Layer } from "./layer-rules.ts";
import { layerWords, levelTones, levelWords } from "./layer-words.ts";
import { findOffer, toAreaEdit } from "./offer-rules.ts";
import { ScoutingList } from "./scouting-list.tsx";
import type { RefusedBoundary, ShownBoundary, ShownScouting } from "./writes.ts";

/** Gives a field the area of its boundary, when its farmer says so. */
function useTakeArea() {
  const { t } = useLingui();
  const toast = useToast();
  const write = useWriteField();
  const wordFailure = useMapFailure();
  return (field: Field, area: number) => {
    const input = toAreaEdit(field, area);
    if (!input) return;
    const { name } = field;
    write.mutate(
      { kind: "edit", fieldId: field.id, input },
      {
        onSuccess: () =>
          toast.show({ tone: "good", text: t`“${name}” has the area of its boundary now.` }),
        onError(error) {
          console.error("[fieldmap] saving failed", describeFailure(error));
          toast.show({ tone: "bad", text: wordFailure(error) });
        },
      },
    );
  };
}

/** What the boundary says of the area, beside what was written. */
function AreaPart({ field, boundary }: { field: Field; boundary: ShownBoundary }) {
  const { i18n } = useLingui();
  const getBoundaryText = useAreaText();
  const sourceText = useSourceText();
  const takeArea = useTakeArea();
  const offer = findOffer(field, boundary);
  const measured = getBoundaryText(boundary.areaInSquareMetres, field);
  const written = getAreaText(i18n, { area: getArea(field), unit: field.areaUnit, decimals: 4 });
  return (
    <div className="leading-snug">
      <p>
        {measured}
        <span className="text-copy text-quiet"> · {sourceText[boundary.source]}</span>
      </p>
      {offer !== null && (
        <div className="mt-3 rounded-control bg-soil-100 px-4 py-3">
          <p>
            <Trans>
              The boundary says {measured}, you wrote {written}. Use what the boundary says?
            </Trans>
          </p>
          <Button
            variant="quiet"
            size="small"
            className="mt-2"
            onClick={() => takeArea(field, offer)}
          >
            <Trans>Use {measured}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** What a farmer drew or removed and the server refused, with the way to decide. */
function RefusedPart(props: {
  field: Field;
  refused: RefusedBoundary;
  onDraw: (field: Field) => void;
}) {
  const { field, refused, onDraw } = props;
  const { t } = useLingui();
  const discard = useDiscardWrites();
  const isConflict = refused.code === "conflict";
  if (!refused.drawn) {
    return (
      <Banner
        tone="warn"
        action={
          <Button variant="quiet" onClick={() => void discard(...refused.writeIds)}>
            {t`Understood`}
          </Button>
        }
      >
        {isConflict
          ? t`The boundary was changed on another device meanwhile, so it was not removed.`
          : t`The boundary could not be removed.`}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warn"
      action={
        <Button
          variant="quiet"
          aria-label={t`Look at what you drew: ${field.name}`}
          aria-haspopup="dialog"
          onClick={() => onDraw(field)}
        >
          {t`Look at what you drew`}
        </Button>
      }
    >
      {isConflict
        ? t`The boundary was changed on another device meanwhile, so yours was not saved. What you drew is kept.`
        : t`What you drew could not be saved as it is. It is kept.`}
    </Banner>
  );
}

export type MappedField = {
  field: Field;
  boundary: ShownBoundary | null;
  /** The version that the next change of the boundary follows. */
  version: number;
  refused: RefusedBoundary | null;
  notes: readonly ShownScouting[];
};

type MappedFieldListProps = {
  fields: readonly MappedField[];
  layer: Layer;
  /** The field and note that were picked on the map. */
  chosenField: string | null;
  chosenNote: string | null;
  numbers: ReadonlyMap<string, number>;
  onDraw: (field: Field) => void;
  onNote: (field: Field, note: ShownScouting | null) => void;
};

/** What the map shows, in words: each field with its state, its boundary and what was seen on it. */
export function MappedFieldList(props: MappedFieldListProps) {
  const { fields, layer, chosenField, chosenNote, numbers, onDraw, onNote } = props;
  const { t, i18n } = useLingui();
  return (
    <ul className="grid gap-4">
      {fields.map(({ field, boundary, refused, notes }) => {
        const { id, name } = field;
        const state = layer.states.get(id);
        const level = state?.level ?? "unknown";
        return (
          <Card
            as="li"
            key={id}
            id={`mapped-${id}`}
            tabIndex={-1}
            className={chosenField === id ? "border-leaf-700 ring-2 ring-leaf-700" : undefined}
          >
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
              <h2 className="min-w-0 text-xl leading-snug break-words">{name}</h2>
              {(refused || boundary?.isWaiting) && <WaitingChip isRefused={refused !== null} />}
            </div>
            <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span className="text-copy text-quiet">{i18n._(layerWords[layer.name])}:</span>
              <Chip tone={levelTones[level]}>{i18n._(levelWords[layer.name][level])}</Chip>
              {state && <span className="text-copy">{state.text}</span>}
            </p>
            <div className="mt-3">
              {boundary ? (
                <AreaPart field={field} boundary={boundary} />
              ) : (
                <p className="text-quiet">{t`Not drawn yet.`}</p>
              )}
            </div>
            {refused && (
              <div className="mt-3">
                <RefusedPart {...{ field, refused, onDraw }} />
              </div>
            )}
            <div className="mt-4 flex flex-wrap gap-2 *:grow *:px-3.5">
              <Button
                variant="quiet"
                icon={<PencilRuler aria-hidden size={18} />}
                aria-label={boundary ? t`Change boundary: ${name}` : t`Draw it: ${name}`}
                aria-haspopup="dialog"
                onClick={() => onDraw(field)}
              >
                {boundary ? t`Change boundary` : t`Draw it`}
              </Button>
              <Button
                variant="quiet"
                icon={<NotebookPen aria-hidden size={18} />}
                aria-label={t`Note what you see: ${name}`}
                aria-haspopup="dialog"
                onClick={() => onNote(field, null)}
              >
                {t`Note what you see`}
              </Button>
            </div>
            {notes.length > 0 && (
              <div className="mt-4 border-t border-line pt-4">
                <ScoutingList
                  notes={notes}
                  numbers={numbers}
                  chosen={chosenNote}
                  label={t`Notes on ${name}`}
                  onEdit={(note) => onNote(field, note)}
                />
              </div>
            )}
          </Card>
        );
      })}
    </ul>
  );
}
