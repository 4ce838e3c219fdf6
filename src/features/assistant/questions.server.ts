import { heardNames } from "#content/crops/names.ts";
import { smallWords } from "#content/vocabulary.ts";
import type { NamedCrop } from "#src/features/names/schema.ts";
import { countSlips, splitWords } from "#src/platform/search-words.server.ts";
import type { Concept, Question, QuestionWord } from "./question-schema.ts";
import type { AskedTerm } from "./retrieval-rules.ts";
import { getVocabulary, hear } from "./vocabulary.server.ts";

/** More than a spoken question needs; what is pasted beyond is not read. */
const mostWords = 80;
const longestWord = 40;
const longestPhrase = 4;
/** A shorter word's ending may be a part of it. */
const leastInflected = 6;

// Of Marathi and Hindi, the longer before what they end in.
const endings =
  `inantar anantar nantar madhye pasun asathi isathi iyanon iyon iyan avaril avar anchi anche ancha anna achi ache acha asathi var chi che cha la on en an at in o e a i u`.split(
    " ",
  );
/** Of Marathi's neuter as it is spoken, of its comparison and before a postposition. */
const spokenEndings =
  "apeksha ipeksha peksha achya ichya chya achan ichan chan acham icham cham ach ich".split(" ");
/** What names end in besides, before a case of Marathi. */
const nameEndings = [
  ..."yanchya anchya yachya achya ichya yamadhe amadhe imadhe yavar ivar yacha yachi yache yala yana yat chya icha ichi iche ila ana it".split(
    " ",
  ),
  ...spokenEndings,
  ...endings,
];
const englishEndings: [RegExp, string][] = [
  [/ies$/, "i"],
  [/(?<=[^aeious])(es|s)$/, ""],
  [/es$/, ""],
  [/ing$/, ""],
  [/ed$/, ""],
  [/e$/, ""],
];

function join(words: readonly string[]): string {
  return words.join(" ");
}

export function isCropWord(concept: Concept): concept is NamedCrop & Concept {
  return concept in heardNames;
}

/** The words of a text in one way of writing: lower case, no accents, Latin digits; the first 80. */
export function normaliseWords(text: string): string[] {
  return splitWords(text.slice(0, mostWords * longestWord))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** The part of a word that its cases, genders and numbers have in common, as it sounds. */
function stemWord(word: string): string {
  const isLatin = /^[a-z]+$/.test(word);
  const sound = hear(word);
  if (isLatin && sound.length > 4) {
    for (const [ending, left] of englishEndings) {
      const stem = sound.replace(ending, left);
      if (stem !== sound && stem.length > 2) return cutEnding(stem, 4);
    }
  }
  return cutEnding(sound, 3);
}

function cutEnding(sound: string, least: number): string {
  const ending = endings.find(
    (each) => sound.endsWith(each) && sound.length - each.length >= least,
  );
  return ending ? sound.slice(0, -ending.length) : sound;
}

/** A word is told by its consonants: a slip among the vowels leaves it what it is. */
const listConsonants = (sound: string) => sound.replaceAll(/[aeiouy]/g, "");

/** In a shorter word a slip among the consonants makes another word: change is no chana. */
const leastMisspelt = { vowels: 6, consonants: 9, twice: 11 };

/** Whether what was typed is a name but for a slip of the finger, or, in a long word, two. */
function isSlipOf(sound: string, name: string): boolean {
  const most = sound.length >= leastMisspelt.twice ? 2 : 1;
  if (Math.abs(name.length - sound.length) > most) return false;
  const mayDiffer = sound.length >= leastMisspelt.consonants;
  if (!mayDiffer && listConsonants(sound) !== listConsonants(name)) return false;
  return countSlips(sound, name) <= most;
}

/** A name that differs from what was typed by a slip of the finger; null when none does. */
function getNearName(sound: string): Concept | null {
  if (sound.length < leastMisspelt.vowels) return null;
  const { soundsByLetter, heard } = getVocabulary();
  const near = soundsByLetter.get(sound[0] ?? "")?.find((name) => isSlipOf(sound, name));
  return near ? (heard.get(near) ?? null) : null;
}

/** A word with all that reading it in a text takes. */
type HeardWord = {
  word: string;
  sound: string;
  /** What may come second in a phrase that it begins. */
  seconds: readonly Set<string>[];
  read: QuestionWord;
};

function listenTo(word: string, isKnown: (stem: string) => boolean): HeardWord {
  const { phraseBeginnings } = getVocabulary();
  const sound = hear(word);
  const seconds = [...new Set([word, sound])].flatMap((each) => phraseBeginnings.get(each) ?? []);
  return { word, sound, seconds, read: readWord(word, isKnown) };
}

/** The longest phrase that begins at a word, with how many words it takes. */
function readPhrase(
  words: readonly HeardWord[],
  at: number,
): { phrase: string; concept: Concept; length: number } | null {
  const [first, second] = [words[at], words[at + 1]];
  const mayBegin =
    second && first?.seconds.some((each) => each.has(second.word) || each.has(second.sound));
  if (!mayBegin) return null;
  const { written, heard } = getVocabulary();
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const taken = words.slice(at, at + length);
    const phrase = join(taken.map(({ word }) => word));
    const concept = written.get(phrase) ?? heard.get(join(taken.map(({ sound }) => sound)));
    if (concept) return { phrase, concept, length };
  }
  return null;
}

/** A name by what is left before an ending; Marathi changes a last vowel to "ya" there. */
function nameStem(stem: string, ending: string): Concept | null {
  const { heard } = getVocabulary();
  const bare = stem.replace(/ya?$/, "");
  const whole = [`${stem}a`, `${stem}i`];
  // It is what ends in a vowel that has a "ya" there: of water (pani), not of a leaf (pan).
  const names = ending.startsWith("y") ? [...whole.reverse(), stem] : [stem, ...whole];
  const changed = bare === stem ? [] : [`${bare}a`, `${bare}i`, `${bare}e`];
  return [...names, ...changed].map((name) => heard.get(name)).find(Boolean) ?? null;
}

/** A word in one of Marathi's or Hindi's cases or an English plural; short ones are left alone. */
function readInflected(word: string): Concept | null {
  const names = getVocabulary();
  if (/^[a-z]+s$/.test(word)) {
    const one = names.written.get(word.slice(0, -1)) ?? names.written.get(word.replace(/es$/, ""));
    if (one) return one;
  }
  const sound = hear(word);
  if (sound.length < leastInflected) return null;
  for (const ending of nameEndings) {
    if (!sound.endsWith(ending) || sound.length - ending.length < 3) continue;
    const concept = nameStem(sound.slice(0, -ending.length), ending);
    if (concept) return concept;
  }
  return null;
}

function readWord(word: string, isKnown: (stem: string) => boolean): QuestionWord {
  const stem = stemWord(word);
  const sound = hear(word);
  const read = { word, stem, concept: null, isFiller: false };
  const names = getVocabulary();
  const written = names.written.get(word);
  if (written) return { ...read, concept: written };
  if (names.fillers.has(word)) return { ...read, isFiller: true };
  if (names.plain.has(word)) return read;
  const heard = names.heard.get(sound);
  if (heard) return { ...read, concept: heard };
  if (names.heardFillers.has(sound) || /^\d+$/.test(word)) return { ...read, isFiller: true };
  return { ...read, concept: readInflected(word) ?? (isKnown(stem) ? null : getNearName(sound)) };
}

function readWords(words: readonly HeardWord[]): QuestionWord[] {
  const found: QuestionWord[] = [];
  for (let at = 0; at < words.length; ) {
    const told = readPhrase(words, at);
    const single = words[at]?.read;
    if (told) {
      const { phrase, concept } = told;
      found.push({ word: phrase, stem: phrase, concept, isFiller: false });
    } else if (single) {
      found.push(single);
    }
    at += told?.length ?? 1;
  }
  return found;
}

const [cropVerbs, marathiVerbs, marathiSigns, doneBefore] = [
  smallWords.cropVerbs,
  smallWords.marathiVerbs,
  smallWords.marathiSigns,
  smallWords.doneBefore,
].map((said) => new Set(splitWords(said)));

/** Takes for a word of doing what is also a crop's name, where Marathi is spoken or another crop is named. */
function settleVerbs(words: readonly QuestionWord[]): QuestionWord[] {
  const isVerb = ({ word }: QuestionWord) => cropVerbs?.has(word) ?? false;
  const isDone = ({ concept }: QuestionWord, at: number) =>
    concept === "banana" && (doneBefore?.has(words[at - 1]?.word ?? "") ?? false);
  if (!words.some((each, at) => isVerb(each) || isDone(each, at))) return [...words];
  const isMarathi = words.some(({ word }) => marathiSigns?.has(word));
  const hasOther = words.some((each) => each.concept && isCropWord(each.concept) && !isVerb(each));
  return words.map((each, at) =>
    isDone(each, at) || (isVerb(each) && (hasOther || (isMarathi && marathiVerbs?.has(each.word))))
      ? { ...each, concept: null, isFiller: true }
      : each,
  );
}

/**
 * A question's words with what each of them stands for.
 * @param isKnown whether a stem is of the knowledge base, and so no slip of the finger
 */
export function readQuestion(
  text: string,
  isKnown: (stem: string) => boolean = () => false,
): Question {
  const words = readWords(normaliseWords(text).map((word) => listenTo(word, isKnown)));
  return { text: text.slice(0, 4000), words: settleVerbs(words) };
}

/**
 * Reads many texts. The same words come again and again, so that what each says is worked out once, and let go with the
 * reader.
 */
export function openTextReader(): (text: string) => QuestionWord[] {
  getVocabulary();
  const heard = new Map<string, HeardWord[]>();
  const listen = (written: string) => {
    const known = heard.get(written);
    if (known) return known;
    // A text has no slips of the finger.
    const words = normaliseWords(written).map((word) => listenTo(word, () => true));
    heard.set(written, words);
    return words;
  };
  return (text) => readWords(text.split(" ").flatMap(listen).slice(0, mostWords));
}

/** The terms that a text is found by: what its words stand for, else their stems; fillers none. */
export function listTerms(read: readonly QuestionWord[]): string[] {
  return read.flatMap(({ concept, isFiller, stem }) => {
    if (isFiller) return [];
    return concept && concept !== "other" ? [`=${concept}`] : [stem];
  });
}

/** The terms that a question asks for; a word of another subject is found nowhere. */
export function listAskedTerms(read: readonly QuestionWord[]): AskedTerm[] {
  return read.flatMap((each): AskedTerm[] => {
    if (each.concept === "other") return [{ term: `~${each.word}`, isNamed: false }];
    return listTerms([each]).map((term) => ({ term, isNamed: each.concept !== null }));
  });
}
