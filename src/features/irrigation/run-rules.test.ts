import { expect, test } from "vitest";
import { splitMinutes } from "./run-rules.ts";

test.each([
  [0.4, 0, 1],
  [12.4, 0, 12],
  [31, 0, 30],
  [198, 3, 20],
  [59, 1, 0],
])("%s minutes are %s h %s min on a clock", (total, hours, minutes) => {
  expect(splitMinutes(total)).toEqual({ hours, minutes });
});
