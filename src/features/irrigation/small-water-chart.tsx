import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useWidth } from "#src/ui/use-width.ts";
import type { OutlookDay } from "./schema.ts";

export type Sizes = {
  /** Where the soil's panel and that of the water from above begin and end, in pixels from the top. */
  soilTop: number;
  soilBottom: number;
  barTop: number;
  barBottom: number;
  height: number;
};
const small: Sizes = { soilTop: 22, soilBottom: 92, barTop: 92, barBottom: 92, height: 114 };

export type Drawing = {
  days: readonly OutlookDay[];
  sizes: Sizes;
  width: number;
  /** The left edge of a day. */
  xOf: (at: number) => number;
  yOf: (depletion: number) => number;
};

type Point = { x: number; y: number };
const drawLine = (points: readonly Point[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** About as wide as the words at the line are in the longest language. */
const labelWidth = 130;

/** The water that is left in the soil, from what is used downwards, and the line below which the crop suffers. */
export function SoilPanel({ days, sizes, width, xOf, yOf }: Drawing) {
  const { t } = useLingui();
  const { soilTop, soilBottom } = sizes;
  const middle = (at: number) => (xOf(at) + xOf(at + 1)) / 2;
  const known = days.flatMap(({ depletion }, at) =>
    depletion === null ? [] : [{ x: middle(at), y: yOf(depletion) }],
  );
  const first = known[0];
  const last = known.at(-1);
  const limit = days.map(({ readily }, at) => ({ x: middle(at), y: yOf(readily) }));
  const [limitStart] = limit;
  // Clear of the line as far as the words reach.
  const beside = limit.filter(({ x }) => x < labelWidth).map(({ y }) => y);
  const [highest, lowest] = [Math.min(...beside), Math.max(...beside)];
  const hasRoomBelow = lowest + 22 < soilBottom;
  // How much of the picture lies before the first day that something is known of.
  const untold = first ? first.x : width;
  return (
    <>
      <path d={`M0 ${soilTop}H${width}`} strokeWidth="1" className="stroke-line" />
      <path d={`M0 ${soilBottom}H${width}`} strokeWidth="1" className="stroke-edge" />
      {first && last && (
        <>
          <path
            d={`${drawLine(known)}L${last.x.toFixed(1)} ${soilBottom}L${first.x.toFixed(1)} ${soilBottom}Z`}
            className="fill-sky-100"
          />
          <path
            d={drawLine(known)}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-sky-600"
          />
        </>
      )}
      <path
        d={drawLine(limit)}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="7 5"
        className="stroke-chilli-600"
      />
      {limitStart && (
        <text
          x="2"
          y={hasRoomBelow ? lowest + 18 : highest - 9}
          fontSize="14"
          fontWeight="600"
          strokeWidth="4"
          paintOrder="stroke"
          className="fill-chilli-600 stroke-surface"
        >
          {t`too dry below`}
        </text>
      )}
      {untold > 96 && (
        <text
          x={untold / 2}
          y={soilTop + 30}
          textAnchor="middle"
          fontSize="14"
          className="fill-quiet"
        >
          {t`not known`}
        </text>
      )}
    </>
  );
}

/** The part that is still to come lies on a tint of its own, with its name. */
export function ComingPart({ days, sizes, width, xOf }: Drawing) {
  const { t } = useLingui();
  const at = days.findIndex(({ isForecast }) => isForecast);
  if (at < 0) return null;
  const x = xOf(at);
  const isNarrow = width - x < 90;
  return (
    <>
      <rect
        x={x}
        y={0}
        width={width - x}
        height={Math.max(sizes.soilBottom, sizes.barBottom)}
        className="fill-leaf-100"
      />
      <text
        x={isNarrow ? width : x + 6}
        y="15"
        textAnchor={isNarrow ? "end" : "start"}
        fontSize="14"
        strokeWidth={isNarrow ? 4 : 0}
        paintOrder="stroke"
        className="fill-quiet stroke-leaf-100"
      >
        {t`to come`}
      </text>
    </>
  );
}

/** The days under a chart: as many of them as have room. */
export function TimeAxis({ days, sizes, width, xOf }: Drawing) {
  const language = useLanguage();
  const now = useNow();
  const every = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(width / 76))));
  const bottom = Math.max(sizes.soilBottom, sizes.barBottom);
  return days.map(({ date }, at) => {
    const x = (xOf(at) + xOf(at + 1)) / 2;
    if (at % every !== 0 || x > width - 22 || x < 18) return null;
    return (
      <g key={date}>
        <path d={`M${x} ${bottom}v5`} strokeWidth="1" className="stroke-edge" />
        <text x={x} y={bottom + 21} textAnchor="middle" fontSize="14" className="fill-quiet">
          {formatDate(new Date(date), language, now)}
        </text>
      </g>
    );
  });
}

/** Where days and depths (mm) lie in a picture of the given width, in its own units. */
export function openDrawing(days: readonly OutlookDay[], width: number, sizes: Sizes): Drawing {
  const step = width / Math.max(1, days.length);
  const most = Math.max(
    1,
    ...days.map(({ depletion, readily }) => Math.max(depletion ?? 0, readily)),
  );
  const scale = (sizes.soilBottom - sizes.soilTop) / (most * 1.15);
  return {
    days,
    sizes,
    width,
    xOf: (at) => at * step,
    yOf: (depletion) => sizes.soilTop + depletion * scale,
  };
}

/** The water in a field's soil over the last days and those to come, small, in one picture. */
export function SmallWaterChart({ days, label }: { days: readonly OutlookDay[]; label: string }) {
  const [ref, width] = useWidth(280);
  const { t } = useLingui();
  const firstKnown = Math.max(
    0,
    days.findIndex(({ depletion }) => depletion !== null),
  );
  const coming = days.filter(({ isForecast }) => isForecast).length;
  const shown = days.slice(Math.max(firstKnown, days.length - coming - 10));
  const drawing = openDrawing(shown, width, small);
  return (
    <div ref={ref} role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${width} ${small.height}`}
        width={width}
        height={small.height}
        aria-hidden
        className="block h-auto w-full overflow-visible"
      >
        <ComingPart {...drawing} />
        <SoilPanel {...drawing} />
        <TimeAxis {...drawing} />
        <text x="0" y="15" fontSize="14" fontWeight="600" className="fill-sky-600">
          {coming < shown.length * 0.6 ? t`Water in the soil` : ""}
        </text>
      </svg>
    </div>
  );
}
