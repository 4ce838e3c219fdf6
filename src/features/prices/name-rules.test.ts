import { describe, expect, test } from "vitest";
import { knownMandis } from "#content/mandis.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { findStateCode, readMarket } from "./market-places.server.ts";
import { findCrop, searchCrops } from "./name-rules.ts";
import { getMarketName } from "./rules.ts";

describe("the commodity of a report", () => {
  test.each([
    ["Soyabean", "soybean"],
    ["SOYABEAN ", "soybean"],
    ["Bengal Gram(Gram)(Whole)", "chickpea"],
    ["Bengal Gram (Gram) (Whole)", "chickpea"],
    ["Paddy(Common)", "rice"],
    ["Paddy(Dhan)(Common)", "rice"],
    ["Arhar (Tur/Red Gram)(Whole)", "pigeonpea"],
    ["Bhindi(Ladies Finger)", "okra"],
    ["प्याज", "onion"],
    ["प्याज़", "onion"],
    ["कांदा", "onion"],
    ["Pyaz", "onion"],
    ["Green Chilli", "chilli"],
  ])("%s is %s", (name, crop) => expect(findCrop(name)).toBe(crop));

  test.each([
    "Rice",
    "Paddy(Dhan)(Basmati)",
    "Bengal Gram Dal (Chana Dal)",
    "Arhar Dal(Tur Dal)",
    "Dry Chillies",
    "Chilli",
    "Mustard Oil",
    "Cotton Seed",
    "Groundnut (Split)",
    "Onion Green",
    "Oniom",
    "",
  ])("%s is another good or a slip, and no crop of ours", (name) =>
    expect(findCrop(name)).toBeNull(),
  );
});

test("what is typed finds a crop in any script, its beginning first", () => {
  const given = { among: crops, getWord: (crop: string) => crop };
  expect(searchCrops("pya", given)).toEqual(["onion"]);
  expect(searchCrops("कां", given)).toEqual(["onion"]);
  expect(searchCrops("मिर्च", given)).toEqual(["chilli"]);
  expect(searchCrops("moong", given)).toEqual(["groundnut", "greengram"]);
  expect(searchCrops("rice", given)).toEqual(["rice"]);
  expect(searchCrops("spaceship", given)).toEqual([]);
  expect(searchCrops(" ", given)).toEqual([...crops]);
});

describe("the market of a report", () => {
  const read = (market: string, district = "Nashik", state = "MH") =>
    readMarket({ market, district, state });

  test.each([
    ["Lasalgaon APMC", "MH-lasalgaon"],
    ["lasalgaon", "MH-lasalgaon"],
    ["लासलगाव", "MH-lasalgaon"],
    ["लासलगांव", "MH-lasalgaon"],
    ["पिंपळगाव बसवंत", "MH-pimpalgaon-baswant"],
    ["पिंपलगाँव बसवंत", "MH-pimpalgaon-baswant"],
    ["Pimpalgaon Baswant APMC", "MH-pimpalgaon-baswant"],
    ["Pimpalgaon(Baswant)", "MH-pimpalgaon-baswant"],
  ])("%s is known", (name, id) => {
    expect(read(name)).toMatchObject({ id, positionBy: "market" });
  });

  test("a yard of its own name, and a name of another state, stay markets of their own", () => {
    const vinchur = read("Lasalgaon(Vinchur)");
    expect(vinchur).toMatchObject({ name: "Lasalgaon(Vinchur)", positionBy: "district" });
    expect(vinchur.id).not.toBe(read("Lasalgaon").id);
    expect(read("Lasalgaon", "Indore", "MP").positionBy).toBe("district");
  });

  test("an unknown district leaves it without a place, and says so", () => {
    expect(read("Somewhere", "Atlantis")).toMatchObject({
      latitude: null,
      positionBy: null,
      isDistrictUnknown: true,
    });
  });

  test("an old name of a district is still that district", () => {
    expect(read("Paithan", "Aurangabad")).toMatchObject({ positionBy: "district" });
  });

  test("all mandis of the data have a name, a state and a place in India", () => {
    expect(knownMandis).toHaveLength(72);
    expect(new Set(knownMandis.map(({ id }) => id)).size).toBe(72);
    for (const { names, latitude, longitude } of knownMandis) {
      expect(names.hi).toMatch(/[\u0900-\u097f]/);
      expect(names.mr).toMatch(/[\u0900-\u097f]/);
      expect(latitude).toBeGreaterThan(8);
      expect(latitude).toBeLessThan(37);
      expect(longitude).toBeGreaterThan(68);
      expect(longitude).toBeLessThan(97);
    }
  });
});

test("a market is named as its readers write it", () => {
  const known = knownMandis.find(({ id }) => id === "MH-pimpalgaon-baswant");
  const { names } = known ?? expect.fail("it is a mandi of the data");
  const market = { name: names.en, localName: names.hi, localNames: names };
  expect(getMarketName(market, "en")).toBe("Pimpalgaon Baswant");
  expect(getMarketName(market, "hi")).toBe("पिंपलगाँव बसवंत");
  expect(getMarketName(market, "mr")).toBe("पिंपळगाव बसवंत");
  // As a device kept it before it was told by language, and of a market that nothing is known of.
  const { localNames: _, ...kept } = market;
  expect(getMarketName(kept, "mr")).toBe("पिंपलगाँव बसवंत");
  expect(getMarketName({ name: "Vinchur", localName: null }, "hi")).toBe("Vinchur");
});

test.each([
  ["Maharashtra", "MH"],
  ["Keralam", "KL"],
  ["Kerala", "KL"],
  ["NCT of Delhi", "DL"],
  ["Uttrakhand", "UK"],
  ["Telangana", "TS"],
  ["Ruritania", null],
])("the state %s is %s", (name, code) => expect(findStateCode(name)).toBe(code));
