import * as z from "zod/mini";
import { keepText } from "#src/shared/typed-text.ts";

/** What farmers write for all to see, and so can be hidden. */
export const moderatedKinds = ["post", "comment", "product"] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** Why something was hidden: what reports said most, or `rules` where the operator saw it unasked. */
export const hidingReasons = [
  "spam",
  "wrong-advice",
  "abuse",
  "not-as-described",
  "fake",
  "banned",
  "other",
  "rules",
] as const;
export type HidingReason = (typeof hidingReasons)[number];
export const hidingReason = z.catch(z.enum(hidingReasons), "other");

const moment = z.iso.datetime();
export const hidingDecisions = ["restored", "upheld"] as const;

/** One time that a thing of one's own was hidden, with what became of the appeal. */
export const hiding = z.object({
  id: z.uuid(),
  kind: z.enum(moderatedKinds),
  targetId: z.string(),
  reason: hidingReason,
  hiddenDate: moment,
  appealedDate: z.nullable(moment),
  /** What the operator decided since it was hidden or appealed; null while that is open. */
  decision: z.nullable(z.enum(hidingDecisions)),
});
export type Hiding = z.infer<typeof hiding>;

/** The same as its author may take it away. */
export const ownHiding = z.extend(hiding, { appealWords: z.nullable(z.string()) });
export type OwnHiding = z.infer<typeof ownHiding>;

export const hidingList = z.object({ hidings: z.array(hiding) });

/** What the screen of a thing says of it to whoever tells its author that it is hidden. */
export type HiddenThing = {
  kind: ModeratedKind;
  targetId: string;
  /** Whether its own screen knows that it is hidden; of a comment nobody does. */
  isHidden: boolean;
  className?: string;
};

export const longestAppeal = 1000;

/** What the author says to the operator. */
export const appealInput = z.strictObject({
  words: z.pipe(
    z.pipe(z.string().check(z.maxLength(longestAppeal * 2)), z.transform(keepText)),
    z.string().check(z.minLength(1), z.maxLength(longestAppeal)),
  ),
});
