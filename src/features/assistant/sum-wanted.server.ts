import { sumWords } from "#content/vocabulary.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import type { Wanted } from "./sum-rules.ts";
import { getUnit, isThing, listSounds, openSaying, soundsOf } from "./sum-units.server.ts";

const lefts = soundsOf(sumWords.leftWanted);
const shares = soundsOf(sumWords.shareWanted);
const evens = soundsOf(sumWords.breakEven);
const moneys = soundsOf(sumWords.moneyWanted);
const interest = soundsOf(sumWords.sumInterest);
const totals = soundsOf(sumWords.sumTotal);
const divided = soundsOf(sumWords.sumDivided);
const howMany = listSounds(sumWords.howMany);
const moves = soundsOf(sumWords.sumMoved);
const granted = soundsOf(sumWords.sumGranted);

/**
 * What a question wants to have reckoned; null where it asks for no sum.
 * @param hasMoney whether it names money, which then is wanted where no unit is
 */
export function readWanted(text: string, hasMoney: boolean): Wanted | null {
  const words = splitWords(text);
  const sounds = words.map(hearWord);
  const says = openSaying(text);
  const isLeft = says(lefts);
  const asked = sounds.flatMap((_, at) => {
    const phrase = howMany.find((each) => each.every((sound, off) => sounds[at + off] === sound));
    return phrase ? [at + phrase.length] : [];
  });
  const units = asked.flatMap((at) => {
    const unit = getUnit(words[at] ?? "") ?? getUnit(words[at + 1] ?? "");
    return unit === null || isThing(unit) ? [] : [unit];
  });
  if (says(divided)) return null;
  if (says(evens)) return { kind: "break-even" };
  if (says(interest)) return { kind: "interest", isWhole: says(totals) };
  const [unit] = units;
  // What a scheme pays, or an insurance takes, follows from no figure of the question.
  if (unit === "percent" && says(granted)) return null;
  if (unit === "percent" || (unit === undefined && says(shares)))
    return { kind: "share", isChange: says(moves) };
  if (unit) return { kind: "amount", unit, isLeft };
  const isWanted =
    asked.length > 0 || openSaying(words.slice(-2).join(" "))(moneys) || says(totals);
  if (!isWanted) return null;
  return { kind: "amount", unit: hasMoney ? "rupees" : null, isLeft };
}
