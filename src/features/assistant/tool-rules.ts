import * as z from "zod/mini";
import { spokenNames } from "#content/crops/names.ts";
import { getMonthPart } from "#src/features/weather/month-rules.ts";
import { formatDay } from "#src/shared/dates.ts";
import { addDays } from "#src/shared/days.ts";
import { crops, type Grown, isKnownCrop } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatMonth } from "#src/shared/short-times.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Intents, intentDays } from "./intent-schema.ts";
import type { Purpose } from "./purpose-schema.ts";
import type { AnswerSource } from "./schema.ts";

const crop = z.optional(z.enum(crops));
const day = z.optional(z.enum(intentDays));
const fieldId = z.optional(z.string().check(z.maxLength(60)));

const mostRupees = 100_000_000;

/** What each tool may be asked. Whose farm it is never stands in there: a tool knows its asker. */
export const toolInputs = {
  weather: z.strictObject({ day }),
  irrigation: z.strictObject({ crop, day, fieldId }),
  spray_hours: z.strictObject({}),
  pest_risk: z.strictObject({ crop, fieldId }),
  soil_plan: z.strictObject({ crop, fieldId }),
  mandi_price: z.strictObject({ crop, place: z.optional(z.string().check(z.maxLength(60))) }),
  schemes: z.strictObject({ schemeId: z.optional(z.string().check(z.maxLength(60))) }),
  premium: z.strictObject({
    crop,
    sumInsuredRupees: z.optional(z.number().check(z.minimum(1), z.maximum(mostRupees))),
  }),
  my_fields: z.strictObject({}),
  loss_report: z.strictObject({}),
};
export type ToolName = keyof typeof toolInputs;
export type ToolCall = { name: ToolName; input: unknown };

/** What a language model is told of each. */
export const toolTexts: Record<ToolName, string> = {
  weather: "The forecast at the farmer's own farm: temperature, rain and wind by day.",
  irrigation: "When and how much to water the farmer's own fields, and why.",
  spray_hours: "The hours of the next two days in which spraying is possible at the farm.",
  pest_risk:
    "Which pests and diseases the weather favours on the farmer's own fields today, and by what.",
  soil_plan:
    "The fertiliser plan of the farmer's own fields: what is due next, in half-bags and kg.",
  mandi_price: "What markets near the farm pay for a crop, and its minimum support price.",
  schemes:
    "Government schemes that fit the farmer, or one scheme with what it pays and whether it fits.",
  premium: "What a farmer pays at most for crop insurance (PMFBY) of a crop.",
  my_fields: "The farmer's own fields: area, crop and sowing.",
  loss_report: "How an insured crop loss is reported.",
};

/** What a tool found, in sentences ready to be shown, every figure in them. */
export type ToolFacts = {
  title: string;
  /** The first answers. */
  lines: string[];
  /** What is told to those who want to know more. */
  more?: string[];
  sources: AnswerSource[];
};

const toolOf: Partial<Record<Purpose, ToolName>> = {
  irrigation: "irrigation",
  weather: "weather",
  "spray-window": "spray_hours",
  "pest-risk": "pest_risk",
  "dose-plan": "soil_plan",
  "mandi-price": "mandi_price",
  msp: "mandi_price",
  "sell-or-wait": "mandi_price",
  "where-to-sell": "mandi_price",
  scheme: "schemes",
  premium: "premium",
  "my-fields": "my_fields",
  "loss-report": "loss_report",
};

const mostTools = 3;

function readInput(name: ToolName, { slots }: Intents): unknown {
  const known = crops.find((each) => each === slots.crop);
  const ofCrop = known ? { crop: known } : {};
  const ofDay = slots.day ? { day: slots.day } : {};
  const ofField = slots.fieldId ? { fieldId: slots.fieldId } : {};
  const { sumInRupees = 0, schemeId, place } = slots;
  switch (name) {
    case "weather":
      return ofDay;
    case "irrigation":
      return { ...ofCrop, ...ofDay, ...ofField };
    case "mandi_price":
      return { ...ofCrop, ...(place ? { place: place.slice(0, 60) } : {}) };
    case "pest_risk":
    case "soil_plan":
      return { ...ofCrop, ...ofField };
    case "schemes":
      return schemeId ? { schemeId } : {};
    case "premium":
      return {
        ...ofCrop,
        ...(sumInRupees >= 1 && sumInRupees <= mostRupees ? { sumInsuredRupees: sumInRupees } : {}),
      };
    default:
      return {};
  }
}

/** Whose answers are of one crop. */
const cropTools: readonly ToolName[] = [
  "irrigation",
  "pest_risk",
  "soil_plan",
  "mandi_price",
  "premium",
];

/** Whether a tool would answer for another crop than the question names. */
export function isOfOtherCrop({ name }: ToolCall, { slots }: Intents): boolean {
  if (slots.crop === undefined || slots.fieldId !== undefined) return false;
  return cropTools.includes(name) && !crops.some((each) => each === slots.crop);
}

/** The tools that answer a question, each asked for what the question names. */
export function planTools(intents: Intents): ToolCall[] {
  const names = intents.kinds.flatMap((kind) => toolOf[kind] ?? []);
  return [...new Set(names)]
    .slice(0, mostTools)
    .map((name) => ({ name, input: readInput(name, intents) }));
}

/** A name that a farmer gave: in quotation marks it is seen to be one, whatever it says. */
export const quoteName = (name: string) => `“${name.replaceAll(/[“”"]/g, "'")}”`;

/** What grows on a field; another crop by the farmer's own word, as their words are quoted. */
export const nameGrown = ({ crop, cropName }: Grown, language: Language): string =>
  isKnownCrop(crop) ? spokenNames[language][crop] : quoteName(cropName ?? "");

/** A day as it is spoken of: today, tomorrow, else with its weekday. */
export function nameDay(date: string, { language, today }: { language: Language; today: string }) {
  const words = answerWords[language];
  if (date === today) return words.today;
  if (date === addDays(today, 1)) return words.tomorrow;
  return formatDay(new Date(date), language);
}

/** The part of the month that a day lies in, as one speaks of it. */
export function nameSeason(date: string, language: Language): string {
  const month = formatMonth(new Date(date), language);
  return answerWords[language].season[getMonthPart(date)](month);
}

/** The calendar day that a question names, or null. */
export function resolveDay(asked: (typeof intentDays)[number] | undefined, today: string) {
  if (asked === "today") return today;
  if (asked === "tomorrow") return addDays(today, 1);
  return asked === "day-after" ? addDays(today, 2) : null;
}

/** Depths to a millimetre; below ten to a tenth, as everywhere in the product. */
export const formatDepth = (millimetres: number) =>
  formatNumber(millimetres, millimetres < 10 ? 1 : 0);
