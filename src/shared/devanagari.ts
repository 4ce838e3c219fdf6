/** Letters that follow each other in the Unicode block, by how they sound; "-" is one that stands for no sound of its own. */
export const listLetters = (first: number, sounds: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sounds
      .split(" ")
      .flatMap((sound, at) => (sound === "-" ? [] : [[String.fromCodePoint(first + at), sound]])),
  );

export const firstConsonant = 0x0915;
/** Written where a consonant has no vowel after it. */
export const virama = "\u094d";
/** Vowels at the beginning of a word or after another; long ones sound like short ones. */
export const vowels = listLetters(0x0905, "a a i i u u ri - e - e e o - o o");
/** Vowels after a consonant. */
export const vowelSigns = listLetters(0x093e, "a i i u u ri - e - e e o - o o");
