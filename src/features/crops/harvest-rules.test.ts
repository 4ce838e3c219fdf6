import { describe, expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import {
  addReckonings,
  findDoubt,
  getCropYear,
  getIncome,
  getKilograms,
  isDoubtful,
  listCropSeasons,
  reckon,
} from "./harvest-rules.ts";
import { findEarlyDoubt, findRecordFault } from "./record-rules.ts";
import type { Ground, RecordInput, ToldRecord } from "./schema.ts";

const today = "2026-11-21";
const acre = 4046.8564224;
const fieldId = "5b1d2b8e-6c1e-4b7a-9d5e-2f3a4b5c6d7e";
const wheatId = "0a1d2b8e-6c1e-4b7a-9d5e-2f3a4b5c6d7e";
const riceId = "1a1d2b8e-6c1e-4b7a-9d5e-2f3a4b5c6d7e";

type Sown = { id: string; crop: Crop; sowingDate: string | null; endedDate: string | null };
const plot = (...seasons: Sown[]): Field => ({
  id: fieldId,
  name: "Well plot",
  areaInSquareMetres: 2 * acre,
  areaUnit: "acre",
  bighaState: null,
  soil: null,
  method: null,
  flowLitresPerHour: null,
  emitterCount: null,
  archivedDate: null,
  version: 1,
  seasons: seasons.map((season) => ({ ...season, variety: null })),
});
const wheat = {
  id: wheatId,
  crop: "wheat",
  sowingDate: "2025-11-10",
  endedDate: "2026-04-02",
} as const;
const rice = { id: riceId, crop: "rice", sowingDate: "2026-06-25", endedDate: null } as const;

let last = 0;
function record(entry: RecordInput): ToldRecord {
  last += 1;
  return { id: `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`, entry };
}
const ofSeason = (seasonId: string): Ground => ({ kind: "season", fieldId, seasonId });
const ofYear = (year: number, area = 2): Ground => ({
  kind: "earlier",
  fieldId,
  crop: "wheat",
  year,
  area,
  areaUnit: "acre",
  bighaState: null,
});
const harvest = (
  ground: Ground,
  quantity: number,
  sale: { by: "unit" | "whole"; paise: number } | null = null,
) =>
  record({
    kind: "harvest",
    ground,
    date: ground.kind === "season" ? "2026-04-01" : null,
    quantity,
    unit: "quintal",
    sale,
    isConfirmed: false,
  });
const cost = (ground: Ground, paise: number, costKind: "seed" | "labour" = "seed") =>
  record({ kind: "cost", ground, date: "2026-03-01", costKind, paise, note: "" });

describe("a farming year", () => {
  test.each([
    ["2026-06-30", 2025],
    ["2026-07-01", 2026],
    ["2027-01-15", 2026],
  ])("%s lies in that of %i", (day, year) => {
    expect(getCropYear(day)).toBe(year);
  });
});

describe("a harvest", () => {
  test("is the same weight in each unit", () => {
    expect(getKilograms({ quantity: 1250, unit: "kg" })).toBe(1250);
    expect(getKilograms({ quantity: 12.5, unit: "quintal" })).toBe(1250);
    expect(getKilograms({ quantity: 1.25, unit: "tonne" })).toBe(1250);
    expect(getKilograms({ quantity: 0.1, unit: "tonne" })).toBe(100);
  });

  test("brings its price times its amount, or what all of it brought, or nobody knows", () => {
    expect(getIncome({ quantity: 12.5, sale: { by: "unit", paise: 242_500 } })).toBe(3_031_250);
    expect(getIncome({ quantity: 12.5, sale: { by: "whole", paise: 3_000_000 } })).toBe(3_000_000);
    expect(getIncome({ quantity: 12.5, sale: null })).toBeNull();
  });

  test("that was lost brings nothing, without a price to be told", () => {
    expect(getIncome({ quantity: 0, sale: null })).toBe(0);
  });

  test("is asked about above the largest one known, and not at it", () => {
    // 17.4 t/ha of wheat on a hectare.
    const land = { crop: "wheat", areaInSquareMetres: 10_000 } as const;
    expect(findDoubt({ ...land, kilograms: 17_400 })).toBeNull();
    expect(findDoubt({ ...land, crop: "turmeric", kilograms: 90_000 })).toBeNull();
    expect(findDoubt({ ...land, kilograms: 17_401 })).toEqual({ largestKilograms: 17_400 });
  });

  test("is asked about two days after the sowing, and not when the earliest variety is ripe", () => {
    const season = { crop: "wheat", sowingDate: "2026-11-01" } as const;
    expect(findEarlyDoubt({ ...season, date: "2026-11-03" })).toEqual({
      days: 2,
      earliestDays: 85,
    });
    expect(findEarlyDoubt({ ...season, date: "2027-01-24" })?.days).toBe(84);
    expect(findEarlyDoubt({ ...season, date: "2027-01-25" })).toBeNull();
    expect(findEarlyDoubt({ ...season, sowingDate: null, date: "2026-11-03" })).toBeNull();
    expect(findEarlyDoubt({ ...season, date: null })).toBeNull();
  });

  test("is looked at together with the others of its season, until one is said to be right", () => {
    const first = harvest(ofSeason(wheatId), 80);
    const second = harvest(ofSeason(wheatId), 80);
    const read = (records: ToldRecord[]) =>
      listCropSeasons({ fields: [plot(wheat)], records, today })[0];
    // 160 quintals on two acres are 19.8 t/ha.
    const doubtful = read([first, second]);
    const half = read([first]);
    expect(doubtful && isDoubtful(doubtful)).toBe(true);
    expect(half && isDoubtful(half)).toBe(false);
    const sure = { ...second.entry, isConfirmed: true };
    const confirmed = read([first, { ...second, entry: sure }]);
    expect(confirmed && isDoubtful(confirmed)).toBe(false);
  });
});

describe("the day of a record", () => {
  const faultOf = (entry: RecordInput) =>
    findRecordFault(entry, { today, sowingDate: "2026-03-10" });
  const { entry } = harvest(ofSeason(wheatId), 1);

  test("of a harvest lies between the sowing and today", () => {
    expect(faultOf({ ...entry, date: "2026-03-10" })).toBeNull();
    expect(faultOf({ ...entry, date: "2026-03-09" })?.fault).toBe("date-before-sowing");
    expect(faultOf({ ...entry, date: "2026-11-22" })?.fault).toBe("date-in-future");
    expect(faultOf({ ...entry, date: null })?.fault).toBe("date-not-valid");
  });

  test("of a cost may lie before the sowing", () => {
    const { entry: bought } = cost(ofSeason(wheatId), 100);
    expect(faultOf(bought)).toBeNull();
    expect(faultOf({ ...bought, date: "2026-01-10" })).toBeNull();
    expect(faultOf({ ...bought, date: "0026-01-10" })?.fault).toBe("date-not-valid");
    expect(faultOf({ ...bought, date: "0000-01-01" })?.fault).toBe("date-not-valid");
  });

  test("is not needed for an earlier year, which may not be one to come", () => {
    expect(faultOf(harvest(ofYear(2026), 1).entry)).toBeNull();
    expect(faultOf(harvest(ofYear(2027), 1).entry)).toEqual({
      field: "year",
      fault: "year-in-future",
    });
  });
});

describe("the seasons of a farm", () => {
  test("are those of the fields by the year of their sowing, the newest first", () => {
    const seasons = listCropSeasons({ fields: [plot(rice, wheat)], records: [], today });
    expect(seasons.map(({ crop, year, isOpen }) => ({ crop, year, isOpen }))).toEqual([
      { crop: "rice", year: 2026, isOpen: true },
      { crop: "wheat", year: 2025, isOpen: false },
    ]);
  });

  test("take in earlier years, all of one crop and year on one field together", () => {
    const records = [
      harvest(ofYear(2023), 30),
      harvest(ofYear(2023, 2.5), 4),
      harvest(ofYear(2024), 31),
    ];
    const seasons = listCropSeasons({ fields: [plot()], records, today });
    expect(seasons.map(({ year, harvests }) => [year, harvests.length])).toEqual([
      [2024, 1],
      [2023, 2],
    ]);
    // The area told last.
    expect(seasons[1]?.areaInSquareMetres).toBeCloseTo(2.5 * acre, 6);
    expect(seasons[1]?.fieldName).toBe("Well plot");
  });

  test("count what trees bear in the year in which they bear it", () => {
    const mango = { id: riceId, crop: "mango", sowingDate: "2024-08-01", endedDate: null } as const;
    const at = (date: string) => {
      const { id, entry } = harvest(ofSeason(riceId), 5);
      return { id, entry: { ...entry, date } };
    };
    const seasons = listCropSeasons({
      fields: [plot(mango)],
      records: [at("2025-05-20"), at("2026-05-25")],
      today,
    });
    expect(seasons.map(({ year, harvests, isOpen }) => [year, harvests.length, isOpen])).toEqual([
      [2026, 0, true],
      [2025, 1, false],
      [2024, 1, false],
    ]);
  });

  test("keep what was told of a field that was put away", () => {
    const field = { ...plot(wheat, rice), archivedDate: "2026-10-01T00:00:00Z" };
    const seasons = listCropSeasons({
      fields: [field],
      records: [harvest(ofSeason(wheatId), 1)],
      today,
    });
    expect(seasons.map(({ crop }) => crop)).toEqual(["wheat"]);
  });
});

describe("a reckoning", () => {
  const season = (...records: ToldRecord[]) => {
    const [found] = listCropSeasons({ fields: [plot(wheat)], records, today });
    if (!found) throw new Error("no season");
    return found;
  };
  const ground = ofSeason(wheatId);

  test("is income less costs, each kind of cost added up", () => {
    const whole = reckon(
      season(
        harvest(ground, 30, { by: "unit", paise: 242_500 }),
        harvest(ground, 2, { by: "whole", paise: 400_000 }),
        cost(ground, 350_000),
        cost(ground, 50_000),
        cost(ground, 1_200_000, "labour"),
      ),
    );
    expect(whole).toEqual({
      kilograms: 3200,
      unpricedKilograms: 0,
      // 30 × ₹2,425 + ₹4,000
      incomeInPaise: 7_675_000,
      costs: [
        { kind: "seed", paise: 400_000 },
        { kind: "labour", paise: 1_200_000 },
      ],
      costInPaise: 1_600_000,
      profitInPaise: 6_075_000,
    });
  });

  test("tells no profit where no price is told, and says what it left out", () => {
    const untold = reckon(season(harvest(ground, 30), cost(ground, 100)));
    expect(untold).toMatchObject({
      incomeInPaise: null,
      profitInPaise: null,
      unpricedKilograms: 3000,
    });
    const half = reckon(
      season(harvest(ground, 30), harvest(ground, 1, { by: "unit", paise: 100 })),
    );
    expect(half).toMatchObject({ incomeInPaise: 100, unpricedKilograms: 3000 });
  });

  test("of a lost crop is a loss of what was spent", () => {
    expect(reckon(season(harvest(ground, 0), cost(ground, 5000))).profitInPaise).toBe(-5000);
  });

  test("of a farm leaves out what no income is known of", () => {
    const sold = reckon(season(harvest(ground, 1, { by: "whole", paise: 900 }), cost(ground, 200)));
    const standing = reckon(season(cost(ground, 70)));
    expect(addReckonings([sold, standing])).toEqual({
      incomeInPaise: 900,
      costInPaise: 200,
      openCostInPaise: 70,
      profitInPaise: 700,
    });
  });
});
