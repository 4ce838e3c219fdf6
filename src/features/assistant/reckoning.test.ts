import { expect, test } from "vitest";
import { reckonForArea } from "./reckoning.server.ts";

const reckon = (asked: string) =>
  reckonForArea("Sow 40 to 50 kg with a drill, 4 cm deep.", { asked, language: "en" });

// An acre is 40 guntha, a hectare 2.47 acres.
test.each([
  [
    "for two and half acre? bag is 40 kg",
    ["For 2.5 acres: 100–125 kg.", "That is 3–4 bags of 40 kg."],
  ],
  ["seed for 20 guntha", ["For 0.5 acres: 20–25 kg."]],
  ["seed for 2 hectare", ["For 4.94 acres: 198–247 kg."]],
])("what is known for an acre is reckoned: %s", (asked, lines) => {
  expect(reckon(asked)).toEqual(lines);
});

test.each(["seed for one acre", "seed for wheat", "for 4 bigha", "2 acre wheat and 1 acre gram"])(
  "nothing is reckoned without one area: %s",
  (asked) => {
    expect(reckon(asked)).toEqual([]);
  },
);
