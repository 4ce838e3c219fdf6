import { smallWords } from "#content/vocabulary.ts";
import { days, foes, foods, schemeIds } from "./data/intent-words.ts";
import type { IntentSlots, Intents, Reading } from "./intent-schema.ts";
import {
  isOffered,
  type Likelihoods,
  type OfferedPurpose,
  type Purpose,
  supportPurposes,
} from "./purpose-schema.ts";
import type { Concept, ReadQuestion } from "./question-schema.ts";
import type { RecordTopic } from "./record-schema.ts";

const denying = new Set(smallWords.denying.split(/\s+/));

/** What goes into the water of a pump. */
const products: readonly Concept[] = ["pesticide", "ingredient", "fungicide", "herbicide", "neem"];

const found = new Set(smallWords.found.split(/\s+/));

/** Whether a pesticide's dose is asked for, which only its label may answer. */
export function asksForDose({ words, asks }: ReadQuestion): boolean {
  const concepts = new Set(words.map(({ concept }) => concept));
  const has = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept));
  if (has(...foods) && !has("pesticide", "ingredient", "spray", "fungicide", "herbicide"))
    return false;
  const isChemical = has(...products, "spray");
  // What is measured out into a pump, against something that harms a crop: no medicine, no milk.
  const isAgainst = isChemical || has(...foes, "litre", "pump", "area");
  // Hindi's word for it also says that something was found.
  const isMeasured = words.some(
    ({ word, concept }, at) =>
      concept === "millilitre" &&
      (!found.has(word) || asks.has("howMuch") || /^\d/.test(words[at - 1]?.word ?? "")),
  );
  if (isMeasured) return isAgainst && (isChemical || !has("rain", "seed", "cattle"));
  // Whoever wants nothing put in asks for none of its dose.
  const isSpared = !asks.has("howMuch") && words.some(({ word }) => denying.has(word));
  if (has("dose")) return isChemical || (has("litre", ...foes) && !has("seed") && !isSpared);
  // How many pumps go over an acre asks for the water, where nothing is named that goes into them.
  const isOfWater = has("pump") && has("area") && !has(...products);
  return isChemical && !isOfWater && asks.has("howMuch") && has("litre", "area", "pump");
}

/** So sure of keeping grain, whoever names a means and no amount asks how to do without. */
const leastOfKeeping = 0.9;

/** Whether a question, by what it is likely to want, asks for a pesticide's dose. */
export function wantsDose(question: ReadQuestion, likelihoods: Likelihoods): boolean {
  const keeps = getLikelihood(likelihoods, "storage") >= leastOfKeeping;
  return asksForDose(question) && !(keeps && !question.asks.has("howMuch"));
}

export const dayOf = {
  today: "today",
  tomorrow: "tomorrow",
  day_after: "day-after",
  week: "week",
} as const;

/** What the words of a question name by what they stand for. */
export function listNamed({ words }: ReadQuestion): Pick<IntentSlots, "day" | "schemeId" | "pest"> {
  const concepts = words.flatMap(({ concept }) => (concept ? [concept] : []));
  const day = days.find((each) => concepts.includes(each));
  const pest = foes.find((each) => concepts.includes(each));
  const schemeId = concepts.map((concept) => schemeIds[concept]).find(Boolean);
  return {
    ...(day ? { day: dayOf[day] } : {}),
    ...(pest ? { pest } : {}),
    ...(schemeId ? { schemeId } : {}),
  };
}

/** Surer than this, a purpose is answered: of questions held out, four of five of these are right. */
export const leastSure = 0.45;
/**
 * So sure, and so much surer than of any other, a purpose is answered with the others offered beside it. Of 13 such
 * questions among 232 held out 5 are answered rightly, and of 6 more what was wanted is offered.
 */
const leastLikely = { likelihood: 0.2, lead: 1.15 };
/** Of what may be meant, less than this share is not worth offering. */
const leastOffered = 0.1;
const mostOffered = 3;

/** Whoever tells signs of a pest and whoever names it are answered with the same passages. */
const kin: readonly (readonly Purpose[])[] = [["pest-signs", "pest-control"]];

/** How likely a purpose is, with those that are answered alike. */
export function getLikelihood(likelihoods: Likelihoods, purpose: Purpose): number {
  const alike = kin.find((group) => group.includes(purpose)) ?? [purpose];
  return likelihoods
    .filter(([each]) => alike.includes(each))
    .reduce((sum, [, likelihood]) => sum + likelihood, 0);
}

/** What may be meant; that it is unclear is itself no answer. */
function listChoices({ question, likelihoods }: Reading): OfferedPurpose[] {
  if (question.words.every(({ concept }) => concept === null)) return [];
  const clear = likelihoods.filter(([purpose]) => purpose !== "unclear");
  const whole = clear.reduce((sum, [, likelihood]) => sum + likelihood, 0);
  return clear
    .flatMap(([purpose, likelihood]) =>
      isOffered(purpose) && likelihood >= leastOffered * whole ? [purpose] : [],
    )
    .slice(0, mostOffered);
}

/** Where the name of a place is none of a thing unknown. */
const placed: readonly Purpose[] = ["mandi-price", "weather", "sell-or-wait", "where-to-sell"];

function keepSlots(slots: IntentSlots, kind: Purpose | undefined): IntentSlots {
  const { place, schemeId, ...rest } = slots;
  return {
    ...rest,
    ...(place && kind && placed.includes(kind) ? { place } : {}),
    ...(schemeId && kind && supportPurposes.includes(kind) ? { schemeId } : {}),
  };
}

/** Whether one purpose stands out enough to be answered, though others may be meant. */
function isLikely(likelihoods: Likelihoods, first: Purpose): boolean {
  const own = getLikelihood(likelihoods, first);
  const alike = kin.find((group) => group.includes(first)) ?? [first];
  const [, second = 0] = likelihoods.find(([each]) => !alike.includes(each)) ?? [];
  return own >= leastLikely.likelihood && own >= second * leastLikely.lead && isOffered(first);
}

/** For what each is asked. */
export const purposeOf: Record<RecordTopic, Purpose> = {
  "last-water": "irrigation",
  "pump-time": "irrigation",
  "crop-age": "my-fields",
  "soil-card": "soil-test",
  "price-gap": "where-to-sell",
  "price-trend": "mandi-price",
  "price-support": "msp",
  "water-now": "irrigation",
  "before-rain": "weather",
  "frost-coming": "weather",
  "feed-or-wait": "dose-plan",
  "insurance-date": "premium",
  account: "my-fields",
  holding: "my-fields",
};

/** What of a question is answered: its purpose where that is sure enough, and what else it may be where not. */
export function chooseIntents(reading: Reading): Intents {
  const { question, likelihoods, slots } = reading;
  if (slots.topic) return { kinds: [purposeOf[slots.topic]], choices: [], slots };
  if (wantsDose(question, likelihoods)) {
    return { kinds: ["label-dose"], choices: [], slots: keepSlots(slots, "label-dose") };
  }
  const [first = "unclear"] = likelihoods[0] ?? [];
  if (getLikelihood(likelihoods, first) >= leastSure) {
    const kinds = first === "unclear" ? [] : [first];
    const choices = kinds.length > 0 ? [] : listChoices(reading);
    return { kinds, choices, slots: keepSlots(slots, first) };
  }
  const choices = listChoices(reading);
  if (choices.length > 0 && isLikely(likelihoods, first)) {
    const others = choices.filter((each) => each !== first);
    return { kinds: [first], choices: others, slots: keepSlots(slots, first) };
  }
  return { kinds: [], choices, slots: keepSlots(slots, undefined) };
}
