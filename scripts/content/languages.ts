import * as z from "zod/mini";

/** Matches a letter of a script, by Unicode's name of it; null for one that Unicode does not know. */
export function makeLetters(script: string): RegExp | null {
  try {
    return new RegExp(String.raw`\p{Script=${script}}`, "u");
  } catch {
    return null;
  }
}

/** What content/languages says of one. */
export const languageFacts = z.strictObject({
  /** As its readers write it. */
  name: z.string().check(z.minLength(1)),
  /** The letters that it is written in. */
  script: z.string().check(
    z.refine((script) => makeLetters(script) !== null, {
      error: "is no script that Unicode names, like Latin, Devanagari, Kannada",
    }),
  ),
  /** While it is being written, texts may be missing in it; nothing reads it before it is whole. */
  unfinished: z.optional(z.boolean()),
});
export type LanguageFacts = z.infer<typeof languageFacts>;
