import { writeFileSync } from "node:fs";
import { spokenNames } from "#content/crops/names.ts";
import { passageQuestions } from "#content/passage-questions.ts";
import { purposeQuestions } from "#content/purposes.ts";
import { readAsked } from "#src/features/assistant/intents.server.ts";
import { type LinearModel, weighClasses } from "#src/features/assistant/linear-rules.ts";
import {
  type QuestionLanguage,
  questionLanguages,
} from "#src/features/assistant/passage-schema.ts";
import { listPassageRecords } from "#src/features/assistant/passages.server.ts";
import { offeredPurposes, purposes } from "#src/features/assistant/purpose-schema.ts";
import {
  languagePlaces,
  listLanguageTraits,
  listPurposeTraits,
  purposePlaces,
} from "#src/features/assistant/purpose-trait-rules.ts";
import { isCropWord } from "#src/features/assistant/questions.server.ts";
import { goldEnglish } from "#src/features/assistant/test-gold-english.ts";
import { goldHindi } from "#src/features/assistant/test-gold-hindi.ts";
import { goldLatinHindi } from "#src/features/assistant/test-gold-latin-hindi.ts";
import { goldMarathi } from "#src/features/assistant/test-gold-marathi.ts";
import type { GoldQuestion } from "#src/features/assistant/test-gold-question.ts";
import { goldVidarbha } from "#src/features/assistant/test-gold-vidarbha.ts";
import { languages } from "#src/shared/language.ts";
import {
  type Asked,
  listAsked,
  listAskedOfRecord,
  listPhrasings,
  type Phrasing,
} from "./purposes/examples.ts";
import {
  type Example,
  fitTemperature,
  learn,
  type Quantised,
  quantise,
  wordModel,
} from "./purposes/learn.ts";

// Learns what a question wants, and in which language it is asked, from scripts/purposes: lines that can be said in
// several ways, questions by strangers, a file each, our own in their manner, and beside them the questions of the
// search, those that each passage answers with the passages' titles, and the questions that are offered to press. With
// --across it first says, in some minutes, of each stranger how much is right where all but theirs was learned. By half
// of one stranger's, learned from nobody else, it sets how sure a likelihood is; then it learns that half too and writes
// the weights. The other half, held-out.tsv, is never learned: tests measure on it.

const shares = { phrasing: 2, title: 0.2, gold: 0.7, passage: 0.12 };
const folder = "scripts/purposes";

const records = listPassageRecords();
const gold: readonly (readonly [QuestionLanguage, readonly GoldQuestion[]])[] = [
  ["en", goldEnglish],
  ["hi", goldHindi],
  ["hi-Latn", goldLatinHindi],
  ["mr", [...goldMarathi, ...goldVidarbha]],
];

function listKnown(): Example[] {
  const wanted = new Map(records.map(({ id, purposes: [first] }) => [id, first]));
  const titles = records.flatMap(({ title, asked = "", purposes: [purpose = "other"] }) =>
    [...Object.values(title), asked].map((text) => ({ text, purpose, weight: shares.title })),
  );
  const searched = gold.flatMap(([, questions]) =>
    questions.map(([text, right = ""]) => {
      return { text, purpose: wanted.get(right) ?? ("other" as const), weight: shares.gold };
    }),
  );
  const passages = records.flatMap(({ id, purposes: answered }) =>
    Object.values(passageQuestions[id] ?? {})
      .flat()
      .flatMap((text) =>
        // A passage may answer more than one purpose, and which of them a question has is not said.
        answered.map((purpose) => ({ text, purpose, weight: shares.passage / answered.length })),
      ),
  );
  const said = listPhrasings(folder).map((each) => ({
    ...each,
    weight: each.weight * shares.phrasing,
  }));
  const offered = offeredPurposes.flatMap((purpose) =>
    Object.values(purposeQuestions[purpose]).flatMap((text) =>
      [text, `${spokenNames.en.wheat}: ${text}`].map((each) => ({
        text: each,
        purpose,
        weight: 1,
      })),
    ),
  );
  return [...said, ...titles, ...searched, ...passages, ...offered].map(toExample);
}

function toExample({ text, purpose, weight }: Phrasing): Example {
  const traits = listPurposeTraits(readAsked(text), isCropWord);
  return { traits, wanted: purposes.indexOf(purpose), weight };
}

const toLanguageExample = (text: string, language: QuestionLanguage): Example => ({
  traits: listLanguageTraits(text),
  wanted: questionLanguages.indexOf(language),
  weight: 1,
});

const sentenceEnd = /(?<=[.!?।])\s+/;
const mostSentences = 4;

const listLanguages = (): Example[] => [
  ...records.flatMap(({ title }) =>
    languages.map((language) => toLanguageExample(title[language], language)),
  ),
  // Of English there is no lack, and in Latin letters it would outweigh the others.
  ...records.flatMap(({ text }) =>
    (["hi", "mr"] as const).flatMap((language) =>
      text[language]
        .split(sentenceEnd)
        .slice(0, mostSentences)
        .map((sentence) => toLanguageExample(sentence, language)),
    ),
  ),
  ...gold.flatMap(([language, questions]) =>
    questions.map(([text]) => toLanguageExample(text, language)),
  ),
];

function report(name: string, model: LinearModel, held: readonly Example[]): void {
  const right = held.filter(({ traits, wanted }) => {
    const likely = weighClasses(model, traits);
    return likely.indexOf(Math.max(...likely)) === wanted;
  });
  process.stdout.write(`${name}: ${right.length} of ${held.length}\n`);
}

/** Learns, says what is right of a stranger's questions that it never saw, and learns those it may, too. */
function train(
  name: string,
  known: readonly Example[],
  given: { mine: readonly Example[]; held: readonly Example[]; places: number; classes: number },
): Quantised {
  const { mine, held, ...sizes } = given;
  const before = quantise(learn(known, sizes));
  report(`${name}, of one who was not learned from`, before, [...mine, ...held]);
  const temperature = fitTemperature(before, mine);
  const model = { ...quantise(learn([...known, ...mine], sizes)), temperature };
  report(`${name}, of the half that is never learned`, model, held);
  return model;
}

/** Says of each stranger how much is right where all the others were learned. */
function reportAcross(known: readonly Example[], strangers: ReadonlyMap<string, Example[]>): void {
  for (const [name, held] of strangers) {
    const others = [...strangers].flatMap(([other, asked]) => (other === name ? [] : asked));
    const sizes = { places: purposePlaces, classes: purposes.length };
    report(
      `purpose, ${name}, of all but them`,
      quantise(learn([...known, ...others], sizes)),
      held,
    );
  }
}

const read = (...files: readonly string[]) =>
  files.flatMap((file) => listAsked(`${folder}/${file}.tsv`));
const strangers = new Map([
  ...[1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => {
    return [`asked-${number}`, read(`asked-${number}`)] as const;
  }),
  ["of the record", listAskedOfRecord("asked-1", "asked-2")] as const,
]);
const others = [...[...strangers.values()].flat(), ...read("own")];
const [mine, held] = [read("asked-3"), read("held-out")];
const known = listKnown();
if (process.argv.includes("--across")) {
  reportAcross(
    [...known, ...read("own").map(toExample)],
    new Map([
      ...[...strangers].map(([name, asked]) => [name, asked.map(toExample)] as const),
      ["asked-3", [...mine, ...held].map(toExample)],
    ]),
  );
}
const purposeModel = train("purpose", [...known, ...others.map(toExample)], {
  mine: mine.map(toExample),
  held: held.map(toExample),
  places: purposePlaces,
  classes: purposes.length,
});
const toOwnLanguage = ({ text, language }: Asked) => toLanguageExample(text, language);
const languageModel = train("language", [...listLanguages(), ...others.map(toOwnLanguage)], {
  mine: mine.map(toOwnLanguage),
  held: held.map(toOwnLanguage),
  places: languagePlaces,
  classes: questionLanguages.length,
});
writeFileSync(
  "src/features/assistant/data/purpose-weights.ts",
  `/** Written by scripts/train-purposes.ts: a byte for each place and class. */
${wordModel("purposeWeights", purposeModel)}
${wordModel("languageWeights", languageModel)}`,
);
