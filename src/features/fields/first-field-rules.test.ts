import { expect, test } from "vitest";
import { findSownAgo, openFirstDraft, stepArea } from "./first-field-rules.ts";
import { readDraft } from "./form-rules.ts";

const today = "2026-11-25";
const ids = { id: crypto.randomUUID(), seasonId: crypto.randomUUID(), field: null, today };

test("only the day of sowing is left to be told", () => {
  const draft = openFirstDraft("tomato", { name: "Tomato field", isRainFed: false });
  expect(readDraft(draft, ids).faults).toEqual({ sowingDate: "date-not-valid" });
  const { input, faults } = readDraft({ ...draft, sowingDate: "2026-10-26" }, ids);
  expect(faults).toEqual({});
  expect(input).toMatchObject({ name: "Tomato field", area: 1, areaUnit: "acre", method: "flood" });
  expect(openFirstDraft("rice", { name: "", isRainFed: true }).method).toBe("rain-fed");
});

test("an area goes by half acres and never to nothing", () => {
  expect(stepArea("1", 1)).toBe("1.5");
  expect(stepArea("1", -1)).toBe("0.5");
  expect(stepArea("0.5", -1)).toBe("0.5");
  expect(stepArea("", 1)).toBe("0.5");
});

test.each([
  ["2026-11-25", 0],
  ["2026-11-11", 14],
  ["2026-10-26", 30],
  ["2026-11-01", null],
  ["", null],
])("a day of sowing, %s, is answered by %s days ago", (sowingDate, days) => {
  expect(findSownAgo(sowingDate, today)).toBe(days);
});
