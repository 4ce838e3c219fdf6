import { products } from "#content/fertilisers.ts";
import { topicWords } from "#content/vocabulary.ts";
import type { SoilPlan } from "#src/features/soil/plan-rules.ts";
import type { ProductName } from "#src/features/soil/schema.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asker } from "./asker.server.ts";
import { hearAll, hears, says } from "./record-questions.server.ts";
import { listQuantities } from "./sum-quantities.server.ts";
import { nameDay, quoteName } from "./tool-rules.ts";

type Item = SoilPlan["plan"][number];
type Given = Asker & {
  today: string;
  said: string;
  rain: { day: string } | null;
  wordItem: (item: Item) => string;
  nameProduct: (product: ProductName) => string;
};

/** What was given longer ago is no reason to wait. */
const mostDaysSince = 6;

/** What a question calls the straight fertilisers. */
const saidOf: Partial<Record<ProductName, string>> = {
  urea: topicWords.urea,
  dap: topicWords.dap,
  mop: topicWords.potash,
};

/** The one fertiliser that is named; null for none, or for several. */
function readProduct(heard: string): ProductName | null {
  const named = (["urea", "dap", "mop"] as const).filter((each) =>
    hears(heard, saidOf[each] ?? ""),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Whether it is told that something was given to the own field a few days ago. */
function isJustGiven(said: string, heard: string): boolean {
  if (!says(heard, "applied") || says(heard, "nextDoor")) return false;
  if (says(heard, "yesterday")) return true;
  const days = listQuantities(said)?.find(({ unit, per }) => unit === "day" && per.length === 0);
  return days !== undefined && days.value <= mostDaysSince;
}

/** What one of the fertilisers planned costs by its weight, and by the bags that are bought. */
function wordCost(items: readonly Item[], product: ProductName, given: Given): string[] {
  const { farm, language, nameProduct } = given;
  const kilograms = items.reduce((sum, item) => sum + item.kilograms, 0);
  const { bagInKilograms, priceInPaise } = products[product];
  const own = farm.soil.prices.find((each) => each.product === product)?.priceInPaise;
  const price = own ?? priceInPaise;
  if (kilograms === 0) return [];
  const bags = Math.ceil(kilograms / bagInKilograms);
  return [
    answerWords[language].soil.costOf({
      kilograms: formatNumber(kilograms, 0),
      product: nameProduct(product),
      sum: formatRupees(Math.round((kilograms / bagInKilograms) * (price / 100)) * 100),
      bags: formatNumber(bags, 0),
      whole: formatRupees(Math.round(bags * (price / 100)) * 100),
    }),
  ];
}

/** The parts of a plan in their order, each with what is given then. */
function listDressings({ plan }: SoilPlan) {
  const dates = [...new Set(plan.flatMap(({ dueDate }) => dueDate ?? []))].sort();
  return dates.map((date) => ({ date, items: plan.filter(({ dueDate }) => dueDate === date) }));
}

/** The second or third part of a plan, with its day; nothing where none of those is asked for. */
function wordDressing(soil: SoilPlan, heard: string, given: Given): string[] {
  const at = says(heard, "third") ? 2 : says(heard, "second") ? 1 : null;
  // A second fertiliser is another kind.
  if (at === null || !says(heard, "whenever")) return [];
  const { language, today, wordItem } = given;
  const { soil: words } = answerWords[language];
  const field = quoteName(soil.name);
  const dressings = listDressings(soil);
  const found = dressings[at];
  const last = dressings.at(-1);
  const show = (date: string) => nameDay(date, { language, today });
  if (!found) return last ? [words.lastOf({ field, day: show(last.date) })] : [];
  const [{ stage } = { stage: null }] = found.items;
  const items = found.items.map(wordItem).join(", ");
  if (stage === null) return [];
  return [words.dressing({ field, stage: words.stages[stage], items, day: show(found.date) })];
}

/**
 * What is asked of one part of a field's plan: what a fertiliser costs, whether to give more of what was just given, or
 * the second dressing; null where the next is asked for.
 */
export function wordPart(soil: SoilPlan, given: Given): string[] | null {
  const { language, said, rain, nameProduct } = given;
  const { soil: words } = answerWords[language];
  const heard = hearAll(said);
  const product = readProduct(heard);
  if (product && isJustGiven(said, heard)) {
    const told = words.given(nameProduct(product));
    return [rain ? `${told} ${words.takesIn(rain.day)}` : told];
  }
  const coming = soil.plan.filter(
    (item) => item.product === product && (item.dueDate === null || item.dueDate >= given.today),
  );
  const told =
    product && says(heard, "costing")
      ? wordCost(coming, product, given)
      : wordDressing(soil, heard, given);
  return told.length > 0 ? told : null;
}
