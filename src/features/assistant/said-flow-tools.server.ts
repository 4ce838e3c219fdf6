import { sumWords, topicWords } from "#content/vocabulary.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asker } from "./asker.server.ts";
import { hearAll, hears, says } from "./record-questions.server.ts";
import { listHours } from "./said-hours.server.ts";
import { anyOf } from "./sum-units.server.ts";

const plain = (said: string) => toLatinDigits(said.toLowerCase()).replaceAll(/(?<=\d),(?=\d)/g, "");

/** "1800 x 4 litre", "1800 drippers of 4 litres". */
const drippers = new RegExp(
  `(\\d{2,5}) ?(?:[x×*] ?|(?:[^\\d\\s]+ ){1,4})(\\d{1,2}(?:\\.\\d)?) ?(?:${anyOf(sumWords.unitLitre)})(?![\\p{L}\\p{M}])`,
  "u",
);
/** The flow of the drippers that a question tells, litres an hour; null where it tells none. */
export function readSaidFlow(said: string): number | null {
  if (!hears(hearAll(said), topicWords.drip)) return null;
  const found = drippers.exec(plain(said));
  return found ? Number(found[1]) * Number(found[2]) : null;
}

/** The hours of power in a night or a day that a question tells, and the whole run where it tells that, too. */
function readSaidHours(said: string): { each: number; whole: number | null } | null {
  const heard = hearAll(said);
  if (!says(heard, "power") && !says(heard, "night")) return null;
  const told = listHours(said);
  const each = Math.min(...told);
  if (told.length === 0 || told.length > 2 || each <= 0 || each >= 24) return null;
  return { each, whole: told.length > 1 ? Math.max(...told) : null };
}

/**
 * In how many nights or days of power a pump has run so long; nothing where no such hours are told.
 * @param run the hours that it takes, of which those told go before
 */
export function wordTurns(said: string, run: number, { language }: Asker): string[] {
  const told = readSaidHours(said);
  const whole = told?.whole ?? run;
  if (!told || whole <= told.each) return [];
  const { nights, days } = answerWords[language].record;
  const word = says(hearAll(said), "night") ? nights : days;
  const count = formatNumber(Math.ceil(whole / told.each), 0);
  return [word({ hours: formatNumber(told.each, 1), count })];
}
