import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders([
  "fertilisers",
  "lime",
  "manures",
  "soil-classes",
  "soil-dose-changes",
  "soil-doses",
  "soil-ratings",
  "soil-remedies",
]);

const bad: [what: string, path: string, from: string, to: string, message: RegExp][] = [
  [
    "a dose in a unit that is none of ours",
    "soil-doses/facts.yaml",
    "kilogramsPerHectare:",
    "kilogramsPerAcre:",
    /rice-irrigated-kharif: .*kilogramsPerAcre/,
  ],
  [
    "a dose without an amount",
    "soil-doses/facts.yaml",
    "  kilogramsPerHectare:\n    nitrogen: 120\n    phosphate: 60\n    potash: 40\n",
    "",
    /rice-irrigated-kharif: a dose is given either as "kilogramsPerHectare" or as "gramsPerPlant"\./,
  ],
  [
    "phosphate that is never given",
    "soil-doses/facts.yaml",
    "      phosphateParts: 1\n",
    "",
    /rice-irrigated-kharif: the split has no "phosphateParts"/,
  ],
  [
    "a dose read somewhere that names no source",
    "soil-doses/facts.yaml",
    "  source:\n    work: krushi-world-wheat\n",
    "",
    /"source" is missing: what is confirmed says by which page\./,
  ],
  [
    "limits the wrong way round",
    "soil-ratings/facts.yaml",
    "highAbove: 560",
    "highAbove: 56",
    /india-n: each limit has to be higher than the one before it\./,
  ],
  [
    "a nutrient that nothing is known of where a state has nothing of its own",
    "soil-ratings/facts.yaml",
    "  region: india\n  parameter: Zn",
    "  region: kerala\n  parameter: Zn",
    /"Zn" has no rating for india/,
  ],
  [
    "a class that the program does not know",
    "soil-classes/facts.yaml",
    "strongly-acid:",
    "sour:",
    /sour: the program knows no such name\. It knows: strongly-acid, /,
  ],
  [
    "a change that is missing",
    "soil-dose-changes/facts.yaml",
    "three-low:\n  percent: 25\n",
    "three-lowest:\n  percent: 25\n",
    /there is no record of three-low\./,
  ],
  [
    "lime from a pH to a lower one",
    "lime/facts.yaml",
    "belowPh: 5.05",
    "belowPh: 4.05",
    /"belowPh" has to be higher than "fromPh"\./,
  ],
  [
    "a fertiliser of more than a hundred percent",
    "fertilisers/facts.yaml",
    "nitrogen: 18\n    phosphate: 46",
    "nitrogen: 81\n    phosphate: 46",
    /dap: all of it together is more than 100 percent\./,
  ],
];

test.each(bad)("%s", (...[, path, from, to, message]) => {
  expect(spoil(texts, path, [from, to]).join("\n")).toMatch(message);
});
