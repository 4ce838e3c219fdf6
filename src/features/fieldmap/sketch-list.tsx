import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import { type DrawAction, nudge } from "./draw-rules.ts";
import { drawRing } from "./field-shape-list.tsx";
import type { MapScreen } from "./map-frame.tsx";
import { type Crossing, getMiddle } from "./polygon-rules.ts";
import type { Corner } from "./polygon-schema.ts";
import { measureMetres, type Point } from "./projection-rules.ts";
import type { Spot } from "./schema.ts";

const halo = "stroke-raised stroke-[4px] [paint-order:stroke] [stroke-linejoin:round]";
const longestName = 14;
const shortestMeasured = 52;
const shortestSplit = 84;

export type Neighbour = { fieldId: string; name: string; corners: Corner[] };

/** The farmer's other fields, so that a new one finds its place among them. */
export function NeighbourList(props: { neighbours: readonly Neighbour[]; screen: MapScreen }) {
  const { neighbours, screen } = props;
  return neighbours.map(({ fieldId, name, corners }) => {
    const { x, y } = screen.place(getMiddle(corners));
    return (
      <g key={fieldId} className="pointer-events-none">
        <path
          d={drawRing(corners, screen)}
          className="fill-soil-100 stroke-soil-600"
          strokeWidth="1.5"
          strokeDasharray="3 4"
        />
        <text x={x} y={y} textAnchor="middle" className={`fill-quiet text-sm ${halo}`}>
          {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
        </text>
      </g>
    );
  });
}

/** Where the device is, and within which circle that is so. */
export function HereMark({ here, screen }: { here: Spot; screen: MapScreen }) {
  const { t } = useLingui();
  const { x, y } = screen.place(here);
  const reach = (here.accuracyInMetres ?? 0) / screen.metresPerPixel;
  return (
    <g role="img" aria-label={t`You are here`} className="pointer-events-none">
      <circle cx={x} cy={y} r={reach} className="fill-sky-300 stroke-sky-600" opacity="0.35" />
      <circle cx={x} cy={y} r="8" className="fill-sky-600 stroke-raised" strokeWidth="3" />
    </g>
  );
}

const half = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

type Side = { at: number; from: Point; to: Point; metres: number; pixels: number };

function listSides(corners: readonly Corner[], { place }: MapScreen, isClosed: boolean): Side[] {
  const ends = isClosed ? corners.length : corners.length - 1;
  return corners.slice(0, Math.max(0, ends)).map((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const from = place(corner);
    const to = place(next);
    const pixels = Math.hypot(to.x - from.x, to.y - from.y);
    return { at, from, to, pixels, metres: measureMetres(corner, next) };
  });
}

/** How long the sides are, beside them. */
function SideLengths({ sides }: { sides: readonly Side[] }) {
  const { t } = useLingui();
  return sides
    .filter(({ pixels }) => pixels >= shortestMeasured)
    .map(({ at, from, to, metres }) => {
      const { x, y } = half(from, to);
      const length = formatNumber(metres, metres < 10 ? 1 : 0);
      return (
        <text
          key={at}
          x={x}
          y={y - 14}
          textAnchor="middle"
          className={`pointer-events-none fill-ink text-sm font-medium ${halo}`}
        >
          {t`${length} m`}
        </text>
      );
    });
}

function CrossingMark(props: { crossing: Crossing; sides: readonly Side[]; screen: MapScreen }) {
  const { crossing, sides, screen } = props;
  const { x, y } = screen.place(crossing.at);
  return (
    <g className="pointer-events-none stroke-chilli-600" fill="none">
      {crossing.sides.map((at) => {
        const side = sides[at];
        return (
          side && (
            <path
              key={at}
              d={`M${side.from.x} ${side.from.y}L${side.to.x} ${side.to.y}`}
              strokeWidth="5"
            />
          )
        );
      })}
      <circle cx={x} cy={y} r="15" className="fill-surface" strokeWidth="3" />
      <path d={`M${x - 6} ${y - 6}l12 12m0-12-12 12`} strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

type Handle = { at: number; corner: Corner; point: Point };

const listHandles = (corners: readonly Corner[], { place }: MapScreen): Handle[] =>
  corners.map((corner, at) => ({ at, corner, point: place(corner) }));

/** A corner to take hold of: pulled, or moved by the arrow keys, a metre or, with Shift, ten. */
function CornerHandle(props: {
  handle: Handle;
  count: number;
  isChosen: boolean;
  onAction: (action: DrawAction) => void;
}) {
  const { handle, count, isChosen, onAction } = props;
  const { at, corner, point } = handle;
  const { t } = useLingui();
  const handleKey = (event: KeyboardEvent) => {
    const moved = nudge(corner, { key: event.key, isFar: event.shiftKey });
    if (moved) onAction({ kind: "move", at, corner: moved });
    else if (event.key === "Delete" || event.key === "Backspace") onAction({ kind: "delete", at });
    else return;
    event.preventDefault();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={t`Corner ${at + 1} of ${count}`}
      data-pick={`corner ${at}`}
      data-drag={at}
      className="group cursor-move outline-none"
      transform={`translate(${point.x} ${point.y})`}
      onFocus={() => onAction({ kind: "choose", at })}
      onKeyDown={handleKey}
    >
      <circle r="24" className="fill-transparent" />
      <circle
        r="17"
        strokeWidth="3"
        className="fill-transparent stroke-transparent group-focus-visible:stroke-focus"
      />
      <circle
        r={isChosen ? 12 : 9}
        strokeWidth="3"
        className={isChosen ? "fill-marigold-500 stroke-ink" : "fill-surface stroke-leaf-700"}
      />
    </g>
  );
}

type SketchListProps = {
  corners: readonly Corner[];
  chosen: number | null;
  crossing: Crossing | null;
  screen: MapScreen;
  /** A circle or square is moved as a whole and has no corners to take hold of. */
  hasHandles: boolean;
  onAction: (action: DrawAction) => void;
};

/** The boundary that is being drawn: its area, its sides with their lengths, its corners to take hold of. */
export function SketchList(props: SketchListProps) {
  const { corners, chosen, crossing, screen, hasHandles, onAction } = props;
  const isClosed = corners.length > 2;
  const sides = listSides(corners, screen, isClosed);
  const ring = drawRing(corners, screen);
  return (
    <g>
      <path
        d={isClosed ? ring : ring.replace("Z", "")}
        className={`stroke-leaf-700 ${isClosed ? "fill-leaf-200" : ""}`}
        fillOpacity="0.55"
        {...(isClosed ? {} : { fill: "none" })}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {hasHandles && <SideLengths sides={sides} />}
      {crossing && <CrossingMark crossing={crossing} sides={sides} screen={screen} />}
      {hasHandles &&
        sides
          .filter(({ pixels }) => isClosed && pixels >= shortestSplit)
          .map(({ at, from, to }) => {
            const { x, y } = half(from, to);
            return (
              <g
                key={`split ${at}`}
                data-pick={`split ${at}`}
                className="cursor-copy"
                aria-hidden
                transform={`translate(${x} ${y})`}
              >
                <circle r="20" className="fill-transparent" />
                <circle r="9" className="fill-surface stroke-leaf-700" strokeWidth="1.5" />
                <path d="M-4 0h8M0-4v8" className="stroke-leaf-700" strokeWidth="2" />
              </g>
            );
          })}
      {hasHandles &&
        listHandles(corners, screen).map((handle) => (
          <CornerHandle
            key={handle.at}
            handle={handle}
            count={corners.length}
            isChosen={handle.at === chosen}
            onAction={onAction}
          />
        ))}
    </g>
  );
}
