import { describe, expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import type { AreaUnit, Crop } from "#src/shared/farm-terms.ts";
import { getMainUnit, listCropShares } from "./rules.ts";

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
