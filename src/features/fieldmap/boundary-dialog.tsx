import { useLingui } from "@lingui/react/macro";
import { CircleDashed, Eraser, Footprints, MapPinned } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useReducer, useState } from "react";
import * as z from "zod/mini";
import type { Field } from "#src/features/fields/schema.ts";
import { AppError } from "#src/shared/app-error.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useWriteMap } from "./api.ts";
import { BoundaryDrawSection } from "./boundary-draw-section.tsx";
import { BoundaryWalkSection } from "./boundary-walk-section.tsx";
import { useBoundaryFaults, useMapFailure } from "./boundary-words-list.tsx";
import { advanceDrawing, type DrawAction, openDrawing } from "./draw-rules.ts";
import {
  findShapeFault,
  getMiddle,
  listCorners,
  listQuestions,
  makeShape,
  mostCorners,
  simplifyTrail,
  toPolygon,
} from "./polygon-rules.ts";
import {
  type BoundaryFault,
  type BoundaryQuestion,
  boundaryQuestions,
  boundarySources,
  type Corner,
  type MapTiles,
} from "./schema.ts";
import type { Neighbour } from "./sketch-list.tsx";
import type { ShownBoundary } from "./waiting-rules.ts";

/** What was drawn and not saved, so that half an hour of walking is not lost with the page. */
const sketch = z.object({
  corners: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  source: z.enum(boundarySources),
  accuracyInMetres: z.nullable(z.number()),
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

type Way = "tapped" | "walked" | "place";

function WayList({ onChoose }: { onChoose: (way: Way) => void }) {
  const { t } = useLingui();
  const ways: { way: Way; icon: ReactNode; title: string; text: string }[] = [
    {
      way: "walked",
      icon: <Footprints aria-hidden size={28} />,
      title: t`Walk around it`,
      text: t`The best way: the phone notes the edge while you walk along it.`,
    },
    {
      way: "tapped",
      icon: <MapPinned aria-hidden size={28} />,
      title: t`Tap its corners`,
      text: t`Set the corners on the map; the lengths of the sides help.`,
    },
    {
      way: "place",
      icon: <CircleDashed aria-hidden size={28} />,
      title: t`Only say where it is`,
      text: t`A circle or square of its area stands for it.`,
    },
  ];
  return (
    <ul className="grid gap-3">
      {ways.map(({ way, icon, title, text }) => (
        <li key={way}>
          <button
            type="button"
            onClick={() => onChoose(way)}
            className="flex min-h-20 w-full items-center gap-4 rounded-card border border-edge bg-raised px-4 py-3 text-left hover:border-leaf-600 hover:bg-leaf-100"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-leaf-100 text-leaf-700">
              {icon}
            </span>
            <span className="min-w-0">
              <span className="block text-lg font-semibold">{title}</span>
              <span className="block leading-snug text-quiet">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the server refused of a boundary, or null. */
function readFault(error: unknown): BoundaryQuestion | null {
  const fault = error instanceof AppError ? error.fields?.["polygon"] : undefined;
  return boundaryQuestions.find((each) => each === fault) ?? null;
}

/** Forgets a boundary with the way back in the message. */
function useErase() {
  const { t } = useLingui();
  const toast = useToast();
  const write = useWriteMap();
  const wordFailure = useMapFailure();
  const onError = (error: unknown) => {
    console.error("[fieldmap] saving failed", describeFailure(error));
    toast.show({ tone: "bad", text: wordFailure(error) });
  };
  return (field: Field, boundary: ShownBoundary) => {
    const { polygon, source, accuracyInMetres } = boundary;
    const draw = {
      polygon,
      source,
      accuracyInMetres,
      // It was asked when it was drawn.
      confirmed: ["far-from-farm" as const, "area-very-large" as const],
      version: 0,
    };
    toast.show({
      text: t`The boundary of “${field.name}” is removed.`,
      action: {
        label: t`Undo`,
        onPress: () => write.mutate({ kind: "draw", fieldId: field.id, input: draw }, { onError }),
      },
    });
    write.mutate({ kind: "erase", fieldId: field.id }, { onError });
  };
}

export type BoundaryDialogProps = {
  uid: string;
  field: Field;
  boundary: ShownBoundary | null;
  /** The farmer's other fields. */
  neighbours: readonly Neighbour[];
  /** Where the farm is; null while that is not known. */
  farm: Corner | null;
  tiles: MapTiles | null;
  onClose: () => void;
};

function useSketch({ uid, field, boundary }: BoundaryDialogProps) {
  const name = `boundaryDraft:${uid}:${field.id}`;
  const [found] = useState(() => readSketch(name));
  const corners = found?.corners ?? (boundary ? listCorners(boundary.polygon) : []);
  const [drawing, onAction] = useReducer(advanceDrawing, corners, openDrawing);
  const [source, setSource] = useState(found?.source ?? boundary?.source ?? "tapped");
  const [accuracy, setAccuracy] = useState(
    found ? found.accuracyInMetres : (boundary?.accuracyInMetres ?? null),
  );
  const isChanged = drawing.past.length > 0;
  useEffect(() => {
    if (!isChanged) return;
    writeDraft(name, { corners: drawing.corners, source, accuracyInMetres: accuracy });
  }, [name, isChanged, drawing.corners, source, accuracy]);
  const keepTrail = useCallback(
    (trail: readonly Corner[], accuracyInMetres: number) =>
      writeDraft(name, { corners: trail, source: "walked", accuracyInMetres }),
    [name],
  );
  return {
    drawing,
    onAction,
    source,
    setSource,
    accuracy,
    setAccuracy,
    keepTrail,
    isFound: found !== null,
    forget: () => writeDraft(name, null),
  };
}

/** Saves what is drawn, once its shape is right and what looks like a mistake is confirmed. */
function useSaving(
  { field, boundary, farm, onClose }: BoundaryDialogProps,
  drawn: Sketch & { forget: () => void },
) {
  const { t } = useLingui();
  const toast = useToast();
  const write = useWriteMap();
  const [fault, setFault] = useState<BoundaryFault | null>(null);
  const [confirmed, setConfirmed] = useState<BoundaryQuestion[]>([]);
  const question = boundaryQuestions.find((each) => each === fault) ?? null;
  const { corners, source, accuracyInMetres } = drawn;
  const save = (agreed: BoundaryQuestion[]) => {
    const open = listQuestions(corners, farm).find((each) => !agreed.includes(each));
    const found = findShapeFault(corners) ?? open ?? null;
    setFault(found);
    if (found) return;
    const input = {
      polygon: toPolygon(corners),
      source,
      accuracyInMetres: source === "walked" ? accuracyInMetres : null,
      confirmed: agreed,
      version: boundary?.version ?? 0,
    };
    const { name } = field;
    const kept = t`The boundary of “${name}” is kept on this device. It is sent when the signal is back.`;
    const saved = t`The boundary of “${name}” has been saved.`;
    write.mutate(
      { kind: "draw", fieldId: field.id, input },
      {
        onSuccess(answer) {
          drawn.forget();
          toast.show(answer === null ? { text: kept } : { text: saved, tone: "good" });
          onClose();
        },
        onError(error) {
          console.error("[fieldmap] saving failed", describeFailure(error));
          setFault(readFault(error));
        },
      },
    );
  };
  return {
    fault,
    question,
    isBusy: write.isPending,
    failure: write.isError && !readFault(write.error) ? write.error : null,
    /** What was wrong is wrong no more, or is said again. */
    clear: () => setFault(null),
    forgetAnswers: () => setConfirmed([]),
    save: () => save(confirmed),
    confirm() {
      if (!question) return;
      const agreed = [...confirmed, question];
      setConfirmed(agreed);
      save(agreed);
    },
  };
}

/** What is wrong or asked again, and why saving failed. */
function SavingFaults({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { fault, question, failure, confirm } = saving;
  const { t } = useLingui();
  const faultWords = useBoundaryFaults();
  const wordFailure = useMapFailure();
  return (
    <>
      {/* A crossing is told beside the map while it is there. */}
      {fault && fault !== "self-crossing" && (
        <div role="alert">
          <Banner
            tone={question ? "warn" : "bad"}
            action={
              question && (
                <Button variant="quiet" onClick={confirm}>
                  {t`Yes, it is right`}
                </Button>
              )
            }
          >
            {faultWords[fault]}
          </Banner>
        </div>
      )}
      {failure !== null && (
        <div role="alert">
          <Banner tone="bad">{wordFailure(failure)}</Banner>
        </div>
      )}
    </>
  );
}

/** Draws where a field lies: by its corners, by walking around it, or as a shape of its area. */
export function BoundaryDialog(props: BoundaryDialogProps) {
  const { field, boundary, neighbours, farm, tiles, onClose } = props;
  const { t } = useLingui();
  const erase = useErase();
  const { drawing, onAction: advance, source, setSource, ...draft } = useSketch(props);
  const { corners } = drawing;
  const saving = useSaving(props, {
    corners: [...corners],
    source,
    accuracyInMetres: draft.accuracy,
    forget: draft.forget,
  });
  const [way, setWay] = useState<Way | null>(corners.length > 0 ? "tapped" : null);
  const [height] = useState(getHeight);
  const [nearby] = neighbours;
  const origin = corners[0] ?? (nearby ? getMiddle(nearby.corners) : farm);

  const onAction = (action: DrawAction) => {
    saving.clear();
    advance(action);
  };
  const choose = (chosen: Way) => {
    setWay(chosen);
    setSource(chosen === "place" ? "circle" : chosen);
  };
  const startAgain = () => {
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
              {t`Save boundary`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
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
            {draft.isFound && (
              <Banner tone="soil">{t`This is what you had drawn and not saved.`}</Banner>
            )}
            <BoundaryDrawSection
              {...{ field, drawing, source, origin, neighbours, tiles, onAction }}
              height={() => height}
              onShape={handleShape}
            />
          </>
        )}
        <SavingFaults saving={saving} />
        {boundary && way !== "walked" && (
          <Button
            variant="text"
            className="justify-self-start"
            icon={<Eraser aria-hidden size={18} />}
            onClick={() => {
              draft.forget();
              erase(field, boundary);
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
