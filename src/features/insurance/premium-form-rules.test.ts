import { describe, expect, test } from "vitest";
import {
  closePremiumDraft,
  hasMoreFaults,
  needsWater,
  openPremiumDraft,
  type PremiumDraft,
  readPremium,
} from "./premium-form-rules.ts";
import { premiumAddress } from "./premium-schema.ts";

const good: PremiumDraft = openPremiumDraft({
  crop: "rice",
  season: "kharif",
  area: "2",
  unit: "hectare",
  sum: "60,000",
  rate: "10",
});
const readWith = (change: Partial<PremiumDraft>) => readPremium({ ...good, ...change });

test("what was typed is reckoned with, in any script", () => {
  expect(readWith({}).result?.premium).toMatchObject({ farmer: 240_000, sumInsured: 12_000_000 });
  expect(readWith({ area: "२", sum: "₹६०,०००" }).result?.premium.farmer).toBe(240_000);
});

test("a sum for an acre counts by the acre, whatever the area is in", () => {
  const inAcres = readWith({ unit: "acre", area: "5", per: "acre", sum: "24000" });
  expect(inAcres.result?.premium.sumInsured).toBe(12_000_000);
  const inGuntha = readWith({ unit: "guntha", area: "200", per: "acre", sum: "24000" });
  expect(inGuntha.result?.premium.sumInsured).toBe(12_000_000);
});

describe("what cannot be", () => {
  test.each<[Partial<PremiumDraft>, Record<string, string>]>([
    [{ area: "0" }, { area: "area-not-valid" }],
    [{ area: "" }, { area: "area-not-valid" }],
    [{ area: "-2" }, { area: "area-not-valid" }],
    [{ area: "1000000000" }, { area: "area-too-large" }],
    [{ area: "1e9" }, { area: "area-not-valid" }],
    [{ area: "0.0001", unit: "hectare" }, { area: "area-too-small" }],
    [{ area: "1.23456" }, { area: "area-too-fine" }],
    [{ unit: "bigha" }, { state: "bigha-state-missing" }],
    [{ sum: "-60000" }, { sum: "sum-not-valid" }],
    [{ sum: "0" }, { sum: "sum-not-valid" }],
    [{ sum: "many" }, { sum: "sum-not-valid" }],
    [{ sum: "90000000" }, { sum: "sum-too-large" }],
    [{ crop: "" }, { crop: "crop-missing" }],
    [{ crop: "unicorn" }, { crop: "crop-unknown" }],
    [{ crop: "other" }, { class: "class-missing" }],
    [{ season: "" }, { season: "season-missing" }],
    [{ season: "monsoon" }, { season: "season-missing" }],
    [{ rate: "-1" }, { rate: "rate-not-valid" }],
    [{ rate: "101" }, { rate: "rate-not-valid" }],
    [{ rate: "3.141" }, { rate: "rate-too-fine" }],
    [{ claim: "known", threshold: "0", actual: "5" }, { threshold: "threshold-not-valid" }],
    [{ claim: "known", threshold: "3000", actual: "-5" }, { actual: "yield-not-valid" }],
    [{ claim: "known", threshold: "3000", actual: "9999999" }, { actual: "yield-too-large" }],
  ])("%j is refused at %j", (change, faults) => {
    const read = readWith(change);
    expect(read.faults).toEqual(faults);
    expect(read.result).toBeNull();
  });

  test("each year that is missing is named", () => {
    const { faults } = readWith({ claim: "years", y1: "4500", y2: "3750", actual: "10" });
    expect(Object.keys(faults)).toEqual(["y3", "y4", "y5", "y6", "y7"]);
  });
});

test("seven years give the threshold, and it the claim", () => {
  const yields = {
    y1: "4500",
    y2: "3750",
    y3: "2000",
    y4: "4250",
    y5: "1800",
    y6: "4300",
    y7: "1750",
  };
  const { result } = readWith({ claim: "years", level: "80", actual: "1504", ...yields });
  // 3008 is the guidelines' figure; half of it is missing.
  expect(result?.claim).toMatchObject({ mean: 3760, threshold: 3008, claim: 6_000_000 });
  expect(result?.claim?.best).toEqual([4500, 4300, 4250, 3750, 2000]);
});

test("an address holds what was typed and nothing that goes without saying", () => {
  const address = closePremiumDraft(good);
  expect(address).toEqual({
    crop: "rice",
    season: "kharif",
    area: "2",
    unit: "hectare",
    sum: "60,000",
    rate: "10",
  });
  expect(openPremiumDraft(premiumAddress.parse(address))).toEqual(good);
  expect(openPremiumDraft(premiumAddress.parse({ area: "9".repeat(500), x: "1" })).area).toBe("");
});

test("whether the crop is watered is asked only where it matters", () => {
  expect(needsWater({ ...good, rate: "25" })).toBe(false);
  expect(needsWater({ ...good, rate: "25.01" })).toBe(true);
  expect(needsWater({ ...good, rate: "" })).toBe(false);
});

test("what is wrong in the folded part opens it", () => {
  expect(hasMoreFaults(readWith({ rate: "101" }).faults)).toBe(true);
  expect(hasMoreFaults(readWith({ claim: "years", y1: "4500" }).faults)).toBe(true);
  expect(hasMoreFaults(readWith({ area: "0", sum: "" }).faults)).toBe(false);
});
