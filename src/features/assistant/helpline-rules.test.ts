import { expect, test } from "vitest";
import { splitHelplines } from "./helpline-rules.ts";

test("every helpline in a text is found, and nothing of the text is lost", () => {
  const text =
    "Call 1800-180-1551 (or 1800-116-117), insured crops 14447. Again: 1800-180-1551, free.";
  const pieces = splitHelplines(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.flatMap((piece) => (piece.isHelpline ? piece.text : []))).toEqual([
    "1800-180-1551",
    "1800-116-117",
    "14447",
    "1800-180-1551",
  ]);
});

test("a helpline is one however it is written", () => {
  const isCalled = (text: string) => splitHelplines(text).some(({ isHelpline }) => isHelpline);
  for (const text of ["18001801551", "1930 at once", "155261", "011-24300606", "1064, free"]) {
    expect([text, isCalled(text)]).toEqual([text, true]);
  }
});

test.each([
  "Call 1800-123-4567 now",
  "Call 1800-180-15512 now",
  "Call 91-1800-180-1551 now",
  "It brings ₹14447 or 14447.50 or 2,14447",
  "",
])("no other number can be called: %s", (text) => {
  const pieces = splitHelplines(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ isHelpline }) => isHelpline)).toEqual([]);
});

test("a short number of emergencies is one to call after a colon, and an amount elsewhere", () => {
  const listCalled = (text: string) =>
    splitHelplines(text).flatMap((piece) => (piece.isHelpline ? piece.text : []));
  expect(listCalled("The police: 112. Or the ambulance: 108")).toEqual(["112", "108"]);
  expect(listCalled("It gave 112, then 108. Water: 112 mm")).toEqual([]);
});
