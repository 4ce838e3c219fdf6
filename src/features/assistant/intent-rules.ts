import {
  aids,
  covers,
  days,
  foes,
  foods,
  parts,
  schemeIds,
  signs,
  skies,
} from "./data/intent-words.ts";
import type { IntentKind, IntentSlots, Intents } from "./intent-schema.ts";
import type { AskWord, Concept, ReadQuestion } from "./question-schema.ts";

type Sight = {
  has: (...concepts: Concept[]) => boolean;
  asks: (...words: AskWord[]) => boolean;
  count: (concepts: readonly Concept[]) => number;
  length: number;
};

/** Whether a pesticide's dose is asked for, which only its label may answer. */
export function asksForDose(question: ReadQuestion): boolean {
  return isDose(look(question));
}

function isDose({ has, asks }: Sight): boolean {
  if (has(...foods) && !has("pesticide", "ingredient", "spray", "fungicide", "herbicide"))
    return false;
  const isChemical = has("pesticide", "ingredient", "fungicide", "herbicide", "spray", "neem");
  if (has("millilitre")) return !has("rain", "seed", "cattle") || isChemical;
  if (has("dose")) return isChemical || (has("litre", ...foes) && !has("seed"));
  return isChemical && asks("howMuch") && has("litre", "area", "pump");
}

const rules: readonly [IntentKind, (sight: Sight) => boolean][] = [
  ["label-dose", isDose],
  [
    "loss-report",
    ({ has }) =>
      has("loss", "eaten", "flood") &&
      has(
        "insurance",
        "claim",
        "report",
        "hail",
        "flood",
        "rain",
        "wind",
        "hours72",
        "animal_raid",
        "pmfby",
      ),
  ],
  [
    "premium",
    ({ has, asks }) =>
      has("premium") ||
      (has("insurance", "pmfby") &&
        has("money", "cost", "area") &&
        (asks("howMuch") || has("area"))),
  ],
  ["msp", ({ has }) => has("msp")],
  [
    "mandi-price",
    ({ has, asks }) =>
      !has(
        "msp",
        "other",
        "pesticide",
        "ingredient",
        "machine",
        "seed",
        "cattle",
        ...foods,
        ...covers,
        ...aids,
      ) &&
      (has("price") ||
        (has("sell", "mandi") && (asks("when", "whether") || (has("sell") && has("mandi"))))),
  ],
  [
    "scheme",
    ({ has }) =>
      (has(...aids) && !has("other")) ||
      (has("pmfby") && has("apply", "eligible", "documents")) ||
      has("eligible"),
  ],
  [
    "spray-window",
    (sight) =>
      !isDose(sight) &&
      sight.has("spray", "pesticide") &&
      !sight.has(
        "gear",
        "label",
        "container",
        "waiting",
        "bee",
        "fake",
        "poison",
        "mix",
        "banned",
        "price",
        "insurance",
      ) &&
      (sight.has("spray") || sight.has(...days)) &&
      (sight.has(...days, "rain", "wind") || sight.asks("when")),
  ],
  [
    "irrigation",
    ({ has, asks }) =>
      has("irrigation", "water") &&
      !has(
        "drain",
        "flood",
        "salt",
        "soil_test",
        "save_water",
        "pump",
        "sprinkler",
        "spray",
        "subsidy",
        "other",
      ) &&
      !has(
        "scheme",
        "drip",
        "pesticide",
        "canal",
        "urvara",
        "smell",
        "rot",
        "loss",
        "insurance",
        "price",
      ) &&
      (has(...days) || asks("whether", "when", "howMuch")),
  ],
  [
    "pest-risk",
    ({ has }) =>
      !has(...covers) &&
      ((has("risk") && (has(...foes) || !has(...skies))) ||
        (has(...foes) && has(...days) && !has("spray", "pesticide", "price"))),
  ],
  [
    "weather",
    ({ has, asks }) =>
      !has("loss", "spray", "drain", "seed", "mulch", ...covers, ...foes) &&
      (has("weather") || (has(...skies) && (has(...days) || asks("future")))),
  ],
  [
    "pest-signs",
    ({ has, count }) =>
      !has(
        "price",
        "msp",
        "fertiliser",
        "risk",
        "scheme",
        "bird",
        "dose",
        "cattle",
        "other",
        ...covers,
      ) &&
      ((count(signs) > 0 && count(parts) > 0) || count(foes) > 0 || has("dead_heart", "white_ear")),
  ],
  [
    "dose-plan",
    ({ has, asks }) =>
      has(...foods) &&
      !has("subsidy", "price", "fake", "pesticide", "deficiency", "vermicompost", "loss") &&
      !has("leaf", "organic", "ingredient") &&
      (has("bag", "dose", "area") || asks("howMuch", "when", "whether") || has(...days)),
  ],
];

function look({ words, asks }: ReadQuestion): Sight {
  const concepts = new Set(words.map(({ concept }) => concept));
  return {
    has: (...wanted) => wanted.some((concept) => concepts.has(concept)),
    asks: (...wanted) => wanted.some((word) => asks.has(word)),
    count: (wanted) => wanted.filter((concept) => concepts.has(concept)).length,
    length: words.length,
  };
}

function getSmallTalk(question: ReadQuestion): IntentKind | null {
  const { has, asks, length } = look(question);
  const isAboutFarm = question.words.some(({ concept }) => concept && concept !== "urvara");
  if (isAboutFarm && !has("urvara")) return null;
  if (asks("thanks")) return "thanks";
  if (asks("ability") && asks("do") && length <= 9) return "help";
  if (asks("help") && length <= 6) return "help";
  return asks("greeting") && length <= 4 ? "greeting" : null;
}

const dayOf = {
  today: "today",
  tomorrow: "tomorrow",
  day_after: "day-after",
  week: "week",
} as const;

function listKinds(question: ReadQuestion): IntentKind[] {
  const smallTalk = getSmallTalk(question);
  if (smallTalk) return [smallTalk];
  const sight = look(question);
  const kinds = rules.flatMap(([kind, fits]) => (fits(sight) ? [kind] : []));
  if (kinds.length > 0) return kinds;
  const asksForFields = sight.asks("own") && sight.asks("field") && sight.asks("list");
  return asksForFields && sight.count([...parts, ...signs]) === 0 && !sight.has("soil", "other")
    ? ["my-fields"]
    : [];
}

/**
 * What a question asks the product for, with what it names.
 * @param known the slots that are read from names: crop, field, sum, place
 */
export function detectIntents(question: ReadQuestion, known: IntentSlots): Intents {
  const kinds = listKinds(question);
  const concepts = question.words.flatMap(({ concept }) => (concept ? [concept] : []));
  const day = days.find((each) => concepts.includes(each));
  const schemeId = kinds.includes("scheme")
    ? concepts.map((concept) => schemeIds[concept]).find(Boolean)
    : undefined;
  const { place, ...rest } = known;
  const hasPlace = kinds.includes("mandi-price") || kinds.includes("weather");
  return {
    kinds,
    slots: {
      ...rest,
      ...(place && hasPlace ? { place } : {}),
      ...(day ? { day: dayOf[day] } : {}),
      ...(schemeId ? { schemeId } : {}),
    },
  };
}
