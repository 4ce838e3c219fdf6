import { describe, expect, test } from "vitest";
import { bighaSizes, bighaStates } from "#content/bigha.ts";
import { crops as cropTables } from "#content/crop-water.ts";
import { irrigationMethods } from "#content/irrigation-methods.ts";
import { soilGroups, soilTextures } from "#content/soil-water.ts";
import { areaUnits, crops } from "#src/shared/farm-terms.ts";
import { openRandom } from "#src/shared/test-random.ts";
import {
  findBighaState,
  findSeasonFault,
  findSowingFault,
  getArea,
  getFlow,
  planFirstField,
  toSquareMetres,
} from "./rules.ts";
import { type Area, createFieldInput, fieldMethods, fieldSoils, findAreaFault } from "./schema.ts";

const kinds: Omit<Area, "area">[] = [
  ...areaUnits.map((areaUnit) => ({ areaUnit, bighaState: null })),
  ...bighaStates.map((bighaState) => ({ areaUnit: "bigha" as const, bighaState })),
];

const toField = (given: Area) => ({ ...given, areaInSquareMetres: toSquareMetres(given) });

describe("area", () => {
  // The Indian acre is the international one: 4,046.8564224 m²; 40 guntha make it.
  test.each([
    [1, "acre", null, 4046.8564224],
    [1, "hectare", null, 10_000],
    [40, "guntha", null, 4046.8564224],
    // Five bighas of Himachal and two and a half of Gujarat are an acre.
    [5, "bigha", "HP", 4046.8564224],
    [2.5, "bigha", "GJ", 4046.8564224],
    [1, "bigha", "WB", 1337.803776],
    [1, "bigha", "UP", 2529.285264],
    [1, "bigha", null, 2529.285264],
  ] as const)("%d %s of %s is %d m²", (...row) => {
    const [area, areaUnit, bighaState, squareMetres] = row;
    expect(toSquareMetres({ area, areaUnit, bighaState })).toBeCloseTo(squareMetres, 8);
  });

  test("is shown exactly as it was entered, in every unit and state", () => {
    const random = openRandom(7);
    for (const kind of kinds) {
      for (let round = 0; round < 2000; round += 1) {
        const decimals = Math.floor(random() * 5);
        const area = Number((random() * 10 ** (random() * 9 - 3)).toFixed(decimals));
        expect(getArea(toField({ ...kind, area }))).toBe(area);
      }
    }
  });

  test("is the same land whichever unit it is told in", () => {
    const random = openRandom(11);
    for (const from of kinds) {
      for (const to of kinds) {
        const squareMetres = toSquareMetres({ ...from, area: random() * 100 });
        const area = squareMetres / toSquareMetres({ ...to, area: 1 });
        expect(toSquareMetres({ ...to, area })).toBeCloseTo(squareMetres, 6);
      }
    }
  });

  test("grows with the number, in every unit", () => {
    const random = openRandom(13);
    for (const kind of kinds) {
      const [less, more] = [random() * 10, 10 + random() * 10];
      expect(toSquareMetres({ ...kind, area: less })).toBeLessThan(
        toSquareMetres({ ...kind, area: more }),
      );
    }
  });

  test.each([
    [{ area: 9.9999 / 10_000, areaUnit: "hectare", bighaState: null }, "area-too-small"],
    [{ area: 0.001, areaUnit: "hectare", bighaState: null }, null],
    [{ area: 1000, areaUnit: "hectare", bighaState: null }, null],
    [{ area: 1000.1, areaUnit: "hectare", bighaState: null }, "area-too-large"],
    [{ area: 3000, areaUnit: "acre", bighaState: null }, "area-too-large"],
    [{ area: 1.23456, areaUnit: "acre", bighaState: null }, "area-too-fine"],
    [{ area: 1.2345, areaUnit: "acre", bighaState: null }, null],
    [{ area: Number.NaN, areaUnit: "acre", bighaState: null }, "area-not-valid"],
  ] as const)("of %o has the fault %s", (area, fault) => {
    expect(findAreaFault(area)).toBe(fault);
  });

  test("has a bigha for every state of the list, between 600 and 2,600 m²", () => {
    expect([...bighaStates].sort()).toEqual(Object.keys(bighaSizes).sort());
    for (const bighaState of bighaStates) {
      const size = toSquareMetres({ area: 1, areaUnit: "bigha", bighaState });
      expect(size).toBeGreaterThan(600);
      expect(size).toBeLessThan(2600);
    }
  });

  test.each([
    ["Village Ozar, Nashik, Maharashtra 422206", null],
    ["Mathura, UTTAR PRADESH 281001", "UP"],
    ["गाँव रामपुर, उत्तराखंड", "UK"],
    ["Ratlam, Madhya Pradesh", "MP"],
  ])("finds whose bigha it is in %s: %s", (address, state) => {
    expect(findBighaState(address)).toBe(state);
  });
});

describe("seasons", () => {
  test.each([
    ["2026-11-22", "sowing-in-future"],
    ["2026-11-21", null],
    ["2023-11-21", null],
    ["2023-11-20", "sowing-too-old"],
  ])("a crop sown on %s is refused for %s on 21 November 2026", (sowingDate, fault) => {
    expect(findSowingFault(sowingDate, "2026-11-21")).toBe(fault);
  });

  test("a season begins when the one before has ended, at the earliest", () => {
    const before = { id: "a", crop: "rice", variety: null } as const;
    const ended = [{ ...before, sowingDate: "2026-06-01", endedDate: "2026-10-10" }];
    const open = [{ ...before, sowingDate: "2026-06-01", endedDate: null }];
    expect(findSeasonFault(ended, "2026-10-09")).toBe("season-before-last");
    expect(findSeasonFault(ended, "2026-10-10")).toBeNull();
    expect(findSeasonFault(open, "2026-05-31")).toBe("season-before-last");
    expect(findSeasonFault(open, "2026-06-01")).toBeNull();
    expect(findSeasonFault([], "2026-06-01")).toBeNull();
  });
});

describe("flow", () => {
  test("is the pump's, or that of all emitters", () => {
    expect(getFlow({ flowLitresPerHour: 36_000, emitterCount: null })).toBe(36_000);
    expect(getFlow({ flowLitresPerHour: 4, emitterCount: 2500 })).toBe(10_000);
    expect(getFlow({ flowLitresPerHour: null, emitterCount: null })).toBeNull();
  });
});

describe("lists", () => {
  test("hold every crop, soil and method that the tables know", () => {
    expect(crops).toEqual(expect.arrayContaining(Object.keys(cropTables)));
    expect([...fieldSoils]).toEqual([...Object.keys(soilGroups), ...Object.keys(soilTextures)]);
    expect([...fieldMethods]).toEqual([...Object.keys(irrigationMethods), "rain-fed"]);
  });
});

describe("the first field", () => {
  const farm = {
    address: "Ozar, Nashik",
    farmSize: 2.5,
    farmSizeUnit: "acre",
    cropType: "tomato",
    soilType: "black",
    waterSource: "borewell",
  } as const;
  const known = {
    name: "खेत 1",
    crops,
    soils: fieldSoils,
    isFieldArea: (area: Area) => findAreaFault(area) === null,
  } as const;

  test("is what Setup's answers say, and leaves open what they don't", () => {
    expect(planFirstField(farm, known)).toEqual({
      name: "खेत 1",
      area: 2.5,
      areaUnit: "acre",
      bighaState: null,
      soil: "black",
      method: null,
      crop: "tomato",
    });
  });

  test("lives on rain where rain is the only water, and knows no crop from a farmer's own words", () => {
    const own = { ...farm, waterSource: "rain", cropType: "Betel leaf", soilType: "river bed" };
    expect(planFirstField(own, known)).toMatchObject({
      method: "rain-fed",
      crop: null,
      soil: null,
    });
  });

  test("takes the bigha of the state in the address", () => {
    const bigha = { ...farm, farmSizeUnit: "bigha", address: "Kota, Rajasthan" } as const;
    expect(planFirstField(bigha, known)).toMatchObject({ areaUnit: "bigha", bighaState: "RJ" });
  });

  test.each([null, 0.0001, 100_000])("is not made of a size of %s acres", (farmSize) => {
    expect(planFirstField({ ...farm, farmSize }, known)).toBeNull();
  });
});

describe("what a form sends", () => {
  const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
  const plot = { id, name: "Well plot", area: 1, areaUnit: "acre", method: "drip" };
  const listFaults = (changes: object) => {
    const parsed = createFieldInput.safeParse({ ...plot, ...changes });
    return parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  };
  const season = { id, crop: "tomato", sowingDate: "2026-10-12" };

  test.each([
    [{}, []],
    [{ name: "  " }, ["name: name-missing"]],
    [{ name: "a".repeat(61) }, ["name: name-too-long"]],
    [{ name: "a\u0000b" }, ["name: characters-not-allowed"]],
    [{ area: 0 }, ["area: area-not-valid"]],
    [{ area: -1 }, ["area: area-not-valid"]],
    [{ area: "1" }, ["area: area-not-valid"]],
    [{ area: 0.001 }, ["area: area-too-small"]],
    [{ area: 1e9 }, ["area: area-too-large"]],
    [{ areaUnit: "bigha" }, ["bighaState: bigha-state-missing"]],
    [{ areaUnit: "bigha", bighaState: "UP" }, []],
    [{ method: null }, ["method: method-missing"]],
    [{ soil: "moon dust" }, ["soil: soil-unknown"]],
    [{ flowLitresPerHour: 0 }, ["flowLitresPerHour: flow-not-valid"]],
    [{ flowLitresPerHour: 59 }, ["flowLitresPerHour: flow-too-small"]],
    [{ flowLitresPerHour: 2e6 + 1 }, ["flowLitresPerHour: flow-too-large"]],
    [{ flowLitresPerHour: 36_000 }, []],
    [{ flowLitresPerHour: 4, emitterCount: 2500 }, []],
    [{ flowLitresPerHour: 0.1, emitterCount: 10 }, ["flowLitresPerHour: flow-too-small"]],
    [{ flowLitresPerHour: 100, emitterCount: 20_001 }, ["flowLitresPerHour: flow-too-large"]],
    [{ flowLitresPerHour: 4, emitterCount: 2.5 }, ["emitterCount: emitters-not-valid"]],
    [{ flowLitresPerHour: 4, emitterCount: 0 }, ["emitterCount: emitters-not-valid"]],
    [{ emitterCount: 10 }, ["flowLitresPerHour: flow-not-valid"]],
    [{ method: "rain-fed", flowLitresPerHour: 36_000 }, ["flowLitresPerHour: flow-without-method"]],
    [{ season: { ...season, crop: "poppy" } }, ["season.crop: crop-unknown"]],
    [{ season: { ...season, sowingDate: "2026-02-30" } }, ["season.sowingDate: date-not-valid"]],
    [{ season: { ...season, variety: "a".repeat(61) } }, ["season.variety: variety-too-long"]],
    [{ season }, []],
  ])("with %o has the faults %o", (changes, faults) => {
    expect(listFaults(changes)).toEqual(faults);
  });
});
