import { recordWords } from "#content/vocabulary.ts";
import { isTown } from "#src/features/prices/market-places.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { getLikelihood, purposeOf } from "./intent-rules.ts";
import type { IntentSlots, intentDays, Reading } from "./intent-schema.ts";
import { isNear } from "./matter-rules.ts";
import type { Likelihoods, Purpose } from "./purpose-schema.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { normaliseWords } from "./questions.server.ts";
import type { RecordTopic } from "./record-schema.ts";
import { listHours } from "./said-hours.server.ts";
import { findTopicSaid, mayBe, type RecordWord, type Told } from "./topic-rules.ts";
import { guessTopic } from "./topics.server.ts";
import { hear } from "./vocabulary.server.ts";

/** From so many letters of its sound on a word may have an ending. */
const leastInflected = 5;

const listSounds = (said: string) =>
  said.split(" ").map((phrase) => splitWords(phrase.replaceAll("_", " ")).map(hear).join(" "));

let sounds: Map<string, readonly string[]> | null = null;

function getSounds(word: RecordWord): readonly string[] {
  sounds ??= new Map(Object.entries(recordWords).map(([name, said]) => [name, listSounds(said)]));
  return sounds.get(word) ?? [];
}

const isHeard = (heard: string, sound: string) =>
  heard.includes(sound.length < leastInflected ? ` ${sound} ` : ` ${sound}`);

/** Whether a text, as it sounds, says one of the words. */
export const says = (heard: string, word: RecordWord): boolean =>
  getSounds(word).some((sound) => isHeard(heard, sound));

/** The same of a vocabulary's line of another matter. */
export const hears = (heard: string, said: string): boolean =>
  listSounds(said).some((sound) => isHeard(heard, sound));

export const hearAll = (text: string) => ` ${normaliseWords(text).map(hear).join(" ")} `;

/** Whether it is asked what holds if the rain that is foretold does not come. */
export function asksWithoutRain(said: string): boolean {
  const heard = hearAll(said);
  return says(heard, "supposing") && says(heard, "withoutRain");
}

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

/** So sure of a matter far from it, and so sure that it is not its own, a record is only mentioned. */
const mentioned = { leastSureOfOther: 0.8, mostLikely: 0.02 };

const leastSureOfSelling = 0.9;

function isMentioned(topic: RecordTopic, likelihoods: Likelihoods): boolean {
  const [wanted, likelihood]: readonly [Purpose, number] = likelihoods[0] ?? ["unclear", 0];
  const own = purposeOf[topic];
  // Whoever asks whether to sell wants more than how the price moved.
  if (topic === "price-trend" && wanted === "sell-or-wait" && likelihood >= leastSureOfSelling) {
    return true;
  }
  return (
    // What is done before rain is as often asked by the work that waits.
    topic !== "before-rain" &&
    wanted !== "my-fields" &&
    !isNear(wanted, own) &&
    likelihood >= mentioned.leastSureOfOther &&
    getLikelihood(likelihoods, own) < mentioned.mostLikely
  );
}

/** So sure a guess has to be that something of the own record is asked for, and that nothing is. */
const leastSureOfTopic = { some: 0.5, none: 0.97 };

const mostOfWork = 6;

/** Whether people or bullocks are to come on a day that is named. */
const asksWorkDay = (told: Told): boolean =>
  told.slots.day !== undefined &&
  told.slots.day !== "week" &&
  told.says("fieldwork") &&
  !told.asks.has("howMuch") &&
  !told.has("scheme", "subsidy", "loan", "insurance", "seed", "sow") &&
  !told.has("price", "mandi", "sell", "spray", "fertiliser", "urea", "irrigation") &&
  // Of bullocks that work few words are said, of sick ones more.
  (!told.has("cattle") || told.wordCount <= mostOfWork);

/** When what lies out to dry has to be taken in, at the own farm and not elsewhere. */
const asksDrying = (told: Told, { words }: ReadQuestion): boolean =>
  told.says("dryingOut") &&
  (told.says("takingIn") || told.has("rain")) &&
  !told.has("sell", "price", "mandi", "procurement", "insurance", "claim") &&
  words.every(
    ({ word, concept, isFiller }) => concept !== null || isFiller || !isTown(splitWords(word)),
  );

/** What a crop brought a month ago, which its trend tells. */
const asksPast = (told: Told): boolean =>
  told.slots.crop !== undefined &&
  told.says("monthAgo") &&
  !told.has("urea", "fertiliser", "water", "irrigation", "sow", "spray") &&
  (told.has("price", "mandi", "sell") || told.asks.has("howMuch"));

/** Whether the own soil card is to be told in simple words. */
const asksMeaning = (told: Told): boolean =>
  (told.slots.crop === undefined || told.isNamed) &&
  told.says("explaining") &&
  told.wordCount <= 12 &&
  (told.has("health_card", "soil_test") || (told.has("soil") && told.says("card")));

/** How long a depth of water takes. */
const asksRun = (told: Told): boolean =>
  told.isNamed && told.slots.depthInMillimetres !== undefined && told.says("hours");

/** What the hours gave that a pump ran. */
const asksCome = (told: Told): boolean =>
  told.isNamed &&
  told.slots.ranHours !== undefined &&
  !told.has("price", "electricity", "cost") &&
  (told.says("millimetre") ||
    told.says("litres") ||
    (told.asks.has("howMuch") && told.has("water")));

/** When what stands on the own land is ripe, or flowers, follows from the day of its sowing. */
const asksHarvest = (told: Told): boolean =>
  told.isNamed &&
  told.slots.crop !== "cotton" &&
  told.asks.has("when") &&
  !told.has("price", "mandi", "sell", "rain", "water", "irrigation", "spray", "store", "seed") &&
  !told.has("fertiliser", "urea", "subsidy", "scheme", "insurance", "loan", "urvara") &&
  (told.says("flowering") || told.says("ripening"));

/** What of the own record is asked for: what is learned where that is sure, else by what is said. */
function findTopic(
  told: Told,
  question: ReadQuestion,
  likelihoods: Likelihoods,
): RecordTopic | undefined {
  if (asksWithoutRain(question.text)) return undefined;
  if (asksRun(told) || asksCome(told)) return "pump-time";
  if (asksHarvest(told)) return "crop-age";
  if (asksMeaning(told)) return "soil-card";
  if (asksWorkDay(told) || asksDrying(told, question)) return "before-rain";
  if (asksPast(told)) return "price-trend";
  const { topic: guessed, likelihood } = guessTopic(question);
  if (guessed && likelihood >= leastSureOfTopic.some && mayBe(guessed, told)) return guessed;
  if (!guessed && likelihood >= leastSureOfTopic.none) return undefined;
  const named = findTopicSaid(told);
  return named && !isMentioned(named, likelihoods) ? named : undefined;
}

const longestSaid = 200;

/** Millimetres of water that are named; of several the last, which replaces what was asked before. */
/** A depth of water that a text names, mm. */
export function readDepth(text: string): number | null {
  const words = normaliseWords(text).join(" ");
  const units = recordWords.millimetre.split(" ").map((unit) => splitWords(unit).join(" "));
  const found = [...words.matchAll(new RegExp(`\\b(\\d{1,3}) ?(?:${units.join("|")})`, "g"))].at(
    -1,
  );
  const depth = Number(found?.[1] ?? 0);
  return depth > 0 && depth <= 300 ? depth : null;
}

/** The hours that a text says a pump ran; none of the power that there is each day. */
function readRanHours(text: string): number | null {
  const heard = hearAll(text);
  const [hours, ...more] = listHours(text);
  return hours !== undefined && more.length === 0 && says(heard, "wasRunning") ? hours : null;
}

/**
 * What of its asker's own record a question, as it is meant, asks for; null where it is of other things.
 * @param given.grown what grows on the own fields
 * @param given.before the question before, whose depth or hours a pump's are reckoned by where the question tells none
 */
export function readRecordSlots(
  { question, slots, likelihoods }: Pick<Reading, "question" | "slots" | "likelihoods">,
  { grown, before }: { grown: readonly string[]; before: string | null },
): Pick<
  IntentSlots,
  | "topic"
  | "isNow"
  | "isAfterRain"
  | "isOfLast"
  | "depthInMillimetres"
  | "ranHours"
  | "said"
  | "isOfWind"
  | "isOfFrost"
> {
  const ownDepth = readDepth(question.text);
  const ranHours = readRanHours(question.text) ?? readRanHours(before ?? "");
  const heard = hearAll(question.text);
  const concepts = new Set(question.words.map(({ concept }) => concept));
  const { crop, fieldId } = slots;
  const isNamed = fieldId !== undefined || (crop !== undefined && grown.includes(crop));
  const given = {
    ...slots,
    ...(ownDepth === null ? {} : { depthInMillimetres: ownDepth }),
    ...(ranHours === null ? {} : { ranHours }),
  };
  const told: Told = {
    has: (...wanted) => wanted.some((concept) => concepts.has(concept)),
    says: (word) => says(heard, word),
    asks: question.asks,
    slots: given,
    isNamed,
    namesTowns: () =>
      question.words.filter(
        ({ word, concept, isFiller }) => concept === null && !isFiller && isTown(splitWords(word)),
      ).length > 1,
    wordCount: question.words.length,
    isOwn: isNamed || (crop === undefined && question.asks.has("own")),
  };
  const topic = findTopic(told, question, likelihoods);
  const depthBefore = topic === "pump-time" ? readDepth(before ?? "") : null;
  const depth = told.says("asMuch") ? null : (ownDepth ?? depthBefore);
  return {
    ...(topic ? { topic } : {}),
    ...(depth === null ? {} : { depthInMillimetres: depth }),
    ...(ranHours !== null && asksCome(told) ? { ranHours } : {}),
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
