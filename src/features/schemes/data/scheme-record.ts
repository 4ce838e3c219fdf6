import type { SchemeDetails } from "#src/features/schemes/detail-schema.ts";
import type { Language } from "#src/shared/language.ts";

/** A scheme's texts; those of the specification's samples have title and description there. */
type SchemeWords = { title?: string; description?: string; benefit: string };

export type SchemeRecord = Omit<
  SchemeDetails,
  "title" | "description" | "benefit" | "language" | "clauses" | "documents" | "steps"
> & {
  readonly clauses: readonly SchemeDetails["clauses"][number][];
  readonly documents: readonly SchemeDetails["documents"][number][];
  readonly steps: readonly SchemeDetails["steps"][number][];
  /** English and Hindi always; Marathi where it is written. */
  readonly words: { en: SchemeWords; hi: SchemeWords } & Partial<Record<Language, SchemeWords>>;
};
