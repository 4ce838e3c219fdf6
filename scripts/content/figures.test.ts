import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders([
  "bigha",
  "crop-weather",
  "largest-harvests",
  "market-rules",
  "selling-costs",
  "shortest-seasons",
  "support-prices",
  "weather-limits",
]);

const bad: [what: string, path: string, from: string, to: string, message: RegExp][] = [
  [
    "a limit in another unit",
    "weather-limits/facts.yaml",
    "strong-gust:\n  kilometresPerHour: 45",
    "strong-gust:\n  millimetres: 45",
    /strong-gust: this is told in kilometresPerHour, and in nothing else\./,
  ],
  [
    "a limit that is missing",
    "weather-limits/facts.yaml",
    "frost-risk:",
    "frost:",
    /there is no record of frost-risk\./,
  ],
  [
    "heat that is said to harm at a stage, and not at which",
    "crop-weather/facts.yaml",
    "    sensitiveStages:\n      - mid\n",
    "",
    /rice: "sensitiveCelsius" and "sensitiveStages" are told together\./,
  ],
  [
    "a harvest of a crop that there is not",
    "largest-harvests/facts.yaml",
    "wheat:\n",
    "weat:\n",
    /weat: the program knows no such name\./,
  ],
  [
    "a support price of a year that is none",
    "support-prices/facts.yaml",
    "2025-26: 2369",
    "2025-27: 2369",
    /rice: "2025-27" is no crop year/,
  ],
  [
    "a grade with a price where the crop has none",
    "support-prices/facts.yaml",
    "    2026-27: 2441\n",
    "",
    /rice: "rupees" has no 2026-27, which another list has\./,
  ],
  [
    "a cost in percent that is told in paise",
    "selling-costs/facts.yaml",
    "paise: 2500",
    "percent: 25",
    /loading-a-quintal: this is told in paise, and in nothing else\./,
  ],
  [
    "two bighas of one state",
    "bigha/facts.yaml",
    "state: BR",
    "state: AS",
    /bihar: another record is of AS already\./,
  ],
];

test.each(bad)("%s", (...[, path, from, to, message]) => {
  expect(spoil(texts, path, [from, to]).join("\n")).toMatch(message);
});
