import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { getArea, getUnitSize, toSquareMetres } from "#src/features/fields/rules.ts";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { areaUnits, crops } from "#src/shared/farm-terms.ts";
import {
  cropClassOf,
  getClaim,
  getCoverSeason,
  getThresholdYield,
  type PremiumInput,
  planPremium,
  premiumCaps,
  toWholeRupees,
} from "./premium-rules.ts";
import { coverSeasons, cropClasses, indemnityLevels, subsidySplits } from "./premium-schema.ts";

const figure = z.number();
const oracle = z.object({
  rule: z.object({ farmer_cap_pct_of_sum_insured: z.record(z.string(), figure) }),
  premium_examples: z.array(
    z.object({
      id: z.string(),
      input: z.object({
        season: z.enum(coverSeasons),
        crop_class: z.string(),
        sum_insured_per_ha: figure,
        area_ha: figure,
        actuarial_rate_pct: figure,
        centre_state_split: z.string(),
      }),
      expected: z.record(z.string(), figure),
    }),
  ),
  claim_examples: z.array(
    z.object({
      id: z.string(),
      input: z.record(z.string(), figure),
      expected: z.record(z.string(), figure),
    }),
  ),
  worked_threshold_yield: z.object({
    mean_of_best_five_of_seven_kg_ha: figure,
    threshold_kg_ha_at_indemnity_pct: z.record(z.string(), figure),
  }),
});
const read = () => oracle.parse(JSON.parse(readOracle("pmfby.json")));

describe.skipIf(!hasOracles())(oracleTitle("the published figures"), () => {
  test("the caps are those of the scheme", () => {
    const caps = read().rule.farmer_cap_pct_of_sum_insured;
    expect(premiumCaps.kharif["food-oilseed"] / 100).toBe(caps["kharif_food_oilseed"]);
    expect(premiumCaps.rabi["food-oilseed"] / 100).toBe(caps["rabi_food_oilseed"]);
    for (const season of coverSeasons) {
      const { "commercial-horticulture": cap } = premiumCaps[season];
      expect(cap / 100).toBe(caps["annual_commercial_horticulture"]);
    }
  });

  test("every premium example comes out to the paisa", () => {
    const examples = read().premium_examples;
    expect(examples.length).toBeGreaterThan(0);
    for (const { input, expected } of examples) {
      const isFood = input.crop_class.endsWith("food_oilseed");
      const premium = planPremium({
        season: input.season,
        cropClass: isFood ? "food-oilseed" : "commercial-horticulture",
        areaInSquareMetres: input.area_ha * 10_000,
        sumInsuredInPaise: input.sum_insured_per_ha * 100,
        unitInSquareMetres: 10_000,
        actuarialRate: input.actuarial_rate_pct * 100,
        split: input.centre_state_split === "50:50" ? "half" : "ninety",
        isIrrigated: false,
      });
      expect({
        sum_insured_total: premium.sumInsured / 100,
        farmer_rate_pct: premium.farmerRate / 100,
        gross_premium: (premium.whole?.premium ?? 0) / 100,
        farmer_premium: premium.farmer / 100,
        subsidy_total: (premium.whole?.subsidy ?? 0) / 100,
        subsidy_centre: (premium.whole?.centre ?? 0) / 100,
        subsidy_state: (premium.whole?.state ?? 0) / 100,
      }).toEqual(expected);
    }
  });

  test("every claim example comes out", () => {
    const examples = read().claim_examples;
    expect(examples.length).toBeGreaterThan(0);
    for (const { input, expected } of examples) {
      const { shortfall, claim } = getClaim({
        threshold: input["threshold_yield"] ?? 0,
        actual: input["actual_yield"] ?? 0,
        sumInsured: (input["sum_insured_total"] ?? 0) * 100,
      });
      expect({ shortfall_pct: shortfall * 100, claim: claim / 100 }).toEqual(expected);
    }
  });

  // The guidelines' example area: wheat over seven years, in kg a hectare.
  test.each(indemnityLevels)("the guidelines' threshold yield at %i per cent", (level) => {
    const worked = read().worked_threshold_yield;
    const yields = [4500, 3750, 2000, 4250, 1800, 4300, 1750];
    const { mean, threshold } = getThresholdYield(yields, level);
    expect(mean).toBe(worked.mean_of_best_five_of_seven_kg_ha);
    expect(threshold).toBe(worked.threshold_kg_ha_at_indemnity_pct[level]);
  });
});

const anyInput: fc.Arbitrary<PremiumInput> = fc.record({
  season: fc.constantFrom(...coverSeasons),
  cropClass: fc.constantFrom(...cropClasses),
  areaInSquareMetres: fc.double({ min: 10, max: 10_000_000, noNaN: true }),
  sumInsuredInPaise: fc.integer({ min: 100, max: 500_000_000 }),
  unitInSquareMetres: fc.constantFrom(10_000, getUnitSize("acre", null)),
  actuarialRate: fc.option(fc.integer({ min: 1, max: 10_000 })),
  split: fc.constantFrom(...subsidySplits),
  isIrrigated: fc.boolean(),
});

describe("whatever is insured", () => {
  test("a farmer never pays above the cap, nor above the insurer's own rate", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { sumInsured, farmer, cap } = planPremium(input);
        const rate = Math.min(cap, input.actuarialRate ?? cap);
        // In whole numbers beyond doubt.
        expect(BigInt(farmer) * 10_000n).toBeLessThanOrEqual(BigInt(sumInsured) * BigInt(rate));
        expect(farmer).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("more land never costs less", () => {
    fc.assert(
      fc.property(anyInput, fc.double({ min: 1, max: 50, noNaN: true }), (input, times) => {
        const more = planPremium({
          ...input,
          areaInSquareMetres: input.areaInSquareMetres * times,
        });
        const less = planPremium(input);
        expect(more.sumInsured).toBeGreaterThanOrEqual(less.sumInsured);
        expect(more.farmer).toBeGreaterThanOrEqual(less.farmer);
        expect(more.whole?.premium ?? 0).toBeGreaterThanOrEqual(less.whole?.premium ?? 0);
      }),
    );
  });

  test("what farmer, centre and state pay is the whole premium, in paise and in whole rupees", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const premium = planPremium(input);
        const rupees = toWholeRupees(premium);
        if (!premium.whole || !rupees.whole) {
          expect(input.actuarialRate).toBeNull();
          return;
        }
        const { whole } = premium;
        expect(premium.farmer + whole.centre + whole.state).toBe(whole.premium);
        expect(rupees.farmer + rupees.whole.centre + rupees.whole.state).toBe(rupees.whole.premium);
        expect(
          Math.min(whole.centre, whole.state, rupees.whole.centre, rupees.whole.state),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("an area is the same in every unit, and comes back as it was entered", () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.constantFrom(...areaUnits),
        fc.integer({ min: 1, max: 9_999_999 }),
        (input, areaUnit, tenThousandths) => {
          const area = tenThousandths / 10_000;
          const bighaState = areaUnit === "bigha" ? ("GJ" as const) : null;
          const areaInSquareMetres = toSquareMetres({ area, areaUnit, bighaState });
          expect(getArea({ areaInSquareMetres, areaUnit, bighaState })).toBe(area);
          const inAcres = areaInSquareMetres / getUnitSize("acre", null);
          const again = toSquareMetres({ area: inAcres, areaUnit: "acre", bighaState: null });
          const there = planPremium({ ...input, areaInSquareMetres });
          const back = planPremium({ ...input, areaInSquareMetres: again });
          expect(Math.abs(back.sumInsured - there.sumInsured)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("a claim is nothing at the threshold, everything at no harvest, and never more", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100_000, noNaN: true }),
        fc.double({ min: 0, max: 200_000, noNaN: true }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (threshold, actual, sumInsured) => {
          const { claim } = getClaim({ threshold, actual, sumInsured });
          expect(claim).toBeGreaterThanOrEqual(0);
          expect(claim).toBeLessThanOrEqual(sumInsured);
          expect(getClaim({ threshold, actual: 0, sumInsured }).claim).toBe(sumInsured);
          expect(getClaim({ threshold, actual: threshold, sumInsured }).claim).toBe(0);
        },
      ),
    );
  });
});

test("above the centre's ceiling the state carries the rest", () => {
  const input: PremiumInput = {
    season: "kharif",
    cropClass: "food-oilseed",
    areaInSquareMetres: 10_000,
    sumInsuredInPaise: 10_000_000,
    unitInSquareMetres: 10_000,
    actuarialRate: 4000,
    split: "half",
    isIrrigated: false,
  };
  // Of ₹1,00,000: 40 % is 40,000; the farmer pays 2,000; the centre half of 28 %, 14,000.
  expect(planPremium(input).whole).toMatchObject({ centre: 1_400_000, state: 2_400_000 });
  expect(planPremium({ ...input, isIrrigated: true }).whole).toMatchObject({ centre: 1_150_000 });
  expect(planPremium({ ...input, split: "ninety" }).whole).toMatchObject({ centre: 2_520_000 });
});

test.each([
  ["2026-06-20", "kharif"],
  ["2026-09-30", "kharif"],
  ["2026-11-05", "rabi"],
  ["2026-02-20", "rabi"],
])("a crop sown on %s is covered in %s", (day, season) => {
  expect(getCoverSeason(day)).toBe(season);
});

test("every crop that a field can have is of a class", () => {
  expect(Object.keys(cropClassOf)).toEqual([...crops]);
});
