import { accountNotices } from "./account-notices-kind.ts";
import { adviceDoses } from "./advice-doses-kind.ts";
import { answerWords } from "./answer-words-kind.ts";
import { bigha } from "./bigha-kind.ts";
import { commonAdvice } from "./common-advice-kind.ts";
import { cropCalendar } from "./crop-calendar-kind.ts";
import { crops } from "./crops-kind.ts";
import { dangerHelp, dangerWords } from "./danger-kinds.ts";
import { districts } from "./districts-kind.ts";
import { fertilisers, manures } from "./fertiliser-kinds.ts";
import { cropWater, irrigationMethods, soilWater, wateringDepths } from "./field-water-kinds.ts";
import { helplines } from "./helplines-kind.ts";
import { ingredients } from "./ingredients-kind.ts";
import { insurancePlans } from "./insurance-plans-kind.ts";
import { insuranceTerms } from "./insurance-terms-kind.ts";
import type { Kind } from "./kind.ts";
import { lossChannels } from "./loss-channels-kind.ts";
import { mandis } from "./mandis-kind.ts";
import { passagePages } from "./passage-pages-kind.ts";
import { passageQuestions } from "./passage-questions-kind.ts";
import { passages } from "./passages-kind.ts";
import { diseaseWeather, pestModels } from "./pest-weather-kinds.ts";
import { pesticides } from "./pesticides-kind.ts";
import { pests } from "./pests-kind.ts";
import { marketRules, sellingCosts, supportPrices } from "./price-kinds.ts";
import { purposes } from "./purposes-kind.ts";
import { refusals } from "./refusals-kind.ts";
import { reservedNames } from "./reserved-names-kind.ts";
import { samplePosts, sampleProducts } from "./samples-kinds.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { schemes } from "./schemes-kind.ts";
import { serverWords } from "./server-words-kind.ts";
import { smallWords } from "./small-words-kind.ts";
import { soilDoses } from "./soil-doses-kind.ts";
import {
  lime,
  soilClasses,
  soilDoseChanges,
  soilRatings,
  soilRemedies,
} from "./soil-tests-kinds.ts";
import { states } from "./states-kind.ts";
import { things } from "./things-kind.ts";
import { cropWeather, largestHarvests, shortestSeasons, weatherLimits } from "./threshold-kinds.ts";
import { types } from "./types-kind.ts";
import { doseWords, numberWords, unitWords, vocabulary } from "./vocabulary-kinds.ts";

/** Every kind of knowledge that content/ holds, by the names of their folders. */
export const kinds: readonly Kind[] = [
  accountNotices,
  adviceDoses,
  answerWords,
  bigha,
  commonAdvice,
  cropCalendar,
  crops,
  cropWater,
  cropWeather,
  dangerHelp,
  dangerWords,
  diseaseWeather,
  districts,
  doseWords,
  fertilisers,
  helplines,
  ingredients,
  insurancePlans,
  insuranceTerms,
  irrigationMethods,
  wateringDepths,
  largestHarvests,
  lime,
  lossChannels,
  mandis,
  manures,
  marketRules,
  numberWords,
  passagePages,
  passageQuestions,
  passages,
  pesticides,
  pestModels,
  pests,
  purposes,
  refusals,
  reservedNames,
  samplePosts,
  sampleProducts,
  schemeClauses,
  schemes,
  sellingCosts,
  serverWords,
  shortestSeasons,
  smallWords,
  soilClasses,
  soilDoseChanges,
  soilDoses,
  soilRatings,
  soilRemedies,
  soilWater,
  states,
  supportPrices,
  things,
  types,
  unitWords,
  vocabulary,
  weatherLimits,
];
