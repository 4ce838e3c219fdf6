import { expect, test } from "vitest";
import { isWorthFetching } from "./connection.ts";

test.each([
  { saveData: false, effectiveType: "4g", worth: true },
  { saveData: false, effectiveType: "3g", worth: true },
  { saveData: false, effectiveType: "2g", worth: false },
  { saveData: false, effectiveType: "slow-2g", worth: false },
  { saveData: true, effectiveType: "4g", worth: false },
  { saveData: true, effectiveType: null, worth: false },
  // Safari and Firefox tell neither.
  { saveData: false, effectiveType: null, worth: true },
])("fetches ahead on $effectiveType with saving $saveData: $worth", ({ worth, ...connection }) => {
  expect(isWorthFetching(connection)).toBe(worth);
});
