import { unitWords } from "#content/unit-words.ts";
import { smallWords } from "#content/vocabulary.ts";
import { getUnitSize } from "#src/features/fields/rules.ts";
import { squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { listAmounts, readSum } from "./amounts.server.ts";
import { answerWords } from "./answer-words-rules.ts";
import { listQuantities } from "./sum-quantities.server.ts";

/** The first weight that a text names, "40 to 50 kg" as 40 and 50. */
const number = String.raw`(\d+(?:\.\d+)?)`;
const anyOf = (said: string) => `(?:${said.trim().split(/\s+/).join("|")})`;
const weight = new RegExp(
  `${number}(?: ${anyOf(smallWords.range)} ${number})? ?${anyOf(unitWords.kg.said)}`,
);

const fixedUnits = ["acre", "hectare", "guntha"] as const;

/** The one area that a question names, in acres; null where it names none, several, or a bigha of no state. */
export function readAcres(asked: string): number | null {
  const areas = listAmounts(asked).flatMap(({ unit, value }) => {
    const area = fixedUnits.find((each) => each === unit);
    return area && value !== null ? [(value * getUnitSize(area, null)) / squareMetresOfAcre] : [];
  });
  const [acres] = areas;
  return acres !== undefined && areas.length === 1 && acres > 0 ? acres : null;
}

/** What a text says for an acre, for the area that was asked about, in bags too where their weight is named. */
export function reckonForArea(
  text: string,
  { asked, language }: { asked: string; language: Language },
): string[] {
  const acres = readAcres(asked);
  const found = weight.exec(text);
  if (acres === null || acres === 1 || !found) return [];
  const { reckoned } = answerWords[language];
  const show = (value: number) => formatNumber(value, value < 10 ? 1 : 0);
  const [least, most] = [found[1], found[2] ?? found[1]].map((each) => Number(each) * acres);
  if (least === undefined || most === undefined) return [];
  const range = (of: (value: number) => number) =>
    [...new Set([least, most].map((each) => show(of(each))))].join("–");
  const bag = listAmounts(asked).find(({ unit, value }) => unit === "kg" && value)?.value;
  return [
    reckoned.forArea({ area: formatNumber(acres, 2), amount: range((each) => each) }),
    ...(bag
      ? [reckoned.bags({ count: range((each) => Math.ceil(each / bag)), weight: show(bag) })]
      : []),
  ];
}

/** What the rates of a crop loan are told by, in English: "on time 4%, late 7%". */
const rates = /on time (\d+)%, late (\d+)%/;
/** Up to so much the lower rate holds (modified interest subvention scheme, 2025-26). */
const mostRupeesOnTime = 300_000;

/** The only money of a question after a loan, though nothing beside it says that it is money: "KCC of 1.5 lakh". */
function readLoan(asked: string): number | null {
  const [money, ...more] = (listQuantities(asked) ?? []).filter(({ unit }) => unit === "rupees");
  return money && more.length === 0 && money.per.length === 0 ? money.value : null;
}

/** What a crop loan that a question names costs in a year, by the rates that a title names; nothing where either is missing. */
export function reckonInterest(
  title: string,
  { asked, language }: { asked: string; language: Language },
): string[] {
  const [, onTime, late] = rates.exec(title) ?? [];
  const sum = readSum(asked) ?? readLoan(asked);
  if (late === undefined || onTime === undefined || typeof sum !== "number") return [];
  if (sum > mostRupeesOnTime) return [];
  // A hundredth of a rupee is a paisa.
  const show = (percent: string) => formatRupees(sum * Number(percent));
  return [
    answerWords[language].reckoned.interest({
      sum: formatRupees(sum * 100),
      onTime: show(onTime),
      late: show(late),
    }),
  ];
}
