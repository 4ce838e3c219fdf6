import { expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import { carryOldWrites } from "./carried-writes.ts";
import { type OldRequest, oldFarmWrites, one } from "./test-old-farm-writes.ts";
import { oldTradeWrites } from "./test-old-trade-writes.ts";
import { readWrite } from "./write-registry.ts";

const oldRequests = [...oldFarmWrites, ...oldTradeWrites];

/** The two stores of a device of which the old one holds what was kept. */
function openStores(old: object[]) {
  const kept = old.map((write, at) => ({
    id: `write ${at}`,
    uid: "asha",
    at,
    tries: 2,
    refusal: null,
    ...write,
  }));
  const before = new Map(kept.map((write) => [write.id, write]));
  const after = new Map<string, Write>();
  return {
    before,
    after,
    carry: () =>
      carryOldWrites(
        {
          values: async () => structuredClone([...before.values()]),
          remove: async (...ids) => void ids.map((id) => before.delete(id)),
        },
        {
          values: async () => [...after.values()],
          put: async (id, write) => void after.set(id, structuredClone(write)),
          remove: async (...ids) => void ids.map((id) => after.delete(id)),
        },
      ),
  };
}

/** As an address says it. */
const toText = (query: object = {}) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, `${value}`]],
    ),
  );

test("all that the version before kept is sent as it would have sent it, in its order and once", async () => {
  const { before, after, carry } = openStores(oldRequests);
  await carry();
  expect(before.size).toBe(0);
  const writes = [...after.values()].sort((a, b) => a.at - b.at);
  const sent = await Promise.all(
    writes.map(async (write) => {
      const read = await readWrite(write);
      return (
        read && { ...read.writes.toRequest(read.command), ...read.writes.dependsOn?.(read.command) }
      );
    }),
  );
  const getRequest = ({ about: _about, shown: _shown, kind: _kind, ...request }: OldRequest) => {
    const [path, search] = request.path.split("?");
    return { ...request, path, query: Object.fromEntries(new URLSearchParams(search)) };
  };
  const getSent = (request: (typeof sent)[number]) => ({
    ...request,
    query: toText(request?.query),
  });
  expect(sent.map(getSent)).toEqual(oldRequests.map(getRequest));
  expect(
    writes.map(({ makes, needs, refusal, tries }) => ({ makes, needs, refusal, tries })),
  ).toEqual(
    oldRequests.map(({ makes = [], needs = [] }) => ({ makes, needs, refusal: null, tries: 2 })),
  );
});

test("what was refused stays refused, and what cannot be read is still to be seen", async () => {
  const refusal = { code: "conflict", message: "changed" };
  const like = { kind: "like", method: "POST", path: `/api/blogs/${one}/like`, refusal };
  const strange = { kind: "soil", method: "POST", path: `/api/soil/${one}/worms`, body: 7 };
  const { after, carry } = openStores([like, strange]);
  await carry();
  expect([...after.values()]).toMatchObject([
    { kind: "like", command: { id: one }, refusal },
    { kind: "soil", refusal: { code: "invalid-input" } },
  ]);
});

test("the removal of a boundary from before versions were told is of one drawn once", async () => {
  const path = `/api/field-map/boundaries/${one}`;
  const { after, carry } = openStores([{ kind: "field-map", method: "DELETE", path, about: one }]);
  await carry();
  expect([...after.values()]).toMatchObject([
    { command: { kind: "erase", fieldId: one, version: 1, next: 2 }, refusal: null },
  ]);
});
