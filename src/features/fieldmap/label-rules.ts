const shortestName = 4;

const shorten = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

/** A name in at most two lines of so many letters, broken between words; null where too little of it would be left. */
export function wrapName(name: string, letters: number): string[] | null {
  if (letters < Math.min(shortestName, name.length)) return null;
  if (name.length <= letters) return [name];
  const fits = name.lastIndexOf(" ", letters);
  if (fits <= 0) return [shorten(name, letters)];
  return [name.slice(0, fits), shorten(name.slice(fits + 1), letters)];
}
