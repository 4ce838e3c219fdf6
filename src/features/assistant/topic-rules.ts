import type { recordWords } from "#content/vocabulary.ts";
import type { IntentSlots, Reading } from "./intent-schema.ts";
import type { Concept } from "./question-schema.ts";
import type { RecordTopic } from "./record-schema.ts";

export type RecordWord = keyof typeof recordWords;

/** In a longer story one's own land is only told of. */
const mostOfRecord = 20;
/** So few words that name frost and a day ask whether it comes. */
const mostOfBare = 4;

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

export type Told = {
  has: (...wanted: readonly Concept[]) => boolean;
  says: (word: RecordWord) => boolean;
  asks: Reading["question"]["asks"];
  slots: IntentSlots;
  /** Whether one of the own fields, or what grows there, is named. */
  isNamed: boolean;
  /** The same, or “my” is said. */
  isOwn: boolean;
  /** Whether more than one town is named. */
  namesTowns: () => boolean;
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

/** Of what is named the card's own figure is told, with what it means. */
const namesReading = (told: Told): boolean =>
  told.has("salt", "ph") || (told.has(...measured) && !told.says("lacking"));

const isSoilCard = (told: Told) => {
  const isCard = told.has("health_card") || told.says("card");
  const isGround = told.has("health_card", ...grounds);
  if (namesReading(told)) return false;
  if (told.says("getting") || !isGround || told.has(...selling)) return false;
  const isOwn = told.isOwn || told.says("tested");
  return isOwn && (isCard || told.says("lacking")) && !told.has("leaf", "yellow", "spot");
};

const isPriceTrend = (told: Told) => told.says("moving") && told.has("price", "sell", "mandi");

const isPriceGap = (told: Told) =>
  (told.says("comparing") && told.has(...selling) && !told.has("msp")) ||
  (told.says("carting") && (told.has(...selling) || told.slots.crop !== undefined)) ||
  (told.slots.crop !== undefined && !told.has("price") && told.namesTowns());

const isPriceSupport = (told: Told) =>
  told.has("msp") &&
  told.slots.crop !== undefined &&
  (told.says("lacking") || told.says("comparing")) &&
  !told.has("procurement", "apply");

const isWaterNow = (told: Told) =>
  told.has(...waters) &&
  !told.has("fertiliser", "urea", "salt", "flood", "harvest", "spray", "seedling", "soil_test") &&
  !told.has("disease", "root", "spot", "stripe", "rot", "late_cotton") &&
  (told.says("thirsty") ||
    (told.isNamed &&
      (told.says("next") || (told.asks.has("whether") && !told.asks.has("howMuch")))));

const namesDay = ({ slots: { day } }: Told) => day !== undefined && day !== "week";

/** Whether the water of another crop than the cotton that stands open is asked for. */
const isOfOtherWater = (told: Told) =>
  told.slots.crop !== undefined && told.slots.crop !== "cotton" && told.has(...waters);

const isBeforeRain = (told: Told) =>
  (told.says("work") && told.has("rain")) ||
  (told.slots.crop === "cotton" &&
    told.isNamed &&
    !told.has(...selling) &&
    (told.has("harvest") || told.says("opened")) &&
    (told.has("rain") || namesDay(told) || told.says("now")));

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

/** Fewer words ask for the rain itself, and not for the work before it. */
const leastOfWork = 6;

/** Whether a question names what a topic that was guessed cannot do without. */
export function mayBe(topic: RecordTopic, told: Told): boolean {
  switch (topic) {
    case "soil-card":
      // How much of a fertiliser is given by the card the plan tells.
      return (
        !namesReading(told) && !(told.has("urea", "dap", "fertiliser") && told.asks.has("howMuch"))
      );
    case "last-water":
      // Whoever names a day to come asks whether to water on it.
      return told.slots.day === undefined || told.says("given");
    case "price-trend":
      // What is done with the crop that stands is asked for, and not the price alone.
      return !told.has("late_cotton");
    case "feed-or-wait":
      return told.has("urea", "dap", "fertiliser", "nitrogen", "zinc", "potash");
    case "before-rain":
      // Whoever names no rain has to name the day of the work.
      return (
        told.wordCount >= leastOfWork &&
        (told.has("rain") || namesDay(told)) &&
        !isOfOtherWater(told)
      );
    case "pump-time":
      return asksAmount(told) || told.asks.has("howLong");
    default:
      return true;
  }
}

/** What of the own record is asked for by what is said; null where nothing is. */
export const findTopicSaid = (told: Told): RecordTopic | null =>
  told.has(...otherMatters) ? null : (topics.find(([, is]) => is(told))?.[0] ?? null);
