import { expect, test } from "vitest";
import { nameFields } from "./dialog-fields.ts";

const field = (name: string, label = "", tick: string | null = null) => ({ name, label, tick });

test("a field keeps its name when another comes before it", () => {
  const [area, crop] = nameFields([field("area"), field("crop")]);
  const [sameArea, flow, sameCrop] = nameFields([field("area"), field("flow"), field("crop")]);
  expect([sameArea, sameCrop]).toEqual([area, crop]);
  expect(new Set([area, flow, crop]).size).toBe(3);
});

test("what has no name goes by its label, what is alike is counted, and ticks by what they stand for", () => {
  const names = nameFields([
    field("", "Area"),
    field("", "Crop"),
    field("cost"),
    field("cost"),
    field("way", "", "flood"),
    field("way", "", "drip"),
    field("", ""),
    field("", ""),
  ]);
  expect(new Set(names).size).toBe(names.length);
});
