import type { Language } from "#src/shared/language.ts";

const letter = String.raw`[\p{L}\p{M}]`;
const word = (beginning: string) => new RegExp(`(?<!${letter})${beginning}`, "u");
const dot = "\u093c";

/**
 * How the catalogues spell what may be spelt in more than one way: what is not written, and what is instead.
 * Hindi follows the government's farm services (फसल बीमा, फोटो, प्याज): no dot under क ख ग फ, and ज़ where it
 * is spoken. A search finds every spelling, whichever is shown.
 */
const spellings: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  hi: [
    [new RegExp(`[कखगफ]${dot}`, "u"), "क, ख, ग and फ without a dot"],
    [word(`प्याज${dot}`), "प्याज"],
    [word(`ज${dot}िंक`), "जिंक"],
    [word(`ज${dot}ायद`), "जायद"],
    [word("ज्यादा"), "ज़्यादा"],
    [word("जमीन"), "ज़मीन"],
    [word("जरूर"), "ज़रूर"],
    [word("हजार"), "हज़ार"],
    [word("बाजार"), "बाज़ार"],
    [word("औजार"), "औज़ार"],
    [word(`कागज(?!${dot})`), "कागज़"],
    [word(`कर्ज(?!${dot})`), "कर्ज़"],
    [word(`चीज(?!${dot})`), "चीज़"],
    [word(`सब्जि|सब्जी`), "सब्ज़ी"],
    [word(`जिला|जिले|जिलों`), "ज़िला"],
    [word(`सेव(?!${letter})`), "सहेजें"],
    [word("हिंदी"), "हिन्दी"],
    [word("किराये"), "किराए"],
    [word("रुपए|रूपये|रुपै"), "रुपये"],
    [word("गेहूं"), "गेहूँ"],
    [word(`(?:गांव|पांच|जांच|हां|कहां|यहां|वहां|जहां|हूं)`), "ँ"],
    [new RegExp(`एं(?!${letter})`, "u"), "एँ"],
    [new RegExp(`${letter}यां(?!${letter})`, "u"), "याँ"],
  ],
  mr: [[new RegExp(dot, "u"), "no dot below"]],
};

/** What a text spells otherwise than the others do. @returns nothing, or each with what is written instead */
export function listMisspellings(language: Language, text: string): string[] {
  const plain = text.normalize("NFC");
  return (spellings[language] ?? []).flatMap(([wrong, right]) => {
    const found = wrong.exec(plain);
    if (!found) return [];
    const [around = ""] =
      new RegExp(`${letter}*$`, "u").exec(plain.slice(0, found.index + found[0].length)) ?? [];
    return [`"${around}" is spelt otherwise here: ${right}`];
  });
}
