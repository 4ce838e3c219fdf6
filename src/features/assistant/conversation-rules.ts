import { days, foes } from "./data/intent-words.ts";
import type { IntentSlots, Reading } from "./intent-schema.ts";
import { type Purpose, supportPurposes } from "./purpose-schema.ts";
import type { Concept, QuestionWord } from "./question-schema.ts";

/** What is said of any matter: alone, these say nothing of a new one. */
const bare: readonly Concept[] = [
  "area",
  "bag",
  "cost",
  "litre",
  "money",
  "month",
  "season",
  "stage",
  "time",
  ...days,
];

/** Nobody's question about a farm; what follows does not lean on it. */
const passing: readonly Purpose[] = ["greeting", "thanks", "abilities", "unclear"];
/** What few words may ask for by themselves, though they name nothing. */
const whole: readonly Purpose[] = ["greeting", "thanks", "abilities", "my-fields", "product-help"];
const leastWhole = 0.6;
const mostLeaning = 8;

const placed: readonly Purpose[] = ["mandi-price", "sell-or-wait", "where-to-sell"];
const infested: readonly Purpose[] = [
  "pest-signs",
  "pest-control",
  "pest-risk",
  "label-dose",
  "spray-window",
];
/** What is asked of the whole farm, or of none. */
const ofNoCrop: readonly Purpose[] = [
  ...passing,
  ...supportPurposes,
  "weather",
  "tank-mix",
  "banned",
  "soil-test",
  "grievance",
  "tenant",
  "my-fields",
  "product-help",
  "livestock",
  "other",
];

/** What the plans of the own fields answer: of a crop only where it grows on one of them. */
const ofFields: readonly Purpose[] = ["irrigation", "dose-plan", "pest-risk"];

type Told = {
  isCrop: (concept: Concept) => boolean;
  /** Whether a word is of the name of one of the asker's fields. */
  isOfField: (word: string) => boolean;
  /** Whether a word only says when. */
  isTime: (word: string) => boolean;
  /** Whether a crop grows on one of the asker's fields. */
  isGrown: (crop: string) => boolean;
};

const getFirst = ({ likelihoods }: Reading): readonly [Purpose, number] =>
  likelihoods[0] ?? ["unclear", 0];

/** Whether a question says nothing of what it wants, so that it goes on with the one before. */
function isLeaning(before: Reading, now: Reading, { isCrop, isOfField, isTime }: Told): boolean {
  const [wanted, likelihood] = getFirst(now);
  const [previous] = getFirst(before);
  const { words } = now.question;
  // A pest goes on with a question about pests; after any other it is a matter of its own.
  const more = infested.includes(previous) ? [...bare, ...foes] : bare;
  if (passing.includes(previous) || words.length > mostLeaning) return false;
  if (whole.includes(wanted) && likelihood >= leastWhole) return false;
  const isPlace = placed.includes(previous) && now.slots.place !== undefined;
  return words.every(
    ({ word, concept, isFiller }) =>
      isFiller ||
      isOfField(word) ||
      isTime(word) ||
      (concept === null ? isPlace : isCrop(concept) || more.includes(concept)),
  );
}

function carrySlots(before: Reading, now: Reading, given: Told & { leans: boolean }): IntentSlots {
  const { leans, isGrown } = given;
  const [wanted] = leans ? getFirst(before) : getFirst(now);
  const { crop, fieldId, day, place, pest, schemeId, sumInRupees, isSumUnclear } = before.slots;
  const isOther = now.slots.crop !== undefined || now.slots.fieldId !== undefined;
  const isMeant =
    !ofNoCrop.includes(wanted) &&
    (!ofFields.includes(wanted) || (crop !== undefined && isGrown(crop)));
  const keepsCrop = !isOther && (leans || isMeant);
  const keepsPest = leans ? !now.slots.pest : !isOther && infested.includes(wanted);
  const hasSum = now.slots.sumInRupees !== undefined || now.slots.isSumUnclear;
  return {
    ...(keepsCrop && crop !== undefined ? { crop } : {}),
    ...(keepsCrop && fieldId !== undefined ? { fieldId } : {}),
    ...(leans && day !== undefined ? { day } : {}),
    ...((leans || placed.includes(wanted)) && place !== undefined ? { place } : {}),
    ...(keepsPest && pest !== undefined ? { pest } : {}),
    ...((leans || supportPurposes.includes(wanted)) && schemeId !== undefined ? { schemeId } : {}),
    ...(leans && !hasSum && sumInRupees !== undefined ? { sumInRupees } : {}),
    ...(leans && !hasSum && isSumUnclear ? { isSumUnclear } : {}),
    ...now.slots,
  };
}

/** The words of the question before that still hold: all but those that are said anew. */
function carryWords(before: Reading, now: Reading, given: Told & { leans: boolean }) {
  const { leans, isCrop } = given;
  const { crop, pest } = carrySlots(before, now, given);
  const isSaid = (concept: Concept): boolean => {
    if (isCrop(concept)) return concept === crop && now.slots.crop === undefined;
    if (foes.some((foe) => foe === concept)) return concept === pest && !now.slots.pest;
    if (days.some((day) => day === concept)) return leans && now.slots.day === undefined;
    return leans;
  };
  return before.question.words.filter(({ concept }) => (concept ? isSaid(concept) : leans));
}

const join = (words: readonly QuestionWord[]) => words.map(({ word }) => word).join(" ");

/**
 * A question as it is meant after another one: what it does not name itself it takes from there, and where it says
 * nothing of what it wants, it wants the same.
 */
export function continueReading(before: Reading, now: Reading, told: Told): Reading {
  const leans = isLeaning(before, now, told);
  const carried = carryWords(before, now, { ...told, leans });
  const words = [...carried, ...now.question.words];
  return {
    question: {
      text: carried.length > 0 ? `${join(carried)} ${now.question.text}` : now.question.text,
      words,
      asks: leans ? new Set([...before.question.asks, ...now.question.asks]) : now.question.asks,
    },
    likelihoods: leans ? before.likelihoods : now.likelihoods,
    slots: carrySlots(before, now, { ...told, leans }),
  };
}
