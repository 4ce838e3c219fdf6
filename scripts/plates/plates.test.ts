import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { pestPlates } from "#content/pest-plates.ts";
import { listPests } from "#src/features/pests/record-rules.ts";
import { drawPlateAt, drawPlates } from "./plates.ts";

const plates = drawPlates();

/** Bytes as sent; 11 is what the build compresses with, and takes thirty times as long as 5. */
const weigh = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

test("every pest of the commonest crops has a plate, and each weighs at most 14 kB as it is sent", () => {
  const field = ["rice", "wheat", "maize", "cotton", "sugarcane", "soybean", "groundnut"];
  const garden = ["mustard", "chickpea", "pigeonpea", "tomato", "onion", "potato", "chilli"];
  const commonest = [...field, ...garden];
  const ids = listPests().flatMap(({ id, crop }) => (commonest.includes(crop) ? [id] : []));
  expect(ids.filter((id) => !Object.hasOwn(pestPlates, id))).toEqual([]);
  // What is light enough when it is compressed worse is so when it is compressed well.
  const heavy = plates.filter(({ text }) =>
    [5, 11].every((quality) => weigh(text, quality) > 14_000),
  );
  expect(heavy.map(({ id }) => id)).toEqual([]);
});

test("a plate is the same each time, and no two of a crop are alike", () => {
  expect(drawPlates()).toEqual(plates);
  const ofCrop = plates.map(({ id, text }) => `${pestPlates[id]?.crop} ${text}`);
  expect(new Set(ofCrop).size).toBe(plates.length);
  for (const { id, text } of plates) {
    expect(text, id).toMatch(
      /^<svg [^>]+ viewBox="0 0 480 320"[\s\S]*<view id="sign"[\s\S]*<\/svg>$/,
    );
    expect(text, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a path that names no plate has none", () => {
  for (const path of ["/constructor.svg", "/rice-nothing.svg", "/../rice-blast.svg"]) {
    expect(drawPlateAt(path)).toBeNull();
  }
  expect(drawPlateAt("/rice-blast.svg")).toContain("<svg");
});
