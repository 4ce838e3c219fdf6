import { z } from "zod";
import { refuseLate } from "./edits.server.ts";

// One less than the database can count to.
const version = z.coerce.number().int().min(0).max(2_147_483_646).optional();

/** What a route takes of a change to something that may be changed elsewhere, too. */
export const changedVersion = z.object({
  /** The one that it was made upon, 0 for nothing; a browser that does not know of versions names none. */
  version,
  /** The one that it makes, so that what follows on it can name it. */
  next: version,
});
export type ChangedVersion = z.infer<typeof changedVersion>;

/**
 * The version that a row has after a change: the one that it has already where that was sent before.
 * @param given.stored 0 where there is no row
 * @param given.isSame whether the row is as the change would have it, whoever made it so: then nothing is lost by it
 * @throws AppError conflict when the row was changed since what the change was made upon
 */
export function planNext(given: {
  stored: number;
  change: ChangedVersion;
  isSame: boolean;
}): number {
  const { stored, isSame } = given;
  const { version: base = stored, next = stored + 1 } = given.change;
  // Its answer was lost.
  const isDone = stored === given.change.next;
  if (base !== stored && !isSame && !isDone) throw refuseLate();
  return next;
}
