import { expect, test } from "vitest";
import { chooseLanguage } from "./language.ts";

test("a language that was chosen wins over the browser's", () => {
  expect(chooseLanguage("mr", "hi-IN,hi;q=0.9")).toBe("mr");
});

test("without a choice the browser's best language that we speak is taken", () => {
  expect(chooseLanguage(undefined, "ta-IN,hi;q=0.8,en;q=0.9")).toBe("en");
  expect(chooseLanguage("xx", "ta,hi-IN;q=0.7,en;q=0.3")).toBe("hi");
});

test("without any that we speak it is English", () => {
  expect(chooseLanguage(undefined, "ta-IN")).toBe("en");
  expect(chooseLanguage(undefined, undefined)).toBe("en");
  expect(chooseLanguage({ $ne: 1 }, ";;;,q=,")).toBe("en");
});
