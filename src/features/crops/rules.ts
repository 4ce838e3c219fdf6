import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { BighaState, Field } from "#src/features/fields/schema.ts";
import type { AreaUnit, Grown, GrownCrop } from "#src/shared/farm-terms.ts";

/** What a crop takes of the land; a null crop is land on which nothing grows now. */
export type CropShare = {
  crop: GrownCrop | null;
  /** The farmer's own word for another crop. */
  cropName?: string | null | undefined;
  areaInSquareMetres: number;
  share: number;
};

/** One crop of the farm: two crops of the farmer's own words are two. */
export const getCropKey = ({ crop, cropName }: Grown): string =>
  crop === "other" ? `other ${cropName ?? ""}` : crop;

/** India's sowing times: with the monsoon, for the winter, and for the summer, by the year each begins in. */
export type SowingTime = { name: "kharif" | "rabi" | "zaid"; year: number };

/** The first months of the sowing times; the next one ends each. Sowing goes on between them, late or early. */
const firstMonths = { zaid: 2, kharif: 6, rabi: 10 } as const;

/** The sowing time that a day lies in. January still sows for the winter. */
export function getSowingTime(day: string): SowingTime {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  if (month < firstMonths.zaid) return { name: "rabi", year: year - 1 };
  if (month < firstMonths.kharif) return { name: "zaid", year };
  return { name: month < firstMonths.rabi ? "kharif" : "rabi", year };
}

function getNextTime({ name, year }: SowingTime): SowingTime {
  if (name === "rabi") return { name: "zaid", year: year + 1 };
  return { name: name === "zaid" ? "kharif" : "rabi", year };
}

const getFirstDay = ({ name, year }: SowingTime) =>
  `${year}-${String(firstMonths[name]).padStart(2, "0")}-01`;

const isSameTime = (one: SowingTime, other: SowingTime) =>
  one.name === other.name && one.year === other.year;

/** What stood on a field in a sowing time: what was sown in it, else what stood there in its middle; or null. */
function getCropOf({ seasons }: Field, time: SowingTime): Grown | null {
  const from = Date.parse(getFirstDay(time));
  const to = Date.parse(getFirstDay(getNextTime(time)));
  const middle = new Date((from + to) / 2).toISOString().slice(0, 10);
  const sown = seasons.find(
    ({ sowingDate }) => sowingDate !== null && isSameTime(getSowingTime(sowingDate), time),
  );
  const stood = seasons.find(
    ({ sowingDate, endedDate }) =>
      sowingDate !== null && sowingDate <= middle && (endedDate === null || endedDate > middle),
  );
  return sown ?? stood ?? null;
}

const mostTimes = 12;

/** The sowing times in which something stood on the fields, the newest first. */
export function listSowingTimes(fields: readonly Field[], today: string): SowingTime[] {
  const inUse = fields.filter(({ archivedDate }) => archivedDate === null);
  const [first] = inUse
    .flatMap(({ seasons }) => seasons.flatMap(({ sowingDate }) => sowingDate ?? []))
    .sort();
  if (first === undefined) return [];
  const present = getSowingTime(today);
  const times = [getSowingTime(first)];
  for (let last = times[0]; last && !isSameTime(last, present); last = times.at(-1)) {
    times.push(getNextTime(last));
  }
  return times
    .filter((time) => inUse.some((field) => getCropOf(field, time) !== null))
    .toReversed()
    .slice(0, mostTimes);
}

/**
 * How the land under fields is divided among the crops, the largest first and fallow land last. Fields that were
 * put away do not count.
 * @param time the sowing time that is looked at; null for what grows now
 * @returns shares from 0 to 1 that add up to 1; nothing where there is no field
 */
export function listCropShares(
  fields: readonly Field[],
  time: SowingTime | null = null,
): CropShare[] {
  const areas = new Map<string, Omit<CropShare, "share">>();
  for (const field of fields) {
    if (field.archivedDate !== null) continue;
    const grown = time ? getCropOf(field, time) : getOpenSeason(field);
    const key = grown ? getCropKey(grown) : "";
    const before = areas.get(key)?.areaInSquareMetres ?? 0;
    areas.set(key, {
      crop: grown?.crop ?? null,
      cropName: grown?.cropName,
      areaInSquareMetres: before + field.areaInSquareMetres,
    });
  }
  const shares = [...areas.values()];
  const whole = shares.reduce((sum, { areaInSquareMetres }) => sum + areaInSquareMetres, 0);
  return shares
    .map((each) => ({ ...each, share: each.areaInSquareMetres / whole }))
    .sort((a, b) =>
      a.crop === null || b.crop === null
        ? Number(a.crop === null) - Number(b.crop === null)
        : b.areaInSquareMetres - a.areaInSquareMetres,
    );
}

/** The unit that most of the land was entered in, for sums over several fields; acres without a field. */
export function getMainUnit(fields: readonly Field[]): {
  areaUnit: AreaUnit;
  bighaState: BighaState | null;
} {
  const areas = new Map<string, { field: Field; sum: number }>();
  for (const field of fields) {
    const key = `${field.areaUnit} ${field.bighaState}`;
    const sum = (areas.get(key)?.sum ?? 0) + field.areaInSquareMetres;
    areas.set(key, { field, sum });
  }
  const [main] = [...areas.values()].sort((a, b) => b.sum - a.sum);
  return main
    ? { areaUnit: main.field.areaUnit, bighaState: main.field.bighaState }
    : { areaUnit: "acre", bighaState: null };
}
