import { describe, expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import type { AreaUnit, Crop } from "#src/shared/farm-terms.ts";
import { getMainUnit, getSowingTime, listCropShares, listSowingTimes } from "./rules.ts";

let last = 0;
function plot(
  areaInSquareMetres: number,
  crop: Crop | null,
  given: { areaUnit?: AreaUnit; archivedDate?: string; endedDate?: string } = {},
): Field {
  last += 1;
  const { areaUnit = "acre", archivedDate = null, endedDate = null } = given;
  const season = { id: `season-${last}`, variety: null, sowingDate: "2026-10-01", endedDate };
  return {
    id: `field-${last}`,
    name: `Plot ${last}`,
    areaInSquareMetres,
    areaUnit,
    bighaState: null,
    soil: null,
    method: null,
    flowLitresPerHour: null,
    emitterCount: null,
    archivedDate,
    version: 1,
    seasons: crop ? [{ ...season, crop }] : [],
  };
}

describe("the shares of the crops", () => {
  test("two crops of the farmer's own words are two, each under its word", () => {
    const own = (cropName: string) => {
      const field = plot(1000, "onion");
      const seasons = field.seasons.map((each) => ({ ...each, crop: "other" as const, cropName }));
      return { ...field, seasons };
    };
    expect(listCropShares([own("मखाना"), own("Fox nut"), own("मखाना")])).toMatchObject([
      { crop: "other", cropName: "मखाना", areaInSquareMetres: 2000 },
      { crop: "other", cropName: "Fox nut", areaInSquareMetres: 1000 },
    ]);
  });

  test("add up fields of one crop, largest first, fallow land last", () => {
    const shares = listCropShares([
      plot(1000, "onion"),
      plot(5000, null),
      plot(2000, "tomato"),
      plot(2000, "onion"),
    ]);
    expect(shares).toEqual([
      { crop: "onion", areaInSquareMetres: 3000, share: 0.3 },
      { crop: "tomato", areaInSquareMetres: 2000, share: 0.2 },
      { crop: null, areaInSquareMetres: 5000, share: 0.5 },
    ]);
  });

  test("leave out fields that were put away, and count a harvested one as fallow", () => {
    const shares = listCropShares([
      plot(1000, "wheat", { archivedDate: "2026-11-01T00:00:00Z" }),
      plot(1000, "wheat", { endedDate: "2026-11-01" }),
    ]);
    expect(shares).toEqual([{ crop: null, areaInSquareMetres: 1000, share: 1 }]);
  });

  test("are none without a field", () => {
    expect(listCropShares([])).toEqual([]);
  });
});

describe("the unit of sums", () => {
  test("is the one that most of the land was entered in", () => {
    const fields = [
      plot(4000, "onion", { areaUnit: "guntha" }),
      plot(10_000, "onion", { areaUnit: "hectare" }),
      plot(7000, "onion", { areaUnit: "guntha" }),
    ];
    expect(getMainUnit(fields)).toEqual({ areaUnit: "guntha", bighaState: null });
  });

  test("is the acre without a field", () => {
    expect(getMainUnit([])).toEqual({ areaUnit: "acre", bighaState: null });
  });
});

describe("the sowing times", () => {
  const sown = (crop: Crop, sowingDate: string, endedDate: string | null = null) => ({
    id: `${crop} ${sowingDate}`,
    crop,
    variety: null,
    sowingDate,
    endedDate,
  });
  const field = (...seasons: ReturnType<typeof sown>[]): Field => ({
    ...plot(1000, null),
    seasons,
  });

  test.each([
    ["2026-06-01", { name: "kharif", year: 2026 }],
    ["2026-09-30", { name: "kharif", year: 2026 }],
    ["2026-10-01", { name: "rabi", year: 2026 }],
    ["2027-01-31", { name: "rabi", year: 2026 }],
    ["2027-02-01", { name: "zaid", year: 2027 }],
  ])("%s sows for %o", (day, time) => {
    expect(getSowingTime(day)).toEqual(time);
  });

  test("are those in which something stood, the newest first", () => {
    const fields = [
      field(
        sown("wheat", "2026-11-05"),
        sown("rice", "2026-06-20", "2026-10-20"),
        sown("wheat", "2025-11-10", "2026-03-20"),
      ),
    ];
    expect(listSowingTimes(fields, "2026-11-21")).toEqual([
      { name: "rabi", year: 2026 },
      { name: "kharif", year: 2026 },
      { name: "rabi", year: 2025 },
    ]);
    expect(listSowingTimes([field()], "2026-11-21")).toEqual([]);
  });

  test("show what was sown in them, what still stood in their middle, and land without either", () => {
    const fields = [
      field(sown("rice", "2026-06-20", "2026-10-20")),
      field(sown("mango", "2024-07-01")),
      field(sown("wheat", "2026-11-05")),
    ];
    const third = 1 / 3;
    expect(listCropShares(fields, { name: "kharif", year: 2026 })).toEqual([
      { crop: "rice", areaInSquareMetres: 1000, share: third },
      { crop: "mango", areaInSquareMetres: 1000, share: third },
      { crop: null, areaInSquareMetres: 1000, share: third },
    ]);
  });
});
