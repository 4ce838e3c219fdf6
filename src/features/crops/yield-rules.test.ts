import { describe, expect, test } from "vitest";
import type { CropSeason } from "./harvest-rules.ts";
import { getYieldChange, isInQuintals, listYields } from "./yield-rules.ts";

const acre = 4046.8564224;

let last = 0;
function season(given: {
  crop?: "wheat" | "onion";
  year: number;
  quintals: number | null;
  acres?: number;
  isOpen?: boolean;
}): CropSeason {
  const { crop = "wheat", year, quintals, acres = 1, isOpen = false } = given;
  last += 1;
  const ground = {
    kind: "earlier" as const,
    fieldId: null,
    crop,
    year,
    area: acres,
    areaUnit: "acre" as const,
    bighaState: null,
  };
  const entry = {
    kind: "harvest" as const,
    ground,
    date: null,
    quantity: quintals ?? 0,
    unit: "quintal" as const,
    sale: null,
    isConfirmed: false,
  };
  return {
    key: `season ${last}`,
    ground,
    fieldName: null,
    crop,
    variety: null,
    year,
    sowingDate: null,
    endedDate: null,
    isOpen,
    areaInSquareMetres: acres * acre,
    areaUnit: "acre",
    bighaState: null,
    harvests: quintals === null ? [] : [{ id: `record ${last}`, entry }],
    costs: [],
  };
}

const read = (seasons: CropSeason[]) => listYields(seasons, { unitSize: acre });

describe("the yields", () => {
  test("are all harvests of a year over all the land that they came from", () => {
    const [wheat] = read([
      season({ year: 2025, quintals: 20, acres: 1 }),
      season({ year: 2025, quintals: 30, acres: 3 }),
      season({ year: 2024, quintals: 15 }),
    ]);
    expect(wheat?.years.map(({ year, kilogramsPerUnit }) => [year, kilogramsPerUnit])).toEqual([
      [2024, 1500],
      // 50 quintals on 4 acres.
      [2025, 1250],
    ]);
  });

  test("leave out seasons that nobody told a harvest of, and keep a lost one", () => {
    expect(read([season({ year: 2025, quintals: null })])).toEqual([]);
    expect(read([season({ year: 2025, quintals: 0 })])[0]?.years[0]?.kilogramsPerUnit).toBe(0);
  });

  test.each([
    ["the one told first", [true, false, false]],
    ["one between", [false, true, false]],
    ["the one told last", [false, false, true]],
    ["each", [true, true, true]],
  ])("stay open with %s of a year's seasons, whichever that is", (_, seasons) => {
    const [wheat] = read([
      season({ year: 2024, quintals: 15 }),
      ...seasons.map((isOpen) => season({ year: 2025, quintals: 5, isOpen })),
    ]);
    expect(wheat?.years).toMatchObject([
      { year: 2024, isOpen: false },
      { year: 2025, isOpen: true },
    ]);
  });

  test("are whole with the last of a year's seasons, and are not kept open by another crop or year", () => {
    const yields = read([
      season({ year: 2025, quintals: 5 }),
      season({ year: 2025, quintals: 5 }),
      season({ year: 2026, quintals: 5, isOpen: true }),
      season({ crop: "onion", year: 2025, quintals: 5, isOpen: true }),
      // Nothing is told of it yet, so that it takes nothing from what is known.
      season({ year: 2025, quintals: null, isOpen: true }),
    ]);
    expect(yields.map(({ crop, years }) => [crop, years.map(({ isOpen }) => isOpen)])).toEqual([
      ["wheat", [false, true]],
      ["onion", [true]],
    ]);
  });

  test("begin with the crop that most years are known of", () => {
    const yields = read([
      season({ crop: "onion", year: 2025, quintals: 90, acres: 9 }),
      season({ year: 2024, quintals: 15 }),
      season({ year: 2025, quintals: 15 }),
    ]);
    expect(yields.map(({ crop }) => crop)).toEqual(["wheat", "onion"]);
  });

  test("are read in kilograms where they are small, as on a guntha", () => {
    const [small] = listYields([season({ year: 2025, quintals: 20 })], { unitSize: acre / 40 });
    expect(small && isInQuintals(small.years)).toBe(false);
    const [large] = read([season({ year: 2025, quintals: 20 })]);
    expect(large && isInQuintals(large.years)).toBe(true);
  });
});

describe("the change between years", () => {
  const yearsOf = (...seasons: CropSeason[]) => read(seasons)[0]?.years ?? [];

  test("is that of the last whole year, which one still open does not count as", () => {
    const years = yearsOf(
      season({ year: 2023, quintals: 10 }),
      season({ year: 2024, quintals: 12 }),
      season({ year: 2025, quintals: 3, isOpen: true }),
    );
    expect(getYieldChange(years)).toMatchObject({ last: { year: 2024 }, before: { year: 2023 } });
    expect(getYieldChange(years)?.share).toBeCloseTo(0.2, 10);
  });

  test("does not call a year whole of which one field is still being harvested", () => {
    const years = yearsOf(
      season({ year: 2023, quintals: 10 }),
      season({ year: 2024, quintals: 12 }),
      season({ year: 2025, quintals: 3, isOpen: true }),
      season({ year: 2025, quintals: 6 }),
    );
    expect(getYieldChange(years)).toMatchObject({ last: { year: 2024 }, before: { year: 2023 } });
  });

  test("passes over an open year that lies between whole ones", () => {
    const years = yearsOf(
      season({ year: 2023, quintals: 10 }),
      season({ year: 2024, quintals: 3, isOpen: true }),
      season({ year: 2025, quintals: 15 }),
    );
    expect(getYieldChange(years)).toMatchObject({ last: { year: 2025 }, before: { year: 2023 } });
    expect(getYieldChange(years)?.share).toBeCloseTo(0.5, 10);
  });

  test("is none with one whole year, or after a year in which nothing was borne", () => {
    expect(getYieldChange(yearsOf(season({ year: 2024, quintals: 12 })))).toBeNull();
    expect(
      getYieldChange(
        yearsOf(season({ year: 2023, quintals: 0 }), season({ year: 2024, quintals: 12 })),
      ),
    ).toBeNull();
  });
});
