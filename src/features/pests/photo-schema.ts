import * as z from "zod/mini";
import { crops } from "#src/shared/farm-terms.ts";
import { damageColours } from "./photo-rules.ts";

/** What a photo of a leaf was measured to be; the photo itself is not kept. */
export const leafCheck = z.object({
  id: z.string(),
  checkedAt: z.iso.datetime(),
  /** Where the leaf grew; null where that was not told. */
  fieldId: z.nullable(z.string()),
  crop: z.nullable(z.enum(crops)),
  /** Of the leaf, 0 to 1. */
  damagedShare: z.number(),
  /** The colours of damage worth a word, the largest share first. */
  colours: z.array(z.enum(damageColours)),
});
export type LeafCheck = z.infer<typeof leafCheck>;
