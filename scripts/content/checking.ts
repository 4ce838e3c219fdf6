import * as z from "zod/mini";
import type { Works } from "./check-provenance.ts";
import type { LanguageFacts } from "./languages.ts";
import type { ContentFiles } from "./read-content.ts";
import { sayIssue } from "./sentences.ts";
import type { Flaw, YamlFile } from "./yaml-file.ts";

export type Names = readonly PropertyKey[];
/** A text that a language lacks and may lack for now. */
export type Gap = { folder: string; language: string; id: string; names: Names };

/** What one check hands to the next, and what they all found. */
export type Checking = {
  content: ContentFiles;
  languages: ReadonlyMap<string, LanguageFacts>;
  works: Works;
  flaws: Flaw[];
  gaps: Gap[];
};

/** The language in which every record is written first. */
export const firstLanguage = "en";

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every text in a value, with the way to it. */
export function listTexts(value: unknown, names: Names = []): { names: Names; text: string }[] {
  if (typeof value === "string") return [{ names, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, each]) => listTexts(each, [...names, name]));
}

/** Says what is wrong at a place of a file; the first of the names is a record's. */
export function flawAt(file: YamlFile, names: Names, text: string): Flaw {
  const [id] = names;
  return { file: file.path, line: file.lineAt(names), text: `${String(id)}: ${text}` };
}

/** The records of a file by their ids; says so where it holds something else. */
export function listEntries(file: YamlFile, flaws: Flaw[]): [string, unknown][] {
  if (file.value === null) return [];
  if (isGroup(file.value)) return Object.entries(file.value);
  const text =
    "this file must hold names with a colon, and what belongs to each indented below it.";
  flaws.push({ file: file.path, line: 1, text });
  return [];
}

type EntryFlaw = { names: Names; text: string; isMissing: boolean };

/** The names that a schema passed over, since answers of a later server may hold more than it knows. */
function listDropped(value: unknown, data: unknown, names: Names = []): EntryFlaw[] {
  if (typeof value !== "object" || value === null) return [];
  if (typeof data !== "object" || data === null) return [];
  const kept = new Map(Object.entries(data));
  return Object.entries(value).flatMap(([name, each]) => {
    const below = [...names, Array.isArray(value) ? Number(name) : name];
    if (kept.has(name)) return listDropped(each, kept.get(name), below);
    return [{ names: below, text: `"${name}" is no name that is known here.`, isMissing: false }];
  });
}

/** What a schema makes of a value, or why it is not as it has to be. */
export function parseEntry<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.core.output<Schema>; flaws: [] } | { data: null; flaws: EntryFlaw[] } {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) {
    const flaws = listDropped(value, parsed.data);
    return flaws.length === 0 ? { data: parsed.data, flaws: [] } : { data: null, flaws };
  }
  return {
    data: null,
    flaws: parsed.error.issues.flatMap((issue) => sayIssue(issue, schema, value)),
  };
}
