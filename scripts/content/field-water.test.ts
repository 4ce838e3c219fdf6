import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders([
  "crop-water",
  "irrigation-methods",
  "soil-water",
  "watering-depths",
]);

const bad: [what: string, path: string, from: string, to: string, message: RegExp][] = [
  [
    "a crop that the product does not know",
    "crop-water/facts.yaml",
    "wheat:\n",
    "weat:\n",
    /weat: the program knows no such name\. It knows: rice, wheat, /,
  ],
  [
    "roots in centimetres",
    "crop-water/facts.yaml",
    "irrigatedMetres: 0.5\n",
    "irrigatedMetres: 50\n",
    /rice: "irrigatedMetres" is 50.*5/,
  ],
  [
    "roots that shrink",
    "crop-water/facts.yaml",
    "irrigatedMetres: 0.5\n",
    "irrigatedMetres: 0.1\n",
    /rice: roots grow: the first depth is the least/,
  ],
  [
    "stages that a page is said to confirm, and none is named",
    "crop-water/facts.yaml",
    "    source:\n      work: fao-56\n      page: table 11, pages 104 to 108\n",
    "",
    /rice: "source" is missing: what is confirmed says by which page\./,
  ],
  [
    "a work that is not there",
    "crop-water/facts.yaml",
    "work: fao-56\n      page: table 22",
    "work: fao-65\n      page: table 22",
    /content\/sources holds no "fao-65"\. .*fao-56/,
  ],
  [
    "a work of which no name is near",
    "crop-water/facts.yaml",
    "work: fao-56\n      page: table 22",
    "work: a-leaflet-that-nobody-kept\n      page: table 22",
    /holds no "a-leaflet-that-nobody-kept"\. It can be one of \d+ names, the nearest are ([a-z0-9-]+, ){4}[a-z0-9-]+\.$/m,
  ],
  [
    "a soil that is drier at field capacity than at the wilting point",
    "soil-water/facts.yaml",
    "fieldCapacity: 0.23",
    "fieldCapacity: 0.1",
    /sandy-loam: a soil holds less at the wilting point than at field capacity\./,
  ],
  [
    "a way of irrigating that wets more than there is",
    "irrigation-methods/facts.yaml",
    "wettedShare: 0.35",
    "wettedShare: 35",
    /drip: "wettedShare" is 35/,
  ],
  [
    "depths of roots out of their order",
    "watering-depths/facts.yaml",
    "rootsFromMetres: 0.9",
    "rootsFromMetres: 0.4",
    /deep: the first depth begins at 0, and each further one below the one before it\./,
  ],
];

test.each(bad)("%s", (...[, path, from, to, message]) => {
  expect(spoil(texts, path, [from, to]).join("\n")).toMatch(message);
});
