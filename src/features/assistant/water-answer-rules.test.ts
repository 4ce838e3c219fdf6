import { expect, test } from "vitest";
import type { FieldWater } from "#src/features/irrigation/schema.ts";
import { wordWater } from "./water-answer-rules.ts";

const today = "2026-11-23";
const next = {
  date: today,
  due: today,
  isLate: false,
  netDepth: 70,
  grossDepth: 70 / 0.6,
  litres: 944_000,
  minutes: 47 * 60,
  countedRain: 0,
};

function fieldWith(leftLacking?: number): FieldWater {
  return {
    fieldId: "5a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1",
    name: "Nadi",
    crop: "cotton",
    sowingDate: "2026-06-26",
    method: "furrow",
    areaInSquareMetres: 8094,
    flowLitresPerHour: 20_000,
    supply: { kind: "always" },
    entries: [],
    outlook: {
      kind: "planned",
      advice: {
        kind: "irrigate",
        next: leftLacking === undefined ? next : { ...next, leftLacking },
      },
      irrigations: [],
      today: { depletion: 159, readily: 124, total: 204 },
      season: {
        from: today,
        past: 0,
        depletion: [],
        readily: [],
        total: [],
        rain: [],
        irrigation: [],
      },
      assumed: [],
      certainty: "good",
    },
  };
}

const wordIn = (language: "en" | "hi" | "mr", leftLacking?: number) =>
  wordWater(fieldWith(leftLacking), { language, today, askedDay: null }).details.join(" ");

test("what the soil cannot soak in at once is told, and left to the next watering", () => {
  expect(wordIn("en", 89.3)).toContain("The soil lacks 89 mm more, but soaks in no more at once");
  expect(wordIn("hi", 89.3)).toContain("89 मिमी और कम है");
  expect(wordIn("mr", 89.3)).toContain("आणखी 89 मिमी कमी");
});

test("nothing is said of it where one watering fills the soil, or where an older plan tells nothing", () => {
  for (const leftLacking of [0, 0.4, undefined])
    expect(wordIn("en", leftLacking)).not.toContain("lacks");
});
