import { accountNotices } from "./account-notices-kind.ts";
import { answerWords } from "./answer-words-kind.ts";
import { commonAdvice } from "./common-advice-kind.ts";
import { cropCalendar } from "./crop-calendar-kind.ts";
import { crops } from "./crops-kind.ts";
import { dangerHelp, dangerWords } from "./danger-kinds.ts";
import { helplines } from "./helplines-kind.ts";
import { insurancePlans } from "./insurance-plans-kind.ts";
import type { Kind } from "./kind.ts";
import { lossChannels } from "./loss-channels-kind.ts";
import { passagePages } from "./passage-pages-kind.ts";
import { passages } from "./passages-kind.ts";
import { pesticides } from "./pesticides-kind.ts";
import { pests } from "./pests-kind.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { schemes } from "./schemes-kind.ts";
import { doseWords, numberWords, unitWords, vocabulary } from "./vocabulary-kinds.ts";

/** Every kind of knowledge that content/ holds, by the names of their folders. */
export const kinds: readonly Kind[] = [
  accountNotices,
  answerWords,
  commonAdvice,
  cropCalendar,
  crops,
  dangerHelp,
  dangerWords,
  doseWords,
  helplines,
  insurancePlans,
  lossChannels,
  numberWords,
  passagePages,
  passages,
  pesticides,
  pests,
  schemeClauses,
  schemes,
  unitWords,
  vocabulary,
];
