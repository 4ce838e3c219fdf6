import { describe, expect, test } from "vitest";
import { openLotDraft, readLevel, readLotDraft } from "./form-rules.ts";
import type { CropPrices, Lot } from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

const lot: Lot = {
  quantity: 12.5,
  unit: "quintal",
  transportPaise: 150,
  loadingPaise: 2500,
  commissionBasisPoints: 625,
  otherPaise: 0,
};

describe("the lot as it is typed", () => {
  test("opens in rupees and percent and reads back as it was", () => {
    const draft = openLotDraft(lot);
    expect(draft).toMatchObject({ transport: "1.5", loading: "25", commission: "6.25" });
    expect(readLotDraft(draft)).toEqual({ lot, faults: {} });
  });

  test("is read in a farmer's own digits, with a comma, and an empty cost is none", () => {
    const draft = {
      ...openLotDraft(lot),
      quantity: "१२,५",
      transport: "",
      other: "1,200",
    };
    expect(readLotDraft(draft).lot).toEqual({ ...lot, transportPaise: 0, otherPaise: 120_000 });
  });

  test("says what is wrong at its field", () => {
    const draft = { ...openLotDraft(lot), quantity: "", transport: "-1", commission: "31" };
    expect(readLotDraft(draft)).toEqual({
      lot: null,
      faults: {
        quantity: "quantity-not-valid",
        transportPaise: "cost-not-valid",
        commissionBasisPoints: "cost-too-large",
      },
    });
    expect(readLotDraft({ ...openLotDraft(lot), quantity: "1001" }).faults).toEqual({
      quantity: "quantity-too-large",
    });
  });
});

test("a price to be told of is read in rupees, or refused with its reason", () => {
  const rest = { marketId: null, direction: "below" } as const;
  expect(readLevel("2,000.50", rest)).toEqual({
    input: { ...rest, levelPaise: 200_050 },
    faults: {},
  });
  expect(readLevel("much", rest).faults).toEqual({ levelPaise: "level-not-valid" });
  expect(readLevel("900000", rest).faults).toEqual({ levelPaise: "level-too-large" });
});

describe("what waits to be sent", () => {
  const prices: CropPrices = {
    crop: "onion",
    source: "none",
    asOf: "2026-11-21",
    place: "Ozar",
    askedAt: null,
    lot: { ...lot, quantity: 10 },
    isOwnLot: false,
    lotVersion: "none",
    costBasis: { state: null, paidBy: "unknown" },
    markets: [],
    supportPrice: null,
    alerts: [
      {
        id: "a1",
        crop: "onion",
        marketId: null,
        marketName: null,
        direction: "above",
        levelPaise: 200_000,
        isArmed: true,
        crossedDay: null,
        version: "first",
      },
    ],
    ownCrops: ["onion"],
  };
  const put = (path: string, body: unknown, refusal: unknown = null) => ({
    id: `put ${path}`,
    method: "PUT",
    path: `/api/prices/onion/${path}?version=none`,
    body,
    refusal,
  });

  test("a lot counts at once and says that it waits; one that was refused does not count", () => {
    expect(applyWaiting(prices, [put("lot", lot)])).toMatchObject({
      lot,
      isOwnLot: true,
      // What is changed next names what waits.
      lotVersion: "put lot",
      lotWaiting: "waits",
    });
    const refused = applyWaiting(prices, [put("lot", lot, { code: "invalid-input" })]);
    expect(refused).toMatchObject({ lot: prices.lot, isOwnLot: false, lotWaiting: "refused" });
  });

  test("alerts come and go as they were told, in their order", () => {
    const added = { marketId: null, direction: "below", levelPaise: 90_000 };
    const path = "/api/prices/onion/alerts/a1?version=first";
    const removal = { id: "r1", method: "DELETE", path, refusal: null };
    const shown = applyWaiting(prices, [put("alerts/a2", added), removal]);
    expect(shown.alerts).toMatchObject([{ id: "a2", levelPaise: 90_000, waiting: "waits" }]);
    const kept = applyWaiting(prices, [{ ...removal, refusal: { code: "conflict" } }]);
    expect(kept.alerts.map(({ id }) => id)).toEqual(["a1"]);
  });
});
