import { callWords } from "#content/danger-call.ts";
import { dangerHelp } from "#content/danger-help.ts";
import { emergencyNames } from "#content/emergency-names.ts";
import { emergencyNumbers } from "#content/helplines.ts";
import type { Language } from "#src/shared/language.ts";
import { type Danger, findDanger } from "./danger-rules.ts";
import { splitSounds } from "./danger-sound-rules.ts";
import type { Answer, AnswerBlock } from "./schema.ts";

// As they sound; the first are of Marathi alone, the others of Hindi, neither is an English word.
const marathi = new Set(
  splitSounds(`aahe ahe ahet aahet nahiye kay kaay mala majha majhya majhi maza mazya mi zala zali zale jhala jhali jhale zalay
    vatat vatte vatata aata yetoy yete yetay hotay hotoy padla padli padle lagla basla chavla chavlay chavala chavali khalla khalle khallay pyayla pyala pyalo
    pyayle ghetla ghetle gheu gheun kapla kapli thambat vahat karu kara sangaa lavkar marnar denar shetat gaine sapane vish`),
);
const hindi = new Set(
  splitSounds(`hai hain hu hun ho gaya gayi liya diya raha rahi rahe ka ki ke ko ne se mein kya kare karu karun mera meri mere mujhe
    main bhai lag laga kha pi pee kaat kata jahar zahar`),
);

/** "Not" sounds alike in both, and is written apart. */
const notInMarathi = /\u0928\u093e\u0939\u0940/;
const notInHindi = /\u0928\u0939\u0940/;

/** As they are written: some of them sound like a word of Hindi, as "she" like "se". */
const english = new Set(
  `the she her his him it was are were been has have had my our your their this that there and with from of what when how after not
    cannot`.split(/\s+/),
);

function chooseLanguage(text: string, shown: Language): Language {
  const words = splitSounds(text);
  const isIndian = /[\u0900-\u097f]/.test(text);
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const ofMarathi = count(marathi) + Number(notInMarathi.test(text));
  const ofHindi = count(hindi) + Number(notInHindi.test(text));
  const ofEnglish = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => english.has(word)).length;
  if (!isIndian && ofEnglish >= ofMarathi + ofHindi) return "en";
  if (ofMarathi === ofHindi) return shown === "mr" ? "mr" : "hi";
  // The hard l is of Marathi alone.
  return text.includes("\u0933") || ofMarathi > ofHindi ? "mr" : "hi";
}

/** Whoever reads no further has these; more of them would leave a small screen no room for what to do. */
const firstNumbers = 2;

function toBlock({ kind, hasAnimal }: Danger, language: Language): AnswerBlock {
  const { numbers, words } = dangerHelp[kind];
  const { title, now } = words[language];
  const isAnimalToo = hasAnimal && !numbers.includes("animals") && kind !== "despair";
  const all = isAnimalToo ? [...numbers, "animals" as const] : numbers;
  const told = all.map((each) => `${emergencyNumbers[each]} (${emergencyNames[each][language]})`);
  const call = (some: readonly string[]) =>
    some.length > 0 ? [`${callWords[language]}: ${some.join(", ")}`] : [];
  const lines = [...call(told.slice(0, firstNumbers)), now, ...call(told.slice(firstNumbers))];
  return { kind: "danger", title, text: lines.join("\n"), sources: [] };
}

/**
 * The answer to a question that tells of danger: what to do now and whom to call, worked out where it is asked, so
 * that it needs neither network nor server; null for an ordinary question.
 * @param shown the language of the screen
 * @param told the language that is wanted whatever the text is written in
 */
export function getDangerAnswer(
  text: string,
  shown: Language,
  told: Language | null = null,
): Answer | null {
  const danger = findDanger(text);
  if (!danger) return null;
  const language = told ?? chooseLanguage(text, shown);
  return {
    language,
    isUnknown: false,
    byModel: false,
    blocks: [toBlock(danger, language)],
    sources: [],
    notes: [],
    followUps: [],
  };
}
