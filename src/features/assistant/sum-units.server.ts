import { unitWords } from "#content/unit-words.ts";
import { sumWords } from "#content/vocabulary.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { type SumUnit, sumUnits } from "./sum-measure-rules.ts";

/** The words of each phrase of a vocabulary's line, as they sound. */
export const listSounds = (said: string) =>
  said.split(" ").map((phrase) => splitWords(phrase.replaceAll("_", " ")).map(hearWord));
/** The phrases of a vocabulary's line by their sound. */
export const soundsOf = (said: string) =>
  new Set(
    listSounds(said)
      .map((words) => words.join(" "))
      .filter(Boolean),
  );

/** A vocabulary's line as the alternatives of an expression. */
export const anyOf = (said: string) =>
  said
    .split(" ")
    .map((word) => word.replaceAll("_", " "))
    .join("|");

/** What a text says, by the sound of its words and of each two that follow each other. */
export function openSaying(text: string): (said: ReadonlySet<string>) => boolean {
  const sounds = splitWords(text).map(hearWord);
  const pairs = sounds.map((sound, at) => `${sound} ${sounds[at + 1] ?? ""}`);
  return (said) => [...sounds, ...pairs].some((each) => said.has(each));
}

const saidOf: Record<SumUnit, string> = {
  rupees: `${unitWords.rupees.said} ${sumWords.unitRupees}`,
  kg: unitWords.kg.said,
  quintal: `${unitWords.quintal.said} ${sumWords.unitQuintal}`,
  acre: unitWords.acre.said,
  hectare: unitWords.hectare.said,
  guntha: unitWords.guntha.said,
  tonne: sumWords.unitTonne,
  gram: sumWords.unitGram,
  litre: sumWords.unitLitre,
  millilitre: sumWords.unitMillilitre,
  hour: sumWords.unitHour,
  minute: sumWords.unitMinute,
  day: sumWords.unitDay,
  month: sumWords.unitMonth,
  year: sumWords.unitYear,
  person: sumWords.unitPerson,
  sack: sumWords.unitSack,
  tank: sumWords.unitTank,
  animal: sumWords.unitAnimal,
  trip: sumWords.unitTrip,
  kilometre: sumWords.unitKilometre,
  crate: sumWords.unitCrate,
  percent: sumWords.unitPercent,
};
const unitBySound = new Map<string, SumUnit>(
  sumUnits.flatMap((unit) => [...soundsOf(saidOf[unit])].map((sound) => [sound, unit] as const)),
);
/** Those that say "for each acre" in one word. */
const eachBySound = new Map<string, SumUnit>(
  (["acre", "hectare"] as const).flatMap((unit) =>
    [...soundsOf(unitWords[unit].each ?? "")].map((sound) => [sound, unit] as const),
  ),
);

/** Whether a unit's name says by its ending that something is told for each: "ekari", "tasala". */
export const isEachWord = (word: string) =>
  eachBySound.has(hearWord(word)) ||
  (getUnit(word) !== null && /(?<=.{3})la$/.test(hearWord(word)));

/** How the names of units that may be each other's beginnings begin before Marathi's cases. */
const beginnings = (["quintal", "kg", "acre", "hectare", "guntha", "rupees"] as const).map(
  (unit) => [unitWords[unit].begins, unit] as const,
);

/** The cases of Marathi, as they sound. */
const caseEnding = /(?<=.{3})(?:la|chan|chn|ne|ni|che|cha|chi|chya|nna|na|ata|at|t)$/;

/** What a word counts in; null where it is the name of no unit. */
export function getUnit(word: string): SumUnit | null {
  if (word === "") return null;
  const sound = hearWord(word);
  return (
    eachBySound.get(sound) ??
    unitBySound.get(sound) ??
    unitBySound.get(sound.replace(caseEnding, "")) ??
    beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ??
    null
  );
}

/** Only things that are counted may stand before their figure: "majur 11". */
export const isThing = (unit: SumUnit | null) =>
  unit === "person" || unit === "animal" || unit === "sack";
