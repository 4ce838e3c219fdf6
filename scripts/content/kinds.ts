import { bigha } from "./bigha-kind.ts";
import { commonAdvice } from "./common-advice-kind.ts";
import { cropCalendar } from "./crop-calendar-kind.ts";
import { fertilisers, manures } from "./fertiliser-kinds.ts";
import { cropWater, irrigationMethods, soilWater } from "./field-water-kinds.ts";
import { helplines } from "./helplines-kind.ts";
import { insurancePlans } from "./insurance-plans-kind.ts";
import type { Kind } from "./kind.ts";
import { lossChannels } from "./loss-channels-kind.ts";
import { diseaseWeather, pestModels } from "./pest-weather-kinds.ts";
import { pesticides } from "./pesticides-kind.ts";
import { pests } from "./pests-kind.ts";
import { marketRules, sellingCosts, supportPrices } from "./price-kinds.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { schemes } from "./schemes-kind.ts";
import { soilDoses } from "./soil-doses-kind.ts";
import {
  lime,
  soilClasses,
  soilDoseChanges,
  soilRatings,
  soilRemedies,
} from "./soil-tests-kinds.ts";
import { cropWeather, largestHarvests, shortestSeasons, weatherLimits } from "./threshold-kinds.ts";

/** Every kind of knowledge that content/ holds, by the names of their folders. */
export const kinds: readonly Kind[] = [
  bigha,
  commonAdvice,
  cropCalendar,
  cropWater,
  cropWeather,
  diseaseWeather,
  fertilisers,
  helplines,
  insurancePlans,
  irrigationMethods,
  largestHarvests,
  lime,
  lossChannels,
  manures,
  marketRules,
  pesticides,
  pestModels,
  pests,
  schemeClauses,
  schemes,
  sellingCosts,
  shortestSeasons,
  soilClasses,
  soilDoseChanges,
  soilDoses,
  soilRatings,
  soilRemedies,
  soilWater,
  supportPrices,
  weatherLimits,
];
