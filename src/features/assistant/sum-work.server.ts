import { sumWords } from "#content/vocabulary.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import { isSame, type Quantity, toBase } from "./sum-measure-rules.ts";
import { openSaying, soundsOf } from "./sum-units.server.ts";

const enough = soundsOf(sumWords.enoughWanted);
const each = soundsOf(sumWords.eachWanted);

const kilogramsOfQuintal = 100;

/** What one worker does in a day, what is to be done, the workers and the days; null where the figures tell other things. */
function readWork(quantities: readonly Quantity[]) {
  const weights = quantities.filter(({ unit }) => isSame(unit, "kg"));
  const others = quantities.filter((one) => !weights.includes(one));
  const people = others.filter(({ unit }) => unit === "person");
  // "40 kg in one day" tells a rate, and the day in it counts nothing.
  const days = others.filter(
    ({ unit, value }) => unit === "day" && (value !== 1 || people.length < 1),
  );
  const isOther = others.some(({ unit }) => unit !== "person" && unit !== "day");
  const [small, large] = weights.toSorted((one, other) => toBase(one) - toBase(other));
  if (isOther || weights.length !== 2 || !small || !large) return null;
  if (people.length > 1 || days.length > 1) return null;
  if (large.per.length > 0) return null;
  // One worker is whose rate is told.
  return {
    rate: toBase(small),
    wanted: toBase(large),
    people: (people[0]?.value ?? 1) > 1 ? (people[0]?.value ?? null) : null,
    days: days[0]?.value ?? null,
  };
}

/** Whether workers are enough for what is to be picked in some days, and how many it takes; null where that is not asked. */
export function wordWork(
  text: string,
  quantities: readonly Quantity[],
  language: Language,
): string | null {
  const says = openSaying(text);
  const work = says(enough) && says(each) ? readWork(quantities) : null;
  if (!work) return null;
  const { rate, wanted, people, days } = work;
  const { sum } = answerWords[language];
  const show = (value: number) => formatNumber(value, 1);
  const quintals = show(wanted / kilogramsOfQuintal);
  if (days === null) {
    if (people === null) return null;
    const count = show(Math.ceil(wanted / (rate * people)));
    return sum.daysNeeded({ wanted: quintals, people: show(people), days: count });
  }
  const needed = show(Math.ceil(wanted / (rate * days)));
  const told = { wanted: quintals, days: show(days), needed };
  if (people === null) return sum.needed(told);
  const made = people * days * rate;
  const given = { ...told, people: show(people), made: show(made / kilogramsOfQuintal) };
  return made >= wanted ? sum.enough(given) : sum.notEnough(given);
}
