import { commonNames } from "#src/platform/search-aliases.server.ts";
import { countSlips, hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { type CropWord, cropWords } from "./data/crop-words.ts";
import { fillerWords } from "./data/filler-words.ts";
import { otherWords } from "./data/other-words.ts";
import { plainWords } from "./data/plain-words.ts";
import { topicWords } from "./data/topic-words.ts";
import type { Concept, Question, QuestionWord } from "./intent-rules.ts";
import type { QuestionLanguage } from "./passage-schema.ts";
import type { AskedTerm } from "./retrieval-rules.ts";

/** More than a spoken question needs; what is pasted beyond is not read. */
const mostWords = 80;
const longestWord = 40;
const longestPhrase = 4;
/** A shorter word's ending may be a part of it. */
const leastInflected = 6;

const marathiMarkers = new Set(
  splitWords(`आहे आहेत नाही नको पाहिजे काय केव्हा कधी कुठे कसे कसा कशी किती आणि किंवा पण माझ्या माझा माझी माझे मला
  आम्हाला द्यावे द्यायचे घ्यावे करावे करावी करायची पडले पडली झाले झाली साठी चा ची चे च्या ला ळी पाणी पाऊस पीक पिकावर शेतात कोणते कोणती
  उद्या सांगा येईल येणार मिळेल मिळते होईल विमा अळी कांदा कापूस ऊस भाताची हरभरा गहू हवामान फवारणी पेरणी`),
);
const latinMarkers = new Set(
  splitWords(`hai hain kya kaise kese kab kitna kitni kitne kahan kyun kyu mera meri mere mujhe ka ki ke ko se mein par
  karu karun karna kare karen chahiye raha rahi rahe nahi nahin aur liye wala wali gaya gayi hua hui lag laga kal aaj
  pani khad kheti kisan fasal gehu dhan bhav dava dawa keeda patte beej sinchai barish yojana bima paisa mandi mitti
  aahe kay majhya paani udya dyave kadhi kasa kiti sathi milega milegi hoga batao bataye karo daalu dalu`),
);

// Of Marathi and Hindi, the longer before what they end in.
const endings = splitWords(
  `inantar anantar nantar madhye pasun asathi isathi iyanon iyon iyan avaril avar anchi anche ancha anna achi ache acha asathi var chi che cha la on en an at in o e a i u`,
);
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

const heardWords = new Map<string, string>();
const mostHeard = 20_000;

/** A word's sound, kept while the same words come again. */
function hear(word: string): string {
  const known = heardWords.get(word);
  if (known !== undefined) return known;
  if (heardWords.size >= mostHeard) heardWords.clear();
  const sound = hearWord(word);
  heardWords.set(word, sound);
  return sound;
}

function hearAll(text: string): string {
  return join(splitWords(text.replaceAll("_", " ")).map(hear));
}

/** By the written words and, apart from them, by the sounds; phrases hold their words with a blank between. */
function listNames(): { written: Map<string, Concept>; heard: Map<string, Concept> } {
  const written = new Map<string, Concept>();
  const heard = new Map<string, Concept>();
  const add = (name: string, concept: Concept) => {
    const phrase = join(splitWords(name.replaceAll("_", " ")));
    if (!written.has(phrase)) written.set(phrase, concept);
    const sound = hearAll(name);
    if (sound && !heard.has(sound)) heard.set(sound, concept);
  };
  const lists: Record<string, string> = { ...cropWords, ...topicWords, other: otherWords };
  for (const [concept, names] of Object.entries(lists)) {
    for (const name of names.trim().split(/\s+/)) if (isConcept(concept)) add(name, concept);
  }
  // The market's own aliases, wherever one of a thing's names is known here.
  for (const [name, others] of commonNames) {
    const known = [name, ...others].map((other) => written.get(other)).find(Boolean);
    if (known && !plain.has(name) && !written.has(name) && !heard.has(hear(name))) {
      add(name, known);
    }
  }
  return { written, heard };
}

function isConcept(name: string): name is Concept {
  return name in cropWords || name in topicWords || name === "other";
}

export function isCropWord(concept: Concept): concept is CropWord & Concept {
  return concept in cropWords;
}

const plain = new Set(splitWords(plainWords));
const names = listNames();
const fillers = new Set(splitWords(fillerWords));
const heardFillers = new Set([...fillers].map(hear));
/** Single sounds of five letters and more, by their first. */
const soundsByLetter = new Map<string, string[]>();
function listSoundsOf(letter: string): string[] {
  if (soundsByLetter.size === 0) {
    for (const sound of names.heard.keys()) {
      if (sound.includes(" ") || sound.length < 5) continue;
      const [first = ""] = sound;
      soundsByLetter.set(first, [...(soundsByLetter.get(first) ?? []), sound]);
    }
  }
  return soundsByLetter.get(letter) ?? [];
}

/** The words of a text in one way of writing: lower case, no accents, Latin digits; the first 80. */
export function normaliseWords(text: string): string[] {
  return splitWords(text.slice(0, mostWords * longestWord))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** What a question is written in, by its letters and by small words that only one language has. */
export function detectLanguage(text: string): QuestionLanguage {
  const words = normaliseWords(text);
  const devanagari = words.filter((word) => /[\u0900-\u097f]/.test(word));
  if (devanagari.length * 2 > words.length) {
    const isMarathi = (word: string) => marathiMarkers.has(word) || word.includes("ळ");
    return devanagari.some(isMarathi) ? "mr" : "hi";
  }
  const marked = words.filter((word) => latinMarkers.has(word)).length;
  return marked >= 2 || (marked === 1 && words.length <= 4) ? "hi-Latn" : "en";
}

/** The part of a word that its cases, genders and numbers have in common, as it sounds. */
export function stemWord(word: string): string {
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

/** A name that differs from what was typed by a slip of the finger, from six letters on; null when none does. */
function getNearName(sound: string): Concept | null {
  if (sound.length < 6) return null;
  const most = sound.length >= 9 ? 2 : 1;
  const near = listSoundsOf(sound[0] ?? "").find(
    (name) => Math.abs(name.length - sound.length) <= most && countSlips(sound, name) <= most,
  );
  return near ? (names.heard.get(near) ?? null) : null;
}

/** Whether a phrase may begin with this word, so that few are put together in vain. */
const phraseBeginnings = new Set(
  [...names.written.keys(), ...names.heard.keys()].flatMap((name) => {
    const [first = "", ...rest] = name.split(" ");
    return rest.length > 0 ? [first] : [];
  }),
);

/** The longest phrase that begins the words, with how many of them it takes. */
function readPhrase(words: readonly string[]): { concept: Concept; length: number } | null {
  const [first = ""] = words;
  if (!phraseBeginnings.has(first) && !phraseBeginnings.has(hear(first))) return null;
  for (let length = Math.min(longestPhrase, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    const concept = names.written.get(join(phrase)) ?? names.heard.get(join(phrase.map(hear)));
    if (concept) return { concept, length };
  }
  return null;
}

/** A word in one of Marathi's or Hindi's cases, तांदळावर, or an English plural; short ones are left alone. */
function readInflected(word: string): Concept | null {
  if (/^[a-z]+s$/.test(word)) {
    const one = names.written.get(word.slice(0, -1)) ?? names.written.get(word.replace(/es$/, ""));
    if (one) return one;
  }
  const sound = hear(word);
  if (sound.length < leastInflected) return null;
  for (const ending of endings) {
    if (!sound.endsWith(ending) || sound.length - ending.length < 3) continue;
    const stem = sound.slice(0, -ending.length);
    const concept =
      names.heard.get(stem) ?? names.heard.get(`${stem}a`) ?? names.heard.get(`${stem}i`);
    if (concept) return concept;
  }
  return null;
}

function readWord(word: string, isKnown: (stem: string) => boolean): QuestionWord {
  const stem = stemWord(word);
  const sound = hear(word);
  const read = { word, stem, concept: null, isFiller: false };
  const written = names.written.get(word);
  if (written) return { ...read, concept: written };
  if (fillers.has(word)) return { ...read, isFiller: true };
  if (plain.has(word)) return read;
  const heard = names.heard.get(sound);
  if (heard) return { ...read, concept: heard };
  if (heardFillers.has(sound) || /^\d+$/.test(word)) return { ...read, isFiller: true };
  return { ...read, concept: readInflected(word) ?? (isKnown(stem) ? null : getNearName(sound)) };
}

/**
 * A question's words with what each of them stands for.
 * @param isKnown whether a stem is of the knowledge base, and so no slip of the finger
 */
export function readQuestion(
  text: string,
  isKnown: (stem: string) => boolean = () => false,
): Question {
  const words = normaliseWords(text);
  const read: QuestionWord[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = readPhrase(words.slice(at, at + longestPhrase));
    if (phrase) {
      const word = join(words.slice(at, at + phrase.length));
      read.push({ word, stem: word, concept: phrase.concept, isFiller: false });
    } else {
      read.push(readWord(words[at] ?? "", isKnown));
    }
    at += phrase?.length ?? 1;
  }
  return { text: text.slice(0, 4000), language: detectLanguage(text), words: read };
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
