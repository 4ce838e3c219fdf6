import { createCompiledCatalog } from "@lingui/cli/api";
import { z } from "zod";
import { listMisspellings } from "./spellings.ts";

/** The catalogue file of one language: each text under its id, with what it was translated to. */
export const catalogue = z.record(
  z.string(),
  z.object({
    message: z.string().optional(),
    translation: z.string(),
    /** The files that say it. */
    origin: z.array(z.tuple([z.string()])).optional(),
  }),
);
export type Catalogue = z.infer<typeof catalogue>;

/** The placeholders and tags that a text carries; a translation has to carry the same. */
function listSlots(text: string): string {
  const names = [...text.matchAll(/\{\s*([A-Za-z0-9_]+)\s*[,}]/g)].map(([, name]) => `{${name}}`);
  const tags = [...text.matchAll(/<(\d+)\/?>/g)].map(([, tag]) => `<${tag}>`);
  return [...new Set([...names, ...tags])].sort().join(" ");
}

function checkText(language: string, source: string, translation: string): string[] {
  const { errors } = createCompiledCatalog(language, { text: translation }, {});
  if (errors.length > 0) {
    return errors.map(({ error }) => `"${source}" cannot be read: ${error.message}`);
  }
  const [wanted, found] = [listSlots(source), listSlots(translation)];
  return wanted === found
    ? []
    : [`"${source}" needs ${wanted || "no placeholder"}, has ${found || "none"}`];
}

/**
 * What is wrong with a language's texts.
 * @param extracted the source language's catalogue, as the code now has it
 * @param given.mayLack whether a text may be missing, to be shown in another language
 */
export function checkTranslations(
  extracted: Catalogue,
  given: {
    path: string;
    language: string;
    texts: Catalogue;
    spellings: Readonly<Record<string, string>>;
    mayLack: boolean;
  },
): { faults: string[]; missing: number } {
  const { path, language, texts, spellings, mayLack } = given;
  const faults: string[] = [];
  let missing = 0;
  for (const [id, { message, translation: english }] of Object.entries(extracted)) {
    const source = english || message || id;
    const translation = texts[id]?.translation ?? "";
    if (translation.trim() === "") {
      missing += 1;
      if (!mayLack) faults.push(`${path}: "${source}" has no translation`);
      continue;
    }
    for (const fault of checkText(language, source, translation)) {
      faults.push(`${path}: ${fault}`);
    }
    for (const fault of listMisspellings(spellings, translation)) {
      faults.push(`${path}: "${source}": ${fault}`);
    }
  }
  return { faults, missing };
}

/**
 * The texts that the code has and a catalogue lacks, those that the code no longer has, and those that other files say
 * now: with which screens a text loads follows from who says it.
 */
export function compareTexts(extracted: Catalogue, stored: Catalogue, path: string): string[] {
  const name = (from: Catalogue, id: string) => from[id]?.message ?? from[id]?.translation ?? id;
  const added = Object.keys(extracted).filter((id) => !(id in stored));
  const gone = Object.keys(stored).filter((id) => !(id in extracted));
  const listFiles = (text: Catalogue[string] | undefined) =>
    (text?.origin ?? []).flat().sort().join();
  const moved = Object.keys(extracted).filter(
    (id) => id in stored && listFiles(stored[id]) !== listFiles(extracted[id]),
  );
  return [
    ...added.map((id) => `${path} lacks "${name(extracted, id)}": run npm run messages`),
    ...gone.map((id) => `${path} still has "${name(stored, id)}": run npm run messages`),
    ...moved.map((id) => `${path} has "${name(stored, id)}" of other files: run npm run messages`),
  ];
}

/** The texts that stand twice, each under an id of its own: one text has one id and one translation. */
export function listSecondCopies(extracted: Catalogue): string[] {
  const known = new Map<string, string>();
  return Object.entries(extracted).flatMap(([id, { message = id }]) => {
    const first = known.get(message);
    known.set(message, id);
    return first === undefined
      ? []
      : [`"${message}" stands twice, as ${first} and ${id}: use one of them in both places`];
  });
}
