import type { Kysely } from "kysely";
import { insertSamplePosts, updateSamplePosts } from "#src/features/blogs/sample-store.server.ts";
import { insertSamplePlans } from "#src/features/insurance/store.server.ts";
import { insertSampleProducts } from "#src/features/marketplace/store.server.ts";
import { insertCatalogue } from "#src/features/schemes/catalogue-store.server.ts";
import { insertSampleSchemes } from "#src/features/schemes/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";

/** Whether this is the first time that something of a name is put into the database. */
async function claimSeeding(db: Kysely<Tables>, name: string): Promise<boolean> {
  const seeded = await db
    .insertInto("seedings")
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .executeTakeFirst();
  return seeded !== undefined;
}

const sampleTables = ["blogs", "products", "schemes", "insurancePlans"] as const;

async function countRows(db: Kysely<Tables>): Promise<number> {
  let count = 0;
  for (const table of sampleTables) {
    const { rows } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<string>().as("rows"))
      .executeTakeFirstOrThrow();
    count += Number(rows);
  }
  return count;
}

/** Puts all samples in that are not there. @returns how many were missing */
export async function insertSamples(db: Kysely<Tables>): Promise<number> {
  const before = await countRows(db);
  await insertSamplePosts(db);
  await insertSampleProducts(db);
  await insertSampleSchemes(db);
  await insertSamplePlans(db);
  await insertCatalogue(db);
  return (await countRows(db)) - before;
}

/** Puts the sample content into a new database, once: a sample that was removed stays removed. */
export async function seedSamples(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await claimSeeding(transaction, "samples")) {
      await insertSamples(transaction);
    }
    if (await claimSeeding(transaction, "posts-2026-11-22")) await updateSamplePosts(transaction);
    // Another name with each change of the schemes' texts or facts in the list.
    if (await claimSeeding(transaction, "schemes-2026-11-23")) await insertCatalogue(transaction);
  });
}
