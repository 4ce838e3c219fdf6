import type { Kysely } from "kysely";
import { insertFirstField } from "#src/features/fields/first-field-store.server.ts";
import { updateFarmPlaceFromAddress } from "#src/features/place/resolve-store.server.ts";
import { refuseLate } from "#src/platform/edits.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Language } from "#src/shared/language.ts";
import { isSameFarm } from "./farm-rules.ts";
import type { FarmProfileInput, KnownFarm } from "./farm-schema.ts";
import { type Profile, profile } from "./schema.ts";

/** A farmer's own record with the name they go by, or null for an unknown account. */
export async function getProfile(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Profile | null> {
  const row = await db
    .selectFrom("users")
    .leftJoin("identityUser", "identityUser.id", "users.uid")
    .select([
      "users.email",
      "users.phone",
      "users.address",
      "users.farmSize",
      "users.farmSizeUnit",
      "users.farmType",
      "users.cropType",
      "users.soilType",
      "users.waterSource",
      "users.language",
      "users.accountKeptAt",
      "identityUser.name",
      "identityUser.image as photoURL",
    ])
    .where("users.uid", "=", uid)
    .executeTakeFirst();
  if (!row) return null;
  const accountKeptAt = row.accountKeptAt?.toISOString() ?? null;
  return profile.parse({ ...row, accountKeptAt, displayName: row.name || null });
}

/** @throws AppError not-found for an unknown account */
export async function requireProfile(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Profile> {
  const own = await getProfile(db, { uid });
  if (!own) throw new AppError("not-found", "This account has no record");
  return own;
}

type SavedFarm = {
  uid: string;
  farm: FarmProfileInput;
  /** What it was changed from; undefined where a browser does not tell. */
  upon: KnownFarm | undefined;
  /** What the first field is named in while the farmer has chosen no language. */
  otherwise: Language;
  now: Date;
  newId: () => string;
};

/**
 * Saves what Setup asks for, and where that address lies; every other column of the record, and every other
 * record, stays. Whoever has no field yet gets their first one from it.
 * @returns whether the address is another than before
 * @throws AppError conflict when the farm was changed since what it was changed from
 */
export async function updateFarmProfile(
  db: Kysely<Tables>,
  { uid, farm, upon, otherwise, now, newId }: SavedFarm,
): Promise<boolean> {
  return db.transaction().execute(async (change) => {
    const { address } = farm;
    await change
      .selectFrom("users")
      .select("uid")
      .where("uid", "=", uid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = await requireProfile(change, { uid });
    const { address: before } = stored;
    if (upon && !isSameFarm(stored, upon) && !isSameFarm(stored, farm)) throw refuseLate();
    await change
      .updateTable("users")
      .set({
        phone: farm.phone,
        address,
        farmSize: farm.farmSize,
        farmSizeUnit: farm.farmSize === null ? null : farm.farmSizeUnit,
        farmType: farm.farmType,
        cropType: farm.cropType,
        soilType: farm.soilType,
        waterSource: farm.waterSource,
      })
      .where("uid", "=", uid)
      .execute();
    await insertFirstField(change, { uid, farm, otherwise, now, newId });
    await updateFarmPlaceFromAddress(change, { uid, address, before, now });
    return address !== before;
  });
}

/** Sets the picture a farmer is shown by: an address of our own, or none. */
export async function updatePicture(
  db: Kysely<Tables>,
  { uid, picture }: { uid: string; picture: string | null },
): Promise<void> {
  await db.updateTable("identityUser").set({ image: picture }).where("id", "=", uid).execute();
}

/** Remembers the language a farmer reads, for what reaches them outside the browser. */
export async function updateLanguage(
  db: Kysely<Tables>,
  { uid, language }: { uid: string; language: Language },
): Promise<void> {
  await db.updateTable("users").set({ language }).where("uid", "=", uid).execute();
}
