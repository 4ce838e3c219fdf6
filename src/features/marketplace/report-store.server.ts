import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { fullWeightInPercent } from "#src/features/moderation/rules.ts";
import {
  insertHiding,
  insertWeighedReport,
  type Moderated,
  type Thing,
  updateDecision,
  updateSettled,
} from "#src/features/moderation/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { ProductReportInput } from "./report-schema.ts";
import type { ProductEvent } from "./schema.ts";
import { getOffer } from "./store.server.ts";

const kind = "product" as const;

/** The day in India is needed to tell whether what is shown again is on sale. */
type Given = { id: string; now: Date; today: string; newId: () => string };

/** What a change comes to: whether buyers have to be told, and whose bell is to ring. */
type Change = (
  transaction: Transaction<Tables>,
  thing: Thing,
) => Promise<{ isChanged: boolean; toldUid: string | null }>;

const title = sql<string>`coalesce(jsonb_path_query_first(words, '$.*') ->> 'title', '')`;

/**
 * Changes one product, with all other changes of it waiting.
 * @throws AppError not-found
 */
async function changeProduct(
  db: Kysely<Tables>,
  { id, today }: Pick<Given, "id" | "today">,
  change: Change,
): Promise<Moderated<ProductEvent>> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("products")
      .select(["authorUid", title.as("title")])
      .where("id", "=", id)
      .where("status", "!=", "removed")
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError("not-found", "There is no such product");
    const { isChanged, toldUid } = await change(transaction, { kind, id, pageId: id, ...row });
    if (!isChanged) return { event: null, toldUid };
    const { version } = await transaction
      .updateTable("products")
      .set((set) => ({ version: set("version", "+", 1) }))
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirstOrThrow();
    const offer = await getOffer(transaction, { id, language: "en", today });
    return {
      event: offer ? { kind: "listed", product: offer } : { kind: "gone", id, version },
      toldUid,
    };
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

type NewProductReport = Given & {
  uid: string;
  input: ProductReportInput;
  /** So many different farmers hide it from everybody. */
  reportsToHide: number;
};

/**
 * Keeps one farmer's report, which counts once however often it is sent.
 * @returns what buyers and the seller have to be told when this report hides the product
 * @throws AppError not-found; not-allowed for what the farmer sells
 */
export function insertProductReport(
  db: Kysely<Tables>,
  { uid, input, reportsToHide, ...given }: NewProductReport,
): Promise<Moderated<ProductEvent>> {
  const { id, now } = given;
  return changeProduct(db, given, async (transaction, thing) => {
    if (thing.authorUid === uid) throw new AppError("not-allowed", "This listing is your own");
    const report = { target: { kind, id }, uid, input, now };
    const weight = await insertWeighedReport(transaction, report);
    const isChanged =
      weight >= reportsToHide * fullWeightInPercent &&
      (await setHidden(transaction, { id, hiddenDate: now }));
    const hiding = { thing, isByOperator: false, ...given };
    return { isChanged, toldUid: isChanged ? await insertHiding(transaction, hiding) : null };
  });
}

/** Hides a product from everybody but its seller by the operator's will, which settles its reports as right. */
export function hideProduct(db: Kysely<Tables>, given: Given): Promise<Moderated<ProductEvent>> {
  const { id, now } = given;
  return changeProduct(db, given, async (transaction, thing) => {
    const isChanged = await setHidden(transaction, { id, hiddenDate: now });
    const hiding = { thing, isByOperator: true, ...given };
    const toldUid = isChanged ? await insertHiding(transaction, hiding) : null;
    const target = { kind, id };
    if (isChanged) await updateSettled(transaction, { target, isUnfounded: false, now });
    return { isChanged, toldUid };
  });
}

/** Shows a product again, and settles the reports of it as unfounded. */
export function restoreProduct(db: Kysely<Tables>, given: Given): Promise<Moderated<ProductEvent>> {
  const { id, now } = given;
  return changeProduct(db, given, async (transaction, thing) => {
    await updateSettled(transaction, { target: { kind, id }, isUnfounded: true, now });
    const toldUid = await updateDecision(transaction, { thing, decision: "restored", ...given });
    return { isChanged: await setHidden(transaction, { id, hiddenDate: null }), toldUid };
  });
}

/**
 * Leaves a product hidden, and settles the reports of it as right.
 * @throws AppError not-found; conflict when it is not hidden
 */
export function upholdProduct(db: Kysely<Tables>, given: Given): Promise<Moderated<ProductEvent>> {
  const { id, now } = given;
  return changeProduct(db, given, async (transaction, thing) => {
    const hidden = await transaction
      .selectFrom("products")
      .select("id")
      .where("id", "=", id)
      .where("hiddenDate", "is not", null)
      .executeTakeFirst();
    if (!hidden) throw new AppError("conflict", "This product is not hidden");
    await updateSettled(transaction, { target: { kind, id }, isUnfounded: false, now });
    const toldUid = await updateDecision(transaction, { thing, decision: "upheld", ...given });
    return { isChanged: false, toldUid };
  });
}

/** The products that wait for the operator: with reports that are not settled, or hidden. */
export async function listReportedProducts(db: Kysely<Tables>) {
  const products = await db
    .selectFrom("products")
    .select(["id", "authorName", "hiddenDate", title.as("text")])
    .where("status", "!=", "removed")
    .where(
      sql<SqlBool>`("hiddenDate" is not null or id in (
        select "targetId" from reports where kind = ${kind} and "settledDate" is null))`,
    )
    .execute();
  return products.map((one) => ({ kind, ...one }));
}
