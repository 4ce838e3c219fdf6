import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders(["disease-weather", "pest-models"]);

const bad: [what: string, path: string, from: string, to: string, message: RegExp][] = [
  [
    "warmth in another unit",
    "pest-models/facts.yaml",
    "baseCelsius: 12.57\n  stages",
    "baseFahrenheit: 54.6\n  stages",
    /fall-armyworm: .*baseFahrenheit/,
  ],
  [
    "an upper limit below the base",
    "pest-models/facts.yaml",
    "upperCelsius: 32.8",
    "upperCelsius: 12.8",
    /pink-bollworm: "upperCelsius" has to be higher than "baseCelsius"\./,
  ],
  [
    "a rule that the program does not know",
    "disease-weather/facts.yaml",
    "rice-brown-spot:",
    "rice-brownspot:",
    /rice-brownspot: the program knows no such name\. It knows: late-blight-wallin, /,
  ],
  [
    "a figure that is missing",
    "disease-weather/facts.yaml",
    "  wetHours: 11\n",
    "",
    /onion-leaf-wetness: wetHours is missing\./,
  ],
  [
    "a figure that nothing is made of",
    "disease-weather/facts.yaml",
    "  wetHours: 11\n",
    "  wetHours: 11\n  darkHours: 4\n",
    /onion-leaf-wetness: the program makes no use of darkHours\./,
  ],
  [
    "temperatures the wrong way round",
    "disease-weather/facts.yaml",
    "fromCelsius: 25\n  toCelsius: 30\n  humidityAbovePercent: 80\n  certainty: confirmed",
    "fromCelsius: 30\n  toCelsius: 25\n  humidityAbovePercent: 80\n  certainty: confirmed",
    /rice-brown-spot: "toCelsius" is lower than "fromCelsius"\./,
  ],
];

test.each(bad)("%s", (...[, path, from, to, message]) => {
  expect(spoil(texts, path, [from, to]).join("\n")).toMatch(message);
});
