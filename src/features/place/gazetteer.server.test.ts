import { expect, test } from "vitest";
import { findNamedState } from "./gazetteer.server.ts";

test.each([
  ["amcha shet burhanpur madhe ahe", "MP"],
  ["my field is in MP, which paper", "MP"],
  ["rajasthan nagaur jile se", "RJ"],
  ["जींद से हूँ", "HR"],
  ["यवतमाळ जिल्हा", "MH"],
])("a state is known by its own name and those of its districts: %s", (text, code) => {
  expect(findNamedState(text)).toBe(code);
});

test.each([
  ["nothing is named", "which paper shows my land"],
  ["a small word is English", "the crop is grown up well"],
  ["two states are named", "from Nagaur to Jind"],
])("none is known where %s", (_why, text) => {
  expect(findNamedState(text)).toBe(null);
});
