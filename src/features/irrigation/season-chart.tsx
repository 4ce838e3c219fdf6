import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#src/shared/dates.ts";
import { ChartFrame } from "#src/ui/chart-frame.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useWidth } from "#src/ui/use-width.ts";
import type { OutlookDay } from "./schema.ts";
import {
  ComingPart,
  type Drawing,
  openDrawing,
  type Sizes,
  SoilPanel,
  TimeAxis,
} from "./small-water-chart.tsx";
import { formatDepth } from "./water-words.ts";

const season: Sizes = { soilTop: 30, soilBottom: 176, barTop: 232, barBottom: 292, height: 322 };

/** The bar of so many millimetres is as high as its panel, unless more falls: a drizzle stays low. */
const usualMost = 25;

/** Rain from above in full bars, what was watered or is planned beside it in open ones. */
function BarPanel({ days, sizes, width, xOf }: Drawing) {
  const { barTop, barBottom } = sizes;
  const most = Math.max(
    usualMost,
    ...days.flatMap(({ rain, irrigation }) => [rain ?? 0, irrigation]),
  );
  const tallOf = (depth: number) => Math.max(2, (depth / most) * (barBottom - barTop));
  const step = xOf(1) - xOf(0);
  return (
    <>
      <path d={`M0 ${barBottom}H${width}`} strokeWidth="1" className="stroke-edge" />
      {days.map(({ date, rain, irrigation }, at) => (
        <g key={date}>
          {(rain ?? 0) >= 0.1 && (
            <rect
              x={xOf(at) + step * 0.08}
              y={barBottom - tallOf(rain ?? 0)}
              width={step * 0.42}
              height={tallOf(rain ?? 0)}
              className="fill-sky-600"
            />
          )}
          {irrigation >= 0.1 && (
            <rect
              x={xOf(at) + step * 0.5}
              y={barBottom - tallOf(irrigation)}
              width={step * 0.42}
              height={tallOf(irrigation)}
              strokeWidth="1.5"
              className="fill-leaf-200 stroke-leaf-700"
            />
          )}
        </g>
      ))}
    </>
  );
}

/** The whole season: what the soil holds, and the rain and the water let onto the field. */
export function SeasonChart({ days, name }: { days: readonly OutlookDay[]; name: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const [ref, width] = useWidth(320);
  const drawing = openDrawing(days, width, season);
  return (
    <div ref={ref}>
      <ChartFrame
        title={t`The season of ${name}`}
        description={t`Above: the water that the soil holds for the crop; below the dashed line it suffers. Below: rain as full bars, watering as open ones. Days to come lie on green.`}
        columns={[t`Day`, t`Used, mm`, t`Easy to take, mm`, t`Rain, mm`, t`Watering, mm`]}
        rows={days
          .map((day) => [
            formatDate(new Date(day.date), language, now),
            day.depletion === null ? "–" : formatDepth(day.depletion),
            formatDepth(day.readily),
            day.rain === null ? "–" : formatDepth(day.rain),
            formatDepth(day.irrigation),
          ])
          .toReversed()}
        tableLabel={t`As a table`}
      >
        <svg
          viewBox={`0 0 ${width} ${season.height}`}
          width={width}
          height={season.height}
          aria-hidden
        >
          <ComingPart {...drawing} />
          <g fontSize="14" fontWeight="600" strokeWidth="4" paintOrder="stroke">
            <text x="0" y="15" className="fill-sky-600 stroke-surface">
              {t`Water in the soil`}
            </text>
            <text x="0" y={season.barTop - 14} className="fill-sky-600 stroke-surface">
              {t`Rain and watering, mm`}
            </text>
          </g>
          <SoilPanel {...drawing} />
          <BarPanel {...drawing} />
          <TimeAxis {...drawing} />
        </svg>
      </ChartFrame>
    </div>
  );
}
