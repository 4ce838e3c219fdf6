import { expect, test } from "vitest";
import { readHours } from "./clock-questions.server.ts";

test.each([
  ["wind today at 2 pm", { from: 14, until: 17 }],
  ["aaj sham 7 ke bad spray karu", { from: 19, until: 22 }],
  ["उद्या सकाळी 9 वाजता फवारू का", { from: 9, until: 12 }],
  ["can I spray this afternoon", { from: 12, until: 17 }],
  ["आज रात को दवा मार दूं", { from: 20, until: 24 }],
])("“%s” names hours of the day", (text, hours) => {
  expect(readHours(text)).toEqual(hours);
});

test.each(["when may I spray", "15 litre pump", "7 days after sowing"])(
  "“%s” names none",
  (text) => {
    expect(readHours(text)).toBeNull();
  },
);
