import { expect, test } from "vitest";
import { formatPast, formatTypedDay } from "./said-moments.ts";

const now = new Date("2026-11-21T06:30:00Z");

test.each([
  ["2026-11-21T08:10:00+05:30", ["today 8 am", "आज सुबह 8", "आज सकाळी 8"]],
  ["2026-11-20T18:10:00+05:30", ["yesterday 6 pm", "कल शाम 6", "काल संध्याकाळी 6"]],
  ["2026-11-19T18:10:00+05:30", ["19 Nov 6 pm", "19 नव॰ शाम 6", "19 नोव्हें संध्याकाळी 6"]],
])("%s is named by its day and hour", (moment, words) => {
  const said = (["en", "hi", "mr"] as const).map((language) =>
    formatPast(new Date(moment), language, now),
  );
  expect(said).toEqual(words);
});

test.each([
  ["2026-11-30T14:14", ["Monday, 30 Nov, 2:14 pm", "सोमवार, 30 नव॰, दोपहर 2:14"]],
  ["2025-07-01", ["Tuesday, 1 Jul 2025", "मंगलवार, 1 जुल॰ 2025"]],
  ["", ["", ""]],
  ["2026-02-", ["", ""]],
])("%s in a date field is said in words", (typed, words) => {
  expect((["en", "hi"] as const).map((language) => formatTypedDay(typed, language, now))).toEqual(
    words,
  );
});
