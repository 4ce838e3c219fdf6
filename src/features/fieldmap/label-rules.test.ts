import { describe, expect, test } from "vitest";
import { wrapName } from "./label-rules.ts";

describe("the name of a field on the map", () => {
  test.each([
    ["Well plot", 9, ["Well plot"]],
    ["Well plot", 8, ["Well", "plot"]],
    ["नदी किनारी शेत", 11, ["नदी किनारी", "शेत"]],
    ["Hill", 4, ["Hill"]],
    ["Riverside", 6, ["River…"]],
    ["Well of grandfather", 8, ["Well of", "grandfa…"]],
  ])("%s in %i letters", (name, letters, lines) => {
    expect(wrapName(name, letters)).toEqual(lines);
  });

  test("is left out where it would be a stump", () => {
    expect(wrapName("Well plot", 3)).toBeNull();
  });
});
