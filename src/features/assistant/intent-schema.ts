import * as z from "zod/mini";

/** What a question can ask for: each is one of the product's own answers. */
const intentKinds = [
  "irrigation",
  "weather",
  "spray-window",
  "pest-risk",
  "pest-signs",
  "dose-plan",
  "mandi-price",
  "msp",
  "premium",
  "scheme",
  "my-fields",
  "loss-report",
  "greeting",
  "thanks",
  "help",
  "label-dose",
] as const;
const intentKind = z.enum(intentKinds);
export type IntentKind = z.infer<typeof intentKind>;

export const intentDays = ["today", "tomorrow", "day-after", "week"] as const;

/** What the question names beside its purpose; each absent where it names none. */
const intentSlots = z.object({
  /** By its name in the crop tables. */
  crop: z.optional(z.string()),
  /** The id of one of the asker's own fields. */
  fieldId: z.optional(z.string()),
  day: z.optional(z.enum(intentDays)),
  /** A town, district or market, as typed. */
  place: z.optional(z.string()),
  sumInRupees: z.optional(z.number()),
  /** A sum is named that may be read in more than one way. */
  isSumUnclear: z.optional(z.literal(true)),
  /** A scheme of the list by its id. */
  schemeId: z.optional(z.string()),
});
export type IntentSlots = z.infer<typeof intentSlots>;

/** The purposes of one question, the likeliest first; none when it only asks for knowledge. */
export type Intents = { kinds: IntentKind[]; slots: IntentSlots };
