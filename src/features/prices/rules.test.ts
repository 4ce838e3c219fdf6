import { describe, expect, test } from "vitest";
import { commodities } from "#content/crops/commodities.ts";
import { crops } from "#src/shared/farm-terms.ts";
import {
  advanceAlert,
  getBand,
  getGrams,
  getNet,
  getRoadKilometres,
  getWeekChange,
  isReported,
  rankMarkets,
} from "./rules.ts";
import type { DayPrice, Lot, MarketPrices } from "./schema.ts";

const lot: Lot = {
  quantity: 12.5,
  unit: "quintal",
  transportPaise: 150,
  loadingPaise: 2500,
  commissionBasisPoints: 600,
  otherPaise: 12_000,
};

const price = (day: string, modalPaise: number): DayPrice => ({
  day,
  lowPaise: null,
  modalPaise,
  highPaise: null,
});

function makeMarket(change: Partial<MarketPrices> & { modalPaise: number; day?: string }) {
  const { modalPaise, day = "2026-11-20", ...rest } = change;
  const latest = price(day, modalPaise);
  return {
    marketId: "m",
    name: "M",
    localName: null,
    district: "Nashik",
    state: "MH",
    kilometres: 40,
    positionBy: "market",
    varieties: [],
    latest,
    days: [latest],
    ...rest,
  } satisfies MarketPrices;
}

test("a net sum is worked out step by step in whole paise", () => {
  // 12.5 quintals at ₹1,780: ₹22,250. 40 km × ₹1.50 × 12.5 = ₹750. 12.5 × ₹25 = ₹312.50. 6 % = ₹1,335. Toll ₹120.
  expect(getNet(lot, { modalPaise: 178_000, kilometres: 40 })).toEqual({
    grossPaise: 2_225_000,
    transportPaise: 75_000,
    loadingPaise: 31_250,
    commissionPaise: 133_500,
    otherPaise: 12_000,
    netPaise: 1_973_250,
    netPerQuintalPaise: 157_860,
  });
});

test("kilograms, quintals and tonnes of the same weight bring the same", () => {
  const sizes = [
    { quantity: 1250, unit: "kg" },
    { quantity: 12.5, unit: "quintal" },
    { quantity: 1.25, unit: "tonne" },
  ] as const;
  const nets = sizes.map((size) =>
    getNet({ ...lot, ...size }, { modalPaise: 178_000, kilometres: 40 }),
  );
  expect(sizes.map(getGrams)).toEqual([1_250_000, 1_250_000, 1_250_000]);
  expect(new Set(nets.map((net) => net.netPaise))).toEqual(new Set([1_973_250]));
});

test("every sum of the largest lot at the highest price is an exact whole number", () => {
  const largest = { ...lot, quantity: 100, unit: "tonne", transportPaise: 10_000 } as const;
  const net = getNet(largest, { modalPaise: 4_000_000, kilometres: 400 });
  expect(Object.values(net).every(Number.isSafeInteger)).toBe(true);
  expect(net.grossPaise).toBe(4_000_000_000);
  expect(net.transportPaise).toBe(4_000_000_000);
});

test("roads are three tenths longer than the straight line", () => {
  // Lasalgaon to Pimpalgaon Baswant: 26.2 km as the crow flies, by the haversine of their coordinates.
  const lasalgaon = { latitude: 20.15, longitude: 74.24 };
  expect(getRoadKilometres(lasalgaon, { latitude: 20.17, longitude: 73.99 })).toBe(34);
});

describe("the ranking", () => {
  const rank = (markets: MarketPrices[], change: Partial<Lot> = {}) =>
    rankMarkets(markets, { lot: { ...lot, ...change }, asOf: "2026-11-21" }).map(
      ({ marketId }) => marketId,
    );
  const near = makeMarket({ marketId: "near", kilometres: 10, modalPaise: 170_000 });
  const far = makeMarket({ marketId: "far", kilometres: 200, modalPaise: 195_000 });

  test("a higher price far away loses to the way there, and wins where the way is cheap", () => {
    // 25,000 paise more of a quintal, less 6 %, against 190 km at 150 paise.
    expect(rank([far, near])).toEqual(["near", "far"]);
    expect(rank([near, far], { transportPaise: 50 })).toEqual(["far", "near"]);
  });

  test("what is the same for every quintal does not depend on the lot; what the trip costs as a whole neither", () => {
    expect(rank([far, near], { quantity: 1 })).toEqual(rank([far, near], { quantity: 500 }));
    expect(rank([far, near], { otherPaise: 900_000 })).toEqual(["near", "far"]);
  });

  test("a report of a week ago counts, an older one and one of an unknown way do not", () => {
    const markets = [
      makeMarket({ marketId: "week", modalPaise: 1, day: "2026-11-14" }),
      makeMarket({ marketId: "older", modalPaise: 900_000, day: "2026-11-13" }),
      makeMarket({ marketId: "nowhere", modalPaise: 900_000, kilometres: null, positionBy: null }),
    ];
    expect(rank(markets)).toEqual(["week"]);
  });

  test("a price of today comes before a higher one of some days ago", () => {
    const old = makeMarket({ marketId: "old", modalPaise: 900_000, day: "2026-11-18" });
    expect(rank([old, near])).toEqual(["near", "old"]);
  });

  test("among equals the nearer is first", () => {
    const free = { transportPaise: 0 };
    const same = makeMarket({ marketId: "same", kilometres: 5, modalPaise: 170_000 });
    expect(rank([near, same], free)).toEqual(["same", "near"]);
  });
});

describe("the usual price", () => {
  const days = [
    price("2026-11-14", 900_000),
    price("2026-11-15", 100_000),
    price("2026-11-17", 130_001),
    price("2026-11-19", 110_000),
    price("2026-11-21", 120_000),
  ];

  test("of 7 days has today and the six before it, the middle of two rounded to a paisa", () => {
    expect(getBand(days, { asOf: "2026-11-21", length: 7 })).toEqual({
      medianPaise: 115_000,
      lowPaise: 100_000,
      highPaise: 130_001,
      days: 4,
    });
  });

  test("is not told of too few days", () => {
    expect(getBand(days.slice(2), { asOf: "2026-11-21", length: 7 })).toBeNull();
    expect(getBand(days, { asOf: "2026-11-21", length: 30 })).toBeNull();
  });

  test("is held against a week before, or a little more where that day is missing", () => {
    const latest = price("2026-11-21", 120_000);
    expect(getWeekChange(days, latest)).toBe(120_000 - 900_000);
    expect(getWeekChange(days.slice(1), latest)).toBeNull();
    expect(getWeekChange([price("2026-11-11", 90_000)], latest)).toBe(30_000);
    expect(getWeekChange([price("2026-11-10", 90_000)], latest)).toBeNull();
  });
});

describe("an alert", () => {
  const run = (direction: "above" | "below", prices: number[]) => {
    let isArmed = true;
    return prices.map((modalPaise) => {
      const next = advanceAlert({ direction, levelPaise: 200_000, isArmed }, modalPaise);
      isArmed = next.isArmed;
      return next.isTold;
    });
  };

  test("is told once when the price rises to the level, and again only after it was below", () => {
    const prices = [190_000, 200_000, 210_000, 205_000, 199_999, 200_000, 250_000];
    expect(run("above", prices)).toEqual([false, true, false, false, false, true, false]);
  });

  test("is told once when the price falls to the level, and again only after it was above", () => {
    const prices = [210_000, 200_000, 150_000, 200_001, 200_000];
    expect(run("below", prices)).toEqual([false, true, false, false, true]);
  });
});

test("prices are said to be reported of those crops of which they are asked for", () => {
  expect(crops.filter(isReported)).toEqual(crops.filter((crop) => commodities[crop] !== null));
});
