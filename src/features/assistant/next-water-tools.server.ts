import { crops } from "#content/crop-water.ts";
import { cropStage } from "#src/agronomy/crop-coefficient.ts";
import type { FieldWater, PlannedOutlook } from "#src/features/irrigation/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import { nameDay, quoteName } from "./tool-rules.ts";

/** By so many of the last days it is known what the crop uses. */
const daysOfUse = 7;
/** Beyond these days nothing is said. */
const mostDaysAhead = 45;
/** So much later it may be where the weather is only usual. */
const daysUnsure = 3;

/** What the crop uses on a day without water from above or from the well, mm; null where no such day is known. */
function getUse({ season }: PlannedOutlook): number | null {
  const { past, depletion, rain, irrigation } = season;
  const uses = depletion.flatMap((used, at) => {
    const before = depletion[at - 1] ?? null;
    const isDry = (rain[at] ?? 0) === 0 && (irrigation[at] ?? 0) === 0;
    const isKnown = at >= past - daysOfUse && isDry && used !== null && before !== null;
    return isKnown && used > before ? [used - before] : [];
  });
  return uses.length === 0 ? null : uses.reduce((sum, each) => sum + each, 0) / uses.length;
}

/**
 * The days about which a field needs water next if none is let on before, the rain foretold counted; beyond the forecast
 * it goes on as in the days known.
 * @param given.after up to this day it waits in any case
 * @param given.isDry whether none of the rain foretold is to be counted
 */
function estimateNext(
  outlook: PlannedOutlook,
  { today, after, isDry }: { today: string; after: string; isDry: boolean },
): { from: string; until: string } | null {
  const use = getUse(outlook);
  if (use === null) return null;
  const { past, rain } = outlook.season;
  let used = outlook.today.depletion;
  for (let ahead = 1; ahead <= mostDaysAhead; ahead += 1) {
    const at = past + ahead;
    const from = addDays(today, ahead);
    used = Math.max(0, used + use - (isDry ? 0 : (rain[at] ?? 0)));
    if (used <= outlook.today.readily || from <= after) continue;
    return { from, until: at < rain.length ? from : addDays(from, daysUnsure) };
  }
  return null;
}

/** Whether cotton is past the days in which it is watered: its full need is over, and the bolls are open. */
export function isPastWater({ crop, sowingDate }: FieldWater, today: string): boolean {
  if (crop !== "cotton" || sowingDate === null) return false;
  const stage = cropStage(crops.cotton.stages, countDays(sowingDate, today));
  return stage === "late" || stage === "over";
}

/** Days after sowing: at the crown root wheat is watered first, and from so early on a water or a rain serves for it. */
const crownRoot = { serves: 15, from: 20, until: 25 };

/** When wheat is to have its first water; null where it had it, or is past it. */
function getFirstWater({ crop, sowingDate, entries }: FieldWater, today: string) {
  if (crop !== "wheat" || sowingDate === null) return null;
  const [serves, from, until] = [crownRoot.serves, crownRoot.from, crownRoot.until].map((days) =>
    addDays(sowingDate, days),
  );
  if (!serves || !from || !until || today > until) return null;
  const isGiven = entries.some(({ kind, date }) => kind === "water" && date >= serves);
  return isGiven ? null : { serves, from, until };
}

/**
 * When a field is to be watered next; null where its plan says so by itself.
 * @param given.rain the rain that may be waited for
 * @param given.isDry whether it is asked for the case that no rain comes
 */
export function wordNext(
  field: FieldWater,
  given: {
    language: Language;
    today: string;
    rain: { day: string; date: string } | null;
    isDry?: boolean;
  },
): string | null {
  const { language, today, rain, isDry = false } = given;
  const { water } = answerWords[language];
  const name = quoteName(field.name);
  const show = (date: string) => formatDate(new Date(date), language, new Date(date));
  if (isPastWater(field, today)) return water.lastOver(name);
  const first = getFirstWater(field, today);
  if (first) {
    const told = water.crownRoot({ field: name, from: show(first.from), until: show(first.until) });
    return rain && rain.date >= first.serves ? `${told} ${water.rainServes(rain.day)}` : told;
  }
  const { outlook } = field;
  if (outlook.kind !== "planned") return null;
  const { kind } = outlook.advice;
  if (kind !== "enough" && !(kind === "irrigate" && rain)) return null;
  const next = estimateNext(outlook, { today, after: rain?.date ?? today, isDry });
  if (!next) return null;
  const from = nameDay(next.from, { language, today });
  if (rain && next.from === addDays(rain.date, 1)) return water.lookAt({ field: name, day: from });
  return next.from === next.until
    ? water.nextOn({ field: name, day: from })
    : water.nextAbout({ field: name, from: show(next.from), until: show(next.until) });
}
