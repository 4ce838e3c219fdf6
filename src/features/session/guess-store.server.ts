import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getNetwork } from "./network-rules.ts";
import { hasSecondFactor } from "./second-factor-store.server.ts";
import { getAccountByEmail, insertAttempt, removeAttempts } from "./store.server.ts";

/** One village can share one public address, so the limit by address stops scripts, not a training day. */
export const attemptsByAddress = { max: 10, window: 10 } as const;

/** A device that signed in to the account before: by itself, so that no stranger can use its tries up. */
const guessesOfDevice = { max: 10, windowSeconds: 15 * 60 } as const;
/** One account from one network. Fewer an hour than all strangers have, so that one network can't close the door. */
const guessesOfNetwork = { max: 10, windowSeconds: 15 * 60 } as const;
/** One account from everywhere but the devices that know it. */
const guessesOfStrangers = { max: 60, windowSeconds: 60 * 60 } as const;
/** Beyond those, where the password alone opens nothing. */
const guessesBeforeSecondFactor = { max: 600, windowSeconds: 60 * 60 } as const;

/** Sign-ups that were told that their address is taken, from one network. */
const takenOfNetwork = { max: 10, windowSeconds: 10 * 60 } as const;

/** One guess that was counted before it was tried. */
export type Guess = {
  /** What counts the tries of whoever made it. */
  ownKey: string;
  /** What counts it together with those of others. */
  sharedKeys: string[];
  /** Everybody may hear of this one that it is refused, and not whether it was right. */
  isHushed: boolean;
};

type GuessParts = Pick<Parts, "db" | "now" | "secret">;

async function requireTry(
  { db, now }: GuessParts,
  limit: { key: string; max: number; windowSeconds: number },
): Promise<void> {
  const retryAfter = await insertAttempt(db, { ...limit, now: now() });
  if (retryAfter === null) return;
  throw new AppError("login-blocked", "Too many attempts at this account", { retryAfter });
}

/**
 * Counts a guess at an account's password before it costs anything; known account or not.
 * @param given.deviceId the device's own name where it has signed in to this account before
 * @throws AppError login-blocked, too-many-requests
 */
export async function insertGuess(
  parts: GuessParts,
  given: { email: string; address: string; deviceId: string | null },
): Promise<Guess> {
  const { db, now, secret } = parts;
  const email = given.email.trim().toLowerCase();
  const toKey = (who: string) => {
    const hash = createHmac("sha256", secret).update(`guess ${who} ${email}`).digest("base64url");
    return `guess:${hash}`;
  };
  if (given.deviceId !== null) {
    const ownKey = toKey(`device ${given.deviceId}`);
    await requireTry(parts, { key: ownKey, ...guessesOfDevice });
    return { ownKey, sharedKeys: [], isHushed: false };
  }
  const { max, window: windowSeconds } = attemptsByAddress;
  const address = { key: `sign-in-from:${given.address}`, max, windowSeconds, now: now() };
  const wait = await insertAttempt(db, address);
  if (wait !== null) {
    throw new AppError("too-many-requests", "Too many attempts", { retryAfter: wait });
  }
  const ownKey = toKey(`network ${getNetwork(given.address)}`);
  await requireTry(parts, { key: ownKey, ...guessesOfNetwork });
  const everybody = { key: toKey("strangers"), ...guessesOfStrangers };
  const retryAfter = await insertAttempt(db, { ...everybody, now: now() });
  if (retryAfter === null) return { ownKey, sharedKeys: [everybody.key], isHushed: false };
  const account = await getAccountByEmail(db, email);
  if (!account || !(await hasSecondFactor(db, account.uid))) {
    throw new AppError("login-blocked", "Too many attempts at this account", { retryAfter });
  }
  const beyond = { key: toKey("second factor"), ...guessesBeforeSecondFactor };
  await requireTry(parts, beyond);
  return { ownKey, sharedKeys: [everybody.key, beyond.key], isHushed: true };
}

/** Takes back a guess that was none. */
export async function removeGuess(
  { db }: Pick<Parts, "db">,
  { ownKey, sharedKeys }: Guess,
): Promise<void> {
  await updateCounts(db, [ownKey, ...sharedKeys]);
}

/** After the right password: the failed guesses of the same device or network were its owner's own. */
export async function forgetGuesses(
  { db }: Pick<Parts, "db">,
  { ownKey, sharedKeys }: Guess,
): Promise<void> {
  await removeAttempts(db, ownKey);
  if (sharedKeys.length > 0) await updateCounts(db, sharedKeys);
}

async function updateCounts(db: Kysely<Tables>, keys: string[]): Promise<void> {
  await db
    .updateTable("identityRateLimit")
    .set({ count: sql`greatest("count" - 1, 0)` })
    .where("key", "in", keys)
    .execute();
}

/**
 * Whether a network was told too often that an address is taken; then no sign-up from it is looked at, so that
 * its answer tells nothing more.
 * @throws AppError too-many-requests
 */
export async function requireSignUpAllowed(
  { db, now }: Pick<Parts, "db" | "now">,
  address: string,
): Promise<void> {
  const row = await db
    .selectFrom("identityRateLimit")
    .select(["count", "windowEndsAt"])
    .where("key", "=", `taken:${getNetwork(address)}`)
    .where("windowEndsAt", ">", now())
    .executeTakeFirst();
  if (!row || row.count < takenOfNetwork.max) return;
  const retryAfter = Math.ceil((row.windowEndsAt.getTime() - now().getTime()) / 1000);
  throw new AppError("too-many-requests", "Too many sign-ups with taken addresses", { retryAfter });
}

/**
 * Counts one answer that an address is taken.
 * @throws AppError too-many-requests in its place when there were too many
 */
export async function insertTakenAnswer(
  { db, now }: Pick<Parts, "db" | "now">,
  address: string,
): Promise<void> {
  const limit = { key: `taken:${getNetwork(address)}`, ...takenOfNetwork };
  const retryAfter = await insertAttempt(db, { ...limit, now: now() });
  if (retryAfter === null) return;
  throw new AppError("too-many-requests", "Too many sign-ups with taken addresses", { retryAfter });
}
