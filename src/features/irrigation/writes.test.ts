import { describe, expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import type { Waiting } from "#src/shared/writes.ts";
import type { FieldWater } from "./schema.ts";
import { applyWaiting, type WaterCommand } from "./writes.ts";

const fieldId = "5a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1";
const [first, second] = [
  "0a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1",
  "1a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1",
];
const stored = {
  id: first,
  kind: "water",
  date: "2026-11-18",
  grossDepth: 20,
  minutes: null,
} as const;
const plot: FieldWater = {
  fieldId,
  name: "Well plot",
  crop: "tomato",
  sowingDate: "2026-10-12",
  method: "drip",
  areaInSquareMetres: 4000,
  flowLitresPerHour: 10_000,
  supply: { kind: "always" },
  entries: [stored],
  outlook: { kind: "no-weather" },
};

const timed = {
  kind: "water",
  date: "2026-11-20",
  amount: { unit: "minutes", value: 120 },
} as const;
const write = (command: WaterCommand, refusal: Write["refusal"] = null) => ({
  id: "w",
  at: 1,
  command,
  refusal,
});
const tell = { kind: "tell", fieldId, id: second, entry: timed } as const;
const add = write(tell);
const refusal = { code: "invalid-input", message: "" };
const show = (...writes: Waiting<WaterCommand>[]) => applyWaiting([plot], writes)[0];

describe("what waits to be sent", () => {
  test("is shown with the depth that it will have", () => {
    // 20,000 litres on 4,000 m².
    expect(show(add)).toMatchObject({
      waiting: "waits",
      entries: [
        { id: second, grossDepth: 5, minutes: 120, waiting: "waits" },
        { id: first, waiting: null },
      ],
    });
    expect(show()).toMatchObject({ waiting: null, entries: [{ id: first, waiting: null }] });
  });

  test("counts hours by a flow that was measured just before them", () => {
    const unmeasured = { ...plot, flowLitresPerHour: null };
    const flow = write({ kind: "flow", fieldId, flow: { flowLitresPerHour: 20_000 } });
    expect(applyWaiting([unmeasured], [flow, add])[0]).toMatchObject({
      flowLitresPerHour: 20_000,
      entries: [{ id: second, grossDepth: 10, minutes: 120 }, { id: first }],
    });
    const refused = { ...flow, refusal };
    expect(applyWaiting([unmeasured], [refused])[0]?.flowLitresPerHour).toBeNull();
  });

  test("is not shown twice while its answer is here and it is not put away yet", () => {
    const known = write({ ...tell, id: first });
    expect(show(known)?.entries).toHaveLength(1);
  });

  test("can be corrected and taken back before it is sent", () => {
    const amount = { unit: "millimetres", value: 7 } as const;
    const entry = { kind: "water", date: "2026-11-19", amount } as const;
    const put = write({ ...tell, kind: "correct", entry });
    expect(show(add, put)?.entries[0]).toMatchObject({ date: "2026-11-19", grossDepth: 7 });
    const taken = write({ kind: "take-back", fieldId, id: second });
    expect(show(add, taken)?.entries.map(({ id }) => id)).toEqual([first]);
    const again = write({ ...tell, kind: "correct", entry, version: 1, next: 77 });
    expect(show(add)?.entries[0]?.version).toBe(1);
    expect(show(add, again)?.entries[0]).toMatchObject({ grossDepth: 7, version: 77 });
    const later = write({ kind: "take-back", fieldId, id: second, version: 77, next: 78 });
    expect(show(add, again, later)?.entries.map(({ id }) => id)).toEqual([first]);
    expect(show(write({ kind: "take-back", fieldId, id: first }))?.entries).toEqual([]);
  });

  test("is not counted on when it was refused, but stays to be seen", () => {
    expect(show({ ...add, refusal })).toMatchObject({
      waiting: "refused",
      entries: [{ id: second, waiting: "refused" }, { id: first }],
    });
    const taken = write({ kind: "take-back", fieldId, id: first }, refusal);
    expect(show(taken)?.entries).toHaveLength(1);
  });

  test("changes the supply of its own field alone", () => {
    const supply = { kind: "weekdays" as const, weekdays: [2] };
    const told = { kind: "supply", fieldId, supply } as const;
    expect(show(write(told))?.supply).toEqual(supply);
    const counted = write({ ...told, version: 0, next: 9 });
    expect(show(counted)).toMatchObject({ supply, supplyVersion: 9 });
    expect(show(write({ ...told, fieldId: second }))).toMatchObject({
      waiting: null,
      supply: { kind: "always" },
    });
  });
});
