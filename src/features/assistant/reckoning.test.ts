import { expect, test } from "vitest";
import { notes } from "#content/passages.ts";
import { reckonForArea, reckonInterest } from "./reckoning.server.ts";

const reckon = (asked: string) =>
  reckonForArea("Sow 40 to 50 kg with a drill, 4 cm deep.", { asked, language: "en" });

// An acre is 40 guntha, a hectare 2.47 acres.
test.each([
  [
    "for two and half acre? bag is 40 kg",
    ["For 2.5 acres: 100–125 kg.", "That is 3–4 bags of 40 kg."],
  ],
  ["seed for 20 guntha", ["For 0.5 acres: 20–25 kg."]],
  ["seed for 2 hectare", ["For 4.94 acres: 198–247 kg."]],
])("what is known for an acre is reckoned: %s", (asked, lines) => {
  expect(reckon(asked)).toEqual(lines);
});

test.each(["seed for one acre", "seed for wheat", "for 4 bigha", "2 acre wheat and 1 acre gram"])(
  "nothing is reckoned without one area: %s",
  (asked) => {
    expect(reckon(asked)).toEqual([]);
  },
);

const rates = notes.find(({ id }) => id === "kcc-late")?.title.en ?? "";
const owe = (asked: string) => reckonInterest(rates, { asked, language: "en" });

test("a crop loan costs what its rates make of its sum", () => {
  // 4 and 7 of a hundred of 1,50,000.
  expect(owe("kcc of Rs 1,50,000, how much interest in a year")).toEqual([
    "On ₹1,50,000: ₹6,000 a year when repaid on time, else ₹10,500.",
  ]);
  // Nothing beside it says that it is money.
  expect(owe("KCC var 1.5 lakh ghetlet, vyaj kiti")).toHaveLength(1);
  expect(owe("2 lakh liya, byaj kitna")).toEqual([
    "On ₹2,00,000: ₹8,000 a year when repaid on time, else ₹14,000.",
  ]);
});

test("without a sum, with two, or beyond the lower rate's limit nothing is reckoned", () => {
  expect(owe("how much interest on kcc")).toEqual([]);
  expect(owe("kcc of 1 lakh rupees and gold loan of 50000 rupees")).toEqual([]);
  expect(owe("loan of 5 lakh rupees")).toEqual([]);
  expect(reckonInterest("Gold loan", { asked: "loan of 1 lakh rupees", language: "en" })).toEqual(
    [],
  );
});
