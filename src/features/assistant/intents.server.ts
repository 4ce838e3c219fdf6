import { askWords, smallWords } from "#content/vocabulary.ts";
import { isMarketPlace, isTown } from "#src/features/prices/market-places.server.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { isAmountWord, listAmounts, readSum } from "./amounts.server.ts";
import { completeAll } from "./carried-figures.server.ts";
import { readHours } from "./clock-questions.server.ts";
import { continueReading } from "./conversation-rules.ts";
import { days } from "./data/intent-words.ts";
import { dayOf, listNamed } from "./intent-rules.ts";
import type { Cue, IntentSlots, Reading } from "./intent-schema.ts";
import { placed } from "./matter-rules.ts";
import { readTrip } from "./price-answer-rules.ts";
import type { Likelihoods, Purpose } from "./purpose-schema.ts";
import { detectLanguage, guessPurposes } from "./purposes.server.ts";
import type { AskWord, Question, ReadQuestion } from "./question-schema.ts";
import { isCropWord, normaliseWords, readQuestion } from "./questions.server.ts";
import { isTimeWord, readRecordSlots, readWeekday } from "./record-questions.server.ts";
import { readWanted } from "./sum-wanted.server.ts";
import { getVocabulary } from "./vocabulary.server.ts";

function listAskWords(): Map<string, AskWord[]> {
  const found = new Map<string, AskWord[]>();
  for (const [kind, words] of Object.entries(askWords)) {
    for (const word of splitWords(words)) {
      if (isAskWord(kind)) found.set(word, [...(found.get(word) ?? []), kind]);
    }
  }
  return found;
}

function isAskWord(kind: string): kind is AskWord {
  return kind in askWords;
}

const knownAskWords = listAskWords();

/** By what small words a text asks. */
export const listAsks = (text: string): ReadonlySet<AskWord> =>
  new Set(normaliseWords(text).flatMap((word) => knownAskWords.get(word) ?? []));

/** A question with the purposes that its small words show. */
export function readAsked(text: string): ReadQuestion {
  return { ...readQuestion(text), asks: listAsks(text) };
}

function readPlace({ words }: Question): string | null {
  const plain = words.filter(
    ({ concept, isFiller, word }) =>
      !concept && !isFiller && !isAmountWord(word) && !/^\d/.test(word),
  );
  return plain.length > 0 && plain.length <= 3 ? plain.map(({ word }) => word).join(" ") : null;
}

type NamedField = { id: string; name: string };

/** So few words leave the language open. */
const mostUntold = 3;
const afterField = new Set(splitWords(smallWords.afterField));

/** The field whose whole name is in the question, the longest name first. */
function findField(text: string, fields: readonly NamedField[]): string | null {
  const sounds = (words: readonly string[]) => ` ${words.map(hearWord).join(" ")} `;
  const written = new Set(fields.flatMap(({ name }) => normaliseWords(name)));
  const { fillers } = getVocabulary();
  const all = normaliseWords(text);
  const asked = sounds(all);
  // Marathi's word for “to me” is how a field may be called: there the field is named with what it is, or where.
  const isMarathi = all.length > mostUntold && detectLanguage(text, "en") === "mr-Latn";
  const isMeant = (word: string, at: number) =>
    !fillers.has(word) || (written.has(word) && (!isMarathi || afterField.has(all[at + 1] ?? "")));
  const telling = sounds(all.filter(isMeant));
  const named = fields
    .map(({ id, name }) => ({ id, name, sound: sounds(normaliseWords(name)) }))
    .filter(({ sound }) => {
      const isOneWord = !sound.trim().includes(" ");
      return sound.trim() !== "" && (isOneWord ? telling : asked).includes(sound);
    })
    .sort(
      (one, other) =>
        other.name.length - one.name.length ||
        asked.indexOf(one.sound) - asked.indexOf(other.sound),
    );
  return named[0]?.id ?? null;
}

const homeSounds = new Set(splitWords(smallWords.home).map((word) => hearWord(word)));

/** What is sold or stored lies at home, and who is ill, though a field may be called so. */
const keptAtHome: readonly Purpose[] = [
  ...placed,
  "storage",
  "selling-quality",
  "livestock",
  "other",
];

/** The fields that a question of this purpose may name. */
const listNameable = (fields: readonly NamedField[], wanted: Purpose): readonly NamedField[] =>
  keptAtHome.includes(wanted)
    ? fields.filter(({ name }) => !splitWords(name).every((word) => homeSounds.has(hearWord(word))))
    : fields;

const cueWords = (["goingOn", "condition", "reason", "another", "leaving"] as const).map(
  (cue): [Cue, readonly string[]] => [cue, smallWords[cue].split(" ").map(readPhrase)],
);

function readPhrase(written: string): string {
  return splitWords(written.replaceAll("_", " ")).join(" ");
}

const reasonAlone = new Set(splitWords(smallWords.reasonAlone));

function readCues(text: string): Set<Cue> {
  const words = normaliseWords(text);
  const all = ` ${words.join(" ")} `;
  const cues = cueWords.flatMap(([cue, said]) =>
    said.some((phrase) => all.includes(` ${phrase} `)) ? [cue] : [],
  );
  const isReason = words.length > 0 && words.every((word) => reasonAlone.has(word));
  return new Set(isReason ? [...cues, "reason"] : cues);
}

/** Of Marathi, before an ending that says where: Akola is "Akolya" there. */
const changedTown =
  /(?:\u094d\u092f\u093e|ya)(?:\u0924|\u0932\u093e|\u0932\u0947|\u0939\u0942\u0928|\u091a\u093e|t|la|le|hun|cha)$/;
const townEnding =
  /(?:\u0939\u0942\u0928|\u092e\u0927\u094d\u092f\u0947|\u0932\u093e|\u0932\u0947|\u0924|hun|madhe|la|le|at)$/;

const cutTown = (word: string) => [
  word.replace(changedTown, /[a-z]/.test(word) ? "a" : "\u093e"),
  word.replace(townEnding, ""),
];

/**
 * The day that is named last: "not tomorrow, then Thursday". Of two the one that only says when it rains is not meant:
 * "may I spray tomorrow, or will Wednesday's rain wash it off".
 */
function readDay({ words }: ReadQuestion): IntentSlots["day"] | null {
  const named = words.flatMap(({ word, concept }, at) => {
    const known = days.find((day) => day === concept);
    const day = known ? dayOf[known] : readWeekday(word);
    return day ? { day, isOfRain: words[at + 1]?.concept === "rain" } : [];
  });
  return (named.findLast(({ isOfRain }) => !isOfRain) ?? named.at(-1))?.day ?? null;
}

/** What is asked after a matter is let go: "onion? leave it. …". */
function skipLeft(text: string): string {
  const at = text.search(/[.,;!?\u0964]/);
  const rest = text.slice(at + 1).trim();
  return at > 0 && rest.includes(" ") && readCues(text.slice(0, at)).has("leaving") ? rest : text;
}

/** Less sure than this, words of which none is known are no question after a scheme, though those have strange names. */
const leastOfScheme = 0.9;

/** Whether it is told how much of a crop there is to sell. */
const namesLot = (text: string): boolean =>
  listAmounts(text).some(({ unit }) => unit === "quintal") || readTrip(text).quintals !== null;

/** Less sure than this of anything else, a lot and the money asked for it are a matter of the price. */
const leastBesideLot = 0.6;

/** Whether it is asked what a lot of a crop brings, and no price is told. */
function asksLotMoney({ text, words }: ReadQuestion): boolean {
  const wanted = readWanted(text, true);
  const isOfMoney = wanted?.kind === "amount" && wanted.unit === "rupees";
  const isTold = listAmounts(text).some(({ unit }) => unit === "rupees");
  const isOfCrop = words.some(({ concept }) => concept !== null && isCropWord(concept));
  return isOfMoney && !isTold && isOfCrop && namesLot(text);
}

function guessWanted(question: ReadQuestion): Likelihoods {
  const likelihoods = guessPurposes(question);
  const [[wanted, likelihood] = ["unclear", 0]] = likelihoods;
  if (likelihood < leastBesideLot && asksLotMoney(question)) return [["mandi-price", 1]];
  const isNamed = question.words.some(({ concept }) => concept !== null);
  return isNamed || wanted !== "scheme" || likelihood >= leastOfScheme
    ? likelihoods
    : [["unclear", 1]];
}

function readAlone(text: string, fields: readonly NamedField[]): Reading {
  const said = skipLeft(text);
  const question = readAsked(said);
  const crop = question.words
    .map(({ concept }) => concept)
    .find((each) => each && isCropWord(each));
  const likelihoods = guessWanted(question);
  const [[wanted] = ["unclear" as const]] = likelihoods;
  const fieldId = findField(said, listNameable(fields, wanted));
  const [sum, place] = [readSum(said), readPlace(question)];
  const day = readDay(question);
  const hours = readHours(said);
  return {
    question,
    cues: readCues(text),
    asksReason: false,
    likelihoods,
    slots: {
      ...listNamed(question),
      ...(day ? { day } : {}),
      ...(hours ? { hours } : {}),
      ...(crop ? { crop } : {}),
      ...(fieldId ? { fieldId } : {}),
      ...(sum === null ? {} : sum === "unclear" ? { isSumUnclear: true } : { sumInRupees: sum }),
      ...(place ? { place } : {}),
    },
  };
}

/** So far back a question may lean on those before it. */
const mostBefore = 3;

/**
 * A question as it is meant, in any of the languages: what it wants, and what it names or takes from before.
 * @param given.fields the asker's own
 * @param given.grown what grows on them now
 * @param given.before what was asked in the conversation, the earliest first
 * @returns with `asked`, the last of these and the question, their figures completed
 */
export function readQuestionAfter(
  text: string,
  given: {
    fields: readonly NamedField[];
    grown: readonly string[];
    before: readonly string[];
  },
): Reading & { asked: readonly string[] } {
  const asked = completeAll([...given.before.slice(-mostBefore), text]);
  const readings = asked.map((each) => readAlone(each, given.fields));
  const names = new Set(
    given.fields.flatMap(({ name }) => normaliseWords(name).map((word) => hearWord(word))),
  );
  const told = {
    isCrop: isCropWord,
    isOfField: (word: string) => names.has(hearWord(word)),
    isTime: isTimeWord,
    isGrown: (crop: string) => given.grown.includes(crop),
    namesLot,
    isPlace: (place: string) =>
      isMarketPlace(splitWords(place)) ||
      splitWords(place).some((word) => cutTown(word).some((town) => isTown([town]))),
  };
  const { goingOn, joined, ...meant } = readings.reduce((before, now) =>
    continueReading(before, now, told),
  );
  const addRecord = (reading: Reading): Reading => ({
    ...reading,
    slots: {
      ...reading.slots,
      ...readRecordSlots(reading, {
        grown: given.grown,
        before: reading.cues.has("leaving") ? null : (asked.at(-2) ?? null),
      }),
    },
  });
  return {
    ...addRecord(meant),
    asked,
    ...(goingOn ? { goingOn: addRecord(goingOn) } : {}),
    ...(joined ? { joined } : {}),
  };
}
