import { describe, expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import { noChoice } from "./dose-rules.ts";
import {
  openCardDraft,
  openChoiceDraft,
  openPriceDraft,
  readCardDraft,
  readChoiceDraft,
  readPriceDraft,
} from "./form-rules.ts";
import type { FarmSoil } from "./schema.ts";
import { applyWaiting, type SoilCommand } from "./writes.ts";

const today = "2026-11-21";
const fieldId = "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e01";
const first = "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e02";
const second = "0a6d4f0e-8d4d-4d6e-9f5e-3d1c5b7a9e03";
const known: FarmSoil = {
  region: "india",
  cards: [{ id: first, fieldId, testedOn: "2025-03-01", values: { N: 200 }, version: "first" }],
  choices: [],
  prices: [],
};
const write = (id: string, command: SoilCommand, refusal: Write["refusal"] = null) => ({
  id,
  at: 1,
  command,
  refusal,
});
const card = { testedOn: "2026-03-01", values: { N: 300 } };
const add = { kind: "add", fieldId, id: second, card } as const;
const correct = { kind: "correct", fieldId, id: first, card, version: "first" } as const;

describe("what waits to be sent", () => {
  test("a new card stands beside the known ones and says that it waits, once when the server has it too", () => {
    const added = write("w0", add);
    const shown = applyWaiting(known, [added]);
    expect(shown.cards.map(({ id }) => id)).toEqual([second, first]);
    expect(shown.waiting.get(second)).toBe("waits");
    const kept = {
      ...known,
      cards: [...known.cards, { id: second, fieldId, ...card, version: "first" }],
    };
    expect(applyWaiting(kept, [added]).cards).toHaveLength(2);
  });

  test("a card refused is still to be seen, a correction refused is not counted", () => {
    const refusal = { code: "not-found", message: "No" };
    const added = write("w0", add, refusal);
    expect(applyWaiting(known, [added]).waiting.get(second)).toBe("refused");
    const corrected = write("w1", correct, refusal);
    expect(applyWaiting(known, [corrected]).cards).toEqual(known.cards);
  });

  test("corrected, taken away and brought back in that order", () => {
    const corrected = write("w1", correct);
    const removed = write("w2", { kind: "remove", fieldId, id: first, version: "w1" });
    const restored = write("w3", { kind: "restore", fieldId, id: first });
    // What is changed next names what waits.
    expect(applyWaiting(known, [corrected]).cards).toMatchObject([{ ...card, version: "w1" }]);
    expect(applyWaiting(known, [corrected, removed]).cards).toEqual([]);
    expect(applyWaiting(known, [corrected, removed, restored]).cards[0]?.values).toEqual({
      N: 300,
    });
  });

  test("a price and a choice count at once", () => {
    const price = { product: "dap", priceInPaise: 150_000, isStocked: true } as const;
    const choice = { ...noChoice, plantCount: 40 };
    const shown = applyWaiting(known, [
      write("w1", { kind: "price", price, version: "none" }),
      write("w2", { kind: "choose", fieldId, choice, version: "none" }),
    ]);
    expect(shown.prices).toEqual([{ ...price, version: "w1" }]);
    expect(shown.choices).toEqual([{ fieldId, choice, version: "w2" }]);
  });
});

describe("the form of a card", () => {
  const read = (values: Partial<Record<"pH" | "N" | "OC", string>>, testedOn = today) => {
    const draft = openCardDraft(null, today);
    return readCardDraft({ testedOn, values: { ...draft.values, ...values } }, today);
  };

  test("takes digits of other scripts and leaves out what is empty", () => {
    expect(read({ pH: "६.८", N: "२४०" }).input?.values).toEqual({ pH: 6.8, N: 240 });
  });

  test("marks each wrong value where it stands", () => {
    expect(read({ pH: "15", N: "much", OC: "0.5" }).faults).toEqual({
      pH: "value-impossible",
      N: "value-not-valid",
    });
    expect(read({}).faults).toEqual({ values: "values-missing" });
    expect(read({ pH: "-3" }).faults).toEqual({ pH: "value-not-valid" });
    expect(read({ pH: "7" }, "2026-12-01").faults).toEqual({ testedOn: "date-in-future" });
  });

  test("asks again for what is seldom", () => {
    expect(read({ pH: "11", N: "240" })).toMatchObject({ unusual: ["pH"], faults: {} });
  });
});

describe("the other forms", () => {
  test("more manure than fits on a field is asked about, and plants are whole", () => {
    const draft = openChoiceDraft(noChoice, "banana-plant-crop");
    const small = { areaInSquareMetres: 1000, choice: noChoice };
    expect(readChoiceDraft({ ...draft, plants: "२०" }, small).input?.plantCount).toBe(20);
    expect(readChoiceDraft({ ...draft, plants: "2.5" }, small).faults).toEqual({
      plantCount: "plants-not-valid",
    });
    const manures = { ...draft.manures, fym: "50" };
    expect(readChoiceDraft({ ...draft, manures }, small).faults).toEqual({
      fym: "manure-too-much",
    });
  });

  test("only the prices that differ are written, and none that cannot be", () => {
    const draft = openPriceDraft([]);
    expect(readPriceDraft(draft, []).changes).toEqual([]);
    const dap = { rupees: "1,400.50", isStocked: true };
    expect(readPriceDraft({ ...draft, dap }, []).changes).toEqual([
      { product: "dap", priceInPaise: 140_050, isStocked: true },
    ]);
    expect(readPriceDraft({ ...draft, dap: { ...dap, rupees: "0" } }, []).faults).toEqual({
      dap: "price-impossible",
    });
    expect(readPriceDraft({ ...draft, dap: { ...dap, rupees: "dear" } }, []).faults).toEqual({
      dap: "price-not-valid",
    });
  });
});
