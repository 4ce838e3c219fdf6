import type * as z from "zod/v4/core";
import type { Language } from "#src/shared/language.ts";
import type { Citation, Provenance, Work } from "#src/shared/provenance.ts";

/** What is told of a record; while a language is unfinished, it may lack some of it. */
export type WordsOf<Words> = Readonly<Record<Language, Words>>;

export type ContentRecord<Facts, Words> = {
  readonly id: string;
  /** The folder inside that of the kind; "" without one. */
  readonly group: string;
  readonly facts: Facts;
  readonly words: WordsOf<Words>;
  readonly provenance: Provenance;
};

/** Something wrong that only a kind itself can see; `names` lead to it inside the record. */
export type RecordFlaw = {
  id: string;
  /** The language whose words are wrong; without one, the facts are. */
  language?: string;
  names?: readonly PropertyKey[];
  text: string;
};

/** A constant of a module that the app loads, with its type in the app's own terms. */
export type CompiledConstant = { name: string; type: string; value: unknown };
export type CompiledModule = {
  /** As the app imports it, after `#content/`: "pests/rice.ts". */
  path: string;
  /** The types named below, by the module of the app that has them. */
  types: Readonly<Record<string, readonly string[]>>;
  constants: readonly CompiledConstant[];
};

export type RecordOf<Facts extends z.$ZodType, Words extends z.$ZodType | null> = ContentRecord<
  z.output<Facts>,
  Words extends z.$ZodType ? z.output<Words> : never
>;

/** The work and the page that a citation names. */
export type Cited = Work & Pick<Citation, "page">;

/** What a kind may ask beside its own records. */
export type Surroundings = {
  /** The ids of its own records, with those that are wrong otherwise. */
  ids: ReadonlySet<string>;
  /** The ids of another kind's records, with those that are wrong otherwise. */
  idsOf: (kind: Kind) => ReadonlySet<string>;
  /** The sound records of another kind. */
  listOf: <Facts extends z.$ZodType, Words extends z.$ZodType | null>(
    kind: Kind<Facts, Words>,
  ) => readonly RecordOf<Facts, Words>[];
  cite: (citation: Citation) => Cited;
};

export type Kind<
  Facts extends z.$ZodType = z.$ZodType,
  Words extends z.$ZodType | null = z.$ZodType | null,
> = {
  /** In content/. */
  folder: string;
  facts: Facts;
  /** Null for a kind of which nothing is told in words. */
  words: Words;
  // As methods, for a list of kinds to hold each of them.
  check?(records: readonly RecordOf<Facts, Words>[], around: Surroundings): Iterable<RecordFlaw>;
  compile(
    records: readonly RecordOf<Facts, Words>[],
    around: Surroundings,
  ): readonly CompiledModule[];
};

/** A kind of knowledge: what it holds, what is wrong in it, and what the app loads of it. */
export function defineKind<Facts extends z.$ZodType, Words extends z.$ZodType | null>(
  kind: Kind<Facts, Words>,
): Kind<Facts, Words> {
  return kind;
}

/** What a record says in each language, made by a kind out of its words. */
export function mapWords<Words, Result>(
  words: WordsOf<Words>,
  make: (words: Words) => Result,
): Record<Language, Result> {
  const made = Object.entries(words).map(([language, each]) => [language, make(each)] as const);
  return Object.fromEntries(made) as Record<Language, Result>;
}
