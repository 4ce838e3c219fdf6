import { describe, expect, test } from "vitest";
import type { FieldWater } from "./schema.ts";
import { applyWaiting, type WaitingWrite } from "./waiting-rules.ts";

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

const path = `/api/irrigation/${fieldId}/entries`;
const about = fieldId;
const timed = {
  kind: "water",
  date: "2026-11-20",
  amount: { unit: "minutes", value: 120 },
} as const;
const add: WaitingWrite = {
  method: "POST",
  path,
  about,
  body: { id: second, entry: timed },
  refusal: null,
};
const show = (...writes: WaitingWrite[]) => applyWaiting([plot], writes)[0];

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
    const flow: WaitingWrite = {
      method: "PUT",
      path: `/api/irrigation/${fieldId}/flow`,
      about,
      body: { flowLitresPerHour: 20_000 },
      refusal: null,
    };
    expect(applyWaiting([unmeasured], [flow, add])[0]).toMatchObject({
      flowLitresPerHour: 20_000,
      entries: [{ id: second, grossDepth: 10, minutes: 120 }, { id: first }],
    });
    const refused = { ...flow, refusal: {} };
    expect(applyWaiting([unmeasured], [refused])[0]?.flowLitresPerHour).toBeNull();
  });

  test("is not shown twice while its answer is here and it is not put away yet", () => {
    const known = { ...add, body: { id: first, entry: timed } };
    expect(show(known)?.entries).toHaveLength(1);
  });

  test("can be corrected and taken back before it is sent", () => {
    const entry = { kind: "water", date: "2026-11-19", amount: { unit: "millimetres", value: 7 } };
    const put = { ...add, method: "PUT", path: `${path}/${second}`, body: entry };
    expect(show(add, put)?.entries[0]).toMatchObject({ date: "2026-11-19", grossDepth: 7 });
    const taken: WaitingWrite = {
      method: "DELETE",
      path: `${path}/${second}`,
      about,
      refusal: null,
    };
    expect(show(add, taken)?.entries.map(({ id }) => id)).toEqual([first]);
    const again = { ...put, path: `${put.path}?version=1&next=77` };
    expect(show(add)?.entries[0]?.version).toBe(1);
    expect(show(add, again)?.entries[0]).toMatchObject({ grossDepth: 7, version: 77 });
    const later = { ...taken, path: `${taken.path}?version=77&next=78` };
    expect(show(add, again, later)?.entries.map(({ id }) => id)).toEqual([first]);
    const other = { ...taken, path: `${path}/${first}` };
    expect(show(other)?.entries).toEqual([]);
  });

  test("is not counted on when it was refused, but stays to be seen", () => {
    const refusal = { code: "invalid-input", message: "" };
    expect(show({ ...add, refusal })).toMatchObject({
      waiting: "refused",
      entries: [{ id: second, waiting: "refused" }, { id: first }],
    });
    const taken = { method: "DELETE", path: `${path}/${first}`, about, refusal };
    expect(show(taken)?.entries).toHaveLength(1);
  });

  test("changes the supply of its own field alone", () => {
    const supply = { kind: "weekdays", weekdays: [2] };
    const write = { method: "PUT", path: `/api/irrigation/${fieldId}/supply`, about, body: supply };
    expect(show({ ...write, refusal: null })?.supply).toEqual(supply);
    const counted = { ...write, path: `${write.path}?version=0&next=9`, refusal: null };
    expect(show(counted)).toMatchObject({ supply, supplyVersion: 9 });
    expect(show({ ...write, about: second, refusal: null })).toMatchObject({
      waiting: null,
      supply: { kind: "always" },
    });
  });
});
