import * as z from "zod/mini";

export const text = z.string().check(z.minLength(1));

/** A text in which these names stand in braces, each at least once, and no others. */
const naming = (names: readonly string[]) =>
  text.check(
    z.refine(
      (sentence) =>
        new Set([...names, ...listBraced(sentence)]).size === names.length &&
        names.every((name) => sentence.includes(`{${name}}`)),
      `must have ${names.map((name) => `{${name}}`).join(", ")} in it, and nothing else in braces`,
    ),
  );
const braced = /\{([^}]*)\}/g;
const listBraced = (sentence: string) =>
  [...sentence.matchAll(braced)].map(([, name = ""]) => name);

/** A sentence that is said with one value. */
export const one = (name: string) =>
  z.pipe(
    naming([name]),
    z.transform((sentence: string) => (value: string) => sentence.replaceAll(braced, () => value)),
  );
/** A sentence that is said with several values, by their names. */
export const saying = <Name extends string>(...names: readonly Name[]) =>
  z.pipe(
    naming(names),
    z.transform((sentence: string) => (values: Readonly<Record<Name, string>>) => {
      const byName: Readonly<Record<string, string>> = values;
      return sentence.replaceAll(braced, (_, name: string) => byName[name] ?? "");
    }),
  );
