import { isOver } from "#src/features/notifications/rules.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { type HailData, type HailNotification, hailList, hailReadDate } from "./hail-schema.ts";

/** Degrees north and east. */
export type Point = readonly [latitude: number, longitude: number];

/** Hail that is warned of within some polygons. */
export type HailWarning = HailData & { polygons: readonly (readonly Point[])[] };

/** Whether a place lies within a polygon: a line from it to the east crosses the border an odd number of times. */
function isWithin([latitude, longitude]: Point, polygon: readonly Point[]): boolean {
  let isInside = false;
  for (const [at, [lat, lon]] of polygon.entries()) {
    const [lastLat, lastLon] = polygon.at(at - 1) ?? [lat, lon];
    if (lat > latitude === lastLat > latitude) continue;
    const crossing = lon + ((latitude - lat) / (lastLat - lat)) * (lastLon - lon);
    if (longitude < crossing) isInside = !isInside;
  }
  return isInside;
}

type Span = Pick<HailData, "from" | "until">;

const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until;

/**
 * What is warned of for a farm: warnings of one time are one, with the words of the last.
 * @param warnings the oldest first
 * @param places where the farm lies, and its fields
 */
export function findHail(warnings: readonly HailWarning[], places: readonly Point[]): HailData[] {
  const found: HailData[] = [];
  for (const { polygons, ...warning } of warnings) {
    if (!polygons.some((polygon) => places.some((place) => isWithin(place, polygon)))) continue;
    let joined: HailData = warning;
    for (const one of found.filter((each) => overlaps(each, joined))) {
      found.splice(found.indexOf(one), 1);
      joined = {
        level: one.level === "danger" ? "danger" : joined.level,
        from: one.from < joined.from ? one.from : joined.from,
        until: one.until > joined.until ? one.until : joined.until,
        area: joined.area,
      };
    }
    found.push(joined);
  }
  return found;
}

/** Hail that the farmer was warned of. */
export type KnownHail = Pick<HailNotification, "id" | "data" | "overDate">;

type HailChanges = { added: HailData[]; changed: { id: string; data: HailData }[]; over: string[] };

/**
 * What the warnings of now change in what the farmer was told: what is warned of for a time that overlaps is the
 * same and stays read or unread, however often it is repeated or moved.
 * @param known those that were told and may still last, the oldest first
 */
export function planHailChanges(
  known: readonly KnownHail[],
  { found, now }: { found: readonly HailData[]; now: Date },
): HailChanges {
  const changes: HailChanges = { added: [], changed: [], over: [] };
  const left = new Set(found);
  // What holds comes before what is over, so that the one that the farmer knows goes on.
  for (const one of known.toSorted((a, b) => Number(!!a.overDate) - Number(!!b.overDate))) {
    const same = [...left].find((each) => overlaps(one.data, each));
    if (!same) {
      // What has passed is over by itself.
      if (!one.overDate && Date.parse(one.data.until) > now.getTime()) changes.over.push(one.id);
      continue;
    }
    left.delete(same);
    const isChanged = one.overDate !== null || JSON.stringify(same) !== JSON.stringify(one.data);
    if (isChanged) changes.changed.push({ id: one.id, data: same });
  }
  changes.added.push(...left);
  return changes;
}

/** The warnings in force at a moment: what was loaded hours ago may have passed since. */
export function listHailInForce(told: readonly HailNotification[], now: Date): HailNotification[] {
  return told.filter(
    (each) => !isOver(each, getLocalDay(now)) && Date.parse(each.data.until) > now.getTime(),
  );
}

/** Reads the warnings of an answer, those in force. */
export const readHail = (told: unknown, now: Date): HailNotification[] =>
  listHailInForce(hailList.safeParse(told).data ?? [], now);

/** The place of a warning in the reader's language, else as it was written. */
export function nameHailArea({ area }: Pick<HailData, "area">, language: string): string {
  return area[language] ?? area["en"] ?? Object.values(area)[0] ?? "";
}

const longestSilenceInMs = 2 * 3_600_000;

/** Whether what is known of hail is as new as its source; it is read every ten minutes. */
export function isHailRead(told: unknown, now: Date): boolean {
  const readDate = hailReadDate.safeParse(told).data;
  return readDate !== undefined && now.getTime() - Date.parse(readDate) < longestSilenceInMs;
}
