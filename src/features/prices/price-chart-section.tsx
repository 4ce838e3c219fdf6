import { useLingui } from "@lingui/react/macro";
import { ChartLine } from "lucide-react";
import { useState } from "react";
import { addDays, countDays } from "#src/shared/days.ts";
import { formatRupees } from "#src/shared/money.ts";
import { Card } from "#src/ui/card.tsx";
import { ChartFrame } from "#src/ui/chart-frame.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { useWidth } from "#src/ui/use-width.ts";
import { formatWhole, useDayText, useMarketName } from "./price-words.ts";
import { getBand } from "./rules.ts";
import type { DayPrice, MarketPrices, PriceBand, SupportPrice } from "./schema.ts";

const sizes = { height: 212, top: 26, bottom: 176, left: 64, right: 2 };
const length = 30;

type Given = { days: readonly DayPrice[]; asOf: string; supportPaise: number | null };

/** Round sums between two others, three to six of them. */
function listTicks(low: number, high: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10((high - low) / 3));
  const step = [5, 2].find((each) => (high - low) / (each * magnitude) >= 3) ?? 1;
  const wide = step * magnitude;
  const first = Math.ceil(low / wide);
  return Array.from(
    { length: Math.floor(high / wide) - first + 1 },
    (_, at) => (first + at) * wide,
  );
}

function openScale({ days, supportPaise }: Given) {
  const told = days.flatMap(({ lowPaise, modalPaise, highPaise }) => [
    lowPaise ?? modalPaise,
    modalPaise,
    highPaise ?? modalPaise,
  ]);
  const all = supportPaise === null ? told : [...told, supportPaise];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(most - least, most * 0.1) * 0.12;
  const [low, high] = [least - room, most + room];
  const yOf = (paise: number) =>
    sizes.bottom - ((paise - low) / (high - low)) * (sizes.bottom - sizes.top);
  return { yOf, ticks: listTicks(low, high) };
}

/** Each day's lowest to highest as a bar, the usual price as a line, the support price dashed. */
function PriceDrawing({ width, ...given }: Given & { width: number }) {
  const { t } = useLingui();
  const getDay = useDayText();
  const { days, asOf, supportPaise } = given;
  const { yOf, ticks } = openScale(given);
  const step = (width - sizes.left - sizes.right) / length;
  const xOf = (day: string) => sizes.left + (length - countDays(day, asOf) - 0.5) * step;
  const line = days.map(
    ({ day, modalPaise }) => `${xOf(day).toFixed(1)} ${yOf(modalPaise).toFixed(1)}`,
  );
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const support = supportPaise === null ? null : yOf(supportPaise);
  const labelled = [length - 1, 20, 10, 0].map((age) => addDays(asOf, -age));
  const anchors = ["start", "middle", "middle", "end"] as const;
  return (
    <svg viewBox={`0 0 ${width} ${sizes.height}`} width={width} height={sizes.height} aria-hidden>
      {ticks.map((paise) => (
        <g key={paise}>
          <path
            d={`M${sizes.left} ${yOf(paise)}H${width}`}
            strokeWidth="1"
            className="stroke-line"
          />
          <text x="0" y={yOf(paise) + 5} fontSize="14" className="fill-quiet">
            {formatWhole(paise)}
          </text>
        </g>
      ))}
      <path d={`M${sizes.left} ${sizes.bottom}H${width}`} strokeWidth="1" className="stroke-edge" />
      {days.map(({ day, lowPaise, highPaise }) =>
        lowPaise === null || highPaise === null ? null : (
          <path
            key={day}
            d={`M${xOf(day).toFixed(1)} ${yOf(lowPaise).toFixed(1)}V${yOf(highPaise).toFixed(1)}`}
            strokeWidth={Math.max(3, step * 0.55)}
            strokeLinecap="round"
            className="stroke-leaf-200"
          />
        ),
      )}
      {support !== null && (
        <>
          <path
            d={`M${sizes.left} ${support}H${width}`}
            strokeWidth="2"
            strokeDasharray="7 5"
            className="stroke-marigold-600"
          />
          <text
            x={sizes.left + 2}
            y={support - 7}
            fontSize="14"
            fontWeight="600"
            strokeWidth="4"
            paintOrder="stroke"
            className="fill-marigold-600 stroke-surface"
          >
            {t`Support price`}
          </text>
        </>
      )}
      <path
        d={`M${line.join("L")}`}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-leaf-700"
      />
      {days.map(({ day, modalPaise }) => (
        <circle key={day} cx={xOf(day)} cy={yOf(modalPaise)} r="3" className="fill-leaf-700" />
      ))}
      <text
        x={Math.min(xOf(last.day) + step / 2, width)}
        y={yOf(last.highPaise ?? last.modalPaise) - 10}
        textAnchor="end"
        fontSize="15"
        fontWeight="700"
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-ink stroke-surface"
      >
        {formatRupees(last.modalPaise)}
      </text>
      {labelled.map((day, at) => (
        <text
          key={day}
          x={at === 0 ? sizes.left : at === 3 ? width : xOf(day)}
          y={sizes.bottom + 22}
          textAnchor={anchors[at]}
          fontSize="14"
          className="fill-quiet"
        >
          {getDay(day)}
        </text>
      ))}
    </svg>
  );
}

function BandLine({ label, band }: { label: string; band: PriceBand | null }) {
  const { t } = useLingui();
  if (!band) {
    return (
      <p className="text-copy leading-snug text-quiet">
        <b className="text-ink">{label}:</b> {t`too few reports to say what is usual.`}
      </p>
    );
  }
  const [median, low, high] = [band.medianPaise, band.lowPaise, band.highPaise].map(formatWhole);
  const { days } = band;
  return (
    <p className="text-copy leading-snug">
      <b>{label}:</b> {t`${low} to ${high}, the middle ${median} (${days} reports)`}
    </p>
  );
}

/** What one mandi paid in the last 30 days. */
export function PriceChartSection(props: {
  markets: readonly MarketPrices[];
  bestId: string;
  asOf: string;
  supportPrice: SupportPrice | null;
  isSample: boolean;
}) {
  const { markets, bestId, asOf, supportPrice, isSample } = props;
  const { t } = useLingui();
  const getName = useMarketName();
  const getDay = useDayText();
  const [ref, width] = useWidth(320);
  const [chosenId, choose] = useState<string | null>(null);
  const market =
    markets.find(({ marketId }) => marketId === chosenId) ??
    markets.find(({ marketId }) => marketId === bestId) ??
    markets[0];
  if (!market) return null;
  const { days } = market;
  const supportPaise = supportPrice?.paise ?? null;
  const name = getName(market);
  const format = (paise: number | null) => (paise === null ? "–" : formatRupees(paise));
  const rows = days
    .map(({ day, lowPaise, modalPaise, highPaise }) => [
      getDay(day),
      format(lowPaise),
      format(modalPaise),
      format(highPaise),
    ])
    .toReversed();
  return (
    <Card
      title={t`Last 30 days`}
      icon={<ChartLine aria-hidden size={22} />}
      note={isSample && <Chip tone="warn">{t`Sample`}</Chip>}
    >
      <SelectField
        name="chart-market"
        label={t`Mandi`}
        options={markets.map((each) => ({ value: each.marketId, label: getName(each) }))}
        value={market.marketId}
        onChange={({ target }) => choose(target.value)}
      />
      <div ref={ref} className="mt-4">
        {days.length === 0 ? (
          <p className="text-quiet">{t`It has reported nothing in these 30 days.`}</p>
        ) : (
          <ChartFrame
            title={t`Prices at ${name}`}
            description={t`Rupees a quintal. The line is what most was sold for, the bars reach from the lowest to the highest.`}
            columns={[t`Day`, t`Lowest`, t`Usual`, t`Highest`]}
            rows={rows}
            tableLabel={t`As a table`}
          >
            <PriceDrawing {...{ days, asOf, supportPaise, width }} />
          </ChartFrame>
        )}
      </div>
      <div className="mt-2 grid gap-1.5">
        <BandLine label={t`7 days`} band={getBand(days, { asOf, length: 7 })} />
        <BandLine label={t`30 days`} band={getBand(days, { asOf, length: 30 })} />
      </div>
    </Card>
  );
}
