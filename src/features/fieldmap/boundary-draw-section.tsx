import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Crosshair, Redo2, Trash2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { getPolygonArea } from "./area-rules.ts";
import { useAreaText, useBoundaryFaults, usePositionFaults } from "./boundary-words.ts";
import { CornerForm } from "./corner-form.tsx";
import type { DrawAction, Drawing } from "./draw-rules.ts";
import { MapFrame } from "./map-frame.tsx";
import { findCrossing, makeShape } from "./polygon-rules.ts";
import type { Corner } from "./polygon-schema.ts";
import { usePosition } from "./position-api.ts";
import type { BoundarySource, MapTiles } from "./schema.ts";
import { HereMark, type Neighbour, NeighbourList, SketchList } from "./sketch-list.tsx";
import type { Fix } from "./walk-rules.ts";

type BoundaryDrawSectionProps = {
  field: Field;
  drawing: Drawing;
  source: BoundarySource;
  /** Around which the map opens; null where nothing is known of the farm's place. */
  origin: Corner | null;
  neighbours: readonly Neighbour[];
  tiles: MapTiles | null;
  height: (width: number) => number;
  onAction: (action: DrawAction) => void;
  onShape: (shape: "circle" | "square") => void;
};

/** What is shown at first: what is drawn already, else the neighbours or the farm with some ground around. */
function listShown(corners: readonly Corner[], neighbours: readonly Neighbour[], origin: Corner) {
  if (corners.length > 1) return corners;
  const near = neighbours.flatMap(({ corners: others }) => others);
  return near.length > 0 ? near : [origin];
}

/** The first look at the map, which stays while corners come and go. */
function useOpening({ drawing, neighbours, origin }: BoundaryDrawSectionProps, here: Fix | null) {
  const [kept, setKept] = useState<{ origin: Corner; shown: readonly Corner[] } | null>(null);
  const start = origin ?? drawing.corners[0] ?? here;
  if (!kept && start) {
    const { latitude, longitude } = start;
    const found = { latitude, longitude };
    setKept({ origin: found, shown: listShown(drawing.corners, neighbours, found) });
  }
  return {
    opening: kept,
    lookAt: (shown: readonly Corner[]) => kept && setKept({ ...kept, shown }),
  };
}

function ShapeChoice(props: {
  source: BoundarySource;
  onShape: BoundaryDrawSectionProps["onShape"];
}) {
  const { t } = useLingui();
  const shapes = { circle: t`Circle`, square: t`Square` } as const;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Shape`}</legend>
      {(["circle", "square"] as const).map((shape) => (
        <label
          key={shape}
          className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-edge px-4 font-medium has-checked:border-leaf-700 has-checked:bg-leaf-100 has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="shape"
            checked={props.source === shape}
            onChange={() => props.onShape(shape)}
            className="size-5 accent-leaf-700"
          />
          {shapes[shape]}
        </label>
      ))}
    </fieldset>
  );
}

/** The keys that undo and redo everywhere, but not while something is typed. */
function useUndoKeys(onAction: (action: DrawAction) => void) {
  const tell = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onAction({ kind: event.shiftKey ? "redo" : "undo" });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => tell(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** The steps back and forth, and what is done to the chosen corner. */
function DrawTools(props: {
  drawing: Drawing;
  hasCorners: boolean;
  onAction: (action: DrawAction) => void;
}) {
  const { drawing, hasCorners, onAction } = props;
  const { chosen } = drawing;
  const { t } = useLingui();
  useUndoKeys(onAction);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Undo2 aria-hidden size={18} />}
        disabled={drawing.past.length === 0}
        onClick={() => onAction({ kind: "undo" })}
      >
        {t`Undo`}
      </Button>
      <Button
        variant="quiet"
        icon={<Redo2 aria-hidden size={18} />}
        disabled={drawing.future.length === 0}
        onClick={() => onAction({ kind: "redo" })}
      >
        {t`Redo`}
      </Button>
      {hasCorners && (
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden size={18} />}
          disabled={chosen === null}
          onClick={() => chosen !== null && onAction({ kind: "delete", at: chosen })}
        >
          {t`Remove corner`}
        </Button>
      )}
    </>
  );
}

/** The corners of a boundary on a map, to be set, moved, inserted and removed by touch, mouse, keys or numbers. */
export function BoundaryDrawSection(props: BoundaryDrawSectionProps) {
  const { field, drawing, source, neighbours, tiles, height, onAction, onShape } = props;
  const { t } = useLingui();
  const getAreaText = useAreaText();
  const positionFaults = usePositionFaults();
  const faultWords = useBoundaryFaults();
  const [isLocating, setLocating] = useState(false);
  const [here, setHere] = useState<Fix | null>(null);
  const [pulled, setPulled] = useState<{ at: number; corner: Corner } | null>(null);
  const { opening, lookAt } = useOpening(props, here);
  const fault = usePosition(isLocating, (fix) => {
    setHere(fix);
    if (!here) lookAt([...drawing.corners, fix]);
  });
  const shape = source === "circle" || source === "square" ? source : null;
  const corners = pulled ? drawing.corners.with(pulled.at, pulled.corner) : drawing.corners;
  const crossing = findCrossing(corners);
  const { chosen } = drawing;
  const handleTap = (position: Corner) => {
    if (!shape) return onAction({ kind: "add", corner: position });
    const { areaInSquareMetres } = field;
    onAction({ kind: "replace", corners: makeShape(position, { shape, areaInSquareMetres }) });
  };
  const handlePick = (name: string) => {
    const [kind, number] = name.split(" ");
    const at = Number(number);
    const [from, to] = [corners[at], corners[(at + 1) % corners.length]];
    if (kind === "corner") onAction({ kind: "choose", at });
    else if (kind === "split" && from && to) {
      const corner = {
        latitude: (from.latitude + to.latitude) / 2,
        longitude: (from.longitude + to.longitude) / 2,
      };
      onAction({ kind: "insert", at: at + 1, corner });
    }
  };
  const handleDrag = (name: string, corner: Corner, isDone: boolean) => {
    const at = Number(name);
    setPulled(isDone ? null : { at, corner });
    if (isDone) onAction({ kind: "move", at, corner });
  };
  const count = plural(corners.length, { one: "# corner", other: "# corners" });
  const areaText = corners.length > 2 ? getAreaText(getPolygonArea(corners), field) : null;
  const chosenCorner = chosen === null ? null : (drawing.corners[chosen] ?? null);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-lg font-semibold">
        {shape && areaText
          ? t`${areaText}, approximate`
          : areaText
            ? t`${count}, ${areaText}`
            : count}
      </p>
      {shape && <ShapeChoice source={source} onShape={onShape} />}
      {opening ? (
        <MapFrame
          label={t`Map to draw on`}
          origin={opening.origin}
          shown={opening.shown}
          isDrawing
          height={height}
          tiles={tiles}
          onTap={handleTap}
          onPick={handlePick}
          onDrag={handleDrag}
        >
          {(screen) => (
            <>
              <NeighbourList neighbours={neighbours} screen={screen} />
              <SketchList
                corners={corners}
                chosen={chosen}
                crossing={crossing}
                screen={screen}
                hasHandles={!shape}
                onAction={onAction}
              />
              {here && <HereMark here={here} screen={screen} />}
            </>
          )}
        </MapFrame>
      ) : (
        <Banner tone="soil">
          <Trans>
            The place of your farm is not known yet. Use this device’s position while you are there,
            or type the first corner.
          </Trans>
        </Banner>
      )}
      {crossing && <FieldError>{faultWords["self-crossing"]}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <DrawTools drawing={drawing} hasCorners={!shape} onAction={onAction} />
        <Button
          variant="quiet"
          icon={<Crosshair aria-hidden size={18} />}
          aria-pressed={isLocating}
          onClick={() => setLocating(!isLocating)}
        >
          {isLocating ? t`Hide where I am` : t`Show where I am`}
        </Button>
        {here && (
          <Button variant="quiet" onClick={() => handleTap(here)}>
            {shape ? t`The middle is here` : t`Corner here`}
          </Button>
        )}
      </div>
      {fault && (
        <div role="alert">
          <Banner tone="warn">{positionFaults[fault]}</Banner>
        </div>
      )}
      <details open={!opening}>
        <summary className="min-h-12 cursor-pointer rounded-control py-3 font-semibold text-leaf-700">
          {t`Type coordinates`}
        </summary>
        <CornerForm
          key={
            chosenCorner ? `${chosen} ${chosenCorner.latitude} ${chosenCorner.longitude}` : "new"
          }
          corner={shape ? null : chosenCorner}
          saveLabel={
            shape
              ? t`Put the middle there`
              : chosen === null
                ? t`Add this corner`
                : t`Move corner ${chosen + 1} there`
          }
          onSave={(corner) =>
            shape || chosen === null
              ? handleTap(corner)
              : onAction({ kind: "move", at: chosen, corner })
          }
        />
        {!shape && chosen !== null && (
          <Button
            variant="text"
            className="mt-2"
            onClick={() => onAction({ kind: "choose", at: null })}
          >
            {t`Type a new corner instead`}
          </Button>
        )}
      </details>
    </div>
  );
}
