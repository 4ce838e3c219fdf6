import { type Kysely, sql } from "kysely";
import { requireField } from "#src/features/fields/store.server.ts";
import { applyEdit, type Edit, planVersion, refuseLate } from "#src/platform/edits.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { noVersion } from "#src/shared/versions.ts";
import { findCardFault } from "./rules.ts";
import {
  type CardInput,
  type ChoiceInput,
  choiceInput,
  type NewCardInput,
  type PriceInput,
  soilValues,
} from "./schema.ts";
import type { Own } from "./store.server.ts";

/** More than a soil is ever tested; a browser gone wrong is stopped there. */
const mostCards = 200;

function requireCard(input: CardInput, now: Date): void {
  const fault = findCardFault(input, getLocalDay(now));
  if (!fault) return;
  throw new AppError("invalid-input", "Some fields are not valid", {
    fields: { "card.testedOn": fault },
  });
}

/**
 * Keeps a card. Sent again, it is not doubled; taken away meanwhile, it does not come again.
 * @throws AppError not-found; conflict when the id is of another field's card or there are too many;
 * invalid-input with the code at `card.testedOn`
 */
export async function insertCard(
  db: Kysely<Tables>,
  { input, now, ...own }: Own & { input: NewCardInput; now: Date },
): Promise<void> {
  const field = await requireField(db, own);
  const known = await db
    .selectFrom("soilCards")
    .select("fieldId")
    .where("id", "=", input.id)
    .executeTakeFirst();
  if (known && known.fieldId !== field.id) {
    throw new AppError("conflict", "This id belongs to another card");
  }
  if (known) return;
  requireCard(input.card, now);
  const { count } = await db
    .selectFrom("soilCards")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("fieldId", "=", field.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostCards) {
    throw new AppError("conflict", "There is no room for another card");
  }
  const { testedOn, values } = input.card;
  await db
    .insertInto("soilCards")
    .values({
      id: input.id,
      fieldId: field.id,
      testedOn,
      values: JSON.stringify(values),
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

type OwnCard = Own & { cardId: string };

/** A card that no other change reaches until this one is done. */
const lockCard = (change: Kysely<Tables>, { fieldId, cardId }: OwnCard) =>
  change
    .selectFrom("soilCards")
    .select(["values", "version", "removedAt"])
    .select(sql<string>`"testedOn"::text`.as("testedOn"))
    .where("id", "=", cardId)
    .where("fieldId", "=", fieldId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Corrects a card.
 * @throws AppError not-found; conflict when it was changed since; invalid-input with the code at `card.testedOn`
 */
export async function updateCard(
  db: Kysely<Tables>,
  { input, edit, now, ...own }: OwnCard & { input: CardInput; edit: Edit; now: Date },
): Promise<void> {
  await requireField(db, own);
  await applyEdit(db, { uid: own.uid, edit }, async (change) => {
    requireCard(input, now);
    const stored = await lockCard(change, own);
    if (stored?.removedAt !== null) throw new AppError("not-found", "The field has no such card");
    const { testedOn, values } = input;
    const kept = { testedOn: stored.testedOn, values: soilValues.parse(stored.values) };
    const isSame = JSON.stringify(kept) === JSON.stringify({ testedOn, values });
    const version = planVersion({ stored: stored.version, edit, isSame });
    await change
      .updateTable("soilCards")
      .set({ testedOn, values: JSON.stringify(values), version })
      .where("id", "=", own.cardId)
      .where("fieldId", "=", own.fieldId)
      .execute();
  });
}

/**
 * Takes a card away, or brings it back; one that is not there, or is so already, needs nothing more.
 * @param given.removedAt null brings it back
 * @throws AppError not-found when the farmer has no such field; conflict when the card that is to be taken away
 * was changed since
 */
export async function updateRemoved(
  db: Kysely<Tables>,
  { edit, removedAt, ...own }: OwnCard & { edit: Edit; removedAt: Date | null },
): Promise<void> {
  await requireField(db, own);
  await applyEdit(db, { uid: own.uid, edit }, async (change) => {
    const stored = await lockCard(change, own);
    if (!stored || (stored.removedAt === null) === (removedAt === null)) return;
    if (removedAt) planVersion({ stored: stored.version, edit });
    await change
      .updateTable("soilCards")
      .set({ removedAt })
      .where("id", "=", own.cardId)
      .where("fieldId", "=", own.fieldId)
      .execute();
  });
}

/**
 * Keeps what a field's plan counts with.
 * @throws AppError not-found; conflict when something else was chosen since
 */
export async function updateChoice(
  db: Kysely<Tables>,
  { choice, edit, ...own }: Own & { choice: ChoiceInput; edit: Edit },
): Promise<void> {
  const { id: fieldId } = await requireField(db, own);
  await applyEdit(db, { uid: own.uid, edit }, async (change) => {
    const stored = await change
      .selectFrom("soilChoices")
      .select(["choice", "version"])
      .where("fieldId", "=", fieldId)
      .forUpdate()
      .executeTakeFirst();
    // What nobody can be shown any more, nobody has chosen.
    const known = choiceInput.safeParse(stored?.choice).data;
    const isSame = JSON.stringify(known) === JSON.stringify(choice);
    const version = planVersion({
      stored: known ? (stored?.version ?? null) : null,
      edit,
      isSame,
    });
    const row = { choice: JSON.stringify(choice), version };
    const was = stored?.version ?? noVersion;
    const kept = await change
      .insertInto("soilChoices")
      .values({ fieldId, ...row })
      .onConflict((conflict) =>
        conflict.column("fieldId").doUpdateSet(row).where("soilChoices.version", "=", was),
      )
      .returning("fieldId")
      .executeTakeFirst();
    // Another device told the first one at the same moment.
    if (!kept) throw refuseLate();
  });
}

/**
 * Keeps what a fertiliser costs at the farmer's shop, and whether it has it.
 * @throws AppError conflict when it was told otherwise since
 */
export async function updatePrice(
  db: Kysely<Tables>,
  { uid, price, edit }: { uid: string; price: PriceInput; edit: Edit },
): Promise<void> {
  const { product, priceInPaise, isStocked } = price;
  await applyEdit(db, { uid, edit }, async (change) => {
    const stored = await change
      .selectFrom("soilPrices")
      .select(["priceInPaise", "isStocked", "version"])
      .where("uid", "=", uid)
      .where("product", "=", product)
      .forUpdate()
      .executeTakeFirst();
    const isSame = stored?.priceInPaise === priceInPaise && stored.isStocked === isStocked;
    const version = planVersion({ stored: stored?.version ?? null, edit, isSame });
    const row = { priceInPaise, isStocked, version };
    const was = stored?.version ?? noVersion;
    const kept = await change
      .insertInto("soilPrices")
      .values({ uid, product, ...row })
      .onConflict((conflict) =>
        conflict.columns(["uid", "product"]).doUpdateSet(row).where("soilPrices.version", "=", was),
      )
      .returning("product")
      .executeTakeFirst();
    if (!kept) throw refuseLate();
  });
}
