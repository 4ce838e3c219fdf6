import { smallWords } from "#content/vocabulary.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { countWords } from "./answer-rules.ts";
import type { Knowledge } from "./asked.server.ts";
import type { Reading } from "./intent-schema.ts";
import type { Passage, RankedPassage } from "./passage-schema.ts";
import type { Purpose } from "./purpose-schema.ts";
import { isCropWord } from "./questions.server.ts";

const joining = new Set(splitWords(smallWords.joining));
const ends = /[.?!;\u0964]+(?:\s+|$)/;

/** Fewer words are no question of their own. */
const leastWords = 3;
/** So sure a part has to be of what it wants, and so well its passage has to fit, to be told beside the rest. */
const leastSure = 0.6;
const leastTold = { score: 0.75, likeness: 0.12 };
/** What is said beside a question and asks for nothing. */
const aside: readonly Purpose[] = ["greeting", "thanks", "abilities", "unclear", "other"];

/** The sentences of a question, and what is joined by "and" in them. */
function splitParts(text: string): string[] {
  return text
    .split(ends)
    .flatMap((sentence) => {
      const parts: string[][] = [[]];
      for (const word of sentence.split(/\s+/)) {
        if (joining.has(splitWords(word)[0] ?? "")) parts.push([]);
        else parts.at(-1)?.push(word);
      }
      return parts.map((words) => words.join(" "));
    })
    .filter((part) => countWords(part) >= leastWords);
}

/** Whether two passages tell the same of one crop. */
const isOfSameMatter = (one: Passage, other: Passage) =>
  one === other ||
  (one.crop !== undefined &&
    one.crop === other.crop &&
    one.purposes.some((purpose) => other.purposes.includes(purpose)));

/**
 * What answers another part of a question than its whole does: "how much is it, and where do I apply".
 * @param given.told what is told of the whole
 * @returns null where the question has one part, or its parts ask for the same
 */
export async function findSecondPart(
  { read, search }: Pick<Knowledge, "read" | "search">,
  given: {
    text: string;
    whole: Reading;
    told: readonly RankedPassage[];
    readGiven: Omit<Parameters<Knowledge["read"]>[1], "before">;
  },
): Promise<RankedPassage | null> {
  const { text, whole, told, readGiven } = given;
  const parts = splitParts(text);
  if (parts.length < 2) return null;
  const crop = whole.question.words.find(({ concept }) => concept && isCropWord(concept))?.word;
  for (const part of parts.toReversed()) {
    const { question, likelihoods, slots } = read(part, { ...readGiven, before: [] });
    const [[wanted, likelihood] = ["unclear" as const, 0]] = likelihoods;
    if (aside.includes(wanted) || likelihood < leastSure) continue;
    const words = slots.crop === undefined && crop ? `${crop} ${question.text}` : question.text;
    const [best] = (await search(words, { likelihoods, limit: 1 })).fitting;
    const isTold =
      best &&
      best.score >= leastTold.score &&
      best.likeness >= leastTold.likeness &&
      best.passage.purposes.includes(wanted);
    if (isTold && told.every(({ passage }) => !isOfSameMatter(passage, best.passage))) return best;
  }
  return null;
}
