import { expect, test } from "vitest";
import { findKindFaults } from "./listing-rules.ts";

const rename = (before: string, after: string) =>
  findKindFaults({ title: after, category: "produce" }, { titles: [before], category: "produce" });

test.each([
  ["Onoin seed", "Onion seed"],
  ["Tomato seedling", "Tomato seedlings, Pusa Ruby"],
  ["GERRY CANS 20l", "Jerry cans, 20 l"],
  ["प्याज़ का बीज", "प्याज का बीज, लाल"],
  ["हळद", "हळद, सेलम"],
])("%s may be called %s", (before, after) => {
  expect(rename(before, after)).toEqual({});
});

test.each([
  ["Tomato seedling", "Mahindra tractor, 45 HP"],
  ["Onion", "Onion harvester with trailer, 12 rows, as new"],
  ["प्याज़ का बीज", "ट्रैक्टर 45 एचपी"],
  ["Seeds", "🚜🚜🚜"],
])("%s may not be called %s", (before, after) => {
  expect(rename(before, after)).toEqual({ title: "title-fixed" });
});
