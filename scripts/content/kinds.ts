import { insurancePlans } from "./insurance-plans-kind.ts";
import type { Kind } from "./kind.ts";
import { pesticides } from "./pesticides-kind.ts";
import { pests } from "./pests-kind.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { schemes } from "./schemes-kind.ts";

/** Every kind of knowledge that content/ holds, by the names of their folders. */
export const kinds: readonly Kind[] = [insurancePlans, pesticides, pests, schemeClauses, schemes];
