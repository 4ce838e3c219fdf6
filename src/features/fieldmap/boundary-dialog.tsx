import { useLingui } from "@lingui/react/macro";
import { Eraser } from "lucide-react";
import { useCallback, useEffect, useReducer, useState } from "react";
import * as z from "zod/mini";
import type { Field } from "#src/features/fields/schema.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { BoundaryDrawSection } from "./boundary-draw-section.tsx";
import { BoundarySavingSection } from "./boundary-saving-section.tsx";
import { BoundaryWalkSection } from "./boundary-walk-section.tsx";
import { type Contest, ContestBanner } from "./contest-banner.tsx";
import { advanceDrawing, type DrawAction, openDrawing } from "./draw-rules.ts";
import { getMiddle, listCorners, makeShape, simplifyTrail } from "./polygon-rules.ts";
import { type Corner, mostCorners } from "./polygon-schema.ts";
import { boundarySources, type MapTiles } from "./schema.ts";
import type { Neighbour } from "./sketch-list.tsx";
import { useBoundarySaving } from "./use-boundary-saving.ts";
import { useErase } from "./use-erase.ts";
import { type Way, WayList } from "./way-list.tsx";
import type { RefusedBoundary, ShownBoundary } from "./writes.ts";

/** What was drawn and not saved, so that half an hour of walking is not lost with the page. */
const sketch = z.object({
  corners: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  source: z.enum(boundarySources),
  accuracyInMetres: z.nullable(z.number()),
  /** The version of the boundary that it was to follow. */
  version: z.optional(z.int()),
});
type Sketch = z.infer<typeof sketch>;

const walkedBend = 2;

function readSketch(name: string): Sketch | null {
  const kept = readDraft(name, sketch);
  if (!kept || kept.corners.length === 0) return null;
  const { corners } = kept;
  return corners.length > mostCorners
    ? { ...kept, corners: simplifyTrail(corners, walkedBend) }
    : kept;
}

/** The map takes what the dialog leaves over: its title, the line above, the buttons and the footer. */
function getHeight(): number {
  return Math.round(Math.min(460, Math.max(260, window.innerHeight - 420)));
}

export type BoundaryDialogProps = {
  uid: string;
  field: Field;
  boundary: ShownBoundary | null;
  /** The version that is known of it, of a removed one too. */
  version: number;
  /** What of it the server refused. */
  refused: RefusedBoundary | null;
  /** The farmer's other fields. */
  neighbours: readonly Neighbour[];
  /** Where the farm is; null while that is not known. */
  farm: Corner | null;
  tiles: MapTiles | null;
  onClose: () => void;
};

/** What there is to begin with: what was not saved, what the server refused, or what is saved. */
function openSketch(
  name: string,
  { boundary, version, refused }: BoundaryDialogProps,
): Sketch & { isFound: boolean } {
  const kept = readSketch(name);
  const saved = refused?.drawn ?? boundary;
  return kept
    ? { ...kept, isFound: true }
    : {
        corners: saved ? listCorners(saved.polygon) : [],
        source: saved?.source ?? "tapped",
        accuracyInMetres: saved?.accuracyInMetres ?? null,
        version,
        isFound: false,
      };
}

function useSketch(props: BoundaryDialogProps) {
  const name = `boundaryDraft:${props.uid}:${props.field.id}`;
  const [opened] = useState(() => openSketch(name, props));
  const version = opened.version ?? props.version;
  const [drawing, onAction] = useReducer(advanceDrawing, opened.corners, openDrawing);
  const [source, setSource] = useState(opened.source);
  const [accuracy, setAccuracy] = useState(opened.accuracyInMetres);
  const isChanged = drawing.past.length > 0;
  useEffect(() => {
    if (!isChanged) return;
    const { corners } = drawing;
    writeDraft(name, { corners, source, accuracyInMetres: accuracy, version });
  }, [name, isChanged, drawing, source, accuracy, version]);
  const keepTrail = useCallback(
    (trail: readonly Corner[], accuracyInMetres: number) =>
      writeDraft(name, { corners: trail, source: "walked", accuracyInMetres, version }),
    [name, version],
  );
  return {
    drawing,
    onAction,
    source,
    setSource,
    accuracy,
    setAccuracy,
    keepTrail,
    /** What was drawn follows this one. */
    version,
    isFound: opened.isFound,
    /** What stands there now: the corners, or the trail of a walk that is not done. */
    readKept: () => readSketch(name)?.corners ?? [],
    forget: () => writeDraft(name, null),
  };
}

/** Whether something else was saved since what is drawn here was begun. */
function findContest(
  { boundary, version, refused }: BoundaryDialogProps,
  begunOn: number,
): Contest {
  const isLate = version !== begunOn || refused?.code === "conflict";
  if (isLate) return boundary ? "changed" : "removed";
  return refused ? "refused" : null;
}

/** What was there when it was started again. */
type Dropped = Pick<Sketch, "source"> & { corners: readonly Corner[]; accuracy: number | null };

/** Draws where a field lies: by its corners, by walking around it, or as a shape of its area. */
export function BoundaryDialog(props: BoundaryDialogProps) {
  const { field, boundary, farm, tiles, onClose } = props;
  const { t } = useLingui();
  const erase = useErase(field);
  const { drawing, onAction: advance, source, setSource, ...draft } = useSketch(props);
  const { corners } = drawing;
  const contest = findContest(props, draft.version);
  const saving = useBoundarySaving({
    ...props,
    contest,
    corners,
    source,
    accuracyInMetres: draft.accuracy,
    forget: draft.forget,
  });
  const [way, setWay] = useState<Way | null>(corners.length > 0 ? "tapped" : null);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [height] = useState(getHeight);
  const saved =
    contest !== null && boundary
      ? [{ fieldId: field.id, name: t`Saved`, corners: listCorners(boundary.polygon) }]
      : [];
  const neighbours = [...props.neighbours, ...saved];
  const [nearby] = neighbours;
  const origin = corners[0] ?? (nearby ? getMiddle(nearby.corners) : farm);

  const onAction = (action: DrawAction) => {
    saving.clear();
    advance(action);
  };
  const bringBack = (back: Dropped) => {
    onAction({ kind: "replace", corners: back.corners });
    setSource(back.source);
    draft.setAccuracy(back.accuracy);
    setWay("tapped");
    setDropped(null);
  };
  const choose = (chosen: Way) => {
    setDropped(null);
    setWay(chosen);
    setSource(chosen === "place" ? "circle" : chosen);
  };
  const startAgain = () => {
    const before = corners.length > 0 ? corners : draft.readKept();
    const { accuracy } = draft;
    setDropped(before.length > 0 ? { corners: before, source, accuracy } : null);
    onAction({ kind: "replace", corners: [] });
    draft.setAccuracy(null);
    saving.forgetAnswers();
    setWay(null);
  };
  const handleShape = (shape: "circle" | "square") => {
    setSource(shape);
    if (corners.length === 0) return;
    const { areaInSquareMetres } = field;
    const around = makeShape(getMiddle(corners), { shape, areaInSquareMetres });
    onAction({ kind: "replace", corners: around });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={boundary ? t`Boundary of “${field.name}”` : t`Draw “${field.name}”`}
      footer={
        <>
          {way !== null && (
            <Button variant="text" className="sm:mr-auto" onClick={startAgain}>
              {t`Start again`}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>{t`Close`}</Button>
          {way !== null && way !== "walked" && (
            <Button busy={saving.isBusy} onClick={saving.save}>
              {contest === "changed" ? t`Put mine in its place` : t`Save boundary`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {way === null && dropped && (
          <div role="status">
            <Banner
              tone="soil"
              action={
                <Button variant="quiet" onClick={() => bringBack(dropped)}>{t`Bring back`}</Button>
              }
            >
              {t`What was drawn is cleared.`}
            </Banner>
          </div>
        )}
        {way === null && <WayList onChoose={choose} />}
        {way === "walked" && (
          <BoundaryWalkSection
            neighbours={neighbours}
            tiles={tiles}
            height={() => height}
            onTrail={draft.keepTrail}
            onDone={(walked, accuracyInMetres) => {
              draft.setAccuracy(accuracyInMetres);
              onAction({ kind: "replace", corners: walked });
              setWay("tapped");
            }}
          />
        )}
        {(way === "tapped" || way === "place") && (
          <>
            <ContestBanner contest={contest} onGiveUp={saving.giveUp} />
            {draft.isFound && contest === null && (
              <Banner tone="soil">{t`This is what you had drawn and not saved.`}</Banner>
            )}
            <BoundaryDrawSection
              {...{ field, drawing, source, origin, neighbours, tiles, onAction }}
              height={() => height}
              onShape={handleShape}
            />
          </>
        )}
        <BoundarySavingSection saving={saving} />
        {boundary && way !== "walked" && (
          <Button
            variant="text"
            className="justify-self-start"
            icon={<Eraser aria-hidden size={18} />}
            onClick={() => {
              draft.forget();
              erase(boundary);
              onClose();
            }}
          >
            {t`Remove boundary`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
