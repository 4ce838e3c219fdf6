import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { ProductReportInput } from "./report-schema.ts";
import type { ProductEvent } from "./schema.ts";
import { getOffer } from "./store.server.ts";

const kind = "product" as const;

/** The day in India is needed to tell whether what is shown again is on sale. */
type Moment = { now: Date; today: string };

/**
 * Changes one product, with all other changes of it waiting.
 * @param change answers whether buyers have to be told
 * @throws AppError not-found
 */
async function changeProduct(
  db: Kysely<Tables>,
  { id, today }: { id: string; today: string },
  change: (
    transaction: Transaction<Tables>,
    seller: { authorUid: string | null },
  ) => Promise<boolean>,
): Promise<ProductEvent | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("products")
      .select("authorUid")
      .where("id", "=", id)
      .where("status", "!=", "removed")
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError("not-found", "There is no such product");
    if (!(await change(transaction, row))) return null;
    const { version } = await transaction
      .updateTable("products")
      .set((set) => ({ version: set("version", "+", 1) }))
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirstOrThrow();
    const offer = await getOffer(transaction, { id, language: "en", today });
    return offer ? { kind: "listed", product: offer } : { kind: "gone", id, version };
  });
}

/** Whether this changed anything. */
async function setHidden(
  transaction: Transaction<Tables>,
  { id, hiddenDate }: { id: string; hiddenDate: Date | null },
): Promise<boolean> {
  const row = await transaction
    .updateTable("products")
    .set({ hiddenDate })
    .where("id", "=", id)
    .where("hiddenDate", hiddenDate ? "is" : "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

type NewProductReport = Moment & {
  id: string;
  uid: string;
  input: ProductReportInput;
  /** So many different farmers hide it from everybody. */
  reportsToHide: number;
};

/**
 * Keeps one farmer's report, which counts once however often it is sent.
 * @returns what buyers have to be told when this report hides the product, or null
 * @throws AppError not-found; not-allowed for what the farmer sells
 */
export function insertProductReport(
  db: Kysely<Tables>,
  { id, uid, input, now, today, reportsToHide }: NewProductReport,
): Promise<ProductEvent | null> {
  return changeProduct(db, { id, today }, async (transaction, { authorUid }) => {
    if (authorUid === uid) throw new AppError("not-allowed", "This listing is your own");
    await transaction
      .insertInto("reports")
      .values({ kind, targetId: id, reporterUid: uid, ...input, reportedDate: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { open } = await transaction
      .selectFrom("reports")
      .select((select) => select.fn.countAll<number>().as("open"))
      .where("kind", "=", kind)
      .where("targetId", "=", id)
      .where("settledDate", "is", null)
      .executeTakeFirstOrThrow();
    return open >= reportsToHide && setHidden(transaction, { id, hiddenDate: now });
  });
}

/** Hides a product from everybody but its seller; null when it was hidden already. */
export function hideProduct(
  db: Kysely<Tables>,
  { id, now, today }: Moment & { id: string },
): Promise<ProductEvent | null> {
  return changeProduct(db, { id, today }, (transaction) =>
    setHidden(transaction, { id, hiddenDate: now }),
  );
}

/**
 * Shows a product again and settles the reports of it: they count no longer, though whoever sent one goes on
 * not seeing it.
 * @returns null when it was not hidden
 */
export function restoreProduct(
  db: Kysely<Tables>,
  { id, now, today }: Moment & { id: string },
): Promise<ProductEvent | null> {
  return changeProduct(db, { id, today }, async (transaction) => {
    await transaction
      .updateTable("reports")
      .set({ settledDate: now })
      .where("kind", "=", kind)
      .where("targetId", "=", id)
      .where("settledDate", "is", null)
      .execute();
    return setHidden(transaction, { id, hiddenDate: null });
  });
}

/** The products that wait for the operator: with reports that are not settled, or hidden. */
export async function listReportedProducts(db: Kysely<Tables>) {
  const products = await db
    .selectFrom("products")
    .select(["id", "authorName", "hiddenDate"])
    .select(sql<string>`jsonb_path_query_first(words, '$.*') ->> 'title'`.as("text"))
    .where("status", "!=", "removed")
    .where(
      sql<SqlBool>`("hiddenDate" is not null or id in (
        select "targetId" from reports where kind = ${kind} and "settledDate" is null))`,
    )
    .execute();
  const open = await db
    .selectFrom("reports")
    .select(["targetId", "reason", "words", "reportedDate"])
    .where("kind", "=", kind)
    .where("settledDate", "is", null)
    .orderBy("reportedDate")
    .execute();
  return products
    .map((one) => ({ kind, ...one, reports: open.filter(({ targetId }) => targetId === one.id) }))
    .sort((a, b) => b.reports.length - a.reports.length);
}
