import * as z from "zod/mini";
import { pestWords } from "./schema.ts";

/** A photo is sent made small; a larger one was not made by the product. */
export const largestSentBytes = 150_000;

export const visionState = z.object({
  /** Whom the photo would be sent to; null where nobody is. */
  host: z.nullable(z.string()),
});

export const visionAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("named"),
    pestId: z.string(),
    confidencePercent: z.number(),
    words: pestWords,
  }),
  /** It cannot tell, or is not sure enough. */
  z.object({ kind: z.literal("abstained") }),
  z.object({ kind: z.literal("no-answer") }),
]);
export type VisionAnswer = z.infer<typeof visionAnswer>;
