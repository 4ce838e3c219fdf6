import { schemeClauseFacts } from "#src/features/schemes/content-schema.ts";
import { defineKind } from "./kind.ts";

/** Rules that several schemes share. */
export const schemeClauses = defineKind({
  folder: "scheme-clauses",
  facts: schemeClauseFacts,
  words: null,
  // They are a part of the schemes that name them.
  compile: () => [],
});
