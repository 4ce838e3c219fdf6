import { days, foes } from "./data/intent-words.ts";
import { leastSure } from "./intent-rules.ts";
import type { IntentSlots, Reading } from "./intent-schema.ts";
import { type Likelihoods, type Purpose, supportPurposes } from "./purpose-schema.ts";
import type { Concept, QuestionWord } from "./question-schema.ts";

/** What is said of any matter: alone, these say nothing of a new one. */
const bare: readonly Concept[] = [
  "area",
  "bag",
  "cost",
  "deficiency",
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
const mostLeaning = 12;

/** So few words go on with the question before even where none of them says so. */
const mostWithoutCue = 5;
/** Surer than this of another matter, few bare words are of that. */
const leastOwn = 0.6;
/** Of what is likely besides that it is unclear, such a share is meant where it stands near. */
const leastNear = 0.2;

const placed: readonly Purpose[] = ["mandi-price", "sell-or-wait", "where-to-sell"];
/** What is asked one after the other of the same thing. */
const matters: readonly (readonly Purpose[])[] = [
  [...placed, "msp", "selling-quality"],
  [...supportPurposes, "grievance", "tenant"],
  ["insurance", "premium", "loss-report", "disaster-relief"],
  ["pest-signs", "pest-risk", "pest-control", "label-dose", "spray-window", "spray-safety"],
  ["irrigation", "irrigation-method", "waterlogging"],
  ["dose-plan", "manure", "soil-test"],
  ["sowing-time", "seed-rate", "seed-treatment", "variety", "crop-choice", "crop-care"],
  ["product-help", "my-fields"],
];
/** What is done or left undone by the rain. */
const outdoors: readonly Purpose[] = [
  "irrigation",
  "spray-window",
  "dose-plan",
  "sowing-time",
  "harvest-time",
  "pest-control",
];
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
  /** Whether words name a market, a district or a state. */
  isPlace: (place: string) => boolean;
};

const getFirst = ({ likelihoods }: Reading): readonly [Purpose, number] =>
  likelihoods[0] ?? ["unclear", 0];

const isNear = (one: Purpose, other: Purpose) =>
  one === other || matters.some((matter) => matter.includes(one) && matter.includes(other));

/** Whether every word only says of what, when or how much; and, where asked after pests, of which pest. */
function isBare(
  before: Reading,
  now: Reading,
  { isCrop, isOfField, isTime, isPlace, mayBeUnknown }: Told & { mayBeUnknown: boolean },
): boolean {
  const [previous] = getFirst(before);
  // A pest goes on with a question about pests; after any other it is a matter of its own.
  const more = infested.includes(previous) ? [...bare, ...foes] : bare;
  const { place } = now.slots;
  const isNamed = placed.includes(previous) && place !== undefined && isPlace(place);
  return now.question.words.every(
    ({ word, concept, isFiller }) =>
      isFiller ||
      isOfField(word) ||
      isTime(word) ||
      (concept === null ? mayBeUnknown || isNamed : isCrop(concept) || more.includes(concept)),
  );
}

/** Whether it is asked what of the matter before becomes when it rains. */
const asksOfRain = (before: Reading, { cues, question: { words } }: Reading) =>
  cues.has("condition") &&
  outdoors.includes(getFirst(before)[0]) &&
  words.some(({ concept }) => concept === "rain") &&
  words.every(({ concept, isFiller }) => isFiller || concept === null || concept === "rain");

/** What is wanted again: after signs were told, by words that name nothing, what to do against them. */
function getSame(before: Reading, { question, cues }: Reading): Likelihoods {
  const isPlain = question.words.every(({ isFiller }) => isFiller) && !cues.has("reason");
  return getFirst(before)[0] === "pest-signs" && isPlain && question.words.length > 1
    ? [["pest-control", 1]]
    : before.likelihoods;
}

/** What a question wants that goes on with the one before; null where it is a matter of its own. */
function findGoingOn(before: Reading, now: Reading, told: Told): Likelihoods | null {
  const [previous] = getFirst(before);
  const [wanted, likelihood] = getFirst(now);
  const { words } = now.question;
  if (passing.includes(previous) || words.length > mostLeaning) return null;
  if (whole.includes(wanted) && likelihood >= leastWhole) return null;
  if (asksOfRain(before, now)) return before.likelihoods;
  const isOther = wanted !== "unclear" && wanted !== previous && likelihood >= leastOwn;
  if (!isOther && isBare(before, now, { ...told, mayBeUnknown: false }))
    return getSame(before, now);
  const isCued = now.cues.has("goingOn");
  if (isCued && wanted === previous) return now.likelihoods;
  if (wanted !== "unclear" && likelihood >= leastSure) return null;
  const least = leastNear * (wanted === "unclear" ? 1 - likelihood : 1);
  const near = now.likelihoods.find(
    ([each, likely]) => likely >= least && each !== "pest-risk" && isNear(previous, each),
  );
  if (near) return [[near[0], 1]];
  const isShort = isCued || words.length <= mostWithoutCue;
  const isUnknown = isShort && isBare(before, now, { ...told, mayBeUnknown: true });
  return isUnknown ? getSame(before, now) : null;
}

/** Whether after a price one thing is named of which nothing is known: maybe a crop, but not the one before. */
function namesUnknown(before: Reading, now: Reading, { isPlace }: Told): boolean {
  const named = now.question.words.filter(({ isFiller }) => !isFiller);
  const { place } = now.slots;
  return (
    placed.includes(getFirst(before)[0]) &&
    named.length === 1 &&
    place !== undefined &&
    !isPlace(place)
  );
}

function carrySlots(before: Reading, now: Reading, told: Told & { leans: boolean }): IntentSlots {
  const { leans, isGrown } = told;
  const [previous] = getFirst(before);
  const [wanted] = leans ? [previous] : getFirst(now);
  const { crop, fieldId, day, hours, place, pest, schemeId, sumInRupees, isSumUnclear } =
    before.slots;
  const isOther = now.slots.crop !== undefined || now.slots.fieldId !== undefined;
  const goesOn = leans || (now.cues.has("goingOn") && isNear(previous, wanted));
  const isMeant =
    !ofNoCrop.includes(wanted) &&
    (!ofFields.includes(wanted) || (crop === undefined ? fieldId !== undefined : isGrown(crop)));
  // Of another field it is asked than of the one before.
  const isAnother = leans && fieldId !== undefined && now.cues.has("another");
  const isUnknown = leans && namesUnknown(before, now, told);
  const keepsCrop = !isOther && !isAnother && !isUnknown && (goesOn || isMeant);
  const keepsPest = leans ? !now.slots.pest : !isOther && infested.includes(wanted);
  const hasSum = now.slots.sumInRupees !== undefined || now.slots.isSumUnclear;
  const isPlaced = !isUnknown && (leans || placed.includes(wanted));
  const carriesPlace = isPlaced && place !== undefined && !told.isPlace(now.slots.place ?? "");
  return {
    ...(keepsCrop && crop !== undefined ? { crop } : {}),
    ...(keepsCrop && fieldId !== undefined ? { fieldId } : {}),
    ...(leans && day !== undefined ? { day } : {}),
    ...(leans && hours !== undefined && now.slots.day === undefined ? { hours } : {}),
    ...(keepsPest && pest !== undefined ? { pest } : {}),
    ...((leans || supportPurposes.includes(wanted)) && schemeId !== undefined ? { schemeId } : {}),
    ...(leans && !hasSum && sumInRupees !== undefined ? { sumInRupees } : {}),
    ...(leans && !hasSum && isSumUnclear ? { isSumUnclear } : {}),
    ...now.slots,
    // What is no place replaces none.
    ...(carriesPlace ? { place } : {}),
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
  const wanted = findGoingOn(before, now, told);
  const leans = wanted !== null;
  const carried = carryWords(before, now, { ...told, leans });
  const words = [...carried, ...now.question.words];
  return {
    question: {
      text: carried.length > 0 ? `${join(carried)} ${now.question.text}` : now.question.text,
      words,
      asks: leans ? new Set([...before.question.asks, ...now.question.asks]) : now.question.asks,
    },
    cues: now.cues,
    asksReason: leans && now.cues.has("reason"),
    likelihoods: wanted ?? now.likelihoods,
    slots: carrySlots(before, now, { ...told, leans }),
  };
}
