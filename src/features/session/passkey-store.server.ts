import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Passkey } from "./passkey-schema.ts";

/** Of one account. */
const mostPasskeys = 10;

type PasskeyKey = { uid: string; publicKey: Uint8Array<ArrayBuffer>; counter: number };

/** The passkeys of an account, oldest first. */
export async function listPasskeys(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("identityPasskey")
    .select(["id", "name", "backedUp", "createdAt", "lastUsedAt"])
    .where("uid", "=", uid)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ createdAt, lastUsedAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** The same as a browser is told of them, so that no device makes a second one. */
export async function listPasskeyIds(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<{ id: string; transports: string[] }[]> {
  return db
    .selectFrom("identityPasskey")
    .select(["id", "transports"])
    .where("uid", "=", uid)
    .execute();
}

/** What a signature of a passkey is held against, or null for one that nobody has. */
export async function getPasskeyKey(db: Kysely<Tables>, id: string): Promise<PasskeyKey | null> {
  const row = await db
    .selectFrom("identityPasskey")
    .select(["uid", "publicKey", "counter"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { uid, publicKey, counter } = row;
  return { uid, publicKey: Uint8Array.from(publicKey), counter: Number(counter) };
}

/** @throws AppError too-many-passkeys */
export async function requirePasskeyRoom(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<void> {
  const { count } = await db
    .selectFrom("identityPasskey")
    .select((select) => select.fn.countAll().as("count"))
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  if (Number(count) < mostPasskeys) return;
  throw new AppError("too-many-passkeys", `An account has at most ${mostPasskeys} passkeys`);
}

/**
 * Puts a passkey into an account, in a transaction of the caller's.
 * @throws AppError too-many-passkeys, passkey-already-here
 */
export async function insertPasskey(
  db: Kysely<Tables>,
  given: {
    id: string;
    uid: string;
    name: string;
    publicKey: Uint8Array;
    counter: number;
    transports: string[];
    deviceType: string;
    backedUp: boolean;
    now: Date;
  },
): Promise<void> {
  const { now, publicKey, ...rest } = given;
  // One after the other, so that two at the same moment do not both find room.
  await db
    .selectFrom("identityUser")
    .select("id")
    .where("id", "=", given.uid)
    .forUpdate()
    .execute();
  await requirePasskeyRoom(db, given);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("identityPasskey")
    .values({ ...rest, publicKey: Buffer.from(publicKey), createdAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return;
  throw new AppError("passkey-already-here", "There is this passkey already");
}

/** Notes that a passkey was used. Returns false when it is gone, or another use of it came first. */
export async function updatePasskeyUse(
  db: Kysely<Tables>,
  given: { id: string; counter: number; counterBefore: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identityPasskey")
    .set({ counter: given.counter, backedUp: given.backedUp, lastUsedAt: given.now })
    .where("id", "=", given.id)
    .where("counter", "=", String(given.counterBefore))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a passkey out of an account. Returns its name, or null when the account has no such one. */
export async function removePasskey(
  db: Kysely<Tables>,
  { id, uid }: { id: string; uid: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom("identityPasskey")
    .where("id", "=", id)
    .where("uid", "=", uid)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
}
