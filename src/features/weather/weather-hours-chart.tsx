import { useLingui } from "@lingui/react/macro";
import { formatHour, formatWeekday } from "#src/shared/short-times.ts";
import { ChartFrame } from "#src/ui/chart-frame.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useWidth } from "#src/ui/use-width.ts";
import type { WeatherHour } from "./schema.ts";
import { formatDegrees, formatReading } from "./weather-words.ts";

const left = 4;
const right = 12;
/** Where the panel of the temperature and that of the rain begin and end, in pixels from the top. */
const temperatureTop = 64;
const temperatureBottom = 160;
const rainTop = 224;
const rainBottom = 294;
const height = 326;
/** The bar of so many millimetres an hour is as high as its panel, unless more falls: a drizzle stays low. */
const usualMostRain = 4;

/** Lines through what is known; where something is missing the line ends and another begins. */
function drawLine(points: readonly ({ x: number; y: number } | null)[]): string {
  let isOpen = false;
  const parts: string[] = [];
  for (const point of points) {
    if (point) parts.push(`${isOpen ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`);
    isOpen = point !== null;
  }
  return parts.join("");
}

/** The index of the highest or lowest of some readings, or -1. */
function findMost(readings: readonly (number | null)[], sign: 1 | -1): number {
  let most = -1;
  for (const [at, reading] of readings.entries()) {
    const best = readings[most] ?? null;
    if (reading !== null && (best === null || reading * sign > best * sign)) most = at;
  }
  return most;
}

type Drawing = { hours: readonly WeatherHour[]; width: number; xOf: (at: number) => number };

/** The text at a point, kept inside the drawing. */
function Label(props: { x: number; y: number; width: number; bold?: boolean; children: string }) {
  const { x, y, width, bold = false, children } = props;
  const anchor = x < 36 ? "start" : x > width - 36 ? "end" : "middle";
  const at =
    anchor === "start" ? Math.max(0, x - 6) : anchor === "end" ? Math.min(width, x + 6) : x;
  return (
    <text
      x={at}
      y={y}
      textAnchor={anchor}
      fontSize="14"
      fontWeight={bold ? 700 : undefined}
      strokeWidth="4"
      paintOrder="stroke"
      className="fill-ink stroke-surface"
    >
      {children}
    </text>
  );
}

function TemperaturePanel({ hours, width, xOf }: Drawing) {
  const readings = hours.map(({ temperatureCelsius }) => temperatureCelsius);
  const [highest, lowest] = [findMost(readings, 1), findMost(readings, -1)];
  const [top, bottom] = [readings[highest] ?? 1, readings[lowest] ?? 0];
  // Not zero-based: it is a line, and a night in Ladakh and a noon in Nagpur both have to be read.
  const span = Math.max(top - bottom, 4);
  const yOf = (celsius: number) =>
    temperatureBottom - ((celsius - bottom) / span) * (temperatureBottom - temperatureTop);
  const points = readings.map((reading, at) =>
    reading === null ? null : { x: xOf(at), y: yOf(reading) },
  );
  const ends = [highest, lowest].flatMap((at, index) => {
    const point = points[at];
    return point
      ? [{ ...point, at, text: formatDegrees(readings[at] ?? null), isTop: index === 0 }]
      : [];
  });
  return (
    <>
      <path
        d={drawLine(points)}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-marigold-500"
      />
      {ends.map(({ x, y, text, isTop }) => (
        <g key={`${isTop}`}>
          <circle cx={x} cy={y} r="5" className="fill-marigold-600" />
          <Label x={x} y={isTop ? y - 11 : y + 21} width={width} bold>
            {text}
          </Label>
        </g>
      ))}
    </>
  );
}

function RainPanel({ hours, width, xOf }: Drawing) {
  const readings = hours.map(({ rainMillimetres }) => rainMillimetres);
  const wettest = findMost(readings, 1);
  const most = readings[wettest] ?? 0;
  const scale = (rainBottom - rainTop) / Math.max(most, usualMostRain);
  const step = xOf(1) - xOf(0);
  return (
    <>
      <path d={`M0 ${rainBottom}H${width}`} strokeWidth="1" className="stroke-edge" />
      {readings.map((reading, at) => {
        if (reading === null || reading < 0.05) return null;
        const tall = Math.max(2, reading * scale);
        return (
          <rect
            key={hours[at]?.time}
            x={xOf(at) + step * 0.12}
            y={rainBottom - tall}
            width={step * 0.76}
            height={tall}
            rx={Math.min(3, step * 0.3)}
            className="fill-sky-600"
          />
        );
      })}
      {most >= 0.05 && (
        <Label
          x={xOf(wettest) + step / 2}
          y={rainBottom - Math.max(2, most * scale) - 6}
          width={width}
          bold
        >
          {formatReading(most, 1)}
        </Label>
      )}
    </>
  );
}

/** Midnights as lines with the day's name, and some hours between them. */
function TimeAxis({ hours, width, xOf }: Drawing) {
  const language = useLanguage();
  const every = width < 480 ? 12 : 6;
  const marks = hours.flatMap(({ time }, at) => {
    const hour = Number(time.slice(11, 13));
    return hour % every === 0 ? [{ at, hour, moment: new Date(time) }] : [];
  });
  return marks.map(({ at, hour, moment }) => {
    const x = xOf(at);
    const isMidnight = hour === 0;
    return (
      <g key={at}>
        <path
          d={`M${x} ${isMidnight ? 30 : rainBottom}V${rainBottom + (isMidnight ? 0 : 5)}`}
          strokeWidth="1"
          strokeDasharray={isMidnight ? "2 4" : undefined}
          className="stroke-edge"
        />
        {isMidnight && x < width - 40 && (
          <text x={x + 6} y={42} fontSize="14" className="fill-quiet">
            {formatWeekday(moment, language)}
          </text>
        )}
        {x > 14 && x < width - 14 && (
          <text x={x} y={rainBottom + 22} textAnchor="middle" fontSize="14" className="fill-quiet">
            {formatHour(moment, language)}
          </text>
        )}
      </g>
    );
  });
}

/** Temperature and rain hour by hour, one above the other over the same time. */
export function WeatherHoursChart({ hours }: { hours: readonly WeatherHour[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [ref, width] = useWidth(320);
  const step = (width - left - right) / Math.max(1, hours.length);
  const drawing = { hours, width, xOf: (at: number) => left + at * step };
  const count = hours.length;
  return (
    <div ref={ref}>
      <ChartFrame
        title={t`Temperature and rain in the next ${count} hours`}
        description={t`The line is the temperature in °C, with its highest and lowest. The bars are the rain of each hour in mm.`}
        columns={[t`Hour`, t`°C`, t`Rain, mm`, t`Chance of rain`, t`Wind, km/h`, t`Gusts, km/h`]}
        rows={hours.map((hour) => {
          const moment = new Date(hour.time);
          return [
            `${formatWeekday(moment, language)} ${formatHour(moment, language)}`,
            formatDegrees(hour.temperatureCelsius),
            formatReading(hour.rainMillimetres, 1),
            hour.rainChancePercent === null ? "–" : `${formatReading(hour.rainChancePercent)}%`,
            formatReading(hour.windKilometresPerHour),
            formatReading(hour.gustKilometresPerHour),
          ];
        })}
        tableLabel={t`As a table`}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
          <TimeAxis {...drawing} />
          <g fontSize="14" fontWeight="600" strokeWidth="4" paintOrder="stroke">
            <text x="0" y="16" className="fill-marigold-600 stroke-surface">
              {t`Temperature, °C`}
            </text>
            <text x="0" y={rainTop - 22} className="fill-sky-600 stroke-surface">
              {t`Rain, mm an hour`}
            </text>
          </g>
          <RainPanel {...drawing} />
          <TemperaturePanel {...drawing} />
        </svg>
      </ChartFrame>
    </div>
  );
}
