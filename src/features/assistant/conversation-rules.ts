import { days, foes } from "./data/intent-words.ts";
import { getLikelihood } from "./intent-rules.ts";
import type { IntentSlots, Reading } from "./intent-schema.ts";
import { isNear, placed, weighAfter } from "./matter-rules.ts";
import { type Likelihoods, type Purpose, supportPurposes } from "./purpose-schema.ts";
import type { Concept, QuestionWord } from "./question-schema.ts";

/** What is said of any matter: alone, these say nothing of a new one. */
const bare: readonly Concept[] = [
  "area",
  "bag",
  "cost",
  "deficiency",
  "help_line",
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
const whole: readonly Purpose[] = ["greeting", "thanks", "abilities"];
const leastWhole = 0.6;
/** The list of the own fields is wanted where it is surely asked for; else "4.5 acres in my name" is told of the matter before. */
const leastOfFields = 0.9;
/** More words than these do not lean, or more than those where they say that they go on. */
const mostLeaning = { plain: 12, cued: 18 };

/** So few words go on with the question before even where none of them says so. */
const mostWithoutCue = 5;
/** How likely a matter is left, beside that it is gone on with, by what the words say of it. */
const leaving = { bare: 0.015, cued: 0.03, short: 0.06, long: 0.3 };
/** So few words that name something say little of a matter of their own. */
const mostShort = 3;
/** Surer than this of the same thing, a purpose is as it is said. */
const leastOwn = 0.45;
/** Less sure of another than this, a purpose is as it was before. */
const leastNear = 0.12;
/** Surer of the weather than this, rain is asked about for itself. */
const leastSky = 0.85;

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
  /** Whether a text says how much of a crop there is to sell. */
  namesLot: (text: string) => boolean;
};

const getFirst = ({ likelihoods }: Reading): readonly [Purpose, number] =>
  likelihoods[0] ?? ["unclear", 0];

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
const asksOfRain = (before: Reading, { cues, likelihoods, question: { words } }: Reading) =>
  cues.has("condition") &&
  outdoors.includes(getFirst(before)[0]) &&
  words.some(({ concept }) => concept === "rain") &&
  likelihoods.every(([each, likely]) => each !== "weather" || likely < leastSky) &&
  words.every(({ concept, isFiller }) => isFiller || concept === null || concept === "rain");

/** What a price is asked for. */
const priced: readonly Purpose[] = ["mandi-price", "sell-or-wait", "where-to-sell", "msp"];

/** What is said of a lot beside what and how much it is. */
const ofLot: readonly Concept[] = [...bare, "sell", "price", "mandi"];

/** Whether after a price only a lot is named, which is to be reckoned by it. */
const asksOfLot = (before: Reading, { question: { text, words } }: Reading, told: Told) =>
  priced.includes(getFirst(before)[0]) &&
  told.namesLot(text) &&
  words.every(
    ({ concept, isFiller }) =>
      isFiller || concept === null || ofLot.includes(concept) || told.isCrop(concept),
  );

/** What is wanted again: after signs were told, by words that name nothing, what to do against them. */
function getSame(before: Reading, { question, cues }: Reading): Likelihoods {
  const isPlain = question.words.every(({ isFiller }) => isFiller) && !cues.has("reason");
  return getFirst(before)[0] === "pest-signs" && isPlain && question.words.length > 1
    ? [["pest-control", 1]]
    : before.likelihoods;
}

/** More words than these have something of their own that is to be explained. */
const mostOfWhy = 8;

/** Whether nothing is asked but why: "why? the neighbours do it". */
const asksWhy = ({ cues, question: { asks, words } }: Reading) =>
  words.length <= mostOfWhy &&
  cues.has("reason") &&
  [...asks].every((each) => each === "why") &&
  words.every(({ concept }) => concept === null);

const isShort = ({ question: { words } }: Reading) =>
  words.length <= mostWithoutCue || words.filter(({ isFiller }) => !isFiller).length <= mostShort;

/** How likely a question is of another matter, by what its words alone say. */
function getLeaving(now: Reading, isOnlyBare: boolean): number {
  if (isOnlyBare) return leaving.bare;
  if (now.cues.has("goingOn")) return leaving.cued;
  return isShort(now) ? leaving.short : leaving.long;
}

/** What a question is likely to want after another; that few words are unclear by themselves says nothing. */
function findMeant(now: Reading, given: { previous: Purpose; leaving: number }): Purpose {
  const isLong = given.leaving === leaving.long;
  const told = isLong ? now.likelihoods : now.likelihoods.filter(([each]) => each !== "unclear");
  return weighAfter(told, given)[0]?.[0] ?? given.previous;
}

/** Whether a word says nothing but when: after what is done outdoors another day is meant, and not its weather. */
const isOfTime =
  ({ isTime }: Told) =>
  ({ word, concept, isFiller }: QuestionWord) =>
    isFiller || isTime(word) || days.some((day) => day === concept);

/** What a question wants that goes on with the one before; null where it is a matter of its own. */
function findGoingOn(before: Reading, now: Reading, told: Told): Likelihoods | null {
  const [previous] = getFirst(before);
  const [wanted, likelihood] = getFirst(now);
  const { words } = now.question;
  if (now.cues.has("leaving")) return null;
  if (passing.includes(previous)) return null;
  // A lot and the way to a market name nothing else, in however many words.
  if (asksOfLot(before, now, told)) return before.likelihoods;
  const most = now.cues.has("goingOn") ? mostLeaning.cued : mostLeaning.plain;
  if (words.length > most) return null;
  if (whole.includes(wanted) && likelihood >= leastWhole) return null;
  if (wanted === "my-fields" && likelihood >= leastOfFields) return null;
  if (asksWhy(now)) return before.likelihoods;
  if (asksOfRain(before, now)) return before.likelihoods;
  if (words.every(({ isFiller }) => isFiller)) return getSame(before, now);
  const isOnlyBare = isBare(before, now, { ...told, mayBeUnknown: false });
  const left = getLeaving(now, isOnlyBare);
  const meant = findMeant(now, { previous, leaving: left });
  const isOfDay = outdoors.includes(previous) && words.every(isOfTime(told));
  if (isOnlyBare && (isOfDay || meant === previous || wanted === "unclear"))
    return getSame(before, now);
  if (isNear(previous, meant)) {
    // Sure of itself it takes the crop along, and not all the words.
    if (wanted !== previous && isNear(previous, wanted) && likelihood >= leastOwn) return null;
    return [[getLikelihood(now.likelihoods, meant) >= leastNear ? meant : previous, 1]];
  }
  const isUnknown = wanted === "unclear" && left !== leaving.long;
  return isUnknown && isBare(before, now, { ...told, mayBeUnknown: true })
    ? getSame(before, now)
    : null;
}

/** So few words ask for another crop of which nothing is known: "and of kodo?" */
const mostOfUnknown = 4;

/** Whether after a price one thing is named of which nothing is known: maybe a crop, but not the one before. */
function namesUnknown(before: Reading, now: Reading, { isPlace }: Told): boolean {
  const named = now.question.words.filter(({ isFiller }) => !isFiller);
  const { place } = now.slots;
  return (
    placed.includes(getFirst(before)[0]) &&
    named.length === 1 &&
    now.question.words.length <= mostOfUnknown &&
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
  // Of another field it is asked than of the one before; "the second time" asks when.
  const isAnother =
    leans && fieldId !== undefined && now.cues.has("another") && !now.question.asks.has("when");
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
  const reading = leanReading(before, now, { ...told, wanted });
  // What names nothing of farming is of another world, and not of the matter before.
  const isOfFarming = now.question.words.some(({ concept }) => concept !== null);
  const isLeft = now.cues.has("leaving") || passing.includes(getFirst(before)[0]);
  if (isLeft) return reading;
  const { likelihoods } = before;
  const joined = { text: `${before.question.text} ${now.question.text}`, likelihoods };
  const mayGoOn = wanted === null && isOfFarming;
  if (!mayGoOn) return { ...reading, joined };
  return {
    ...reading,
    joined,
    goingOn: leanReading(before, now, { ...told, wanted: likelihoods }),
  };
}

/** A question after another one, where it wants what is given, or, with null, what it says itself. */
function leanReading(
  before: Reading,
  now: Reading,
  { wanted, ...told }: Told & { wanted: Likelihoods | null },
): Reading {
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
