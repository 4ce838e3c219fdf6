import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { getBagText } from "./farm-words.ts";

test.each([
  [1, "half a bag"],
  [2, "1 bag"],
  [3, "1½ bags"],
  [5, "2½ bags"],
  [8, "4 bags"],
  [9, "4½ bags"],
  [0.68, "0.35 bags"],
  [7.04, "3½ bags"],
])("%f half-bags are told as %s", (halfBags, told) => {
  expect(getBagText(setupI18n({ locale: "en", messages: { en: {} } }), halfBags)).toBe(told);
});
