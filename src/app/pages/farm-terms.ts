import { cropWords, stateWords, unitWords } from "#src/features/fields/field-words-list.tsx";
import type { FarmTerms } from "#src/features/insurance/terms-schema.ts";

/** The words of the fields' screen, for the screens of other features. */
export const farmTerms: FarmTerms = { crops: cropWords, units: unitWords, states: stateWords };
