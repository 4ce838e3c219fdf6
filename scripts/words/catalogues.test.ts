import { expect, test } from "vitest";
import { stateCodes } from "#src/features/schemes/schema.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { languages } from "#src/shared/language.ts";
import { readNames } from "./catalogues.ts";

test.each(languages)("crops and states have their names on screens in %s", async (language) => {
  const names = await readNames(process.cwd(), language);
  const ids = [
    ...crops.map((crop) => `crop.${crop}`),
    ...stateCodes.map((code) => `state.${code}`),
  ];
  expect(Object.keys(names).sort()).toEqual(ids.sort());
  expect(ids.filter((id) => names[id]?.translation === "")).toEqual([]);
});

test("a name loads with every file that says it", async () => {
  const { "state.UP": shared, "state.MH": own } = await readNames(process.cwd(), "en");
  expect(shared).toEqual({
    translation: "Uttar Pradesh",
    origin: [["src/shared/state-words.ts"], ["src/features/schemes/region-words.ts"]],
  });
  expect(own?.origin).toEqual([["src/features/schemes/region-words.ts"]]);
});
