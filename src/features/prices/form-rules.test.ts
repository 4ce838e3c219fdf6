import { describe, expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import { openLotDraft, readLevel, readLotDraft } from "./form-rules.ts";
import type { CropPrices, Lot } from "./schema.ts";
import { applyWaiting, type PriceCommand } from "./writes.ts";

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
  const write = (id: string, command: PriceCommand, refusal: Write["refusal"] = null) => ({
    id,
    at: 1,
    command,
    refusal,
  });
  const own = { crop: "onion", version: "none" } as const;
  const lotCommand = { kind: "lot", lot, ...own } as const;

  test("a lot counts at once and says that it waits; one that was refused does not count", () => {
    expect(applyWaiting(prices, [write("w1", lotCommand)])).toMatchObject({
      lot,
      isOwnLot: true,
      // What is changed next names what waits.
      lotVersion: "w1",
      lotWaiting: "waits",
    });
    const refusal = { code: "invalid-input", message: "" };
    const refused = applyWaiting(prices, [write("w1", lotCommand, refusal)]);
    expect(refused).toMatchObject({ lot: prices.lot, isOwnLot: false, lotWaiting: "refused" });
  });

  test("alerts come and go as they were told, in their order", () => {
    const alert = { marketId: null, direction: "below", levelPaise: 90_000 } as const;
    const added = write("w1", { kind: "watch", id: "a2", alert, ...own });
    const removal = write("w2", { kind: "unwatch", id: "a1", ...own, version: "first" });
    const shown = applyWaiting(prices, [added, removal]);
    expect(shown.alerts).toMatchObject([{ id: "a2", levelPaise: 90_000, waiting: "waits" }]);
    const kept = applyWaiting(prices, [{ ...removal, refusal: { code: "conflict", message: "" } }]);
    expect(kept.alerts.map(({ id }) => id)).toEqual(["a1"]);
  });
});
