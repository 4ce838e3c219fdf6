import { describe, expect, test } from "vitest";
import { noChoice } from "./dose-rules.ts";
import {
  type FieldSoil,
  findCardFault,
  getFieldSoil,
  getNextStage,
  listFieldSoils,
  listLeftOvers,
  listUnusual,
} from "./rules.ts";
import { cardInput, productNames, type SoilCard, type SoilValues } from "./schema.ts";

const today = "2026-11-21";
const fieldId = "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e01";
const wheatSeasonId = "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e02";

const wheatField = (areaInSquareMetres: number, sowingDate: string | null = "2026-11-10") => ({
  id: fieldId,
  name: "Well plot",
  areaInSquareMetres,
  method: "furrow" as const,
  archivedDate: null,
  seasons: [
    {
      id: wheatSeasonId,
      crop: "wheat" as const,
      variety: null,
      sowingDate,
      endedDate: null,
    },
  ],
});

const card = (values: SoilValues, testedOn = "2026-03-01"): SoilCard => ({
  id: "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e03",
  fieldId,
  testedOn,
  values,
  version: "first",
});

type Kept = Parameters<typeof getFieldSoil>[1];
const kept = (change: Partial<Kept> = {}): Kept => ({
  region: "india",
  cards: [],
  choices: [],
  prices: [],
  ...change,
});

function planned({ plan }: FieldSoil) {
  if (plan.kind !== "planned") throw new Error(`not planned: ${plan.kind}`);
  return plan;
}

/** Kilograms of N, P2O5 and K2O given at each time, by the grades printed on the bags. */
const grades: Record<string, [number, number, number]> = {
  urea: [46, 0, 0],
  dap: [18, 46, 0],
  ssp: [0, 16, 0],
  mop: [0, 0, 60],
  "npk-10-26-26": [10, 26, 26],
  "npk-12-32-16": [12, 32, 16],
  "npk-14-35-14": [14, 35, 14],
  "npk-15-15-15": [15, 15, 15],
  "nps-20-20-0-13": [20, 20, 0],
};
const nutrientAt = (soil: FieldSoil, stage: number, at: 0 | 1 | 2) =>
  (planned(soil).stages[stage]?.items ?? []).reduce(
    (sum, { product, kilograms }) => sum + (kilograms * (grades[product]?.[at] ?? 0)) / 100,
    0,
  );

describe("the plan of a field", () => {
  test("a hectare of wheat by its card: more nitrogen, half at sowing and half at the first irrigation", () => {
    const soil = getFieldSoil(
      wheatField(10_000),
      kept({ cards: [card({ N: 200, P: 15, K: 200 })] }),
      today,
    );
    const { dose, stages, purchase } = planned(soil);
    expect(dose.field).toEqual([150, 60, 40]);
    expect(stages.map(({ kind, dueDate, daysLeft }) => [kind, dueDate, daysLeft])).toEqual([
      ["basal", "2026-11-10", -11],
      ["first-irrigation", "2026-12-01", 10],
    ]);
    expect(getNextStage(soil.plan)?.kind).toBe("first-irrigation");
    const onItsDay = getFieldSoil(wheatField(10_000), kept({}), "2026-11-17");
    // A week late, it is still what comes next, as on the list of today.
    expect(getNextStage(onItsDay.plan)?.kind).toBe("basal");
    const [atSowing, later] = [nutrientAt(soil, 0, 0), nutrientAt(soil, 1, 0)];
    expect(Math.abs(atSowing - later)).toBeLessThan(0.2 * (atSowing + later));
    expect(nutrientAt(soil, 1, 1)).toBe(0);
    // What is given in all times together is what is bought.
    for (const { product, kilograms } of purchase.items) {
      const given = stages.flatMap(({ items }) => items.filter((item) => item.product === product));
      const sum = given.reduce((total, item) => total + item.kilograms, 0);
      expect(sum).toBeCloseTo(kilograms, 6);
    }
  });

  test("what is still to be bought leaves out the doses for which it is too late", () => {
    // Sown on 10 November; a hectare of wheat takes 120 kg of nitrogen, half of it at the first irrigation.
    const buyOn = (day: string) => {
      const { ahead, purchase } = planned(getFieldSoil(wheatField(10_000), kept(), day));
      return { ahead, purchase };
    };
    const before = buyOn("2026-11-10");
    expect(before.ahead.items).toEqual(before.purchase.items);
    expect(before.ahead.costInPaise).toBe(before.purchase.costInPaise);
    // A week late the first is still to be given.
    expect(buyOn("2026-11-17").ahead.items).toEqual(before.purchase.items);
    const { ahead, purchase } = buyOn("2026-11-18");
    expect(ahead.items.map(({ product }) => product)).toEqual(["urea"]);
    const [urea] = ahead.items;
    const nitrogen = ((urea?.kilograms ?? 0) * 46) / 100;
    expect(Math.abs(nitrogen - 60)).toBeLessThan(0.2 * 120);
    // Bought in half-bags of 22.5 kg, of which no more than a part is left over.
    const bought = (urea?.halfBags ?? 0) * 22.5;
    expect(bought - (urea?.kilograms ?? 0)).toBeLessThan(22.5);
    expect(ahead.costInPaise).toBeLessThan(purchase.costInPaise);
    expect(buyOn("2026-12-09").ahead).toEqual({ items: [], costInPaise: 0 });
  });

  test("without a card it is the general dose, and says so by every nutrient", () => {
    const { dose } = planned(getFieldSoil(wheatField(10_000), kept(), today));
    expect(dose.field).toEqual([120, 60, 40]);
    expect(dose.nutrients.map(({ reason }) => reason)).toEqual(["general", "general", "general"]);
  });

  const chosen = (fym: number, seasonId: string | null = wheatSeasonId) =>
    kept({
      choices: [
        {
          fieldId,
          choice: {
            doseId: null,
            plantCount: null,
            seasonId,
            manures: { fym, compost: 0, vermicompost: 0 },
          },
        },
      ],
    });

  test("the manure of an earlier crop is not taken off this one's fertiliser", () => {
    const field = wheatField(10_000);
    const bare = planned(getFieldSoil(field, kept(), today));
    for (const seasonId of [null, "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9eff"]) {
      const soil = getFieldSoil(field, chosen(10, seasonId), today);
      expect(planned(soil).purchase).toEqual(bare.purchase);
      expect(soil.choice).toMatchObject({ seasonId: wheatSeasonId, manures: { fym: 0 } });
    }
  });

  test("of two tests of one day the one that was entered last counts", () => {
    const cards = [
      { ...card({ pH: 8 }), id: "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e0a" },
      { ...card({ pH: 5 }), id: "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e0b" },
    ];
    expect(getFieldSoil(wheatField(10_000), kept({ cards }), today).card?.values.pH).toBe(8);
  });

  test("manure is counted, and more than enough of it leaves nothing to buy", () => {
    const manured = (fym: number) => planned(getFieldSoil(wheatField(10_000), chosen(fym), today));
    const [n] = manured(10).purchase.supplied;
    // Ten tonnes bring 17.5 of the 120 kg.
    expect(n).toBeGreaterThan(102.5 * 0.95 - 0.01);
    expect(n).toBeLessThan(102.5 * 1.05 + 0.01);
    expect(manured(80).purchase).toMatchObject({ items: [], costInPaise: 0 });
    expect(manured(80).stages).toEqual([]);
  });

  test("a deficient zinc asks for zinc sulphate by the area", () => {
    const soil = getFieldSoil(
      wheatField(4000),
      kept({ cards: [card({ Zn: 0.4, pH: 5.3, Cu: 1 })] }),
      today,
    );
    expect(soil.problems.map(({ parameter }) => parameter)).toEqual(["pH", "Zn"]);
    // Elsewhere than in Kerala the laboratory says how much lime.
    expect(soil.supplements).toEqual([{ product: "zinc-sulphate", kilograms: 10, reason: "Zn" }]);
  });

  // The chart of the Government of Kerala, kg of calcium carbonate for a hectare.
  test.each([
    [3.4, 1000],
    [3.5, 850],
    [4.4, 850],
    [4.5, 600],
    [5, 600],
    [5.1, 350],
    [5.5, 350],
    [5.6, 250],
    [6, 250],
    [6.1, 100],
    [6.5, 100],
    [6.6, null],
  ])("in Kerala a soil of pH %d gets %d kg of lime", (pH, kilograms) => {
    const given = kept({ cards: [card({ pH })], region: "kerala" });
    const { supplements } = getFieldSoil(wheatField(10_000), given, today);
    expect(supplements).toEqual(
      kilograms === null ? [] : [{ product: "lime", kilograms, reason: "pH" }],
    );
  });

  test("without a sowing date the times have days but no dates", () => {
    const { stages } = planned(getFieldSoil(wheatField(10_000, null), kept(), today));
    expect(stages.map(({ day, dueDate }) => [day, dueDate])).toEqual([
      [0, null],
      [21, null],
    ]);
  });

  test("the newest test counts, and one of four years ago is old", () => {
    const cards = [
      card({ N: 600 }, "2022-10-01"),
      { ...card({ N: 200 }, "2026-03-01"), id: "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e04" },
    ];
    const soil = getFieldSoil(wheatField(10_000), kept({ cards }), today);
    expect(soil.card?.values).toEqual({ N: 200 });
    expect(soil.isOld).toBe(false);
    expect(getFieldSoil(wheatField(10_000), kept({ cards: cards.slice(0, 1) }), today).isOld).toBe(
      true,
    );
  });

  test("on a tenth of an acre the rest of the half-bags is named", () => {
    const { purchase } = planned(getFieldSoil(wheatField(405), kept(), today));
    expect(purchase.isWhole).toBe(false);
    const rest = listLeftOvers(purchase);
    expect(rest.length).toBeGreaterThan(0);
    for (const { kilograms } of rest) expect(kilograms).toBeLessThan(25);
  });

  test("what the shop does not have leaves no plan where nothing else brings it", () => {
    const prices = ["mop", "npk-10-26-26", "npk-12-32-16", "npk-14-35-14", "npk-15-15-15"] as const;
    const soil = getFieldSoil(
      wheatField(10_000),
      kept({
        prices: prices.map((product) => ({ product, priceInPaise: null, isStocked: false })),
      }),
      today,
    );
    expect(soil.plan.kind).toBe("not-stocked");
  });

  test("the gypsum of groundnut does not hang on what the shop has of other things", () => {
    const field = wheatField(10_000);
    const groundnut = {
      ...field,
      seasons: field.seasons.map((season) => ({ ...season, crop: "groundnut" as const })),
    };
    const prices = productNames.map((product) => ({
      product,
      priceInPaise: null,
      isStocked: false,
    }));
    for (const shop of [kept(), kept({ prices })]) {
      const soil = getFieldSoil(groundnut, shop, today);
      expect(soil.supplements).toContainEqual({
        product: "gypsum",
        kilograms: expect.closeTo(400, 6),
        reason: "crop",
      });
    }
  });

  test("a field put away has no plan, and what is due soonest comes first", () => {
    const early = {
      ...wheatField(10_000, "2026-11-01"),
      id: "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e08",
    };
    const late = wheatField(10_000, "2026-11-20");
    const away = { ...wheatField(10_000), archivedDate: "2026-11-01T00:00:00.000Z" };
    const ids = listFieldSoils([late, early, away], kept(), today).map((soil) => soil.fieldId);
    expect(ids).toEqual([early.id, late.id]);
  });
});

test("a crop that no general dose is known of has none, until the farmer chooses another crop's", () => {
  const field = wheatField(4000);
  const seasons = field.seasons.map((season) => ({ ...season, crop: "cumin" as const }));
  const sown = { ...field, seasons };
  const cumin = getFieldSoil(sown, kept(), today);
  expect(cumin).toMatchObject({ crop: "cumin", plan: { kind: "no-dose" } });
  expect(getFieldSoil({ ...sown, seasons: [] }, kept(), today).plan.kind).toBe("no-crop");
  const choice = { ...noChoice, seasonId: wheatSeasonId, doseId: "mustard-irrigated" as const };
  const told = getFieldSoil(sown, kept({ choices: [{ fieldId, choice }] }), today);
  expect(told).toMatchObject({ crop: "mustard", plan: { kind: "planned" } });
});

describe("a card as it is entered", () => {
  const faults = (values: object, testedOn = "2026-03-01") =>
    cardInput.safeParse({ testedOn, values }).error?.issues.map(({ message }) => message) ?? [];

  test("holds any part of the twelve, but not none", () => {
    expect(faults({ pH: 7.1 })).toEqual([]);
    expect(faults({})).toEqual(["values-missing"]);
  });

  test("what no soil can have is refused", () => {
    expect(faults({ pH: 14.2 })).toEqual(["value-impossible"]);
    expect(faults({ N: -1 })).toEqual(["value-impossible"]);
    expect(faults({ OC: 75 })).toEqual(["value-impossible"]);
    expect(faults({ N: Number.NaN })).toEqual(["value-not-valid"]);
    expect(faults({ pH: 7, lead: 3 })).toHaveLength(1);
  });

  test("what is only seldom is asked again", () => {
    expect(listUnusual({ pH: 11, N: 240, Zn: 400 })).toEqual(["pH", "Zn"]);
    expect(listUnusual({ pH: 8.1, N: 240, OC: 0.4 })).toEqual([]);
  });

  test("is of a day that has been, and not of another age", () => {
    expect(findCardFault({ testedOn: "2026-11-22" }, today)).toBe("date-in-future");
    expect(findCardFault({ testedOn: "1889-05-05" }, today)).toBe("date-too-old");
    expect(findCardFault({ testedOn: today }, today)).toBeNull();
  });
});
