import { createHash } from "node:crypto";
import type { Answer } from "#src/features/assistant/schema.ts";
import type { Language } from "#src/shared/language.ts";
import type { RoundQuestion } from "./answer-rounds.ts";

/** What is said, title by title and text by text, without the sources and the suggested next questions. */
export const tellBlocks = ({ blocks }: Pick<Answer, "blocks">) =>
  blocks.flatMap(({ title, text }) => (title === null ? [text] : [title, text])).join("\n");

/** A short mark of an answer, by which a verdict knows the one that was read. */
export const markAnswer = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 8);

export const countWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;

const devanagariZero = 0x0966;

/** A text as the rules see it: Latin digits, no commas within numbers, white space single. */
export function toPlain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replaceAll(/(\d),(?=\d)/g, "$1")
    .replaceAll(/\s+/g, " ");
}

/** What of a question's rules its answer breaks, a sentence each. */
export function findBroken(
  { must, mustNot }: Pick<RoundQuestion, "must" | "mustNot">,
  text: string,
): string[] {
  const plain = toPlain(text);
  const isFound = (source: string) => new RegExp(source.normalize("NFC"), "iu").test(plain);
  const missing = must
    .map((each) => [each].flat())
    .filter((alternatives) => !alternatives.some(isFound))
    .map((alternatives) => `misses ${alternatives.map((each) => `/${each}/`).join(" or ")}`);
  return [...missing, ...mustNot.filter(isFound).map((each) => `has /${each}/`)];
}

// Small words that the one language has and the others have not, and the case endings of Marathi. They are
// a list of its own: what the product itself tells languages by cannot judge the product.
const listWords = (text: string) => new Set(text.split(" "));
const devanagariWords = {
  hi: listWords("है हैं नहीं और या के की का को में से पर करें लिए यह इस अपने आपके होता होती दें लें हो कि जो तक"),
  mr: listWords(
    "आहे आहेत नाही नाहीत नका आणि किंवा हे हा ही तुमच्या तुमचे तुमची करा द्या घ्या असेल असते होते पण म्हणून मध्ये साठी पर्यंत झाली",
  ),
};
const marathiEnding = /(च्या|साठी|मध्ये|ांना|ाला|ातील|ावर|ांची|ांचे|ांचा|ापासून|ापर्यंत|ण्याची|ण्यास)$|ळ/;
const latinWords = {
  en: listWords(
    "the is are and of to in your for on it not with or this that be at from by as has no you can",
  ),
  hi: listWords(
    "hai hain nahi nahin aur ya ke ki ka ko mein me se par karen liye yeh aapke hota den len",
  ),
  mr: listWords(
    "ahe aahe ahet aahet nahi nahit naka ani aani kinva tumchya tumche tumhi kara dya ghya sathi madhye pan mhanun",
  ),
};

const countKnown = (words: readonly string[], known: Set<string>) =>
  words.filter((word) => known.has(word)).length;

/** The language of an answer, by its letters and small words; null where nothing tells it. */
export function tellLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const devanagari = words.filter((word) => /[\u0900-\u097f]/.test(word));
  const isDevanagari = devanagari.length * 2 > words.length;
  const counts: [Language, number][] = isDevanagari
    ? [
        ["hi", countKnown(devanagari, devanagariWords.hi)],
        [
          "mr",
          devanagari.filter((word) => devanagariWords.mr.has(word) || marathiEnding.test(word))
            .length,
        ],
      ]
    : [
        ["en", countKnown(words, latinWords.en)],
        ["hi", countKnown(words, latinWords.hi)],
        ["mr", countKnown(words, latinWords.mr)],
      ];
  const [best, next] = counts.toSorted(([, one], [, other]) => other - one);
  return best && next && best[1] > next[1] ? best[0] : null;
}
