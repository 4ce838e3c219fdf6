import { smallWords } from "#content/vocabulary.ts";
import { countWords } from "./answer-rules.ts";
import { foes } from "./data/intent-words.ts";
import type { AskWord, ReadQuestion } from "./question-schema.ts";
import { isCropWord, listTerms, openTextReader } from "./questions.server.ts";

/** What a question asks for by its form, whatever it is about. */
const forms = ["amount", "length", "time", "money", "reason", "office", "papers"] as const;
export type Form = (typeof forms)[number];

const listWords = (said: string) => said.split(/\s+/).map((word) => word.replaceAll("_", " "));

/** How the words begin that tell it. */
const toldBy: Record<Form, readonly string[]> = {
  amount: listWords(smallWords.toldAmount),
  length: listWords(smallWords.toldLength),
  time: listWords(smallWords.toldTime),
  money: listWords(smallWords.toldMoney),
  reason: listWords(smallWords.toldReason),
  office: listWords(smallWords.toldOffice),
  papers: listWords(smallWords.toldPapers),
};

const asksFor: readonly (readonly [AskWord, readonly Form[]])[] = [
  ["why", ["reason"]],
  ["howDear", ["money"]],
  ["where", ["office"]],
  ["who", ["office"]],
  ["howLong", ["time"]],
  ["when", ["time"]],
  ["howMuch", ["amount", "length", "money", "time"]],
];

/** Of what is asked the forms that an answer must have one of; none where any sentence may answer. */
export function listForms({ asks, words }: Pick<ReadQuestion, "asks" | "words">): readonly Form[] {
  const named = new Set(words.map(({ concept }) => concept));
  if (named.has("documents") && asks.has("list")) return ["papers"];
  if (named.has("spacing")) return ["length"];
  // What is kept in bags is not counted by them.
  const isKept = named.has("store") || named.has("dry_produce");
  if (named.has("bag") && !isKept && !asks.has("howDear")) return ["amount"];
  return asksFor.find(([ask]) => asks.has(ask))?.[1] ?? [];
}

/** Forms that only a number can have. */
const counted: readonly Form[] = ["amount", "length", "money"];
/** So far after its number a unit may stand: 10 to 12 kg. */
const farthestUnit = 4;

const begins = (word: string, beginnings: readonly string[]) =>
  beginnings.some((each) => word.startsWith(each));

/** Whether a sentence tells what has this form: a number with its unit, a time, a reason, an office. */
function hasForm(sentence: string, form: Form): boolean {
  const words = sentence.toLowerCase().split(/[\s(]+/);
  const told = toldBy[form];
  if (!counted.includes(form)) return words.some((word) => begins(word, told));
  return words.some((word, at) => {
    if (!/\d/.test(word)) return false;
    if (form === "money" && /[₹%]/.test(word)) return true;
    return words.slice(at + 1, at + 1 + farthestUnit).some((unit) => begins(unit, told));
  });
}

/** The forms of all that a text tells. */
export const listFormsOf = (text: string): readonly Form[] =>
  forms.filter((form) => hasForm(text, form));

/** What a sentence of the right form is worth beside one word that it shares with the question; papers are listed in one. */
const formWorth = { papers: 5, other: 2 };
/** By so much another sentence must be better than the first to stand before it. */
const leastLead = 2;

let read: ReturnType<typeof openTextReader> | null = null;

/** What a question is about but its crop, as terms. */
const listSubjects = ({ words }: ReadQuestion): Set<string> =>
  new Set(
    words.flatMap(({ concept, isFiller, stem }) =>
      isFiller || (concept && isCropWord(concept)) ? [] : [concept ? `=${concept}` : stem],
    ),
  );

function readTermsOf(text: string): string[] {
  read ??= openTextReader();
  return listTerms(read(text));
}

const namedFoes: ReadonlySet<string> = new Set(
  foes.filter((foe) => foe !== "insect" && foe !== "disease").map((foe) => `=${foe}`),
);

/** Whether a question names by its own name the pest that a title names. */
export function sharesName(title: string, question: ReadQuestion): boolean {
  const subjects = listSubjects(question);
  return readTermsOf(title).some((term) => namedFoes.has(term) && subjects.has(term));
}

const splitSentences = (text: string) => text.split(/(?<=[.!?\u0964])\s+(?=\D)/);

/** How well each sentence answers a question, by its form and its words. */
function weighSentences(sentences: readonly string[], question: ReadQuestion): number[] {
  const wanted = listForms(question);
  const asked = listSubjects(question);
  return sentences.map((sentence) => {
    const shared = new Set(readTermsOf(sentence).filter((term) => asked.has(term))).size;
    const isOfForm = wanted.some((form) => hasForm(sentence, form));
    const worth = wanted.includes("papers") ? formWorth.papers : formWorth.other;
    return shared + (isOfForm ? worth : 0);
  });
}

/** Where the sentence stands that tells what was asked for; the first where none answers it much better. */
function findFirst(worth: readonly number[]): number {
  const best = worth.indexOf(Math.max(...worth));
  const [first = 0] = worth;
  return (worth[best] ?? 0) < first + leastLead ? 0 : best;
}

/** A text with the sentence first that tells what was asked for. */
export function putAnswerFirst(text: string, question: ReadQuestion): string {
  const sentences = splitSentences(text);
  if (sentences.length < 2) return text;
  const first = findFirst(weighSentences(sentences, question));
  return [sentences[first], ...sentences.filter((_, at) => at !== first)].join(" ");
}

/** Worth so much a sentence is told before those that stand earlier. */
const leastOfIt = 3;

/** What is told at once has at most so many words, but always a sentence. */
const mostWordsAtOnce = 45;
/** So few are too little to stand alone, however long the next sentence is. */
const leastWordsAtOnce = 20;

/**
 * A text as what is told at once and, for whoever wants to know more, the rest: first the sentence that tells what was
 * asked for, then those that tell of it, too, then the others as they stand.
 */
export function chooseSentences(
  text: string,
  question: ReadQuestion,
): { text: string; more: string } {
  const sentences = splitSentences(text);
  const worth = weighSentences(sentences, question);
  const first = findFirst(worth);
  const others = sentences.map((_, at) => at).filter((at) => at !== first);
  const isOfIt = (at: number) => (worth[at] ?? 0) >= leastOfIt;
  const chosen = new Set<number>();
  let said = countWords(sentences[first] ?? "");
  for (const at of [...others.filter(isOfIt), ...others]) {
    const words = countWords(sentences[at] ?? "");
    if (chosen.has(at)) continue;
    if (said + words > mostWordsAtOnce && said >= leastWordsAtOnce) break;
    chosen.add(at);
    said += words;
  }
  const join = (places: readonly number[]) => places.map((at) => sentences[at]).join(" ");
  return {
    text: join([first, ...others.filter((at) => chosen.has(at))]),
    more: join(others.filter((at) => !chosen.has(at))),
  };
}
