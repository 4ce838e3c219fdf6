const virama = "\u094d";

// Up to here each letter of a composed text is one character of it.
const plain = /^[\u0020-\u024f]*$/;

/** The parts of a text that its readers see as single letters. */
function getLetters(text: string): string[] {
  // The browser's own rules take it 30 ms to load, which nobody waits for to see an "SP".
  if (plain.test(text) || typeof Intl.Segmenter !== "function") return [...text];
  const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  const letters: string[] = [];
  for (const { segment } of clusters) {
    const before = letters.at(-1);
    // Older browsers part a Devanagari conjunct behind its virama, which its readers never do.
    if (before?.endsWith(virama)) letters[letters.length - 1] = before + segment;
    else letters.push(segment);
  }
  return letters;
}

/**
 * The first two letters of a name in its own script, as shown where there is no picture.
 * @returns fewer than two for a shorter name; empty for a name without letters
 */
export function firstTwoLetters(name: string): string {
  return getLetters(name.normalize("NFC"))
    .filter((letter) => !/^[\s\p{P}\p{C}]*$/u.test(letter))
    .slice(0, 2)
    .join("");
}
