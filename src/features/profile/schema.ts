import * as z from "zod/mini";
import { areaUnits } from "#src/shared/farm-terms.ts";
import { language } from "#src/shared/language.ts";

/** A farmer's own record, as only they may see it. */
export const profile = z.object({
  email: z.string(),
  displayName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  farmSize: z.nullable(z.number()),
  farmSizeUnit: z.nullable(z.enum(areaUnits)),
  farmType: z.nullable(z.string()),
  cropType: z.nullable(z.string()),
  soilType: z.nullable(z.string()),
  waterSource: z.nullable(z.string()),
  language: z.nullable(language),
  photoURL: z.nullable(z.string()),
  /** When signing in undid a deletion, until the farmer has been told; else null. */
  accountKeptAt: z.nullable(z.iso.datetime()),
});
export type Profile = z.infer<typeof profile>;
