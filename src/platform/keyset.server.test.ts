import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { cutPage, isAfter, isCursorOf, type ListOrder } from "./keyset.server.ts";

const byDate: ListOrder = {
  name: "newest",
  key: sql.ref<Date>("postedDate"),
  keyKind: "moment",
  direction: "desc",
};
const byPrice: ListOrder = {
  name: "cheapest",
  key: sql.ref<number>("priceInPaise"),
  keyKind: "integer",
  direction: "asc",
};

const size = 3;
/** So many rows of a list, some of which share their key. */
const listRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `row ${at}`,
    title: `Title ${at}`,
    orderKey: 100 + Math.floor(at / 2),
  }));
const cut = (count: number) => cutPage(listRows(count), { size, order: byPrice });
const titlesOf = (count: number) => cut(count).rows.map(({ title }) => title);

describe("a page", () => {
  test.each([
    [0, 0],
    [1, 1],
    [size - 1, size - 1],
    [size, size],
  ])("of a list of %i is the last, with %i rows", (count, shown) => {
    expect(cut(count).nextCursor).toBeNull();
    expect(titlesOf(count)).toEqual(listRows(shown).map(({ title }) => title));
  });

  test("that more follows shows as many as it holds, and goes on after the last of them", () => {
    expect(titlesOf(size + 1)).toEqual(["Title 0", "Title 1", "Title 2"]);
    const { nextCursor } = cut(size + 1);
    const content = JSON.parse(Buffer.from(nextCursor ?? "", "base64url").toString());
    expect(content).toEqual(["cheapest", 101, "row 2"]);
  });

  test("keeps the key by which it is in order to itself", () => {
    expect(cut(1).rows).toEqual([{ id: "row 0", title: "Title 0" }]);
  });

  test("of one row goes on after each but the last", () => {
    const one = (count: number) => cutPage(listRows(count), { size: 1, order: byPrice });
    expect(one(1).nextCursor).toBeNull();
    expect(one(2).nextCursor).not.toBeNull();
  });
});

describe("a cursor", () => {
  const rows = ["2026-11-23T06:00:00.007Z", "2026-11-23T05:00:00.000Z"].map((date, at) => ({
    id: `post ${at}`,
    orderKey: new Date(date),
  }));
  const cursor = cutPage(rows, { size: 1, order: byDate }).nextCursor ?? "";

  test("is one of the order that made it and of no other", () => {
    expect(isCursorOf(byDate, cursor)).toBe(true);
    expect(isCursorOf(byPrice, cursor)).toBe(false);
    expect(isCursorOf({ ...byDate, name: "oldest" }, cursor)).toBe(false);
    expect(() => isAfter(byPrice, cursor)).toThrowError(
      expect.objectContaining({ code: "invalid-input" }),
    );
  });

  test("says the moment to the millisecond, so that nothing between two rows is passed over", () => {
    const content = JSON.parse(Buffer.from(cursor, "base64url").toString());
    expect(content).toEqual(["newest", "2026-11-23T06:00:00.007Z", "post 0"]);
  });

  test.each([
    ["", "nothing"],
    ["%%%", "no such letters"],
    [Buffer.from("{").toString("base64url"), "half of something"],
    [Buffer.from('["newest","yesterday","post 0"]').toString("base64url"), "no moment"],
    [Buffer.from('["newest","0000-01-01T00:00:00Z","a"]').toString("base64url"), "no year"],
    [Buffer.from('["newest","2026-11-23T06:00:00Z","\\u0000"]').toString("base64url"), "no id"],
  ])("%s is refused: %s", (given) => {
    expect(isCursorOf(byDate, given)).toBe(false);
    expect(() => isAfter(byDate, given)).toThrowError(
      expect.objectContaining({ code: "invalid-input" }),
    );
  });
});
