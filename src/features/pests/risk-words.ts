import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { countDays } from "#src/shared/days.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { useGapText } from "./level-words.ts";
import type { CountFault, CountUnit, FieldRisk, Finding } from "./schema.ts";
import type { ShownRisk } from "./writes.ts";

const degrees = (celsius: number | null) => (celsius === null ? "–" : formatNumber(celsius, 0));

/** A number with what it was counted on, `8 moths in a trap a night`. */
export function useCountText(): (value: number, unit: CountUnit) => string {
  const { t } = useLingui();
  return (value, unit) => {
    const count = formatNumber(value, 1);
    const texts: Record<CountUnit, string> = {
      "percent-plants": t`${count}% of the plants`,
      "percent-dead-hearts": t`${count}% dead shoots`,
      "percent-tillers": t`${count}% of the tillers`,
      "percent-shoots": t`${count}% of the shoots`,
      "percent-pods": t`${count}% of the pods`,
      "percent-fruit": t`${count}% of the fruit`,
      "percent-silver-shoots": t`${count}% silver shoots`,
      "percent-leaf-area": t`${count}% of the leaf`,
      "per-hill": t`${count} on a hill`,
      "damaged-leaves-per-hill": t`${count} damaged leaves on a hill`,
      "per-ear": t`${count} on an ear`,
      "per-plant": t`${count} on a plant`,
      "per-leaf": t`${count} on a leaf`,
      "per-hundred-leaves": t`${count} on 100 leaves`,
      "per-metre-row": t`${count} on a metre of row`,
      "per-square-metre": t`${count} on a square metre`,
      "per-trap-night": t`${count} in a trap a night`,
      "per-trap": t`${count} in a trap`,
      "per-shoot": t`${count} on a shoot`,
      "per-panicle": t`${count} on a flower panicle`,
      "spots-per-leaf": t`${count} spots on a leaf`,
      seen: t`looked, not seen`,
    };
    return texts[unit];
  };
}

/** What is asked for when something is counted. */
export function useCountUnitWords(): Record<CountUnit, string> {
  const { t } = useLingui();
  return {
    "percent-plants": t`Plants attacked, %`,
    "percent-dead-hearts": t`Dead shoots, %`,
    "percent-tillers": t`Tillers attacked, %`,
    "percent-shoots": t`Shoots attacked, %`,
    "percent-pods": t`Pods attacked, %`,
    "percent-fruit": t`Fruit attacked, %`,
    "percent-silver-shoots": t`Silver shoots, %`,
    "percent-leaf-area": t`Leaf area attacked, %`,
    "per-hill": t`On one hill`,
    "damaged-leaves-per-hill": t`Damaged leaves on one hill`,
    "per-ear": t`On one ear`,
    "per-plant": t`On one plant`,
    "per-leaf": t`On one leaf`,
    "per-hundred-leaves": t`On 100 leaves`,
    "per-metre-row": t`On one metre of row`,
    "per-square-metre": t`On one square metre`,
    "per-trap-night": t`In one trap in a night`,
    "per-trap": t`In one trap`,
    "per-shoot": t`On one shoot`,
    "per-panicle": t`On one flower panicle`,
    "spots-per-leaf": t`Spots on one leaf`,
    seen: t`Seen`,
  };
}

type Sum = { threshold: string; value: string; isLongPassed: boolean };

/** Over which days severity is added up, and where it stands. */
function useSumText(): (ruleId: string, sum: Sum) => string {
  const { t } = useLingui();
  return (ruleId, { threshold, value, isLongPassed }) => {
    if (ruleId === "late-blight-blitecast") return t`In 7 days ${value}; act from ${threshold}.`;
    if (ruleId === "early-blight-tomcast") return t`In 14 days ${value}; act from ${threshold}.`;
    if (isLongPassed) {
      return t`The spray threshold of ${threshold} was passed more than two weeks ago; now ${value}.`;
    }
    return t`Spray threshold ${threshold}, now ${value}.`;
  };
}

function useFindingText(): (risk: FieldRisk, finding: Finding) => string {
  const { t } = useLingui();
  const getSumText = useSumText();
  return ({ ruleId, level }, finding) => {
    const { unit, temperature, wetHours, points } = finding;
    const value = formatNumber(finding.value, unit === "millimetres" ? 1 : 0);
    const threshold = formatNumber(finding.threshold, 0);
    const warmth = degrees(temperature);
    const from = degrees(finding.temperatureFrom);
    const to = degrees(finding.temperatureTo);
    switch (unit) {
      case "points": {
        const wet = formatNumber(wetHours ?? 0, 0);
        const added = formatNumber(points ?? 0, 0);
        const sum = getSumText(ruleId, {
          threshold,
          value,
          isLongPassed: level === "watch" && finding.value >= finding.threshold,
        });
        if (wetHours === null) return sum;
        return wetHours > 0
          ? t`${wet} hours wet at ${warmth} °C: severity ${added}. ${sum}`
          : t`No wet hours today. ${sum}`;
      }
      case "p-days": {
        const added = formatNumber(points ?? 0, 1);
        return t`${added} P-days of warmth today. Threshold ${threshold}, now ${value}.`;
      }
      case "days": {
        const days = plural(finding.value, {
          one: "# favourable day in a row",
          other: "# favourable days in a row",
        });
        return t`${days}, risky from ${threshold}; lowest ${warmth} °C.`;
      }
      case "hours":
        return temperature === null
          ? t`No hours wet enough; it needs ${threshold} at ${from} to ${to} °C.`
          : t`${value} hours wet at ${warmth} °C; it needs ${threshold}.`;
      case "millimetres":
        return t`${value} mm of rain at ${warmth} °C and above; it needs ${threshold} mm.`;
      case "humidity-percent":
        return t`Humidity ${value}% at ${warmth} °C; it thrives above ${threshold}% at ${from} to ${to} °C.`;
      case "degree-days":
        return ruleId.endsWith("-flight")
          ? t`${value} degree days since sowing; moths fly from ${threshold}.`
          : t`${value} degree days since your first catch; look for young ones from ${threshold}.`;
      case "counted":
        return t`You counted ${value}; act from ${threshold}.`;
    }
  };
}

/** The number that decided, in a sentence; or why there is none. */
export function useReasonText(): (risk: ShownRisk) => string {
  const { t } = useLingui();
  const getKnownText = useKnownReasonText();
  const getGapText = useGapText();
  return (risk) => {
    if (risk.gap !== null) return getGapText({ ...risk, gap: risk.gap });
    if (!risk.isCatchWaiting) return getKnownText(risk);
    const waits = t`Your first catch waits to be sent. Once it is sent, the warmth is added up from its day.`;
    return `${getKnownText(risk)} ${waits}`;
  };
}

function useKnownReasonText(): (risk: FieldRisk) => string {
  const { t } = useLingui();
  const getFindingText = useFindingText();
  return (risk) => {
    if (!risk.finding) return t`Not known yet.`;
    const reason = getFindingText(risk, risk.finding);
    const { unknownDays } = risk.finding;
    if (unknownDays === 0) return reason;
    const missing = plural(unknownDays, {
      one: "# day before is not known",
      other: "# days before are not known",
    });
    return t`${reason} ${missing}, so it may be more.`;
  };
}

/** When a day is, from today on: `today`, `tomorrow`, `in 3 days`. */
export function useWhenText(): (date: string, today: string) => string {
  const { t } = useLingui();
  return (date, today) => {
    const days = countDays(today, date);
    if (days === 0) return t`today`;
    if (days === 1) return t`tomorrow`;
    return plural(days, { one: "in # day", other: "in # days" });
  };
}

/** Why a count was refused. */
export function useCountFaults(): Record<CountFault, string> {
  const { t } = useLingui();
  return {
    "count-not-valid": t`Enter what you counted as a number, 0 too.`,
    "count-too-large": t`That is more than can be there. Count again.`,
    "date-not-valid": t`Enter the day.`,
    "date-in-future": t`This day is still to come.`,
    "date-before-sowing": t`The crop was not sown yet on this day.`,
    "date-after-end": t`The season had ended before this day.`,
    "date-too-old": t`This day is too long ago.`,
    "no-season": t`Nothing grows on this field at the moment.`,
    "pest-unknown": t`Choose what you counted.`,
    "unit-unknown": t`Choose where you counted.`,
  };
}
