import { type Kysely, sql } from "kysely";
import { getFarmPlace, getPlaceByPin } from "#src/features/place/store.server.ts";
import { holdPictures } from "#src/platform/media-owners.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { nameless } from "#src/shared/nameless.ts";
import { findKindFaults, findListingFaults } from "./listing-rules.ts";
import type { CreateListingInput, ListingFault, ListingInput } from "./listing-schema.ts";
import type { ProductStatus } from "./schema.ts";
import { toSearchTexts } from "./store.server.ts";

/** @throws AppError invalid-input with a code at each field */
const refuse = (fields: Partial<Record<string, ListingFault>>) => {
  const given = Object.entries(fields).flatMap(([name, code]) => (code ? [[name, code]] : []));
  return new AppError("invalid-input", "The listing was refused", {
    fields: Object.fromEntries(given),
  });
};

/** Two decimals of a degree are about a kilometre: where to fetch it, not which house. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Where a listing lies: at its PIN code, else where the farm is.
 * @throws AppError invalid-input at `pin`
 */
async function requirePlace(db: Kysely<Tables>, { pin, uid }: { pin: string | null; uid: string }) {
  const place = pin ? await getPlaceByPin(db, { pin }) : await getFarmPlace(db, { uid });
  if (!place) throw refuse({ pin: pin ? "pin-unknown" : "place-missing" });
  return {
    pin: place.pin,
    placeName: place.name,
    district: place.district,
    state: place.state,
    latitude: roughly(place.latitude),
    longitude: roughly(place.longitude),
  };
}

/** @throws AppError invalid-input when a licence is missing or the expiry has passed */
function requireSaleable(
  listing: Pick<ListingInput, "category" | "licenceNumber" | "batchNumber" | "expiryDate">,
  today: string,
): void {
  const faults = findListingFaults(listing, today);
  if (Object.keys(faults).length > 0) throw refuse(faults);
}

const pictureIdOf = (url: string) => url.slice("/media/".length, "/media/".length + 64);

/**
 * Holds a seller's own pictures until the transaction ends, so that none is swept away meanwhile.
 * @throws AppError invalid-input at `pictures` when the seller never sent one of them
 */
async function requirePictures(
  change: Kysely<Tables>,
  { uid, pictures }: { uid: string; pictures: readonly string[] },
): Promise<void> {
  const isOwn = await holdPictures(change, { uid, ids: pictures.map(pictureIdOf) });
  if (!isOwn) throw refuse({ pictures: "picture-unknown" });
}

async function insertPictures(
  db: Kysely<Tables>,
  { id, pictures }: { id: string; pictures: readonly string[] },
): Promise<void> {
  await db
    .insertInto("productPictures")
    .values(
      [...new Set(pictures)].map((imageUrl, position) => ({ productId: id, position, imageUrl })),
    )
    .execute();
}

/** What a listing's row holds of its form. */
function toColumns(input: ListingInput, authorName: string) {
  const { title, description, category, language, pictures } = input;
  const words = { [language]: { title, description } };
  return {
    image: pictures[0] ?? "",
    words: JSON.stringify(words),
    category,
    unit: input.unit,
    priceInPaise: input.priceInPaise,
    deliveryRadiusKm: input.deliveryRadiusKm,
    returnDays: input.returnDays,
    terms: input.terms,
    licenceNumber: input.licenceNumber,
    batchNumber: input.batchNumber,
    expiryDate: input.expiryDate,
    ...toSearchTexts({ words, category, authorName }),
  };
}

type Seller = { uid: string; displayName: string | null; photoURL: string | null };
type Moment = { now: Date; today: string };

/**
 * Stores a new listing.
 * @returns false when a product of that id exists already
 * @throws AppError invalid-input with a code at each field
 */
export async function insertListing(
  db: Kysely<Tables>,
  given: Moment & { input: CreateListingInput; seller: Seller },
): Promise<boolean> {
  const { input, seller, now, today } = given;
  if (input.status === "live") requireSaleable(input, today);
  const place = await requirePlace(db, { pin: input.pin, uid: seller.uid });
  const authorName = seller.displayName ?? nameless;
  return db.transaction().execute(async (change) => {
    await requirePictures(change, { uid: seller.uid, pictures: input.pictures });
    const inserted = await change
      .insertInto("products")
      .values({
        id: input.id,
        status: input.status,
        stock: input.stock,
        ...toColumns(input, authorName),
        ...place,
        authorUid: seller.uid,
        authorName,
        authorAvator: seller.photoURL,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) await insertPictures(change, input);
    return inserted !== undefined;
  });
}

/**
 * The titles under which a listing was ordered by whoever did not give it up.
 * Its row has to be locked: nobody orders it meanwhile.
 */
async function listSoldTitles(change: Kysely<Tables>, id: string): Promise<string[]> {
  const rows = await change
    .selectFrom("orderLines")
    .innerJoin("orders", "orders.id", "orderLines.orderId")
    .select("orderLines.title")
    .distinct()
    .where("productId", "=", id)
    .where("state", "!=", "cancelled")
    .execute();
  return rows.map(({ title }) => title);
}

type Own = { id: string; uid: string };

/** A seller's own row with all changes of it by others waiting, or null. */
function lockOwn(change: Kysely<Tables>, { id, uid }: Own) {
  return change
    .selectFrom("products")
    .select(["status", "version", "authorName", "category", "licenceNumber", "batchNumber"])
    .select(["stock", sql<string | null>`"expiryDate"::text`.as("expiryDate")])
    .$narrowType<Pick<ListingInput, "category">>()
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .where("status", "!=", "removed")
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores a seller's changes.
 * @returns null when the farmer has no such listing
 * @throws AppError conflict when it was changed since it was read; invalid-input with a code at each field,
 * also when it was ordered as something else
 */
export async function updateListing(
  db: Kysely<Tables>,
  given: Own & Moment & { input: ListingInput; version: number },
): Promise<{ status: ProductStatus } | null> {
  const { id, uid, input, version, now, today } = given;
  return db.transaction().execute(async (change) => {
    const own = await lockOwn(change, { id, uid });
    if (!own) return null;
    if (own.version !== version) {
      throw new AppError("conflict", "The listing was changed elsewhere meanwhile");
    }
    const titles = await listSoldTitles(change, id);
    const faults = findKindFaults(input, { titles, category: own.category });
    if (Object.keys(faults).length > 0) throw refuse(faults);
    if (own.status === "live") requireSaleable(input, today);
    const place = await requirePlace(change, { pin: input.pin, uid });
    await requirePictures(change, { uid, pictures: input.pictures });
    await change
      .updateTable("products")
      .set({
        ...toColumns(input, own.authorName),
        ...place,
        updatedAt: now,
        version: version + 1,
      })
      .where("id", "=", id)
      .execute();
    await change.deleteFrom("productPictures").where("productId", "=", id).execute();
    await insertPictures(change, { id, pictures: input.pictures });
    return { status: own.status };
  });
}

/**
 * Puts a listing on sale or takes it off for a while.
 * @returns null when the farmer has no such listing
 * @throws AppError invalid-input when it may not be sold
 */
export async function updateListingStatus(
  db: Kysely<Tables>,
  given: Own & Moment & { status: "live" | "paused" },
): Promise<{ isChanged: boolean; version: number } | null> {
  const { id, uid, status, now, today } = given;
  return db.transaction().execute(async (change) => {
    const own = await lockOwn(change, { id, uid });
    if (!own) return null;
    if (own.status === status) return { isChanged: false, version: own.version };
    if (status === "live") requireSaleable(own, today);
    const version = own.version + 1;
    await change
      .updateTable("products")
      .set({ status, version, updatedAt: now })
      .where("id", "=", id)
      .execute();
    return { isChanged: true, version };
  });
}

/**
 * Counts a listing's stock anew.
 * @param given.was what the seller believed it to be: what was sold meanwhile is not brought back
 * @returns null when the farmer has no such listing
 * @throws AppError conflict when it was not that any more
 */
export async function updateStock(
  db: Kysely<Tables>,
  given: Own & { stock: number; was: number; now: Date },
): Promise<{ isChanged: boolean; status: ProductStatus } | null> {
  const { id, uid, stock, was, now } = given;
  return db.transaction().execute(async (change) => {
    const own = await lockOwn(change, { id, uid });
    if (!own) return null;
    // Sent again after an answer that was lost.
    if (own.stock === stock) return { isChanged: false, status: own.status };
    if (own.stock !== was) throw new AppError("conflict", "Some of it was sold meanwhile");
    await change
      .updateTable("products")
      .set({ stock, updatedAt: now })
      .where("id", "=", id)
      .execute();
    return { isChanged: true, status: own.status };
  });
}

/**
 * Takes a listing away for good; orders keep what they say of it.
 * @returns null when the farmer never had it
 */
export async function removeListing(
  db: Kysely<Tables>,
  { id, uid, now }: Own & { now: Date },
): Promise<{ id: string; version: number } | null> {
  const removed = await db.transaction().execute(async (change) => {
    const gone = await change
      .updateTable("products")
      .set((set) => ({
        status: "removed",
        image: "",
        authorAvator: null,
        updatedAt: now,
        version: set("version", "+", 1),
      }))
      .where("id", "=", id)
      .where("authorUid", "=", uid)
      .where("status", "!=", "removed")
      .returning(["id", "version"])
      .executeTakeFirst();
    if (gone) await change.deleteFrom("productPictures").where("productId", "=", id).execute();
    return gone;
  });
  if (removed) return removed;
  // Asked again after an answer that was lost.
  const gone = await db
    .selectFrom("products")
    .select(["id", "version"])
    .where("id", "=", id)
    .where("authorUid", "=", uid)
    .executeTakeFirst();
  return gone ?? null;
}
