import { type Kysely, sql } from "kysely";
import { updateAuthorUnknown } from "#src/features/blogs/store.server.ts";
import type { IdentityTables } from "#src/features/session/store.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { ownTables } from "./data/own-tables.ts";

/** How long a deletion that was asked for can be undone by signing in. */
export const graceDays = 7;

/**
 * Everything that the product keeps of a farmer, by table; secrets are left out.
 * Read at one moment, so that its parts fit together.
 */
export async function getOwnData(
  db: Kysely<Tables>,
  uid: string,
): Promise<Record<string, unknown[]>> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (db) => {
      const data: Record<string, unknown[]> = {};
      for (const { table, owner, exported } of ownTables) {
        if (exported === "none") continue;
        const columns =
          exported === "all" ? sql`*` : sql.join(exported.map((name) => sql.ref(name)));
        const { rows } = await sql`
          select ${columns} from ${sql.table(table)} where ${sql.ref(owner)} = ${uid}`.execute(db);
        data[table] = rows;
      }
      return data;
    });
}

/** Notes that the account is to be deleted; signing in clears it. */
export async function updateDeletionRequested(
  db: Kysely<Tables>,
  given: { uid: string; now: Date },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ deletionRequestedAt: given.now })
    .where("uid", "=", given.uid)
    .execute();
}

/** Sets the picture of the account; answers the address of the one before, or null. */
export async function updatePhoto(
  db: Kysely<Tables>,
  given: { uid: string; photoURL: string | null },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const accounts = transaction.withTables<IdentityTables>();
    const before = await accounts
      .selectFrom("identityUser")
      .select("image")
      .where("id", "=", given.uid)
      .forUpdate()
      .executeTakeFirst();
    await accounts
      .updateTable("identityUser")
      .set({ image: given.photoURL })
      .where("id", "=", given.uid)
      .execute();
    return before?.image ?? null;
  });
}

/** Whether any post, product or person still shows an uploaded picture. */
export async function isPictureShown(db: Kysely<Tables>, id: string): Promise<boolean> {
  const pattern = `/media/${id}-%`;
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select 1 from "identityUser" where image like ${pattern})
      or exists (select 1 from blogs where "imageUrl" like ${pattern})
      or exists (select 1 from products where image like ${pattern}) as shown`.execute(db);
  return rows[0]?.shown ?? true;
}

async function removeAccount(db: Kysely<Tables>, given: { uid: string; requestedBefore: Date }) {
  const { uid, requestedBefore } = given;
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .withTables<IdentityTables>()
      .selectFrom("users")
      .leftJoin("identityUser", "identityUser.id", "users.uid")
      .select(["users.uid", "identityUser.image"])
      .where("users.uid", "=", uid)
      .where("users.deletionRequestedAt", "<=", requestedBefore)
      // Locked, so that a sign-in at the same moment either keeps the account or finds none.
      .forUpdate("users")
      .skipLocked()
      .executeTakeFirst();
    if (!due) return null;
    const disowned = await updateAuthorUnknown(transaction, { uid });
    for (const { table, owner, onDeletion } of ownTables.toReversed()) {
      const change =
        onDeletion === "remove"
          ? sql`delete from ${sql.table(table)}`
          : sql`update ${sql.table(table)} set ${sql.ref(owner)} = null`;
      await sql`${change} where ${sql.ref(owner)} = ${uid}`.execute(transaction);
    }
    return { disowned, photoURL: due.image };
  });
}

/**
 * Deletes the accounts whose time is over: posts stay under `Unknown`, everything else goes.
 * Each on its own, so that one that fails is tried again and holds up no other.
 * @returns how many
 */
export async function removeDueAccounts(
  parts: Pick<Parts, "db" | "media" | "now" | "log">,
): Promise<number> {
  const { db, media, now, log } = parts;
  const requestedBefore = new Date(now().getTime() - graceDays * 86_400_000);
  const due = await db
    .selectFrom("users")
    .select("uid")
    .where("deletionRequestedAt", "<=", requestedBefore)
    .execute();
  let count = 0;
  for (const { uid } of due) {
    try {
      const removed = await removeAccount(db, { uid, requestedBefore });
      if (!removed) continue;
      count += 1;
      await removePhoto({ db, media }, removed.photoURL);
    } catch (error) {
      log.error({ err: error }, "an account could not be deleted");
    }
  }
  return count;
}

/** Deletes the files of a picture of somebody, unless something else shows the same. */
export async function removePhoto(
  { db, media }: Pick<Parts, "db" | "media">,
  photoURL: string | null,
): Promise<void> {
  const id = /^\/media\/([0-9a-f]{64})-/.exec(photoURL ?? "")?.[1];
  if (id === undefined || (await isPictureShown(db, id))) return;
  await media.removePicture(id);
}
