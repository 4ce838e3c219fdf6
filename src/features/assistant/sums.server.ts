import type { Language } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Asked } from "./asked.server.ts";
import type { Quantity, Step, SumUnit } from "./sum-measure-rules.ts";
import { wordLabel } from "./sum-label.server.ts";
import { listQuantities } from "./sum-quantities.server.ts";
import { reckonSum } from "./sum-rules.ts";
import { wordPlants } from "./sum-spacing.server.ts";
import { readWanted } from "./sum-wanted.server.ts";
import { wordWork } from "./sum-work.server.ts";
import { type ToolCall, type ToolName, toolInputs } from "./tool-rules.ts";

/** Money to a whole rupee, as farmers reckon it; below a hundred to the paisa. */
const leastWholeRupees = 100;

function wordQuantity({ value, unit, per }: Quantity, language: Language): string {
  const { units } = answerWords[language].sum;
  const name = (each: SumUnit) => (each === "rupees" ? "" : units[each]);
  const each = per.map((one) => `/${name(one)}`).join("");
  if (unit !== "rupees") return `${formatNumber(value, 2)} ${name(unit)}${each}`;
  const paise = Math.abs(value) < leastWholeRupees ? value * 100 : Math.round(value) * 100;
  return `${value < 0 ? "−" : ""}${formatRupees(Math.abs(paise))}${each}`;
}

const wordStep = ({ terms, result }: Step, language: Language) =>
  [
    ...terms.map((term) => (typeof term === "string" ? term : wordQuantity(term, language))),
    "=",
    wordQuantity(result, language),
  ].join(" ");

/** Of a dose it can be reckoned what a tank takes where the label's own figure is told beside the tank's. */
const leastOfDose = 2;

/** What reckons with more than the question's own figures. */
const reckoning: readonly ToolName[] = ["premium", "irrigation", "pump_time", "mandi_price"];

const isOfGap = (input: unknown) => toolInputs.mandi_price.safeParse(input).data?.aspect === "gap";

/**
 * The sum that a question asks for, of its own figures, or of these and those of the question before where they do not
 * suffice: what comes out, and how; null where it asks for none, or
 * where one of the tools planned reckons with figures of the farm or of the markets that the question leaves out, or
 * where a dose is asked for of which the question names no part.
 */
export function tellSum(
  { text, textBefore, language }: Pick<Asked, "text" | "textBefore" | "language">,
  given: { planned: readonly ToolCall[]; asksDose: boolean },
): { title: string; text: string } | null {
  const alone = tellOne(text, { ...given, language, textBefore });
  const isTold = /\d/.test(toLatinDigits(text));
  // What a tool answers has a matter of its own.
  if (alone || textBefore === null || !isTold || given.planned.length > 0) return alone;
  return tellOne(`${textBefore}, ${text}`, { ...given, language, textBefore: null });
}

type Given = {
  language: Language;
  planned: readonly ToolCall[];
  asksDose: boolean;
  textBefore: string | null;
};

function tellOne(text: string, given: Given): { title: string; text: string } | null {
  const { language, planned, asksDose, textBefore } = given;
  const title = answerWords[language].titles.sum;
  const plants = wordPlants(text, { language, textBefore });
  if (plants) return { title, text: plants };
  const quantities = listQuantities(text);
  const reckoned =
    quantities && (wordWork(text, quantities, language) ?? wordLabel(text, quantities, language));
  if (reckoned) return { title, text: reckoned };
  if (!quantities || (asksDose && quantities.length < leastOfDose)) return null;
  // Between two markets their prices count, too.
  if (planned.some(({ input }) => isOfGap(input))) return null;
  const hasPrice = quantities.some(({ role }) => role === "price");
  if (!hasPrice && planned.some(({ name }) => reckoning.includes(name))) return null;
  const wanted = readWanted(
    text,
    quantities.some(({ unit }) => unit === "rupees"),
  );
  const steps = wanted && reckonSum(quantities, wanted);
  const last = steps?.at(-1);
  if (!steps || !last) return null;
  const words = answerWords[language];
  const lines = [
    words.sum.makes(wordQuantity(last.result, language)),
    ...steps.map((step) => wordStep(step, language)),
  ];
  return { title, text: lines.join("\n") };
}
