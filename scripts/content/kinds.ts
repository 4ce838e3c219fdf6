import { commonAdvice } from "./common-advice-kind.ts";
import { cropCalendar } from "./crop-calendar-kind.ts";
import { crops } from "./crops-kind.ts";
import { districts } from "./districts-kind.ts";
import { helplines } from "./helplines-kind.ts";
import { insurancePlans } from "./insurance-plans-kind.ts";
import type { Kind } from "./kind.ts";
import { letters } from "./letters-kind.ts";
import { lossChannels } from "./loss-channels-kind.ts";
import { mandis } from "./mandis-kind.ts";
import { pesticides } from "./pesticides-kind.ts";
import { pests } from "./pests-kind.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { schemes } from "./schemes-kind.ts";
import { smallWords } from "./small-words-kind.ts";
import { states } from "./states-kind.ts";
import { things } from "./things-kind.ts";
import { types } from "./types-kind.ts";

/** Every kind of knowledge that content/ holds, by the names of their folders. */
export const kinds: readonly Kind[] = [
  commonAdvice,
  cropCalendar,
  crops,
  districts,
  helplines,
  insurancePlans,
  letters,
  lossChannels,
  mandis,
  pesticides,
  pests,
  schemeClauses,
  schemes,
  smallWords,
  states,
  things,
  types,
];
