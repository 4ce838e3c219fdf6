import type { Kysely } from "kysely";
import { insertSamplePosts } from "#src/features/blogs/store.server.ts";
import { insertSamplePlans } from "#src/features/insurance/store.server.ts";
import { insertSampleProducts } from "#src/features/marketplace/store.server.ts";
import { insertSampleSchemes } from "#src/features/schemes/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";

/** Puts the sample content into a new database, once: a sample that was removed stays removed. */
export async function seedSamples(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const seeded = await transaction
      .insertInto("seedings")
      .values({ name: "samples" })
      .onConflict((conflict) => conflict.doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!seeded) return;
    await insertSamplePosts(transaction);
    await insertSampleProducts(transaction);
    await insertSampleSchemes(transaction);
    await insertSamplePlans(transaction);
  });
}
