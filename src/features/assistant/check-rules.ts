import { doseWords } from "#content/dose-words.ts";
import { bannedIngredients } from "#content/pesticides.ts";

const devanagariZero = 0x0966;

/** Latin digits for all, and no marks between thousands. */
const readDigits = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replaceAll(/(?<=\d),(?=\d{2,3})/g, "");

/** The numbers of a text as numbers, in Latin or Devanagari figures, with or without marks. */
export function listNumbers(text: string): number[] {
  return [...readDigits(text).matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

/** The words of a list, any of them; a full stop may be missing, and "_" is a blank or none. */
const anyOf = (said: string) =>
  said.replaceAll(".", "\\.?").replaceAll("_", "\\s?").replaceAll(" ", "|");

const halfNumber = String.raw`(?:\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|half|ek|do|teen|char|paanch|panch|das|bees|pachas|sau|aadha)\b|${anyOf(doseWords.amounts)})`;
const doseUnit = String.raw`(?:ml|m\.l\.?|millilit(?:re|er)s?|mg|g|gm|gms|gram(?:me)?s?|kg|kgs|kilo(?:gram)?s?|cc|l|lit(?:re|er)s?|ltr|ppm|tablets?|capsules?|spoons?|caps?|drops?|${anyOf(doseWords.units)})`;
const perWord = String.raw`(?:\/|per|every|each|in|into|a|an|for|with|pani|paani|mein?|me|prati|har|water|${anyOf(doseWords.per)})`;
const amount = new RegExp(
  `(?<![\\p{L}\\d])${halfNumber}\\s*(?:-|to|${anyOf(doseWords.until)})?\\s*${halfNumber}?\\s*(?:an?\\s+)?${doseUnit}(?![\\p{L}\\p{M}])`,
  "iu",
);
const perAmount = new RegExp(`${perWord}`, "iu");
/** What is let onto fields by the litre or the kilogram and is no pesticide's dose. */
const harmless = new RegExp(
  String.raw`\b(water|irrigat|rain|seed|urea|dap|mop|ssp|compost|manure|vermicompost|yield|quintal|milk)\b|${anyOf(doseWords.harmless)}`,
  "iu",
);
const chemical = new RegExp(
  String.raw`\b(spray\w*|dose|dosage|pesticid\w*|insecticid\w*|fungicid\w*|herbicid\w*|weedicid\w*|medicine|dawa\w*|dava\w*|chhid?k\w*|tank|pump|EC|SC|WP|SL|WG|SG|WDG|ODp?|formulation|active ingredient|[a-z]+(?:thrin|phos|cloprid|thiuron|mectin|azole|strobin|carb|zeb|oxanil|amid|fenacil|prole|gliptin|sulam|chlor|uron|fop|dim|phosate|fenozide|fipronil|acetate|thoate|xam|prid|nil|nid|diamide|azin|axyl|mycin))\b|${anyOf(doseWords.chemical)}`,
  "iu",
);

const liquid = new RegExp(String.raw`\b(?:ml|cc)\b|${anyOf(doseWords.liquidUnits)}`, "iu");

/** Whether a sentence says how much of a pesticide to take: that stands on the label alone. */
export function isDoseStatement(sentence: string): boolean {
  const text = readDigits(sentence);
  if (!amount.test(text)) return false;
  if (chemical.test(text)) return true;
  return perAmount.test(text) && !harmless.test(text) && liquid.test(text);
}

const quoted = /“[^”]*”/gu;
/** A field's name that is nobody's order: a word or two and a number. */
const plainName = /^\p{L}[\p{L}\p{M} ]{0,15} ?\d{1,2}$/u;

/**
 * Parts what a tool tells into its own words and the names that a farmer gave, which may say anything.
 * @returns `names` as an answer may repeat them: in their quotation marks, the plainest also without
 */
export function splitNames(text: string): { words: string; names: string[] } {
  const names = [...text.matchAll(quoted)].flatMap(([name]) => {
    const bare = name.slice(1, -1);
    return plainName.test(bare) ? [name, bare] : [name];
  });
  return { words: text.replaceAll(quoted, ""), names };
}

const link =
  /https?:|www\.|\S@\S|\b[a-z0-9-]+\.(?:com|net|org|in|info|io|xyz|biz|app|me|ru|cn|top|gov)\b/iu;

/** Spellings of one name differ by a hyphen or a space. */
const spellings = bannedIngredients
  .flat()
  .map((name) => name.normalize("NFC").replaceAll(/[\s-]+/g, "[\\s-]*"));
const bannedName = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${spellings.join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);

export type CheckedFault = "dose" | "number" | "link" | "banned";

/**
 * Why a sentence of a language model may not be shown, or null.
 * @param given.numbers every number that a tool or a passage told
 * @param given.links the sources' addresses
 * @param given.names of the farmer's own things, as they may be named: figures in them are none
 */
export function findFault(
  sentence: string,
  given: { numbers: ReadonlySet<number>; links: readonly string[]; names: readonly string[] },
): CheckedFault | null {
  if (isDoseStatement(sentence)) return "dose";
  if (bannedName.test(sentence.normalize("NFC"))) return "banned";
  let plain = sentence;
  for (const known of [...given.links, ...given.names]) plain = plain.replaceAll(known, "");
  if (link.test(plain)) return "link";
  // The places of a numbered list are no figures.
  const figures = plain.replaceAll(/^\s*\d{1,2}[.)]\s/gm, "");
  return listNumbers(figures).every((number) => given.numbers.has(number)) ? null : "number";
}

const marker = /\s?[[【]\s?S?(\d{1,2})\s?[\]】]/gu;

/** Takes the marks of sources out of a sentence. @returns the text and the marks' numbers, from 1 */
export function readMarkers(sentence: string): { text: string; cited: number[] } {
  const cited = [...sentence.matchAll(marker)].map(([, number]) => Number(number));
  return { text: sentence.replaceAll(marker, ""), cited };
}

/**
 * The whole sentences of what has come so far, and the rest. A full stop in a number or an abbreviation that
 * nothing follows yet waits for what follows.
 */
export function splitSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?\u0964](?=\s)[ \t]*|\n+/gu)) {
    const end = match.index + match[0].length;
    whole.push(text.slice(from, end));
    from = end;
  }
  return { whole, rest: text.slice(from) };
}
