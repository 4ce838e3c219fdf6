import { heardNames } from "#content/crops/names.ts";
import { smallWords, topicWords } from "#content/vocabulary.ts";
import { getAliases } from "#src/features/names/aliases.server.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import type { Concept } from "./question-schema.ts";

const heardWords = new Map<string, string>();
const mostHeard = 20_000;

/** A word's sound, kept while the same words come again. */
export function hear(word: string): string {
  const known = heardWords.get(word);
  if (known !== undefined) return known;
  if (heardWords.size >= mostHeard) heardWords.clear();
  const sound = hearWord(word);
  heardWords.set(word, sound);
  return sound;
}

function hearAll(text: string): string {
  return splitWords(text.replaceAll("_", " ")).map(hear).join(" ");
}

function isConcept(name: string): name is Concept {
  return name in heardNames || name in topicWords || name === "other";
}

type Names = { written: Map<string, Concept>; heard: Map<string, Concept> };

/** By the written words and, apart from them, by the sounds; phrases hold their words with a blank between. */
function listNames(plain: ReadonlySet<string>): Names {
  const written = new Map<string, Concept>();
  const heard = new Map<string, Concept>();
  const add = (name: string, concept: Concept) => {
    const phrase = splitWords(name.replaceAll("_", " ")).join(" ");
    if (!written.has(phrase)) written.set(phrase, concept);
    const sound = hearAll(name);
    if (sound && !heard.has(sound)) heard.set(sound, concept);
  };
  const lists: [string, readonly string[]][] = [
    ...Object.entries(heardNames),
    ...Object.entries({ ...topicWords, other: smallWords.other }).map(
      ([concept, line]): [string, string[]] => [concept, line.split(" ")],
    ),
  ];
  for (const [concept, names] of lists) {
    for (const name of names) if (isConcept(concept)) add(name, concept);
  }
  // The market's own aliases, wherever one of a thing's names is known here.
  for (const [name, others] of getAliases()) {
    const known = [name, ...others].map((other) => written.get(other)).find(Boolean);
    if (known && !plain.has(name) && !written.has(name) && !heard.has(hear(name))) {
      add(name, known);
    }
  }
  return { written, heard };
}

/** Single sounds of five letters and more, by their first. */
function listSoundsByLetter({ heard }: Names): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const sound of heard.keys()) {
    if (sound.includes(" ") || sound.length < 5) continue;
    const [first = ""] = sound;
    sounds.set(first, [...(sounds.get(first) ?? []), sound]);
  }
  return sounds;
}

/** Which words may come second after a first one, so that few phrases are put together in vain. */
function listPhraseBeginnings({ written, heard }: Names): Map<string, Set<string>> {
  const seconds = new Map<string, Set<string>>();
  for (const name of [...written.keys(), ...heard.keys()]) {
    const [first = "", second] = name.split(" ");
    if (second !== undefined) seconds.set(first, (seconds.get(first) ?? new Set()).add(second));
  }
  return seconds;
}

function listVocabulary() {
  const plain = new Set(splitWords(smallWords.plain));
  const names = listNames(plain);
  const fillers = new Set(splitWords(smallWords.fillers));
  return {
    ...names,
    plain,
    fillers,
    heardFillers: new Set([...fillers].map(hear)),
    soundsByLetter: listSoundsByLetter(names),
    phraseBeginnings: listPhraseBeginnings(names),
  };
}

let vocabulary: ReturnType<typeof listVocabulary> | null = null;

/** Worked out by the first who asks: a server that nobody asks anything need not know it. */
export function getVocabulary() {
  vocabulary ??= listVocabulary();
  return vocabulary;
}
