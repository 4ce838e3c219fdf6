import { describe, expect, test } from "vitest";
import { sixTierChanges, threeTierChanges } from "#content/soil-dose-changes.ts";
import { generalDoses } from "#content/soil-doses.ts";
import { limitSets } from "#content/soil-ratings.ts";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { getFinding, listBands, listFindings, listProblems } from "./band-rules.ts";
import { adjustDose, getDoseCount, getDoseId, getManureNutrients, noChoice } from "./dose-rules.ts";
import { doseIds } from "./schema.ts";

const amounts = (doses: readonly { amount: number }[]) => doses.map(({ amount }) => amount);
const grow = (
  crop: "rice" | "wheat" | "tomato" | "sugarcane" | "cabbage",
  sowingDate: string,
  method: "furrow" | "rain-fed",
) => ({
  method,
  seasons: [
    {
      id: "3f0e5bd8-61a6-4a58-9a77-0c3b1e8b9f10",
      crop,
      variety: null,
      sowingDate,
      endedDate: null,
    },
  ],
});

describe.skipIf(!hasOracles())(oracleTitle("the dose rules' published examples"), () => {
  test("the six tiers and the worked example, to the digit", () => {
    const oracle = JSON.parse(readOracle("soil-test.json"));
    const chart = oracle.six_tier_chart;
    const { maharashtra } = limitSets;
    expect(maharashtra.OC).toMatchObject({ tops: chart.organic_carbon_pct });
    expect(maharashtra.N).toMatchObject({ tops: chart.N_kg_ha });
    expect(maharashtra.P).toMatchObject({ tops: chart.P_kg_ha });
    expect(maharashtra.K).toMatchObject({ tops: chart.K_kg_ha });
    expect(Object.values(sixTierChanges)).toEqual(Object.values(chart.dose_change_pct));
    expect(threeTierChanges).toEqual(oracle.three_tier.dose_change_pct);
    for (const { crop, rdf, soil, classes, expected } of oracle.examples) {
      const words = ["N", "P", "K"] as const;
      const found = words.map(
        (parameter) =>
          getFinding(parameter, { value: soil[parameter], region: "maharashtra" }).band,
      );
      expect(found).toEqual(classes.map((name: string) => name.replace("_", "-")));
      const general = generalDoses[`${crop}-kharif` as "sorghum-kharif"];
      expect(general.dose).toEqual(rdf);
      expect(amounts(adjustDose(general, { values: soil, region: "maharashtra" }))).toEqual(
        expected,
      );
    }
  });
});

describe("the dose of a soil test", () => {
  const wheat = generalDoses["wheat-irrigated-timely"];

  test("by three tiers a quarter more where a nutrient is low, a quarter less where it is high", () => {
    const doses = adjustDose(wheat, { values: { N: 200, P: 30, K: 200 }, region: "india" });
    expect(amounts(doses)).toEqual([150, 45, 40]);
    expect(doses.map(({ reason }) => reason)).toEqual(["N", "P", "K"]);
  });

  test("a limit itself is medium, in three tiers, and the lower class in six", () => {
    const at = { values: { N: 280, P: 25 }, region: "india" } as const;
    expect(amounts(adjustDose(wheat, at))).toEqual([120, 60, 40]);
    expect(getFinding("N", { value: 140, region: "maharashtra" }).band).toBe("very-low");
    expect(getFinding("N", { value: 140.1, region: "maharashtra" }).band).toBe("low");
    expect(getFinding("N", { value: 700.1, region: "maharashtra" }).band).toBe("very-high");
  });

  test("without nitrogen on the card its organic carbon says it, and without both the general dose stands", () => {
    const [n] = adjustDose(wheat, { values: { OC: 0.3 }, region: "india" });
    expect(n).toEqual({ amount: 150, changePercent: 25, reason: "OC" });
    const [, p] = adjustDose(wheat, { values: { OC: 0.3 }, region: "india" });
    expect(p).toEqual({ amount: 60, changePercent: 0, reason: "general" });
  });

  test("a pulse keeps its starter nitrogen", () => {
    const doses = adjustDose(generalDoses["chickpea-rainfed-or-one-irrigation"], {
      values: { N: 100, P: 5 },
      region: "india",
    });
    expect(doses[0]).toEqual({ amount: 20, changePercent: 0, reason: "pulse" });
    expect(doses[1].amount).toBe(62.5);
  });

  test.each(["soybean-rainfed", "groundnut-kharif"] as const)(
    "%s binds its own nitrogen too, and keeps its starter",
    (id) => {
      const [n] = adjustDose(generalDoses[id], { values: { N: 100 }, region: "india" });
      expect(n).toEqual({ amount: generalDoses[id].dose[0], changePercent: 0, reason: "pulse" });
    },
  );

  // The Government of Kerala prints low as up to 0.7, and phosphorus as below 11.
  test("a limit itself is in the class that its source has it in", () => {
    const kerala = (parameter: "OC" | "P", value: number) =>
      getFinding(parameter, { value, region: "kerala" }).band;
    expect([0.7, 0.71, 1.5, 1.51].map((value) => kerala("OC", value))).toEqual([
      "low",
      "medium",
      "medium",
      "high",
    ]);
    expect([10.9, 11, 24].map((value) => kerala("P", value))).toEqual(["low", "medium", "medium"]);
  });

  test("another state has other limits", () => {
    const value = { value: 0.8 };
    expect(getFinding("OC", { ...value, region: "india" }).band).toBe("high");
    expect(getFinding("OC", { ...value, region: "kerala" }).band).toBe("medium");
    expect(getFinding("OC", { ...value, region: "maharashtra" }).band).toBe("moderately-high");
  });
});

describe("bands", () => {
  test("a zinc below 0.6 is a problem, at 0.6 it is none", () => {
    const problems = (Zn: number) => listProblems(listFindings({ Zn }, "india")).length;
    expect(problems(0.59)).toBe(1);
    expect(problems(0.6)).toBe(0);
  });

  test("reaction and salt have their own classes", () => {
    const band = (parameter: "pH" | "EC", value: number) =>
      getFinding(parameter, { value, region: "india" }).band;
    expect([5.4, 5.5, 6.4, 7.4, 7.5, 8.4, 8.5, 9].map((value) => band("pH", value))).toEqual([
      "strongly-acid",
      "moderately-acid",
      "slightly-acid",
      "neutral",
      "slightly-alkaline",
      "moderately-alkaline",
      "strongly-alkaline",
      "very-strongly-alkaline",
    ]);
    expect([0.9, 1, 2, 4].map((value) => band("EC", value))).toEqual([
      "salt-normal",
      "salt-germination",
      "salt-sensitive",
      "salt-injurious",
    ]);
  });

  test("the mark on a meter lies in its own class and goes up with the value", () => {
    for (const parameter of ["N", "pH", "EC", "Zn"] as const) {
      let last = -1;
      for (const share of [0, 0.2, 0.5, 0.9, 1.3, 2, 9]) {
        const middle = listBands(parameter, "india")[1]?.top ?? 1;
        const { at, position, ranges } = getFinding(parameter, {
          value: middle * share,
          region: "india",
        });
        expect(position).toBeGreaterThanOrEqual(Math.max(last, at / ranges.length));
        expect(position).toBeLessThanOrEqual((at + 1) / ranges.length);
        last = position;
      }
    }
  });
});

describe("which general dose", () => {
  const choose = (field: ReturnType<typeof grow>, doseId: (typeof doseIds)[number] | null = null) =>
    getDoseId(field, { choice: { ...noChoice, doseId }, region: "india" });

  test("fits how and when the crop grows", () => {
    expect(choose(grow("rice", "2026-07-01", "furrow"))).toBe("rice-irrigated-kharif");
    expect(choose(grow("rice", "2026-07-01", "rain-fed"))).toBe("rice-rainfed-lowland");
    expect(choose(grow("rice", "2026-12-20", "furrow"))).toBe("rice-boro-rabi");
    expect(choose(grow("wheat", "2026-11-10", "rain-fed"))).toBe("wheat-rainfed");
    expect(choose(grow("tomato", "2026-10-12", "furrow"))).toBe("tomato-hybrid");
  });

  test("is Maharashtra's own there, by when wheat is sown and cane is planted", () => {
    const own = (...field: Parameters<typeof grow>) =>
      getDoseId(grow(...field), { choice: noChoice, region: "maharashtra" });
    expect(own("wheat", "2026-11-15", "furrow")).toBe("wheat-irrigated-maharashtra");
    expect(own("wheat", "2026-11-16", "furrow")).toBe("wheat-late-maharashtra");
    expect(own("wheat", "2027-01-02", "furrow")).toBe("wheat-late-maharashtra");
    expect(own("sugarcane", "2026-07-20", "furrow")).toBe("sugarcane-adsali-maharashtra");
    expect(own("sugarcane", "2026-12-20", "furrow")).toBe("sugarcane-plant-crop-maharashtra");
    expect(own("tomato", "2026-10-12", "furrow")).toBe("tomato-hybrid-maharashtra");
    expect(own("cabbage", "2026-10-12", "furrow")).toBe("cabbage-maharashtra");
  });

  test("of Maharashtra is as its universities' pages print it", () => {
    expect(generalDoses["wheat-irrigated-maharashtra"].dose).toEqual([120, 60, 40]);
    expect(generalDoses["wheat-late-maharashtra"].dose).toEqual([80, 40, 40]);
    // Seven eighths of the recommended dose are 262.5:131.25:131.25.
    const tomato = generalDoses["tomato-hybrid-maharashtra"].dose;
    expect(tomato.map((kilograms) => kilograms * 0.875)).toEqual([262.5, 131.25, 131.25]);
    // Six to eight weeks after planting 160 kg of nitrogen: 350 kg of urea.
    const { dose, split } = generalDoses["sugarcane-adsali-maharashtra"];
    const second = split[1];
    expect(second?.day).toBe(49);
    const nitrogen = dose[0] * (second?.shares[0] ?? 0);
    expect(nitrogen).toBe(160);
    expect(Math.abs(nitrogen / 0.46 - 350)).toBeLessThan(3);
  });

  test("is the chosen one only as long as that crop grows", () => {
    expect(choose(grow("rice", "2026-07-01", "furrow"), "rice-boro-rabi")).toBe("rice-boro-rabi");
    expect(choose(grow("wheat", "2026-11-10", "furrow"), "rice-boro-rabi")).toBe(
      "wheat-irrigated-timely",
    );
    expect(choose({ method: "rain-fed", seasons: [] } as never, "jute")).toBe("jute");
  });

  test("is there for 48 ways of growing, each with shares that are whole", () => {
    expect(doseIds).toHaveLength(48);
    for (const id of doseIds) {
      for (const at of [0, 1, 2] as const) {
        const shares = generalDoses[id].split.map(({ shares: own }) => own[at]);
        expect(
          shares.reduce((sum, share) => sum + share, 0),
          id,
        ).toBeCloseTo(1, 9);
      }
    }
  });

  test("of trees counts their number, and is unknown without it", () => {
    const banana = generalDoses["banana-plant-crop"];
    expect(getDoseCount(banana, { areaInSquareMetres: 10_000, plantCount: null })).toBeNull();
    // 200 g for each of 4,000 plants are 800 kg.
    const count = getDoseCount(banana, { areaInSquareMetres: 10_000, plantCount: 4000 });
    expect((count ?? 0) * banana.dose[0]).toBe(800);
  });
});

// Cornell's worked example: of ten tons with 5 pounds of organic nitrogen each, 35 % comes in the year, 17.5 pounds.
test("ten tonnes of farmyard manure, with 50 N, bring the first crop 17.5 N, 20 P2O5 and 50 K2O", () => {
  expect(getManureNutrients({ fym: 10, compost: 0, vermicompost: 0 })).toEqual([17.5, 20, 50]);
});
