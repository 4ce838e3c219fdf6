import * as z from "zod/mini";
import { language } from "#src/shared/language.ts";

export const placeNamesQuery = z.object({ language });

/** What readers of a language call districts and states, by their English names. */
export const placeNames = z.record(z.string(), z.string());
