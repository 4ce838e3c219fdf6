import { sumWords } from "#content/vocabulary.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Quantity } from "./sum-measure-rules.ts";
import { openSaying, soundsOf } from "./sum-units.server.ts";

const labels = soundsOf(sumWords.labelRead);

/** Less than this is no spray of an acre, and more no knapsack. */
const leastLitresOfAcre = 50;
const mostLitresOfTank = 25;

/** What a label gives an acre, in how much water, and the tank that is filled; null where the figures tell other things. */
function readLabel(quantities: readonly Quantity[]) {
  const doses = quantities.filter(({ unit }) => unit === "gram" || unit === "millilitre");
  const waters = quantities.filter(({ unit }) => unit === "litre");
  const areas = quantities.filter(({ unit }) => unit === "acre");
  const [dose, ...others] = doses;
  const [tank, water, ...more] = waters.toSorted((one, other) => one.value - other.value);
  const count = doses.length + waters.length + areas.length;
  if (!dose || !tank || !water || others.length + more.length > 0) return null;
  if (areas.length > 1 || count < quantities.length) return null;
  if (water.value < leastLitresOfAcre || tank.value > mostLitresOfTank) return null;
  return { dose, water, tank, acres: areas[0]?.value ?? 1 };
}

/** What one tank takes of what the farmer reads out from a label, and how many tanks an area takes; null where none is read out. */
export function wordLabel(
  text: string,
  quantities: readonly Quantity[],
  language: Language,
): string | null {
  const label = readLabel(quantities);
  const isOfAcre = label?.dose.per.includes("acre") ?? false;
  if (!label || !(isOfAcre || openSaying(text)(labels))) return null;
  const { dose, water, tank, acres } = label;
  const { sum } = answerWords[language];
  const show = (value: number) => formatNumber(value, 1);
  const unit = sum.units[dose.unit === "gram" ? "gram" : "millilitre"];
  const share = tank.value / water.value;
  return [
    sum.ofTank({ amount: `${show(dose.value * share)} ${unit}`, tank: show(tank.value) }),
    sum.tanks({ area: show(acres), count: show(acres / share), water: show(water.value * acres) }),
  ].join("\n");
}
