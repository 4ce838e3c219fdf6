import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { passageQuestions } from "#content/passage-questions.ts";
import { learnedKinds, ordinaryClass } from "#src/features/assistant/danger-kind-rules.ts";
import { findNamed } from "#src/features/assistant/danger-rules.ts";
import { goldEnglish } from "#src/features/assistant/test-gold-english.ts";
import { goldHeldOut } from "#src/features/assistant/test-gold-held-out.ts";
import { goldHindi } from "#src/features/assistant/test-gold-hindi.ts";
import { goldLatinHindi } from "#src/features/assistant/test-gold-latin-hindi.ts";
import { goldMarathi } from "#src/features/assistant/test-gold-marathi.ts";
import { listWays } from "./purposes/chance.ts";
import { listOfRecord } from "./purposes/examples.ts";

const folder = "scripts/danger";
/** A question a line, after what it wants, of which crop and in which language. */
const askedFolder = "scripts/purposes";
const refusedFolder = "scripts/refusals";
export const folds = 8;
const mostWays = 6;
/** Most of what is refused sounds bitter, and teaches little of what is told in danger: with a whole weight that is heard less. */
const ofRefused = 0.4;
/** `wanted`: which of the learned kinds; none where danger is told of too rarely to be learned. */
export type Example = {
  text: string;
  isDanger: boolean;
  wanted: number | null;
  isOwn: boolean;
  fold: number;
  weight: number;
};

const toOrdinary = (text: string, fold: number, weight: number): Example => ({
  text,
  isDanger: false,
  wanted: ordinaryClass,
  isOwn: false,
  fold: fold % folds,
  weight,
});

const toNearMiss = (text: string, fold: number, weight: number): Example => ({
  ...toOrdinary(text, fold, weight),
  isOwn: true,
});

/** Whoever tells of these may tell of danger. */
const dangerousKinds: readonly string[] = [
  "bank-threat",
  "grain-tablet",
  "killed-cattle",
  "medicine",
  "moneylender",
  "power-cut",
  "sick-animal",
  "sick-hens",
  "violence",
];

function readExamples(): Example[] {
  const files = readdirSync(refusedFolder).filter(
    (file) => file.endsWith(".txt") && !dangerousKinds.includes(file.replace(".txt", "")),
  );
  const refused = files.flatMap((file) =>
    readFileSync(`${refusedFolder}/${file}`, "utf8")
      .split("\n")
      .filter(Boolean)
      .flatMap((line, group) => {
        const ways = listWays(line, mostWays);
        const weight = ofRefused / ways.length ** 0.7;
        const fold = group % folds;
        return ways.map((text) => toNearMiss(text, fold, weight));
      }),
  );
  const told = readdirSync(folder).flatMap((file) => {
    let group = 0;
    const isDanger = file !== "ordinary.txt";
    return readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .flatMap((line) => {
        if (line.startsWith("#")) group += 1;
        if (line === "" || line.startsWith("#")) return [];
        const ways = listWays(line, mostWays);
        const weight = (isDanger ? 3 : 2) / ways.length ** 0.7;
        const kind = learnedKinds.findIndex((each) => file === `${each}.txt`);
        const wanted = isDanger ? (kind < 0 ? null : kind) : ordinaryClass;
        const fold = group % folds;
        return ways.map((text) => ({ text, isDanger, wanted, isOwn: true, fold, weight }));
      });
  });
  return [...told, ...refused];
}

const readAsked = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    // A sick animal is asked after in one way or the other.
    .filter(([purpose, , , text = ""]) => purpose !== "livestock" || !findNamed(text))
    .flatMap(([, , , text]) => text ?? []);

function readOrdinary(): Example[] {
  const gold = [goldEnglish, goldHindi, goldLatinHindi, goldMarathi, goldHeldOut].flat();
  const files = readdirSync(askedFolder).filter((file) => file.endsWith(".tsv"));
  const asked = new Set([
    ...files.flatMap((file) => readAsked(`${askedFolder}/${file}`)),
    ...listOfRecord("asked-1", "asked-2").map(({ text }) => text),
  ]);
  const texts = new Set([...gold.map(([text]) => text), ...asked]);
  return (
    [...texts]
      .filter((text) => text.length > 3 && text.length < 260)
      // What was written as an ordinary question is one, whatever a rule hears in it.
      .filter((text) => asked.has(text) || !findNamed(text))
      .map((text, at) => toOrdinary(text, at, 2))
  );
}

/** Whoever asks for one of these passages may tell of danger. */
const dangerous: readonly string[] = [
  "safety-poisoning",
  "crop-fire",
  "urvara-danger",
  "moneylender-threat",
  "dogs-no-poison",
  "store-tablet-house",
  "cow-milk-fever",
  "cattle-bloat",
  "cow-not-eating",
  "calf-first-milk",
  "calving-help",
  "afterbirth",
  "prolapse-first",
  "calf-scours",
  "dog-bit-cow",
  "hens-dying",
  "seed-berseem",
  "finger-cut-off",
  "shock-at-pump",
];

const rounds = "bench/answers";
const round = z.object({
  questions: z.array(z.object({ kind: z.string(), conversation: z.array(z.string()) })),
});

/** What strangers asked in the rounds, but what is an emergency, or may tell of one. */
const readRounds = (): Example[] =>
  readdirSync(rounds)
    .filter((file) => /^round-\d+\.yaml$/.test(file))
    .flatMap((file) => round.parse(parse(readFileSync(`${rounds}/${file}`, "utf8"))).questions)
    .filter(({ kind }) => kind === "plain" || kind === "follow-up")
    .flatMap(({ conversation }) => conversation)
    .filter((text) => !findNamed(text))
    .map((text, at) => toOrdinary(text, at, 2));

/** Short questions, all of a passage in one fold. */
const readOfPassages = (): Example[] =>
  Object.entries(passageQuestions)
    .filter(([id]) => !dangerous.includes(id))
    .flatMap(([, byLanguage], at) =>
      Object.values(byLanguage)
        .flat()
        .map((text) => toOrdinary(text, at, 1)),
    );

/** What is learned of danger from: what tells of it, what nearly does, and what does not. */
export const listExamples = (): Example[] => [
  ...readExamples(),
  ...readOrdinary(),
  ...readRounds(),
  ...readOfPassages(),
];
