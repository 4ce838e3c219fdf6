import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { wrapName } from "./label-rules.ts";
import type { Layer, LayerName, Level } from "./layer-rules.ts";
import { levelWords } from "./layer-words.ts";
import type { MapScreen } from "./map-frame.tsx";
import { getMiddle, listCorners } from "./polygon-rules.ts";
import type { Corner } from "./polygon-schema.ts";
import type { ShownBoundary } from "./writes.ts";

export const levelFills: Record<Level, string> = {
  act: "fill-chilli-100",
  watch: "fill-marigold-100",
  good: "fill-leaf-200",
  unknown: "fill-soil-100",
};

export const levelEdges: Record<Level, string> = {
  act: "stroke-chilli-600",
  watch: "stroke-marigold-600",
  good: "stroke-leaf-700",
  unknown: "stroke-soil-600",
};

/** Beside its colour each level has its own lines, for who sees no red and for sunlight. */
export function LevelPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-act`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 0 9 9M9 0 0 9" className="stroke-chilli-600" strokeWidth="1.4" opacity="0.55" />
      </pattern>
      <pattern id={`${id}-watch`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path
          d="M-2 11 11-2M-2 2 2-2M7 11l4-4"
          className="stroke-marigold-600"
          strokeWidth="1.6"
          opacity="0.6"
        />
      </pattern>
      <pattern id={`${id}-good`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="" />
      </pattern>
      <pattern id={`${id}-unknown`} width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.3" className="fill-soil-600" opacity="0.6" />
      </pattern>
    </defs>
  );
}

/** The way round an area, for a `path`. */
export function drawRing(corners: readonly Corner[], { place }: MapScreen): string {
  const points = corners.map(place).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return points.length > 0 ? `M${points.join("L")}Z` : "";
}

export type ShownShape = { name: string; boundary: ShownBoundary };

/** What a letter takes on the screen, about; Devanagari is no wider. */
const nameLetter = 8.6;
const stateLetter = 7.4;
/** A label may stand out of its field a little. */
const overhang = 20;
const lineHeight = 18;

function ShapeLabel(props: { name: string; state: string; screen: MapScreen; corners: Corner[] }) {
  const { name, state, screen, corners } = props;
  const xs = corners.map((corner) => screen.place(corner).x);
  const room = Math.max(...xs) - Math.min(...xs) + overhang;
  const isTight = name.length * nameLetter > room;
  const lines = wrapName(name, Math.floor(room / (isTight ? stateLetter : nameLetter)));
  if (!lines) return null;
  const { x, y: middle } = screen.place(getMiddle(corners));
  const y = middle - ((lines.length - 1) * lineHeight) / 2;
  const isWorded = state !== "" && state.length * stateLetter <= room - overhang;
  const halo = "stroke-surface stroke-[4px] [paint-order:stroke] [stroke-linejoin:round]";
  return (
    <g className="pointer-events-none" textAnchor="middle">
      <text x={x} y={y} className={`fill-ink font-bold ${isTight ? "text-sm" : ""} ${halo}`}>
        {lines.map((line, at) => (
          <tspan key={line} x={x} dy={at === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      {isWorded && (
        <text
          x={x}
          y={y + lines.length * lineHeight + 1}
          className={`fill-ink text-sm font-medium ${halo}`}
        >
          {state}
        </text>
      )}
    </g>
  );
}

/** Fields as areas, each in the colour, the pattern and the words of its state. */
export function FieldShapeList(props: {
  shapes: readonly ShownShape[];
  /** Without a name where each field's state is of another layer, and no words say them all. */
  layer: Pick<Layer, "states"> & { name: LayerName | null };
  screen: MapScreen;
  chosen?: string | null;
}) {
  const { shapes, layer, screen, chosen = null } = props;
  const { i18n } = useLingui();
  const id = useId();
  const drawn = shapes.map(({ name, boundary }) => {
    const { fieldId, polygon, source } = boundary;
    const level = layer.states.get(fieldId)?.level ?? "unknown";
    const corners = listCorners(polygon);
    const isGuess = source === "circle" || source === "square";
    return { fieldId, name, level, corners, isGuess, path: drawRing(corners, screen) };
  });
  return (
    <g>
      <LevelPatterns id={id} />
      {drawn.map(({ fieldId, level, path, isGuess }) => (
        <g key={fieldId} data-pick={`field ${fieldId}`} className="cursor-pointer">
          <path
            d={path}
            className={`${levelFills[level]} ${levelEdges[level]}`}
            strokeWidth={fieldId === chosen ? 5 : 2.5}
            strokeLinejoin="round"
            {...(isGuess ? { strokeDasharray: "7 5" } : {})}
          />
          <path d={path} fill={`url(#${id}-${level})`} />
        </g>
      ))}
      {drawn.map(({ fieldId, name, level, corners }) => (
        <ShapeLabel
          key={fieldId}
          name={name}
          state={layer.name ? i18n._(levelWords[layer.name][level]) : ""}
          screen={screen}
          corners={corners}
        />
      ))}
    </g>
  );
}
