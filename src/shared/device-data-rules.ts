import * as z from "zod/mini";

/** What became of an account that was to be removed: it can still be kept, was kept, or is no more. */
export const removalAnswer = z.object({ state: z.enum(["leaving", "kept", "gone"]) });
export type RemovalState = z.infer<typeof removalAnswer>["state"];

/** Which account is asked after. */
export const removalInput = z.strictObject({
  uid: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** Accounts that were deleted on this device, and until when signing in keeps each. */
export const leaving = z.record(z.string(), z.iso.datetime());
export type Leaving = z.infer<typeof leaving>;

/**
 * Has what is kept of accounts go once they are gone. The server says whether they are: the account may have been
 * kept by signing in on another device, and this one's clock may be wrong.
 * @param given.settle forgets that the account was to go
 * @throws what asking after one of them threw; all others are settled then, and it is asked again another time
 */
export async function settleLeaving(
  accounts: Leaving,
  given: {
    now: Date;
    ask: (uid: string) => Promise<RemovalState>;
    remove: (uid: string) => Promise<void>;
    settle: (uid: string) => void;
  },
): Promise<void> {
  const due = Object.keys(accounts).filter(
    (uid) => Date.parse(accounts[uid] ?? "") <= given.now.getTime(),
  );
  const tried = await Promise.allSettled(
    due.map(async (uid) => {
      const state = await given.ask(uid);
      if (state === "gone") await given.remove(uid);
      if (state !== "leaving") given.settle(uid);
    }),
  );
  for (const each of tried) if (each.status === "rejected") throw each.reason;
}

/** Whether a name in local storage, such as `blogDraft:<uid>`, is one of this person's. */
export const isNameOf = (name: string, uid: string): boolean =>
  uid !== "" && name.split(":").slice(1).includes(uid);

/** The keys of a store that begin with one of these owners. */
export const listOwnedKeys = (keys: readonly string[], owners: readonly string[]): string[] =>
  keys.filter((key) => owners.some((owner) => owner !== "" && key.startsWith(`${owner} `)));

/** How many writes wait for somebody to sign in. Nobody is asked to keep an account by that. */
export const countWaiting = (
  writes: readonly { uid: string; refusal: unknown }[],
  accounts: Leaving,
): number =>
  writes.filter(({ uid, refusal }) => refusal === null && accounts[uid] === undefined).length;
