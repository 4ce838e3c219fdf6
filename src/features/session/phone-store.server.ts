import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import { makeStandInEmail } from "#src/shared/stand-in-email.ts";

/** Operators give a number to somebody else after it was silent for 90 days. */
const daysUntilRecycled = 90;
const mostTries = 5;

/** A number and the account that it opens. */
export type OwnedPhone = { number: string; uid: string; provenDate: Date };

/** The account of a number, or null. */
export async function getPhoneOwner(
  db: Kysely<Tables>,
  number: string,
): Promise<OwnedPhone | null> {
  const row = await db
    .selectFrom("identityPhone")
    .select(["number", "uid", "provenDate"])
    .where("number", "=", number)
    .executeTakeFirst();
  return row ?? null;
}

/** The confirmed number of an account and since when it opens it, or null. */
export async function getOwnPhone(
  db: Kysely<Tables>,
  uid: string,
): Promise<{ number: string; addedDate: Date } | null> {
  const row = await db
    .selectFrom("identityPhone")
    .select(["number", "addedDate"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a number was shown to be its owner's so lately that nobody else can have it by now. */
export const isRecent = ({ provenDate }: OwnedPhone, now: Date): boolean =>
  now.getTime() - provenDate.getTime() < daysUntilRecycled * dayInMs;

/**
 * Makes an account for a number that has none, in a transaction of the caller's.
 * @returns its id; null when another request was first
 */
export async function insertPhoneAccount(
  db: Kysely<Tables>,
  { number, uid, now }: { number: string; uid: string; now: Date },
): Promise<string | null> {
  await db
    .insertInto("identityUser")
    .values({ id: uid, name: "", email: makeStandInEmail(uid), emailVerified: false, image: null })
    .execute();
  if (await insertPhone(db, { number, uid, now })) return uid;
  await db.deleteFrom("identityUser").where("id", "=", uid).execute();
  return null;
}

/** Puts a number into an account in place of the one that it has. Returns false when it is another account's. */
export async function insertPhone(
  db: Kysely<Tables>,
  { number, uid, now }: { number: string; uid: string; now: Date },
): Promise<boolean> {
  const owner = await getPhoneOwner(db, number);
  if (owner && owner.uid !== uid) return false;
  await removePhone(db, { uid });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("identityPhone")
    .values({ number, uid, addedDate: now, provenDate: now })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that the number's owner still has it. */
export async function updatePhoneProven(
  db: Kysely<Tables>,
  { uid, now }: { uid: string; now: Date },
): Promise<void> {
  await db.updateTable("identityPhone").set({ provenDate: now }).where("uid", "=", uid).execute();
}

/** Takes the number out of an account. Returns it, or null when there is none. */
export async function removePhone(
  db: Kysely<Tables>,
  { uid, since }: { uid: string; since?: Date },
): Promise<string | null> {
  let statement = db.deleteFrom("identityPhone").where("uid", "=", uid);
  if (since) statement = statement.where("addedDate", ">=", since);
  return (await statement.returning("number").executeTakeFirst())?.number ?? null;
}

/** A code that was sent, and for what. */
export type SentCode = {
  ticketHash: string;
  number: string;
  /** The account that wants the number, or null where somebody wants to get in. */
  uid: string | null;
  codeHash: string;
};

/** Keeps what is stored of a code; the one before of the same browser ends. */
export async function insertPhoneCode(
  db: Kysely<Tables>,
  given: SentCode & { before: string | null; now: Date; expiresDate: Date },
): Promise<void> {
  const { before, now, ...code } = given;
  await db
    .deleteFrom("identityPhoneCode")
    .where((where) =>
      where.or([
        where("expiresDate", "<=", now),
        ...(before === null ? [] : [where("ticketHash", "=", before)]),
      ]),
    )
    .execute();
  await db.insertInto("identityPhoneCode").values(code).execute();
}

type Ticket = { ticketHash: string; now: Date };

/** Counts one try at a code, in one statement, so that tries at the same moment cannot slip by each other. */
export async function takePhoneTry(
  db: Kysely<Tables>,
  { ticketHash, now }: Ticket,
): Promise<SentCode | null> {
  const row = await db
    .updateTable("identityPhoneCode")
    .set({ tries: sql`tries + 1` })
    .where("ticketHash", "=", ticketHash)
    .where("tries", "<", mostTries)
    .where("provenDate", "is", null)
    .where("expiresDate", ">", now)
    .returning(["ticketHash", "number", "uid", "codeHash"])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses a code up; of two requests at the same moment one gets false.
 * @param given.expiresDate so long what it showed may still be built on
 */
export async function updateCodeProven(
  db: Kysely<Tables>,
  { ticketHash, now, expiresDate }: Ticket & { expiresDate: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identityPhoneCode")
    .set({ provenDate: now, expiresDate })
    .where("ticketHash", "=", ticketHash)
    .where("provenDate", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes what a used code showed: the number, once; or null. */
export async function removeProvenCode(
  db: Kysely<Tables>,
  { ticketHash, now }: Ticket,
): Promise<string | null> {
  const row = await db
    .deleteFrom("identityPhoneCode")
    .where("ticketHash", "=", ticketHash)
    .where("uid", "is", null)
    .where("provenDate", "is not", null)
    .where("expiresDate", ">", now)
    .returning("number")
    .executeTakeFirst();
  return row?.number ?? null;
}
