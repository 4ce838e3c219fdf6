import { recordWords } from "#content/vocabulary.ts";
import { isTown } from "#src/features/prices/market-places.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { getLikelihood, purposeOf } from "./intent-rules.ts";
import type { IntentSlots, intentDays, Reading } from "./intent-schema.ts";
import { isNear } from "./matter-rules.ts";
import type { Likelihoods, Purpose } from "./purpose-schema.ts";
import type { Concept } from "./question-schema.ts";
import { normaliseWords } from "./questions.server.ts";
import type { RecordTopic } from "./record-schema.ts";
import { hear } from "./vocabulary.server.ts";

/** In a longer story one's own land is only told of. */
const mostOfRecord = 20;
/** So few words that name frost and a day ask whether it comes. */
const mostOfBare = 4;

type RecordWord = keyof typeof recordWords;

/** From so many letters of its sound on a word may have an ending. */
const leastInflected = 5;

const listSounds = (said: string) =>
  said.split(" ").map((phrase) => splitWords(phrase.replaceAll("_", " ")).map(hear).join(" "));

let sounds: Map<string, readonly string[]> | null = null;

function getSounds(word: RecordWord): readonly string[] {
  sounds ??= new Map(Object.entries(recordWords).map(([name, said]) => [name, listSounds(said)]));
  return sounds.get(word) ?? [];
}

/** Whether a text, as it sounds, says one of the words. */
export function says(heard: string, word: RecordWord): boolean {
  return getSounds(word).some((sound) =>
    heard.includes(sound.length < leastInflected ? ` ${sound} ` : ` ${sound}`),
  );
}

export const hearAll = (text: string) => ` ${normaliseWords(text).map(hear).join(" ")} `;

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const satisfies readonly (RecordWord & (typeof intentDays)[number])[];

/** Whether a word only says when: a weekday or a part of the day. */
export const isTimeWord = (word: string): boolean =>
  says(` ${hear(word)} `, "clock") || readWeekday(word) !== null;

/** The weekday that a question names, the first in it. */
export function readWeekday(text: string): (typeof weekdays)[number] | null {
  const heard = hearAll(text);
  return weekdays.find((each) => says(heard, each)) ?? null;
}

/** A question of one's own record is about nothing of these. */
const otherMatters: readonly Concept[] = [
  "scheme",
  "subsidy",
  "loan",
  "claim",
  "pm_kisan",
  "instalment",
  "solar",
  "electricity",
  "poison",
  "delete",
  "add",
  "cattle",
  // Whoever names the app asks how something is done in it.
  "urvara",
];
const waters: readonly Concept[] = ["irrigation", "water", "drip", "sprinkler", "pump", "canal"];
const pumps: readonly Concept[] = ["pump", "drip", "sprinkler"];
/** What a soil card has a figure of. */
const measured: readonly Concept[] = [
  "salt",
  "ph",
  "organic_carbon",
  "nitrogen",
  "phosphorus",
  "potash",
  "sulphur",
  "zinc",
  "iron",
  "boron",
];
const grounds: readonly Concept[] = ["soil", "soil_test", "micronutrient", ...measured];
const selling: readonly Concept[] = ["price", "mandi", "sell", "msp"];
/** Days are counted of these, too. */
const counted: readonly Concept[] = [
  "store",
  "germination",
  "harvest",
  "spray",
  "waiting",
  "fertiliser",
  "urea",
  "dap",
  "rain",
  "seed_treatment",
  "weed",
];

/** An age is told with these to ask after something else. */
const treated: readonly Concept[] = [
  "insurance",
  "premium",
  "pmfby",
  "weed",
  "herbicide",
  "spray",
  "urea",
];

type Told = {
  has: (...wanted: readonly Concept[]) => boolean;
  says: (word: RecordWord) => boolean;
  asks: Reading["question"]["asks"];
  slots: IntentSlots;
  /** Whether one of the own fields, or what grows there, is named. */
  isNamed: boolean;
  /** The same, or “my” is said. */
  isOwn: boolean;
  /** How many towns are named. */
  towns: number;
  wordCount: number;
};

const asksAmount = ({ asks }: Told) => asks.has("howMuch") || asks.has("when");

const isPumpTime = (told: Told) =>
  told.says("running") &&
  told.has(...pumps, ...waters) &&
  (told.slots.depthInMillimetres !== undefined ||
    (told.asks.has("howMuch") && (told.has(...pumps) || told.isOwn)));

const isLastWater = (told: Told) =>
  told.has(...waters) &&
  !told.says("next") &&
  told.slots.day === undefined &&
  !told.has("fertiliser", "urea", "rain") &&
  (told.says("given")
    ? asksAmount(told) || told.says("last") || told.says("date")
    : told.says("last") && (asksAmount(told) || told.says("date")) && !told.asks.has("future"));

const isAge = (told: Told) =>
  told.isOwn &&
  !told.has(...waters, ...treated) &&
  (told.says("age") ||
    (!told.has(...counted) && told.asks.has("when") && told.says("sowed")) ||
    (!told.has(...counted) &&
      told.asks.has("howMuch") &&
      told.says("days") &&
      told.says("passed")));

const isSoilCard = (told: Told) => {
  const isCard = told.has("health_card") || told.says("card");
  const isGround = told.has("health_card", ...grounds);
  // Of what is named the card's own figure is told, with what it means.
  if (told.has("salt", "ph") || (told.has(...measured) && !told.says("lacking"))) return false;
  if (told.says("getting") || !isGround || told.has(...selling)) return false;
  return told.isOwn && (isCard || told.says("lacking")) && !told.has("leaf", "yellow", "spot");
};

const isPriceTrend = (told: Told) => told.says("moving") && told.has("price", "sell", "mandi");

const isPriceGap = (told: Told) =>
  (told.towns > 1 || told.has(...selling) || told.says("carting")) &&
  ((told.says("comparing") && told.has(...selling) && !told.has("msp")) ||
    (told.towns > 1 && !told.has("price") && told.slots.crop !== undefined) ||
    (told.says("carting") && (told.has(...selling) || told.slots.crop !== undefined)));

const isPriceSupport = (told: Told) =>
  told.has("msp") &&
  told.slots.crop !== undefined &&
  (told.says("lacking") || told.says("comparing")) &&
  !told.has("procurement", "apply");

const isWaterNow = (told: Told) =>
  told.has(...waters) &&
  !told.has("fertiliser", "urea", "salt", "flood", "harvest", "spray", "seedling", "soil_test") &&
  !told.has("disease", "root", "spot", "stripe", "rot") &&
  (told.says("thirsty") ||
    (told.isNamed &&
      (told.says("next") || (told.asks.has("whether") && !told.asks.has("howMuch")))));

const isBeforeRain = (told: Told) =>
  (told.says("work") && told.has("rain")) ||
  (told.slots.crop === "cotton" &&
    told.isNamed &&
    !told.has(...selling) &&
    (told.has("harvest") || told.says("opened")) &&
    (told.has("rain") || told.slots.day !== undefined || told.says("now")));

/** Whether frost or hail comes, and not what is done against it. */
const isFrostComing = (told: Told) =>
  told.has("frost", "hail") &&
  (told.asks.has("future") || (told.slots.day !== undefined && told.wordCount <= mostOfBare));

/** Whether fertiliser goes on before rain that is spoken of, or on a day that is named. */
const isFeedOrWait = (told: Told) =>
  told.has("urea", "dap", "fertiliser") &&
  told.has("rain") &&
  (told.slots.day !== undefined || told.says("now")) &&
  told.asks.has("whether");

const isInsuranceDate = (told: Told) =>
  told.has("insurance", "pmfby", "premium") && told.says("last") && told.says("date");

const isAccount = (told: Told) =>
  (told.says("spent") || told.says("earned")) && (told.slots.crop === undefined || told.isNamed);

const isHolding = (told: Told) =>
  told.says("holding") &&
  told.wordCount <= mostOfRecord &&
  !told.has("seed", "fertiliser", "urea", "dap", "water", "sow");

const topics: readonly (readonly [RecordTopic, (told: Told) => boolean])[] = [
  ["pump-time", isPumpTime],
  ["last-water", isLastWater],
  ["soil-card", isSoilCard],
  ["insurance-date", isInsuranceDate],
  ["before-rain", isBeforeRain],
  ["frost-coming", isFrostComing],
  ["feed-or-wait", isFeedOrWait],
  ["price-support", isPriceSupport],
  ["price-gap", isPriceGap],
  ["price-trend", isPriceTrend],
  ["account", isAccount],
  ["crop-age", isAge],
  ["holding", isHolding],
  ["water-now", isWaterNow],
];

/** So sure of a matter far from it, and so sure that it is not its own, a record is only mentioned. */
const mentioned = { leastSureOfOther: 0.8, mostLikely: 0.02 };

function isMentioned(topic: RecordTopic, likelihoods: Likelihoods): boolean {
  const [wanted, likelihood]: readonly [Purpose, number] = likelihoods[0] ?? ["unclear", 0];
  const own = purposeOf[topic];
  return (
    // What is done before rain is as often asked by the work that waits.
    topic !== "before-rain" &&
    wanted !== "my-fields" &&
    !isNear(wanted, own) &&
    likelihood >= mentioned.leastSureOfOther &&
    getLikelihood(likelihoods, own) < mentioned.mostLikely
  );
}

const longestSaid = 200;

/** Millimetres of water that are named; of several the last, which replaces what was asked before. */
function readDepth(text: string): number | null {
  const words = normaliseWords(text).join(" ");
  const units = recordWords.millimetre.split(" ").map((unit) => splitWords(unit).join(" "));
  const found = [...words.matchAll(new RegExp(`\\b(\\d{1,3}) ?(?:${units.join("|")})`, "g"))].at(
    -1,
  );
  const depth = Number(found?.[1] ?? 0);
  return depth > 0 && depth <= 300 ? depth : null;
}

/** What of its asker's own record a question, as it is meant, asks for; null where it is of other things. */
export function readRecordSlots(
  { question, slots, likelihoods }: Pick<Reading, "question" | "slots" | "likelihoods">,
  grown: readonly string[],
): Pick<
  IntentSlots,
  | "topic"
  | "isNow"
  | "isAfterRain"
  | "isOfLast"
  | "depthInMillimetres"
  | "said"
  | "isOfWind"
  | "isOfFrost"
> {
  const depth = readDepth(question.text);
  const heard = hearAll(question.text);
  const concepts = new Set(question.words.map(({ concept }) => concept));
  const { crop, fieldId } = slots;
  const isNamed = fieldId !== undefined || (crop !== undefined && grown.includes(crop));
  const given = { ...slots, ...(depth === null ? {} : { depthInMillimetres: depth }) };
  const told: Told = {
    has: (...wanted) => wanted.some((concept) => concepts.has(concept)),
    says: (word) => says(heard, word),
    asks: question.asks,
    slots: given,
    isNamed,
    towns: question.words.filter(
      ({ word, concept, isFiller }) => concept === null && !isFiller && isTown(splitWords(word)),
    ).length,
    wordCount: question.words.length,
    isOwn: isNamed || (crop === undefined && question.asks.has("own")),
  };
  const named = told.has(...otherMatters) ? undefined : topics.find(([, is]) => is(told))?.[0];
  const topic = named && !isMentioned(named, likelihoods) ? named : undefined;
  return {
    ...(topic ? { topic } : {}),
    ...(depth === null ? {} : { depthInMillimetres: depth }),
    ...(topic === "pump-time" && depth === null && (told.says("last") || told.says("ran"))
      ? { isOfLast: true }
      : {}),
    // Whoever asks whether now or tomorrow wants to hear of now first.
    ...(told.says("now") && (!slots.day || told.says("or")) ? { isNow: true } : {}),
    ...(told.says("after") ? { isAfterRain: true } : {}),
    ...(told.has("wind") ? { isOfWind: true } : {}),
    ...(told.has("frost", "hail") ? { isOfFrost: true } : {}),
    said: question.text.slice(0, longestSaid),
  };
}
