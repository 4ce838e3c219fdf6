import { expect, test } from "vitest";
import { formatAge, formatHour, formatWeekday } from "./short-times.ts";

const now = new Date("2026-11-21T06:30:00Z");

test.each([
  ["2026-11-21T06:29:30Z", "now"],
  ["2026-11-21T06:20:00Z", "10 minutes ago"],
  ["2026-11-21T05:29:00Z", "1 hour ago"],
  ["2026-11-20T07:00:00Z", "23 hours ago"],
  ["2026-11-20T05:00:00Z", "yesterday"],
  ["2026-11-17T05:00:00Z", "4 days ago"],
  // A clock that is behind the server's.
  ["2026-11-21T06:35:00Z", "now"],
])("%s was %s", (moment, words) => {
  expect(formatAge(new Date(moment), "en", now)).toBe(words);
});

test.each([
  ["00", ["midnight", "रात 12", "रात्री 12"]],
  ["03", ["3 am", "रात 3", "रात्री 3"]],
  ["04", ["4 am", "सुबह 4", "पहाटे 4"]],
  ["06", ["6 am", "सुबह 6", "सकाळी 6"]],
  ["12", ["noon", "दोपहर 12", "दुपारी 12"]],
  ["14", ["2 pm", "दोपहर 2", "दुपारी 2"]],
  ["16", ["4 pm", "शाम 4", "संध्याकाळी 4"]],
  ["23", ["11 pm", "रात 11", "रात्री 11"]],
])("%s hours are said as people in India say them", (hour, words) => {
  const moment = new Date(`2026-11-21T${hour}:40:00+05:30`);
  const said = (["en", "hi", "mr"] as const).map((language) => formatHour(moment, language));
  expect(said).toEqual(words);
});

test("weekdays are India's, in the reader's words", () => {
  const evening = new Date("2026-11-21T18:40:00Z");
  expect(formatWeekday(evening, "en")).toBe("Sun");
  expect(formatWeekday(evening, "hi")).toBe("रवि");
});
