import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { keepText, oneLine, severalLines, tidied, tidyText } from "./typed-text.ts";

describe("a typed text", () => {
  test.each([
    ["\u2068Sunita\u2069", "Sunita"],
    ["  \u202aAsha \u202c ", "Asha"],
    ["gnp.exe\u202eabc", "gnp.exeabc"],
    ["क्\u200dष सुनीता", "क्\u200dष सुनीता"],
    ["\u202e \u2066", ""],
  ])("loses what turns the direction, and nothing that letters need: %j", (typed, kept) => {
    expect(tidyText(typed)).toBe(kept);
  });

  test("is tidied before its length is checked", () => {
    const name = z.string().check(tidied, z.minLength(1));
    expect(name.safeParse("\u202e ").success).toBe(false);
    expect(name.parse(" \u2068Ravi\u2069")).toBe("Ravi");
  });

  test("loses what the database cannot keep", () => {
    expect(keepText("wa\0ter\ud83d \u{1f33e}")).toBe("water \u{1f33e}");
  });

  test.each([
    ["rain", true, true],
    ["rain\nwind", false, true],
    ["rain\u0007", false, false],
    ["rain\ud83d", false, false],
  ])("of one line or several: %j", (text, isOneLine, isSeveralLines) => {
    expect(oneLine.test(text)).toBe(isOneLine);
    expect(severalLines.test(text)).toBe(isSeveralLines);
  });
});
