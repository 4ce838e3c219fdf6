import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import {
  findEndFault,
  findSeasonFault,
  findSowingFault,
  getOwnName,
  toSquareMetres,
} from "./rules.ts";
import type { CreateFieldInput, EditFieldInput, Field, Season, SeasonInput } from "./schema.ts";
import { getField, lockField, type Own, refuse, requireField } from "./store.server.ts";

/** More than any farm has; a browser gone wrong is stopped there. */
const mostFields = 200;
const mostSeasons = 100;

const toRow = (input: CreateFieldInput | EditFieldInput) => ({
  name: input.name,
  areaInSquareMetres: toSquareMetres(input),
  areaUnit: input.areaUnit,
  bighaState: input.areaUnit === "bigha" ? input.bighaState : null,
  soil: input.soil,
  method: input.method,
  flowLitresPerHour: input.flowLitresPerHour,
  emitterCount: input.emitterCount,
});

const toSeasonRow = (input: SeasonInput) => ({
  ...input,
  cropName: getOwnName(input),
  variety: input.variety || null,
});

/** @throws AppError conflict when the season's id belongs to another one */
async function putSeason(
  change: Transaction<Tables>,
  { fieldId, input }: { fieldId: string; input: SeasonInput },
): Promise<void> {
  const stored = await change
    .insertInto("seasons")
    .values({ ...toSeasonRow(input), fieldId })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) throw new AppError("conflict", "This id belongs to another season");
}

/**
 * Stores a field with what grows there. Sent again, it is found and not doubled.
 * @returns `isNew` false when it was there before
 * @throws AppError conflict when an id belongs to somebody else's field or season, or there are too many;
 * invalid-input for a sowing in the future or long ago
 */
export async function insertField(
  db: Kysely<Tables>,
  { uid, input, now }: { uid: string; input: CreateFieldInput; now: Date },
): Promise<{ field: Field; isNew: boolean }> {
  return db.transaction().execute(async (change) => {
    const { count } = await change
      .selectFrom("fields")
      .select((select) => select.fn.countAll<string>().as("count"))
      .where("uid", "=", uid)
      .executeTakeFirstOrThrow();
    const stored =
      Number(count) < mostFields
        ? await change
            .insertInto("fields")
            .values({ ...toRow(input), id: input.id, uid, createdDate: now })
            .onConflict((conflict) => conflict.column("id").doNothing())
            .returning("id")
            .executeTakeFirst()
        : undefined;
    const own = { uid, fieldId: input.id };
    if (!stored) {
      const sentBefore = await getField(change, own);
      if (!sentBefore) throw new AppError("conflict", "There is no room for another field");
      return { field: sentBefore, isNew: false };
    }
    if (input.season) {
      const fault = findSowingFault(input.season.sowingDate, getLocalDay(now));
      if (fault) throw refuse("season.sowingDate", fault);
      await putSeason(change, { fieldId: input.id, input: input.season });
    }
    return { field: await requireField(change, own), isNew: true };
  });
}

const isSameSeason = (stored: Season | undefined, input: SeasonInput) =>
  stored !== undefined &&
  stored.crop === input.crop &&
  (stored.cropName ?? null) === getOwnName(input) &&
  stored.variety === (input.variety || null) &&
  stored.sowingDate === input.sowingDate;

/** Whether a field already is what is sent: a change whose answer was lost is sent again. */
function isSame(stored: Field, input: EditFieldInput): boolean {
  const sent = toRow(input);
  const seasonInput = input.season;
  return (
    stored.name === sent.name &&
    stored.areaInSquareMetres === sent.areaInSquareMetres &&
    stored.areaUnit === sent.areaUnit &&
    stored.bighaState === sent.bighaState &&
    stored.soil === sent.soil &&
    stored.method === sent.method &&
    stored.flowLitresPerHour === sent.flowLitresPerHour &&
    stored.emitterCount === sent.emitterCount &&
    (seasonInput === null ||
      isSameSeason(
        stored.seasons.find(({ id }) => id === seasonInput.id),
        seasonInput,
      ))
  );
}

/** Corrects the season that has not ended, or begins the first one that is told. */
async function updateOpenSeason(
  change: Transaction<Tables>,
  { stored, input, today }: { stored: Field; input: SeasonInput; today: string },
): Promise<void> {
  const open = stored.seasons.find(({ endedDate }) => endedDate === null);
  const others = stored.seasons.filter(({ id }) => id !== input.id);
  if (open && open.id !== input.id) {
    throw new AppError("conflict", "Another season has begun on this field meanwhile");
  }
  // What has been growing for years may still be renamed.
  const isOld = open?.sowingDate === input.sowingDate;
  const fault =
    (isOld ? null : findSowingFault(input.sowingDate, today)) ??
    findSeasonFault(others, input.sowingDate);
  if (fault) throw refuse("season.sowingDate", fault);
  if (!open) return putSeason(change, { fieldId: stored.id, input });
  const { crop, cropName, variety, sowingDate } = toSeasonRow(input);
  await change
    .updateTable("seasons")
    .set({ crop, cropName, variety, sowingDate })
    .where("id", "=", open.id)
    .where("fieldId", "=", stored.id)
    .execute();
}

/**
 * Stores a changed field. Sent again, it is found as it was sent and not changed once more.
 * @throws AppError not-found; conflict when it was changed since that version; invalid-input for a day
 * on which the crop cannot have been sown
 */
export async function updateField(
  db: Kysely<Tables>,
  { uid, fieldId, input, now }: Own & { input: EditFieldInput; now: Date },
): Promise<Field> {
  const own = { uid, fieldId };
  return db.transaction().execute(async (change) => {
    const stored = await lockField(change, own);
    if (stored.version !== input.version) {
      if (stored.version > input.version && isSame(stored, input)) return stored;
      throw new AppError("conflict", "The field was changed elsewhere meanwhile");
    }
    if (input.season) {
      await updateOpenSeason(change, { stored, input: input.season, today: getLocalDay(now) });
    }
    await change
      .updateTable("fields")
      .set((set) => ({ ...toRow(input), version: set("version", "+", 1) }))
      .where("id", "=", fieldId)
      .where("uid", "=", uid)
      .execute();
    return requireField(change, own);
  });
}

/**
 * Puts a field away, or brings it back with all that was ever sown on it.
 * @param given.archivedDate null brings it back; a field put away earlier keeps its date
 * @throws AppError not-found
 */
export async function updateArchived(
  db: Kysely<Tables>,
  { archivedDate, ...own }: Own & { archivedDate: Date | null },
): Promise<Field> {
  await db
    .updateTable("fields")
    .set({ archivedDate, removalDate: null })
    .where("id", "=", own.fieldId)
    .where("uid", "=", own.uid)
    .where("archivedDate", archivedDate === null ? "is not" : "is", null)
    .execute();
  return requireField(db, own);
}

/**
 * Begins a season; what grew there until then has ended on the day of the sowing.
 * @throws AppError not-found; conflict; invalid-input for a day on which the crop cannot have
 * been sown
 */
export async function insertSeason(
  db: Kysely<Tables>,
  { input, now, ...own }: Own & { input: SeasonInput; now: Date },
): Promise<{ field: Field; isNew: boolean }> {
  return db.transaction().execute(async (change) => {
    const stored = await lockField(change, own);
    if (stored.seasons.some(({ id }) => id === input.id)) return { field: stored, isNew: false };
    const { sowingDate } = input;
    const fault =
      findSowingFault(sowingDate, getLocalDay(now)) ?? findSeasonFault(stored.seasons, sowingDate);
    if (fault) throw refuse("sowingDate", fault);
    if (stored.seasons.length >= mostSeasons) {
      throw new AppError("conflict", "There is no room for another season");
    }
    await change
      .updateTable("seasons")
      .set({ endedDate: sowingDate })
      .where("fieldId", "=", stored.id)
      .where("endedDate", "is", null)
      .execute();
    await putSeason(change, { fieldId: stored.id, input });
    return { field: await requireField(change, own), isNew: true };
  });
}

/**
 * Ends a season, once.
 * @throws AppError not-found; conflict when it had ended on another day; invalid-input
 */
export async function updateSeasonEnd(
  db: Kysely<Tables>,
  given: Own & { seasonId: string; endedDate: string; now: Date },
): Promise<Field> {
  const { seasonId, endedDate, now, ...own } = given;
  return db.transaction().execute(async (change) => {
    const stored = await lockField(change, own);
    const ending = stored.seasons.find(({ id }) => id === seasonId);
    if (!ending) throw new AppError("not-found", "The field has no such season");
    if (ending.endedDate === endedDate) return stored;
    if (ending.endedDate !== null) throw new AppError("conflict", "The season has ended already");
    const fault = findEndFault(ending, { endedDate, today: getLocalDay(now) });
    if (fault) throw refuse("endedDate", fault);
    await change
      .updateTable("seasons")
      .set({ endedDate })
      .where("id", "=", seasonId)
      .where("fieldId", "=", stored.id)
      .execute();
    return requireField(change, own);
  });
}
