import { shortestSeasons } from "#content/shortest-seasons.ts";
import type { Work } from "#src/features/fields/growth-rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { countDays } from "#src/shared/days.ts";
import { type GrownCrop, isKnownCrop } from "#src/shared/farm-terms.ts";
import { getCropYear } from "./harvest-rules.ts";
import type { Ground, RecordFault, RecordInput, ToldRecord } from "./schema.ts";

/** As far back as earlier years can be told; a day before it is a slip of the finger, `0026-11-21`. */
const firstDay = "1950-01-01";

/** Why a record cannot be of its day or year, or null. */
export function findRecordFault(
  entry: RecordInput,
  given: { today: string; sowingDate: string | null },
): { field: "date" | "year"; fault: RecordFault } | null {
  const { date } = entry;
  if (date !== null && date < firstDay) return { field: "date", fault: "date-not-valid" };
  if (entry.ground.kind === "earlier") {
    const isFuture = entry.ground.year > getCropYear(given.today);
    if (isFuture) return { field: "year", fault: "year-in-future" };
    return date !== null && date > given.today ? { field: "date", fault: "date-in-future" } : null;
  }
  if (date === null) return { field: "date", fault: "date-not-valid" };
  if (date > given.today) return { field: "date", fault: "date-in-future" };
  // Seed is bought and land is ploughed before the sowing.
  const isBefore = entry.kind === "harvest" && given.sowingDate !== null && date < given.sowingDate;
  return isBefore ? { field: "date", fault: "date-before-sowing" } : null;
}

/** How soon after the sowing a harvest would be, where no variety is that fast; else null. */
export function findEarlyDoubt(given: {
  crop: GrownCrop;
  sowingDate: string | null;
  date: string | null;
}): { days: number; earliestDays: number } | null {
  const { crop, sowingDate, date } = given;
  if (sowingDate === null || date === null) return null;
  const days = countDays(sowingDate, date);
  const earliestDays = isKnownCrop(crop) ? shortestSeasons[crop] : undefined;
  return earliestDays !== undefined && days < earliestDays ? { days, earliestDays } : null;
}

/** What grows on the land of a record now or grew then; null where the field has no such season. */
export function getGroundSeason(fields: readonly Field[], ground: Ground) {
  if (ground.kind === "earlier") return null;
  const field = fields.find(({ id }) => id === ground.fieldId);
  return field?.seasons.find(({ id }) => id === ground.seasonId) ?? null;
}

/** What was harvested in a season, as the season shows it. */
export const listHarvestWorks = (records: readonly ToldRecord[], seasonId: string): Work[] =>
  records.flatMap(({ entry: { kind, ground, date } }): Work[] =>
    kind === "harvest" && ground.kind === "season" && ground.seasonId === seasonId && date !== null
      ? [{ kind, date, isDone: true }]
      : [],
  );
