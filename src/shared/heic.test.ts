import { expect, test } from "vitest";
import { isHeic } from "./heic.ts";

test.each([
  ["IMG_0042.HEIC", "image/heic", true],
  ["IMG_0042.heif", "image/heif", true],
  ["burst", "image/heic-sequence", true],
  ["IMG_0042.HEIC", "", true],
  ["paddy.jpg", "image/jpeg", false],
  // A phone that converts what it sends may keep the name.
  ["IMG_0042.HEIC", "image/jpeg", false],
  ["heic", "", false],
])("%s of type '%s' is HEIC: %s", (name, type, expected) => {
  expect(isHeic({ name, type })).toBe(expected);
});
