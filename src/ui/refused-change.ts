/** A change that the server did not take, beside what stands there now. */
export type RefusedChange<Again> = {
  /** What was typed; null for a removal. */
  mine: string | null;
  /** What stands there now; null where it is gone, and undefined while that is not known. */
  now: string | null | undefined;
  /** The same change upon what stands there now; null where it cannot be made any more. */
  again: Again | null;
};
