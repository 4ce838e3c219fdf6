import { days, foes, foods, schemeIds } from "./data/intent-words.ts";
import type { IntentSlots, Intents, Reading } from "./intent-schema.ts";
import {
  isOffered,
  type Likelihoods,
  type OfferedPurpose,
  type Purpose,
} from "./purpose-schema.ts";
import type { Concept, ReadQuestion } from "./question-schema.ts";

/** Whether a pesticide's dose is asked for, which only its label may answer. */
export function asksForDose({ words, asks }: ReadQuestion): boolean {
  const concepts = new Set(words.map(({ concept }) => concept));
  const has = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept));
  if (has(...foods) && !has("pesticide", "ingredient", "spray", "fungicide", "herbicide"))
    return false;
  const isChemical = has("pesticide", "ingredient", "fungicide", "herbicide", "spray", "neem");
  if (has("millilitre")) return !has("rain", "seed", "cattle") || isChemical;
  if (has("dose")) return isChemical || (has("litre", ...foes) && !has("seed"));
  return isChemical && asks.has("howMuch") && has("litre", "area", "pump");
}

const dayOf = {
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
const leastSure = 0.45;
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
const supported: readonly Purpose[] = ["scheme", "scheme-status", "loan"];

function keepSlots(slots: IntentSlots, kind: Purpose | undefined): IntentSlots {
  const { place, schemeId, ...rest } = slots;
  return {
    ...rest,
    ...(place && kind && placed.includes(kind) ? { place } : {}),
    ...(schemeId && kind && supported.includes(kind) ? { schemeId } : {}),
  };
}

/** What of a question is answered: its purpose where that is sure enough, else what it may be. */
export function chooseIntents(reading: Reading): Intents {
  const { question, likelihoods, slots } = reading;
  if (asksForDose(question)) {
    return { kinds: ["label-dose"], choices: [], slots: keepSlots(slots, "label-dose") };
  }
  const [first = "unclear"] = likelihoods[0] ?? [];
  const isSure = getLikelihood(likelihoods, first) >= leastSure;
  if (first === "other" && isSure)
    return { kinds: [], choices: [], slots: keepSlots(slots, first) };
  const kinds = isSure && first !== "unclear" ? [first] : [];
  const choices = kinds.length > 0 ? [] : listChoices(reading);
  return { kinds, choices, slots: keepSlots(slots, kinds[0]) };
}
