import { expect, test } from "vitest";
import { alertKinds } from "#src/features/alerts/schema.ts";
import type { Reason } from "#src/features/recommendations/schema.ts";
import { languages } from "#src/shared/language.ts";
import { openDescribeNotice } from "./told-notices.server.ts";

/** Six in the evening of a Sunday in India. */
const now = new Date("2026-11-29T12:30:00Z");
const describe = openDescribeNotice(() => now);
const from = "2026-11-30";
const sky = { millimetres: 23.4, rainyDays: 2, lowestCelsius: 11.2, highestCelsius: 30.6 };
type Task = { fields: string[]; reason: Reason; waitsUntil: string | null };
const tell = (language: "en" | "hi" | "mr", data: { sky: typeof sky | null; tasks: Task[] }) =>
  describe(
    {
      id: "0b8d2c2e-4f5a-4d6f-8a9b-0c1d2e3f4a5b",
      uid: "sunita",
      kind: "week-ahead",
      data: { from, ...data },
      createdDate: now.toISOString(),
      lastDay: "2026-12-06",
      readDate: null,
      overDate: null,
    },
    language,
  );
const water: Reason = {
  code: "water",
  date: "2026-12-01",
  isLate: false,
  grossDepth: 31.6,
  minutes: null,
};
const nutrient: Reason = { code: "nutrient", date: "2026-11-30", kilograms: 20, halfBags: 1 };

test("a week is mailed with its sky and a line for each thing to do", () => {
  const tasks = [
    { fields: ["Well plot", "Ghar"], reason: water, waitsUntil: null },
    { fields: ["River plot"], reason: nutrient, waitsUntil: "2026-12-03" },
  ];
  expect(tell("en", { sky, tasks })).toEqual({
    kind: "week",
    title: "Your week from tomorrow",
    text: [
      "Rain: about 23 mm, on 2 of 7 days. 11 to 31 °C.",
      "",
      "- Well plot and Ghar: water Tuesday, 1 Dec, about 32 mm.",
      "- River plot: fertilise tomorrow. Not before Thursday, 3 Dec.",
    ].join("\n"),
    path: "/dashboard",
    dangerFrom: null,
    usefulUntil: new Date("2026-12-01T18:30:00Z"),
  });
});

test("a quiet week says so, and no forecast is no dry one", () => {
  expect(tell("en", { sky: null, tasks: [] })?.text).toBe(
    "No forecast is known for this week.\n\nNothing presses on your fields.",
  );
  const dry = { ...sky, millimetres: 0.2, rainyDays: 0 };
  expect(tell("en", { sky: dry, tasks: [] })?.text).toMatch(/^Hardly any rain is foretold\. 11 to/);
});

const words = { en: "Early blight", hi: "अगेती झुलसा", mr: "लवकरचा करपा" };
const alertReasons = alertKinds.map(
  (alert): Reason => ({
    code: "weather",
    alert,
    level: "warning",
    firstDay: from,
    lastDay: from,
    value: 70,
    crop: "tomato",
  }),
);
const reasons: Reason[] = [
  water,
  nutrient,
  ...alertReasons,
  { code: "no-water", due: from },
  { code: "dry", from },
  { code: "pest", pestId: "tomato-early-blight", names: words, crop: "tomato" },
  { code: "harvest-ready", crop: "tomato", days: 120, usualDays: 110 },
  { code: "harvest-before-weather", crop: "tomato", alert: "heavy-rain", day: from, value: 70 },
  {
    code: "price",
    crop: "tomato",
    market: "Lasalgaon",
    netPaise: 500_000,
    nearest: "Ojhar",
    nearestNetPaise: 400_000,
    day: from,
  },
  { code: "scheme-day", titles: words, day: from },
  { code: "loss-window", cropName: "Tomato", endsAt: "2026-11-30T20:00:00.000Z" },
];

test.each(languages)("each thing has its line in %s, with no place left open", (language) => {
  const tasks = reasons.map((reason) => ({ fields: ["Mala"], reason, waitsUntil: from }));
  const told = tell(language, { sky, tasks });
  const lines = told?.text.split("\n").filter((each) => each.startsWith("- ")) ?? [];
  expect(lines).toHaveLength(reasons.length);
  expect(`${told?.title} ${told?.text}`).not.toMatch(/[{}]|undefined|null/);
});
