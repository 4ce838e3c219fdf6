import { useLingui } from "@lingui/react/macro";
import { classNames } from "#src/ui/class-names.ts";
import type { Finding, Verdict } from "./band-rules.ts";
import { getFinding } from "./band-rules.ts";
import type { Region } from "./schema.ts";
import { bandWords, formatValue, useParameterText } from "./soil-words.ts";

const grounds: Record<Verdict, string> = {
  bad: "bg-chilli-600",
  watch: "bg-marigold-500",
  good: "bg-leaf-600",
  plenty: "bg-sky-600",
};
const inks: Record<Verdict, string> = {
  bad: "text-chilli-600",
  watch: "text-marigold-600",
  good: "text-leaf-700",
  plenty: "text-sky-600",
};

function Meter({ finding, region }: { finding: Finding; region: Region }) {
  const { ranges, at, position, parameter } = finding;
  const { i18n } = useLingui();
  const getParameterText = useParameterText();
  const { verdict, value } = finding;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
        <span className="font-medium">{getParameterText(parameter)}</span>
        <b className={classNames("ml-auto", inks[verdict])}>{i18n._(bandWords[finding.band])}</b>
        <span className="text-copy text-quiet tabular-nums">{formatValue(parameter, value)}</span>
      </p>
      <div aria-hidden className="relative mt-1.5 flex h-2.5 gap-0.5">
        {ranges.map(({ band, top }, place) => {
          const bottom = ranges[place - 1]?.top ?? 0;
          const middle = Number.isFinite(top) ? (bottom + top) / 2 : bottom * 1.5;
          const own = getFinding(parameter, { value: middle, region }).verdict;
          return (
            <span
              key={band}
              className={classNames(
                "grow basis-0 first:rounded-l-full last:rounded-r-full",
                grounds[own],
                place !== at && "opacity-25",
              )}
            />
          );
        })}
        <span
          className="absolute -top-1 h-4.5 w-1.5 -translate-x-1/2 rounded-full bg-ink ring-2 ring-surface"
          style={{ left: `${Math.min(99, Math.max(1, position * 100))}%` }}
        />
      </div>
    </li>
  );
}

/** What a card found, each value in the scale of its classes; the word says what the colour does. */
export function NutrientMeterList(props: { findings: readonly Finding[]; region: Region }) {
  const { findings, region } = props;
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) => (
        <Meter key={finding.parameter} {...{ finding, region }} />
      ))}
    </ul>
  );
}
