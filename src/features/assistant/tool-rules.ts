import * as z from "zod/mini";
import { spokenNames } from "#content/crops/names.ts";
import { getMonthPart } from "#src/features/weather/month-rules.ts";
import { formatDay } from "#src/shared/dates.ts";
import { addDays } from "#src/shared/days.ts";
import { crops, type Grown, isKnownCrop } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatHourNumber, formatMonth } from "#src/shared/short-times.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Intents, intentDays } from "./intent-schema.ts";
import type { Purpose } from "./purpose-schema.ts";
import type { RecordTopic } from "./record-schema.ts";
import type { AnswerSource } from "./schema.ts";

const crop = z.optional(z.enum(crops));
const day = z.optional(z.enum(intentDays));
const fieldId = z.optional(z.string().check(z.maxLength(60)));

const hours = z.optional(
  z.strictObject({
    from: z.number().check(z.minimum(0), z.maximum(23)),
    until: z.number().check(z.minimum(1), z.maximum(24)),
  }),
);

/** The question's own words, for what only a tool looks for in them. */
const said = z.optional(z.string().check(z.maxLength(200)));

const depth = z.number().check(z.minimum(1), z.maximum(300));

const mostRupees = 100_000_000;
/** Less is a price, or the scheme that once cost a rupee. */
const leastRupees = 100;

/** What each tool may be asked. Whose farm it is never stands in there: a tool knows its asker. */
export const toolInputs = {
  weather: z.strictObject({
    day,
    hours,
    asksWind: z.optional(z.boolean()),
    asksFrost: z.optional(z.boolean()),
  }),
  irrigation: z.strictObject({ crop, day, fieldId, said }),
  spray_hours: z.strictObject({
    day,
    hours,
    isNow: z.optional(z.literal(true)),
    isAfterRain: z.optional(z.literal(true)),
  }),
  pest_risk: z.strictObject({ crop, fieldId, said }),
  soil_plan: z.strictObject({ crop, fieldId, said }),
  last_watering: z.strictObject({ crop, fieldId }),
  pump_time: z.strictObject({
    crop,
    fieldId,
    depthInMillimetres: z.optional(depth),
    /** So long it has run, of which it is asked what that gave. */
    ranHours: z.optional(z.number().check(z.positive(), z.maximum(240))),
    said,
    /** Asked is how long it ran for the last watering. */
    isOfLast: z.optional(z.boolean()),
  }),
  crop_age: z.strictObject({ crop, fieldId, said }),
  soil_card: z.strictObject({ crop, fieldId, said }),
  accounts: z.strictObject({ crop, fieldId }),
  before_rain: z.strictObject({ day, said }),
  mandi_price: z.strictObject({
    crop,
    fieldId,
    place: z.optional(z.string().check(z.maxLength(60))),
    /** For the markets and costs that it names. */
    said,
    aspect: z.optional(z.enum(["trend", "gap", "support", "sell-or-wait"])),
  }),
  schemes: z.strictObject({ schemeId: z.optional(z.string().check(z.maxLength(60))) }),
  premium: z.strictObject({
    crop,
    asksDate: z.optional(z.boolean()),
    sumInsuredRupees: z.optional(z.number().check(z.minimum(1), z.maximum(mostRupees))),
  }),
  my_fields: z.strictObject({ crop }),
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
  soil_plan: "The fertiliser plan of the farmer's own fields: what is due next, in bags and kg.",
  last_watering: "When the farmer's own fields were last watered, and with how much.",
  pump_time:
    "How long a field's pump, drip or sprinklers run for some millimetres of water, and what hours that they ran gave.",
  crop_age: "How many days ago the farmer's own crops were sown, and when they will be ripe.",
  soil_card: "What the soil health cards of the farmer's own fields say is lacking.",
  before_rain: "What to get done on the farm before the rain that is foretold.",
  accounts: "What the farmer wrote down as spent, earned and harvested of their crops.",
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
  /** Whether it only says that there is nothing to tell. */
  isUnknown?: boolean;
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

const toolOfTopic: Record<RecordTopic, ToolName> = {
  "last-water": "last_watering",
  "pump-time": "pump_time",
  "crop-age": "crop_age",
  "soil-card": "soil_card",
  "price-gap": "mandi_price",
  "price-trend": "mandi_price",
  "price-support": "mandi_price",
  "water-now": "irrigation",
  "before-rain": "before_rain",
  "frost-coming": "weather",
  "feed-or-wait": "soil_plan",
  "insurance-date": "premium",
  account: "accounts",
  holding: "my_fields",
};

/** Whose figures are all that was asked for: what is known in general would only stand in the way. */
const wholeTools: readonly ToolName[] = [
  "weather",
  "spray_hours",
  "mandi_price",
  "premium",
  "my_fields",
];

/** Whether the tools answer all of a question. */
export const isWholeAnswer = (calls: readonly ToolCall[], { slots }: Intents): boolean =>
  calls.length > 0 &&
  (slots.topic !== undefined || calls.every(({ name }) => wholeTools.includes(name)));

const mostTools = 3;

/** What of the prices is told first. */
function readAspect({ kinds, slots }: Intents) {
  if (slots.topic === "price-trend") return { aspect: "trend" };
  if (kinds.includes("msp")) return { aspect: "support" };
  if (kinds.includes("sell-or-wait")) return { aspect: "sell-or-wait" };
  return kinds.includes("where-to-sell") ? { aspect: "gap" } : {};
}

function readInput(name: ToolName, intents: Intents): unknown {
  const { slots } = intents;
  const known = crops.find((each) => each === slots.crop);
  const ofCrop = known ? { crop: known } : {};
  const ofDay = slots.day ? { day: slots.day } : {};
  const ofHours = slots.hours ? { hours: slots.hours } : {};
  const ofField = slots.fieldId ? { fieldId: slots.fieldId } : {};
  const { sumInRupees = 0, schemeId, place, said, depthInMillimetres, ranHours } = slots;
  const ofSaid = said ? { said } : {};
  switch (name) {
    case "weather":
      return {
        ...ofDay,
        ...ofHours,
        ...(slots.isOfWind ? { asksWind: true } : {}),
        ...(slots.isOfFrost ? { asksFrost: true } : {}),
      };
    case "spray_hours":
      if (slots.isAfterRain) return { isAfterRain: true };
      return slots.isNow ? { isNow: true } : { ...ofDay, ...ofHours };
    case "pump_time":
      return {
        ...ofCrop,
        ...ofField,
        ...(depthInMillimetres === undefined ? {} : { depthInMillimetres }),
        ...(ranHours === undefined ? {} : { ranHours }),
        ...(slots.isOfLast ? { isOfLast: true } : {}),
        ...ofSaid,
      };
    case "before_rain":
      return { ...ofDay, ...ofSaid };
    case "irrigation":
      return { ...ofCrop, ...ofDay, ...ofField, ...ofSaid };
    case "mandi_price":
      return {
        ...ofCrop,
        ...ofField,
        ...(place ? { place: place.slice(0, 60) } : {}),
        ...ofSaid,
        ...readAspect(intents),
      };
    case "crop_age":
    case "pest_risk":
    case "soil_card":
    case "soil_plan":
      return { ...ofCrop, ...ofField, ...ofSaid };
    case "my_fields":
      return ofCrop;
    case "last_watering":
    case "accounts":
      return { ...ofCrop, ...ofField };
    case "schemes":
      return schemeId ? { schemeId } : {};
    case "premium":
      return {
        ...ofCrop,
        ...(slots.topic === "insurance-date" ? { asksDate: true } : {}),
        ...(sumInRupees >= leastRupees && sumInRupees <= mostRupees
          ? { sumInsuredRupees: sumInRupees }
          : {}),
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
  const { topic } = intents.slots;
  const names = topic ? [toolOfTopic[topic]] : intents.kinds.flatMap((kind) => toolOf[kind] ?? []);
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

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The calendar day that a question names, a weekday the next of its name; or null. */
export function resolveDay(asked: (typeof intentDays)[number] | undefined, today: string) {
  if (asked === "today") return today;
  if (asked === "tomorrow") return addDays(today, 1);
  if (asked === "day-after") return addDays(today, 2);
  const weekday = weekdays.indexOf(asked ?? "");
  if (weekday < 0) return null;
  return addDays(today, (weekday - new Date(today).getUTCDay() + 7) % 7);
}

/** Hours of the clock from which a part of the day begins. */
const partsOfDay = [
  ["night", 0],
  ["morning", 4],
  ["noon", 12],
  ["evening", 16],
  ["night", 20],
] as const;

/** An hour of India as it is spoken of, with the part of the day. */
export function nameHour(moment: Date, language: Language): string {
  const hour = Number(formatHourNumber(moment));
  const [part] = partsOfDay.findLast(([, from]) => hour >= from) ?? ["night"];
  return answerWords[language].clock[part](String(hour % 12 || 12));
}

/** Depths to a millimetre; below ten to a tenth, as everywhere in the product. */
export const formatDepth = (millimetres: number) =>
  formatNumber(millimetres, millimetres < 10 ? 1 : 0);
