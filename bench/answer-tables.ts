import type { Answer } from "#src/features/assistant/schema.ts";
import type { Language } from "#src/shared/language.ts";
import type { RoundQuestion, Verdict, Verdicts } from "./answer-rounds.ts";
import { countWords, findBroken, markAnswer, tellBlocks, tellLanguage } from "./answer-rules.ts";

/** What came back for a question. */
export type Answered = {
  question: RoundQuestion;
  answer: Answer;
  /** Until the first byte of the answer's body, ms. */
  firstByte: number;
};

/** An answer with what the rules and a reader say of it. */
export type Scored = Answered & {
  text: string;
  mark: string;
  words: number;
  /** As it reads; null where that cannot be told. */
  language: Language | null;
  broken: string[];
  /** Null where nobody has judged this very answer. */
  judged: { verdict: Verdict; reason: string } | null;
};

/** Holds an answer against its question's rules, and finds what a reader judged of it. */
export function score(answered: Answered, verdicts: Verdicts): Scored {
  const text = tellBlocks(answered.answer);
  const mark = markAnswer(text);
  const judged = verdicts[answered.question.id];
  return {
    ...answered,
    text,
    mark,
    words: countWords(text),
    language: tellLanguage(text),
    broken: findBroken(answered.question, text),
    judged: judged?.answer === mark ? judged : null,
  };
}

const isOtherLanguage = ({ language, question }: Scored) =>
  language !== null && language !== question.expectLanguage;

/** The middle of some numbers, the upper one of two; null of none. */
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

function share(part: readonly Scored[], verdict: Verdict): string {
  const judged = part.flatMap((each) => each.judged ?? []);
  if (judged.length === 0) return "-";
  const count = judged.filter((each) => each.verdict === verdict).length;
  return `${count} of ${judged.length} (${Math.round((count / judged.length) * 100)} %)`;
}

/** The figures of a round, by name. */
export function listFigures(all: readonly Scored[]): Record<string, string> {
  const of = (isMeant: (question: RoundQuestion) => boolean) =>
    all.filter(({ question }) => isMeant(question));
  const written = (...writings: readonly string[]) =>
    share(
      of(({ language }) => writings.includes(language)),
      "right",
    );
  const kind = (...kinds: readonly string[]) =>
    share(
      of((question) => kinds.includes(question.kind)),
      "right",
    );
  const others = all.filter(isOtherLanguage);
  const firstByte = median(all.map((each) => each.firstByte));
  return {
    "right and useful": share(all, "right"),
    "… English": written("en"),
    "… Hindi": written("hi", "hi-Latn"),
    "… of it in Latin letters": written("hi-Latn"),
    "… Marathi": written("mr", "mr-Latn"),
    "… of it, in Latin letters": written("mr-Latn"),
    "partly right": share(all, "partly"),
    "wrong or beside the point": share(all, "wrong"),
    "“I do not know” that it could have known": share(all, "unknown"),
    "refusals and redirections right": kind("refuse", "redirect"),
    "emergencies right": kind("emergency"),
    "follow-ups right": kind("follow-up"),
    "answered in another language than asked": `${others.length} of ${all.length}`,
    "breaks a rule": `${all.filter(({ broken }) => broken.length > 0).length} of ${all.length}`,
    "median words of an answer": String(median(all.map(({ words }) => words)) ?? "-"),
    "first byte, p50": firstByte === null ? "-" : `${firstByte.toFixed(0)} ms`,
    "answered by a model": `${all.filter(({ answer }) => answer.byModel).length} of ${all.length}`,
    "not judged yet": String(all.filter(({ judged }) => judged === null).length),
  };
}

/** One or more runs of a round side by side, as a table of Markdown. */
export function writeTable(runs: ReadonlyMap<string, readonly Scored[]>): string {
  const figures = [...runs].map(([name, all]) => ({ name, of: listFigures(all) }));
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const names = Object.keys(figures[0]?.of ?? {});
  return [
    row(["Figure", ...figures.map(({ name }) => name)]),
    row(["---", ...figures.map(() => "---")]),
    ...names.map((name) => row([name, ...figures.map(({ of }) => of[name] ?? "-")])),
  ].join("\n");
}

const quote = (text: string) => text.replaceAll(/^/gm, "> ");

function writeScored(each: Scored): string {
  const { question, answer, text, mark, words, language, broken, judged } = each;
  const tongue = isOtherLanguage(each) ? [`answered in ${language}`] : [];
  const faults = [...tongue, ...broken];
  const before = question.conversation.slice(0, -1);
  return [
    `### ${question.id} (${question.kind}, ${question.language})`,
    ...before.map((said) => `before it: ${said}`),
    `**${question.conversation.at(-1)}**`,
    quote(text),
    ...(answer.sources.length > 0
      ? [`sources: ${answer.sources.map(({ title }) => title).join("; ")}`]
      : []),
    ...(answer.followUps.length > 0 ? [`next: ${answer.followUps.join("; ")}`] : []),
    `a right answer: ${question.note}`,
    `rules: ${faults.length > 0 ? faults.join("; ") : "kept"}; ${words} words; answer ${mark}`,
    judged ? `verdict: ${judged.verdict}, ${judged.reason}` : "verdict: -",
  ].join("\n\n");
}

/** All answers of a run, for the reader who judges them. */
export const writeReport = (name: string, all: readonly Scored[]): string =>
  [`## ${name}`, ...all.map(writeScored)].join("\n\n");
