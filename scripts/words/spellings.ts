const letter = String.raw`[\p{L}\p{M}]`;
const dot = "\\u093c";

/** Matches what content/languages says is not written; a dot under its last letter makes it another one. */
function match(unwritten: string): RegExp {
  const said = unwritten.normalize("NFC");
  const begins = said.startsWith("-") ? "" : `(?<!${letter})`;
  const ends = said.endsWith("-") ? `(?!${dot})` : `(?!${letter})`;
  return new RegExp(`${begins}${said.replaceAll("-", "")}${ends}`, "u");
}

/**
 * What a text spells otherwise than the others do.
 * @param spellings what is not written, and what is instead, as content/languages has it
 * @returns nothing, or each with what is written instead
 */
export function listMisspellings(
  spellings: Readonly<Record<string, string>>,
  text: string,
): string[] {
  const plain = text.normalize("NFC");
  return Object.entries(spellings).flatMap(([unwritten, written]) => {
    const found = match(unwritten).exec(plain);
    if (!found) return [];
    const [around = ""] =
      new RegExp(`${letter}*$`, "u").exec(plain.slice(0, found.index + found[0].length)) ?? [];
    return [`"${around}" is spelt otherwise here: ${written}`];
  });
}
