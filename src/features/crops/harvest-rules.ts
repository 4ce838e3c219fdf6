import { largestHarvests } from "#content/largest-harvests.ts";
import { toSquareMetres } from "#src/features/fields/rules.ts";
import type { BighaState, Field } from "#src/features/fields/schema.ts";
import { type AreaUnit, type GrownCrop, isKnownCrop } from "#src/shared/farm-terms.ts";
import {
  type Cost,
  type CostKind,
  costKinds,
  type Ground,
  type Harvest,
  largestMoney,
  type QuantityUnit,
  type RecordInput,
  type ToldRecord,
} from "./schema.ts";

const kilogramsOf: Record<QuantityUnit, number> = { kg: 1, quintal: 100, tonne: 1000 };

/** One unit in kg. */
export const getUnitWeight = (unit: QuantityUnit) => kilogramsOf[unit];

/** What was harvested, in kg. */
export function getKilograms({ quantity, unit }: Pick<Harvest, "quantity" | "unit">): number {
  // A thousandth of a kilogram is as fine as anything is weighed here.
  return Math.round(quantity * kilogramsOf[unit] * 1000) / 1000;
}

/** What a harvest brought in, in paise; null where it is not told. Nothing harvested brings nothing. */
export function getIncome({ sale, quantity }: Pick<Harvest, "sale" | "quantity">): number | null {
  if (quantity === 0) return sale?.by === "whole" ? sale.paise : 0;
  if (sale === null) return null;
  // A record of the time before this was looked at may come to more than can be counted exactly.
  return sale.by === "whole"
    ? sale.paise
    : Math.min(Math.round(sale.paise * quantity), largestMoney);
}

function getYearFrom(day: string, firstMonth: number): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= firstMonth ? year : year - 1;
}

/** The farming year of a day, July to June as India's crop statistics count it, by the year it begins in. */
export const getCropYear = (day: string) => getYearFrom(day, 7);

/** The farming year of what is sown on a day: what is sown in June is for the monsoon that begins the year. */
const getSowingYear = (day: string) => getYearFrom(day, 6);

/** Trees, vines and cane stand for years: what they bear belongs to the year in which it is harvested. */
export const lastingCrops: readonly GrownCrop[] = [
  "grapes",
  "banana",
  "sugarcane",
  "mango",
  "pomegranate",
  "citrus",
  "coconut",
];

export type HarvestRecord<Shown extends ToldRecord = ToldRecord> = Shown & { entry: Harvest };
export type CostRecord<Shown extends ToldRecord = ToldRecord> = Shown & { entry: Cost };

const isHarvest = <Shown extends ToldRecord>(record: Shown): record is HarvestRecord<Shown> =>
  record.entry.kind === "harvest";
const isCost = <Shown extends ToldRecord>(record: Shown): record is CostRecord<Shown> =>
  record.entry.kind === "cost";

/** One crop on one piece of land in one farming year, with all that was noted of it. */
export type CropSeason<Shown extends ToldRecord = ToldRecord> = {
  key: string;
  /** What a new record of it belongs to. */
  ground: Ground;
  fieldName: string | null;
  crop: GrownCrop;
  /** The farmer's own word for another crop. */
  cropName?: string | null | undefined;
  variety: string | null;
  year: number;
  sowingDate: string | null;
  endedDate: string | null;
  /** Whether more may still be harvested. */
  isOpen: boolean;
  areaInSquareMetres: number;
  areaUnit: AreaUnit;
  bighaState: BighaState | null;
  harvests: HarvestRecord<Shown>[];
  costs: CostRecord<Shown>[];
};

/** The farming year in which a record of a field's season counts. */
function getRecordYear(
  season: { crop: GrownCrop; sowingDate: string | null },
  { entry, today }: { entry: RecordInput; today: string },
): number {
  const { crop, sowingDate } = season;
  return lastingCrops.includes(crop) || sowingDate === null
    ? getCropYear(entry.date ?? today)
    : getSowingYear(sowingDate);
}

type Given<Shown> = { fields: readonly Field[]; records: readonly Shown[]; today: string };

function listFieldSeasons<Shown extends ToldRecord>(given: Given<Shown>): CropSeason<Shown>[] {
  const { fields, records, today } = given;
  return fields.flatMap((field) =>
    field.seasons.flatMap((season) => {
      const own = records.filter(
        ({ entry }) => entry.ground.kind === "season" && entry.ground.seasonId === season.id,
      );
      const years = new Map<number, Shown[]>();
      for (const record of own) {
        const year = getRecordYear(season, { entry: record.entry, today });
        years.set(year, [...(years.get(year) ?? []), record]);
      }
      const isOpen = season.endedDate === null && field.archivedDate === null;
      const isLasting = lastingCrops.includes(season.crop) || season.sowingDate === null;
      const present = getCropYear(today);
      // What stands now can be harvested now, and what has ended can still be told of.
      const told = isLasting
        ? getCropYear(season.endedDate ?? today)
        : getSowingYear(season.sowingDate ?? today);
      if (!years.has(told) && field.archivedDate === null) years.set(told, []);
      return [...years].map(([year, recordsOfYear]) => ({
        key: `${season.id} ${year}`,
        ground: { kind: "season" as const, fieldId: field.id, seasonId: season.id },
        fieldName: field.name,
        crop: season.crop,
        cropName: season.cropName,
        variety: season.variety,
        year,
        sowingDate: season.sowingDate,
        endedDate: season.endedDate,
        isOpen: isOpen && (!isLasting || year === present),
        areaInSquareMetres: field.areaInSquareMetres,
        areaUnit: field.areaUnit,
        bighaState: field.bighaState,
        harvests: recordsOfYear.filter(isHarvest),
        costs: recordsOfYear.filter(isCost),
      }));
    }),
  );
}

function listEarlierSeasons<Shown extends ToldRecord>(given: Given<Shown>): CropSeason<Shown>[] {
  const groups = new Map<string, { ground: Ground & { kind: "earlier" }; records: Shown[] }>();
  for (const record of given.records) {
    const { ground } = record.entry;
    if (ground.kind !== "earlier") continue;
    const key = `${ground.fieldId ?? "no-field"} ${ground.crop} ${ground.year}`;
    // The area told last counts for the whole season.
    groups.set(key, { ground, records: [...(groups.get(key)?.records ?? []), record] });
  }
  return [...groups].map(([key, { ground, records }]) => ({
    key,
    ground,
    fieldName: given.fields.find(({ id }) => id === ground.fieldId)?.name ?? null,
    crop: ground.crop,
    variety: null,
    year: ground.year,
    sowingDate: null,
    endedDate: null,
    isOpen: false,
    areaInSquareMetres: toSquareMetres(ground),
    areaUnit: ground.areaUnit,
    bighaState: ground.bighaState,
    harvests: records.filter(isHarvest),
    costs: records.filter(isCost),
  }));
}

/**
 * Every crop of the farm by field and farming year, the newest first: the seasons of the fields, with or without
 * records, and what was told of years before them.
 * @param given.records the oldest first
 */
export function listCropSeasons<Shown extends ToldRecord>(
  given: Given<Shown>,
): CropSeason<Shown>[] {
  const seasons = [...listFieldSeasons(given), ...listEarlierSeasons(given)];
  const startOf = ({ sowingDate, year }: CropSeason<Shown>) => sowingDate ?? `${year}-07-01`;
  return seasons.sort(
    (one, other) =>
      other.year - one.year ||
      Number(other.isOpen) - Number(one.isOpen) ||
      startOf(other).localeCompare(startOf(one)) ||
      one.key.localeCompare(other.key),
  );
}

/** What a season came to, with each step of the reckoning; money in paise. */
export type Reckoning = {
  /** Null where nothing has been harvested. */
  kilograms: number | null;
  /** Of that, what no price was told of. */
  unpricedKilograms: number;
  incomeInPaise: number | null;
  costs: { kind: CostKind; paise: number }[];
  costInPaise: number;
  profitInPaise: number | null;
};

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** Reckons up harvests and costs: income less costs. Without any income told there is no profit to tell. */
export function reckon({ harvests, costs }: Pick<CropSeason, "harvests" | "costs">): Reckoning {
  const incomes = harvests.map(({ entry }) => ({
    kilograms: getKilograms(entry),
    income: getIncome(entry),
  }));
  const told = incomes.flatMap(({ income }) => income ?? []);
  const incomeInPaise = told.length === 0 ? null : sum(told);
  const costInPaise = sum(costs.map(({ entry }) => entry.paise));
  return {
    kilograms: harvests.length === 0 ? null : sum(incomes.map(({ kilograms }) => kilograms)),
    unpricedKilograms: sum(
      incomes.filter(({ income }) => income === null).map(({ kilograms }) => kilograms),
    ),
    incomeInPaise,
    costs: costKinds
      .map((kind) => {
        const own = costs.filter(({ entry }) => entry.costKind === kind);
        return { kind, paise: sum(own.map(({ entry }) => entry.paise)) };
      })
      .filter(({ paise }) => paise > 0),
    costInPaise,
    profitInPaise: incomeInPaise === null ? null : incomeInPaise - costInPaise,
  };
}

/** The sum of several reckonings; a profit is known only of those seasons whose income is. */
export function addReckonings(reckonings: readonly Reckoning[]): {
  incomeInPaise: number;
  costInPaise: number;
  /** What was spent where no income is told yet. */
  openCostInPaise: number;
  profitInPaise: number | null;
} {
  const known = reckonings.filter(({ profitInPaise }) => profitInPaise !== null);
  return {
    incomeInPaise: sum(known.flatMap(({ incomeInPaise }) => incomeInPaise ?? [])),
    costInPaise: sum(known.map(({ costInPaise }) => costInPaise)),
    openCostInPaise: sum(
      reckonings
        .filter(({ profitInPaise }) => profitInPaise === null)
        .map((one) => one.costInPaise),
    ),
    profitInPaise:
      known.length === 0 ? null : sum(known.flatMap(({ profitInPaise }) => profitInPaise ?? [])),
  };
}

/** An amount spread over an area: of one unit of land. @param unitSize in square metres */
export function getPerUnit(
  amount: number,
  { areaInSquareMetres, unitSize }: { areaInSquareMetres: number; unitSize: number },
): number {
  return (amount * unitSize) / areaInSquareMetres;
}

/**
 * What the largest known harvest of a crop would be on an area, where a season's harvests are more than that;
 * null where they are possible.
 */
export function findDoubt(given: {
  crop: GrownCrop;
  areaInSquareMetres: number;
  kilograms: number;
}): { largestKilograms: number } | null {
  const { crop, areaInSquareMetres, kilograms } = given;
  const largest = isKnownCrop(crop) ? largestHarvests[crop] : undefined;
  if (largest === undefined) return null;
  // Tonnes a hectare are tenths of a kilogram on a square metre.
  const largestKilograms = Math.round((largest / 10) * areaInSquareMetres);
  return kilograms > largestKilograms ? { largestKilograms } : null;
}

/** Whether a season's harvests together are more than possible and nobody has said that they are right. */
export function isDoubtful(season: CropSeason): boolean {
  const kilograms = sum(season.harvests.map(({ entry }) => getKilograms(entry)));
  return (
    season.harvests.every(({ entry }) => !entry.isConfirmed) &&
    findDoubt({ ...season, kilograms }) !== null
  );
}
