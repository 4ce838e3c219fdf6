import { expect, test } from "vitest";
import { joinCompared, splitCompared, toggleCompared } from "./rules.ts";
import { compareFilters } from "./schema.ts";

test("an address keeps the plans to compare: each once, three at most, and no others", () => {
  expect(splitCompared("a,b,a")).toEqual(["a", "b"]);
  expect(splitCompared(undefined)).toEqual([]);
  expect(joinCompared([])).toBeUndefined();
  expect(toggleCompared(["a", "b", "c"], { id: "d", limit: 3 })).toEqual(["a", "b", "c"]);
  expect(toggleCompared(["a", "b"], { id: "a", limit: 3 })).toEqual(["b"]);
  expect(compareFilters.parse({ plans: "a,b,c,d" })).toEqual({ plans: undefined });
  expect(compareFilters.parse({ plans: "<script>" })).toEqual({ plans: undefined });
});
