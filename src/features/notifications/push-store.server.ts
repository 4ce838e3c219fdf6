import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import {
  type NoticeChoices,
  noticeChoices,
  type PushDevice,
  usualChoices,
} from "./delivery-schema.ts";
import type { SubscriptionInput } from "./subscription-schema.ts";

/** More browsers than anybody has; of more the oldest goes. */
const mostDevices = 10;

/** What a farmer chose, or the usual. */
export async function getChoices(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<NoticeChoices> {
  const chosen = await listChoices(db, [uid]);
  return chosen.get(uid) ?? usualChoices;
}

/** What some farmers chose; those who hold to the usual are not in it. */
export async function listChoices(
  db: Kysely<Tables>,
  uids: readonly string[],
): Promise<Map<string, NoticeChoices>> {
  const rows = await db
    .selectFrom("noticeChoices")
    .select(["uid", "choices"])
    .where("uid", "in", [...uids])
    .execute();
  return new Map(rows.map(({ uid, choices }) => [uid, noticeChoices.parse(choices)]));
}

export async function updateChoices(
  db: Kysely<Tables>,
  { uid, choices }: { uid: string; choices: NoticeChoices },
): Promise<void> {
  const row = { choices: JSON.stringify(choices) };
  await db
    .insertInto("noticeChoices")
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(row))
    .execute();
}

/**
 * Adds a browser, which from then on belongs to the session that asked.
 * @throws AppError not-allowed when its address is known with other keys: whoever asks has only heard of it
 */
export async function insertSubscription(
  db: Kysely<Tables>,
  given: SubscriptionInput &
    Record<"id" | "uid" | "sessionId" | "language", string> & { now: Date },
): Promise<string> {
  const { id, endpoint, now, ...own } = given;
  const owner = { ...own, addedDate: now };
  return db.transaction().execute(async (change) => {
    const added = await change
      .insertInto("pushSubscriptions")
      .values({ id, endpoint, ...owner })
      .onConflict((conflict) =>
        conflict
          .column("endpoint")
          .doUpdateSet(owner)
          .where("pushSubscriptions.p256dh", "=", given.p256dh)
          .where("pushSubscriptions.auth", "=", given.auth),
      )
      .returning("id")
      .executeTakeFirst();
    if (!added) throw new AppError("not-allowed", "This subscription is another browser's");
    await change
      .deleteFrom("pushSubscriptions")
      .where("id", "in", (oldest) =>
        oldest
          .selectFrom("pushSubscriptions")
          .select("id")
          .where("uid", "=", given.uid)
          .orderBy("addedDate", "desc")
          .orderBy("id")
          .offset(mostDevices),
      )
      .execute();
    return added.id;
  });
}

/** The browsers of a farmer that ring, the newest first. */
export async function listPushDevices(
  db: Kysely<Tables>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom("pushSubscriptions")
    .innerJoin("identitySession", "identitySession.id", "pushSubscriptions.sessionId")
    .select(["pushSubscriptions.id", "sessionId", "userAgent", "addedDate"])
    .where("uid", "=", uid)
    .orderBy("addedDate", "desc")
    .orderBy("pushSubscriptions.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent || null,
    addedDate: row.addedDate.toISOString(),
    isThisOne: row.sessionId === sessionId,
  }));
}

/** Takes a browser away. @returns whether it was there */
export async function removeSubscription(
  db: Kysely<Tables>,
  { id, uid }: { id: string; uid?: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pushSubscriptions")
    .where("id", "=", id)
    .$if(uid !== undefined, (own) => own.where("uid", "=", uid ?? ""))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Where notices can be mailed to, of those of some farmers who have proven an address, and in which language. */
export async function listMailboxes(
  db: Kysely<Tables>,
  uids: readonly string[],
): Promise<Map<string, { email: string; language: string | null }>> {
  const rows = await db
    .selectFrom("identityUser")
    .innerJoin("users", "users.uid", "identityUser.id")
    .select(["identityUser.id as uid", "identityUser.email", "language"])
    .where("identityUser.id", "in", [...uids])
    .where("emailVerified", "=", true)
    .execute();
  return new Map(
    rows.filter(({ email }) => !isStandInEmail(email)).map(({ uid, ...box }) => [uid, box]),
  );
}

/** The confirmed numbers of some farmers, and in which language they read. */
export async function listPhones(
  db: Kysely<Tables>,
  uids: readonly string[],
): Promise<Map<string, { number: string; language: string | null }>> {
  const rows = await db
    .selectFrom("identityPhone")
    .innerJoin("users", "users.uid", "identityPhone.uid")
    .select(["identityPhone.uid", "number", "language"])
    .where("identityPhone.uid", "in", [...uids])
    .execute();
  return new Map(rows.map(({ uid, ...phone }) => [uid, phone]));
}

/** The subscriptions of some farmers whose sessions have not run out. */
export async function listSubscriptions(
  db: Kysely<Tables>,
  { uids, now }: { uids: readonly string[]; now: Date },
) {
  return db
    .selectFrom("pushSubscriptions")
    .innerJoin("identitySession", "identitySession.id", "pushSubscriptions.sessionId")
    .select(["pushSubscriptions.id", "uid", "endpoint", "p256dh", "auth", "language", "addedDate"])
    .where("uid", "in", [...uids])
    .where("expiresAt", ">", now)
    .execute();
}
