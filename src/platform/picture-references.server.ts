import { type RawBuilder, type SqlBool, sql } from "kysely";
import { pictureWidths } from "#src/shared/picture.ts";

/** A column that may hold the address of an uploaded picture. */
type PictureReference = {
  table: string;
  column: string;
  /** When others than those who sent the picture see it there; without it never. */
  isShownTo?: (uid: string) => RawBuilder<SqlBool>;
};

const always = () => sql<SqlBool>`true`;
/** A listing that rests for a while stands in carts still. */
const ofOffer = sql<SqlBool>`products.status in ('live', 'paused')
  and products."hiddenDate" is null and products."authorUid" is not null`;

/**
 * Every such column. Whoever adds one adds it here, or the sweep takes its pictures away; a test reads
 * the tables' columns and says so.
 */
export const pictureReferences: readonly PictureReference[] = [
  {
    table: "blogs",
    column: "imageUrl",
    isShownTo: () => sql`"removedDate" is null and "hiddenDate" is null`,
  },
  { table: "products", column: "image", isShownTo: () => ofOffer },
  { table: "products", column: "authorAvator", isShownTo: () => ofOffer },
  {
    table: "productPictures",
    column: "imageUrl",
    isShownTo: () =>
      sql`exists (select from products where products.id = "productPictures"."productId" and ${ofOffer})`,
  },
  {
    table: "orderLines",
    column: "image",
    isShownTo: (uid) =>
      sql`exists (select from orders where orders.id = "orderLines"."orderId"
        and ${uid} in (orders."buyerUid", orders."sellerUid"))`,
  },
  { table: "schemes", column: "image", isShownTo: always },
  { table: "insurancePlans", column: "image", isShownTo: always },
  { table: "identityUser", column: "image" },
  { table: "scoutings", column: "photoUrl" },
];

/** A row of `reference` that shows the picture of an id, by an index over its addresses. */
function findRow({ table, column }: PictureReference, id: RawBuilder<string>) {
  const addresses = pictureWidths.map(
    (width) => sql`'/media/' || ${id} || ${sql.lit(`-${width}.webp`)}`,
  );
  return sql`select from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = any(array[${sql.join(addresses)}])`;
}

/** Whether any row shows a picture, to whomever. */
export function isUsed(id: RawBuilder<string>): RawBuilder<SqlBool> {
  const found = pictureReferences.map((reference) => sql`exists (${findRow(reference, id)})`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Whether something shows a picture to a farmer who did not send it. */
export function isShown(id: RawBuilder<string>, uid: string): RawBuilder<SqlBool> {
  const found = pictureReferences.flatMap((reference) =>
    reference.isShownTo
      ? [sql`exists (${findRow(reference, id)} and ${reference.isShownTo(uid)})`]
      : [],
  );
  return sql`(${sql.join(found, sql` or `)})`;
}
