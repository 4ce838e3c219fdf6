import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import { useWidth } from "#src/ui/use-width.ts";
import { type Gestures, useGestures } from "./gesture-api.ts";
import type { Corner } from "./polygon-schema.ts";
import { openProjection, type Point, type Projection } from "./projection-rules.ts";
import type { MapTiles } from "./schema.ts";
import {
  dragView,
  type Frame,
  fitView,
  getScale,
  listGridLines,
  listTiles,
  toScreen,
  type View,
  zoomView,
} from "./view-rules.ts";

/** How to draw on the map as it is shown. */
export type MapScreen = {
  place: (position: Corner) => Point;
  frame: Frame;
  metresPerPixel: number;
};

type MapFrameProps = Pick<Gestures, "onTap" | "onPick" | "onDrag"> & {
  label: string;
  /** The point of the ground from which metres are counted; it stays while the map is open. */
  origin: Corner;
  /** What is to be seen at first, and again when all is asked for. */
  shown: readonly Corner[];
  height: (width: number) => number;
  /** One finger moves the map, instead of the page that it stands on. */
  isDrawing?: boolean;
  tiles: MapTiles | null;
  children: (screen: MapScreen) => ReactNode;
};

/** The scale and the buttons stand below what is shown. */
const margin = { sides: 30, top: 34, bottom: 76 };
const zoomStep = 1.6;
const panStep = 60;

const buttonClass =
  "grid size-12 place-items-center rounded-control border border-line bg-surface text-ink shadow-card hover:bg-leaf-100";

/** Drawn here: an icon that several later parts share would travel with the first screen. */
function Sign({ path }: { path: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="22" height="22" className="stroke-ink">
      <path d={path} fill="none" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Grid({ view, frame }: { view: View; frame: Frame }) {
  const { metres } = getScale(view.metresPerPixel, 120);
  const { x, y } = listGridLines(view, frame, metres);
  return (
    <g aria-hidden className="stroke-line" strokeWidth="1">
      {x.map((at) => (
        <path key={`x${Math.round(at)}`} d={`M${at} 0V${frame.height}`} />
      ))}
      {y.map((at) => (
        <path key={`y${Math.round(at)}`} d={`M0 ${at}H${frame.width}`} />
      ))}
    </g>
  );
}

function TileList(props: { view: View; frame: Frame; projection: Projection; url: string }) {
  const { view, frame, projection, url } = props;
  return (
    <g aria-hidden>
      {listTiles(view, frame, { projection, url }).map(({ key, address, from, to }) => (
        <image
          key={key}
          href={address}
          x={from.x}
          y={from.y}
          width={to.x - from.x + 0.5}
          height={to.y - from.y + 0.5}
          preserveAspectRatio="none"
        />
      ))}
    </g>
  );
}

/** The scale bar and the arrow to the north. */
function Measures({ view, frame }: { view: View; frame: Frame }) {
  const { t } = useLingui();
  const { metres, pixels } = getScale(view.metresPerPixel, Math.min(140, frame.width / 3));
  const length = formatNumber(metres >= 1000 ? metres / 1000 : metres, 2);
  const bottom = frame.height - 16;
  return (
    <g className="pointer-events-none">
      <path
        d={`M16 ${bottom - 6}v6h${pixels}v-6`}
        fill="none"
        strokeWidth="2"
        className="stroke-ink"
      />
      <text
        x={16 + pixels / 2}
        y={bottom - 8}
        textAnchor="middle"
        className="fill-ink stroke-raised stroke-[4px] text-sm font-medium [paint-order:stroke]"
      >
        {metres >= 1000 ? t`${length} km` : t`${length} m`}
      </text>
      <g transform={`translate(28 30)`}>
        <path d="M0-16 8 8 0 3-8 8Z" className="fill-leaf-700 stroke-raised" strokeWidth="2" />
        <text
          y="24"
          textAnchor="middle"
          className="fill-ink stroke-raised stroke-[4px] text-sm font-bold [paint-order:stroke]"
        >
          {t({ message: "N", comment: "North, on a map" })}
        </text>
      </g>
    </g>
  );
}

const pans: Record<string, Point> = {
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
};

/** A map of lines and areas, drawn here: it is dragged, pinched, wheeled, or moved by keys and buttons. */
export function MapFrame(props: MapFrameProps) {
  const { label, origin, shown, height, isDrawing = false, tiles, children } = props;
  const { t } = useLingui();
  const [measured, width] = useWidth(640);
  const [moved, setMoved] = useState<View | null>(null);
  const projection = useMemo(() => openProjection(origin), [origin]);
  const frame = { width, height: height(width) };
  const view = moved ?? fitView(shown.map(projection.toPoint), frame, margin);
  const zoom = (times: number) => {
    const at = { x: frame.width / 2, y: frame.height / 2 };
    setMoved(zoomView(view, frame, { at, times }));
  };
  const { handlers, surface } = useGestures({
    ...props,
    view,
    frame,
    projection,
    onView: setMoved,
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const by = pans[event.key];
    if (by) setMoved(dragView(view, by));
    else if (event.key === "+" || event.key === "=") zoom(zoomStep);
    else if (event.key === "-") zoom(1 / zoomStep);
    else return;
    event.preventDefault();
  };
  const place = (position: Corner) => toScreen(view, frame, projection.toPoint(position));
  return (
    <div
      ref={measured}
      className="relative overflow-hidden rounded-card border border-line bg-raised select-none"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and fingers */}
      <svg
        ref={surface}
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map
        tabIndex={0}
        width={frame.width}
        height={frame.height}
        className={`block max-w-full cursor-grab outline-none focus-visible:outline-3 focus-visible:outline-offset-[-3px] focus-visible:outline-focus ${isDrawing ? "touch-none" : "touch-pan-y"}`}
        onKeyDown={handleKey}
        {...handlers}
      >
        {/* Seen where a tile does not come. */}
        <Grid view={view} frame={frame} />
        {tiles && <TileList view={view} frame={frame} projection={projection} url={tiles.url} />}
        {children({ place, frame, metresPerPixel: view.metresPerPixel })}
        <Measures view={view} frame={frame} />
      </svg>
      <div className="absolute right-3 bottom-3 flex gap-2">
        <button
          type="button"
          aria-label={t`Nearer`}
          className={buttonClass}
          onClick={() => zoom(zoomStep)}
        >
          <Sign path="M12 4v16M4 12h16" />
        </button>
        <button
          type="button"
          aria-label={t`Farther`}
          className={buttonClass}
          onClick={() => zoom(1 / zoomStep)}
        >
          <Sign path="M4 12h16" />
        </button>
        <button
          type="button"
          aria-label={t`Show all`}
          className={buttonClass}
          onClick={() => setMoved(null)}
        >
          <Sign path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </button>
      </div>
      {tiles?.attribution && (
        <p className="absolute top-0 right-0 bg-surface px-2 text-sm text-quiet">
          {tiles.attribution}
        </p>
      )}
    </div>
  );
}
