import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeRing, type MapFarmer, ojharAcre, openTestMap } from "#src/app/test-map.server.ts";
import type { FieldMap } from "./schema.ts";

let map: Awaited<ReturnType<typeof openTestMap>>;
let sunita: MapFarmer;

async function readMap(farmer: MapFarmer): Promise<FieldMap> {
  const answer = await map.ask(farmer, { path: "field-map" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  map = await openTestMap({ now: () => new Date("2026-11-21T06:00:00Z") });
});
afterAll(() => map.product.close());
beforeEach(async () => {
  sunita = await map.signUp();
});

describe("boundaries", () => {
  test("are removed, also twice, and drawn anew by whoever knows of it", async () => {
    const fieldId = await map.addPlot(sunita);
    const erase = (version: number, next: number) =>
      map.ask(sunita, {
        method: "DELETE",
        path: `field-map/boundaries/${fieldId}?version=${version}&next=${next}`,
      });
    expect((await erase(1, 70)).json()).toEqual({ removedBoundary: { fieldId, version: 0 } });
    await map.draw(sunita, fieldId, { next: 40 });
    const late = await erase(1, 70);
    expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
    for (const next of [71, 71, 72]) {
      const answer = await erase(40, next);
      expect(answer.json()).toEqual({ removedBoundary: { fieldId, version: 71 } });
    }
    const gone = await readMap(sunita);
    expect(gone).toMatchObject({ boundaries: [], removedBoundaries: [{ fieldId, version: 71 }] });
    // A first drawing that comes again, or another change of what was removed, does not bring it back.
    for (const change of [{ next: 40 }, { version: 40, next: 90 }]) {
      expect((await map.draw(sunita, fieldId, change)).statusCode).toBe(409);
    }
    const { rows } = await sql`select polygon, "accuracyInMetres" from "fieldBoundaries"
      where "fieldId" = ${fieldId}`.execute(map.product.parts.db);
    expect(rows).toEqual([{ polygon: null, accuracyInMetres: null }]);
    const anew = await map.draw(sunita, fieldId, { version: 71, next: 90 });
    expect(anew.json().boundary).toMatchObject({ version: 90 });
    expect(await readMap(sunita)).toMatchObject({ removedBoundaries: [] });
  });

  test("and removals that wait since before versions were told are taken as they were meant", async () => {
    const fieldId = await map.addPlot(sunita);
    const path = `field-map/boundaries/${fieldId}`;
    await map.draw(sunita, fieldId);
    const removed = await map.ask(sunita, { method: "DELETE", path });
    expect(removed.json()).toEqual({ removedBoundary: { fieldId, version: 2 } });
    expect((await map.draw(sunita, fieldId)).json().boundary).toMatchObject({ version: 1 });
    await map.draw(sunita, fieldId, { version: 1, source: "walked" });
    expect((await map.ask(sunita, { method: "DELETE", path })).statusCode).toBe(409);
    expect((await readMap(sunita)).boundaries).toMatchObject([{ source: "walked", version: 2 }]);
  });
});

/** What a device does to a boundary one after the other, without hearing of the other device. */
type Step = "draw" | "erase";
const chains: Step[][] = [["draw"], ["draw", "draw"], ["erase"], ["erase", "draw"]];

/** All ways in which the steps of two devices can arrive. */
function listOrders(ours: number, theirs: number): ("ours" | "theirs")[][] {
  if (ours + theirs === 0) return [[]];
  return [
    ...(ours > 0 ? listOrders(ours - 1, theirs).map((rest) => ["ours" as const, ...rest]) : []),
    ...(theirs > 0 ? listOrders(ours, theirs - 1).map((rest) => ["theirs" as const, ...rest]) : []),
  ];
}

describe("two devices without a network", () => {
  /** What each device asks for; each of its steps follows the one before it. */
  function listRequests(fieldId: string, steps: readonly Step[], at: number) {
    const path = `field-map/boundaries/${fieldId}`;
    return steps.map((step, index) => {
      const version = index === 0 ? 1 : at + index - 1;
      const next = at + index;
      if (step === "erase") {
        return { method: "DELETE" as const, path: `${path}?version=${version}&next=${next}` };
      }
      // Each drawing is another: its length tells whose it is.
      const polygon = closeRing(ojharAcre.map(([x, y]) => [x + next / 1_000_000, y]));
      const body = { polygon, source: "tapped", accuracyInMetres: null, version, next };
      return { method: "PUT" as const, path, body };
    });
  }

  test.each(chains.flatMap((ours) => chains.map((theirs) => [ours, theirs] as const)))(
    "%j and %j end as the one wanted that came first, in whichever order, and the other is told",
    async (ours, theirs) => {
      for (const order of listOrders(ours.length, theirs.length)) {
        const fieldId = await map.addPlot(sunita);
        await map.draw(sunita, fieldId);
        const waiting = {
          ours: listRequests(fieldId, ours, 100),
          theirs: listRequests(fieldId, theirs, 200),
        };
        const wanted = {
          ours: waiting.ours.map(({ body }) => body?.polygon ?? null).at(-1),
          theirs: waiting.theirs.map(({ body }) => body?.polygon ?? null).at(-1),
        };
        const first = order[0] ?? "ours";
        for (const device of order) {
          const request = waiting[device].shift();
          if (!request) throw new Error("Nothing is left to send");
          const answer = await map.ask(sunita, request);
          // To remove what is gone already is no conflict.
          const isGone = request.method === "DELETE" && answer.statusCode === 200;
          const expected = device === first || isGone ? 200 : 409;
          expect(answer.statusCode, `${order.join()} ${answer.body}`).toBe(expected);
        }
        const { boundaries } = await readMap(sunita);
        const [stored] = boundaries.filter((each) => each.fieldId === fieldId);
        expect(stored?.polygon ?? null, order.join()).toEqual(wanted[first]);
      }
    },
  );
});
