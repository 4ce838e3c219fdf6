/** What a password is compared by: nobody who guesses stops at capitals or full-width letters. */
const simplify = (text: string) => text.normalize("NFKC").toLowerCase();

/** The word inside digits and signs: `Kisan@2026` is as soon guessed as `kisan`. */
const takeWord = (text: string) => text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "");

/** Digits and signs around a word that still leave it a word with an ending. */
const longestEnding = 5;

/** Beyond this a run of neighbours is no longer what somebody types who wants to be done. */
const longestRun = 12;

/** `aaaaaa`, `abcdef`, `987654`: each sign the same way from the one before. */
function isRun(text: string): boolean {
  if (text.length > longestRun || !/^[!-~]+$/.test(text)) return false;
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));
  const [first = 2] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}

export type CommonPasswords = {
  /** Whole passwords, in small letters. */
  passwords: ReadonlySet<string>;
  /** Words that are refused with digits and signs around them too. */
  words: ReadonlySet<string>;
};

/** Whether a password is among those that are tried first, for anybody or for the owner of this address. */
export function isCommonPassword(
  { passwords, words }: CommonPasswords,
  given: { password: string; email: string },
): boolean {
  const password = simplify(given.password);
  if (passwords.has(password) || isRun(password)) return true;
  const email = simplify(given.email.trim());
  const [name = ""] = email.split("@");
  if (password === email || password === name) return true;
  const word = takeWord(password);
  if (word === "" || password.length - word.length > longestEnding) return false;
  return words.has(word) || word === takeWord(name);
}
