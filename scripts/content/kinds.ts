import { commonAdvice } from "./common-advice-kind.ts";
import { cropCalendar } from "./crop-calendar-kind.ts";
import { helplines } from "./helplines-kind.ts";
import { insurancePlans } from "./insurance-plans-kind.ts";
import { insuranceTerms } from "./insurance-terms-kind.ts";
import type { Kind } from "./kind.ts";
import { lossChannels } from "./loss-channels-kind.ts";
import { pesticides } from "./pesticides-kind.ts";
import { pests } from "./pests-kind.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { schemes } from "./schemes-kind.ts";

/** Every kind of knowledge that content/ holds, by the names of their folders. */
export const kinds: readonly Kind[] = [
  commonAdvice,
  cropCalendar,
  helplines,
  insurancePlans,
  insuranceTerms,
  lossChannels,
  pesticides,
  pests,
  schemeClauses,
  schemes,
];
