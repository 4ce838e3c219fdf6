import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openFarmer,
  openParts,
  see,
} from "#src/app/test-parts.tsx";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { languages } from "#src/shared/language.ts";
import { DayNoticeSection } from "./day-notice-section.tsx";
import type { DayNotification } from "./news-schema.ts";
import type { WeekNotification } from "./week-schema.ts";

const parts = openParts();
const today = getLocalDay(new Date());
const told = {
  id: "0b8d2c2e-4f5a-4d6f-8a9b-0c1d2e3f4a5b",
  createdDate: new Date().toISOString(),
  lastDay: today,
  readDate: null,
  overDate: null,
};
const field = {
  fieldId: "well",
  fieldName: "The long field behind Namdeoraoche-vihirijavalche-shet",
};
const due: DayNotification = {
  ...told,
  kind: "watering-due",
  data: { ...field, day: today, grossDepth: 32.4, minutes: 120 },
};
const putOff: DayNotification = {
  ...told,
  kind: "watering-put-off",
  data: { ...field, rainDay: addDays(today, 1), millimetres: 40 },
};
const pest: DayNotification = {
  ...told,
  kind: "pest-risk",
  data: {
    pestId: "tomato-late-blight",
    names: { en: "Late blight", hi: "पछेती झुलसा", mr: "उशिराचा करपा" },
    crop: "tomato",
    fieldNames: ["Ghar", "Mala"],
  },
};

const week: WeekNotification = {
  ...told,
  kind: "week-ahead",
  data: {
    from: "2026-11-30",
    sky: null,
    tasks: [
      { fields: ["Ghar"], reason: { code: "dry", from: today }, waitsUntil: null },
      { fields: ["Mala"], reason: { code: "no-water", due: today }, waitsUntil: null },
    ],
  },
};

const follow = () => {};
function All() {
  return [due, putOff, pest, week].map((one) => (
    <DayNoticeSection key={one.kind} told={one} isOver={false} onFollow={follow} />
  ));
}

test("each kind says what to do and leads to its screen", async () => {
  await openFarmer();
  await parts.show(<All />, { width: 360 });
  await see(page.getByRole("heading", { name: `Water ${field.fieldName}`, exact: true }));
  await see(page.getByText(/32 mm, 2 h$/));
  await see(page.getByText("About 40 mm of rain: tomorrow"));
  await see(page.getByText("Tomato: Ghar and Mala"));
  await see(page.getByRole("heading", { name: /^Your week from 30 Nov/ }));
  await see(page.getByText("2 things to do"));
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/irrigation", "/irrigation", "/pests/tomato-late-blight", "/dashboard"]);
  await expectNoAxeViolations();
});

test.each(languages)("they fit 320 px in %s", async (language) => {
  await openFarmer();
  await parts.show(<All />, { width: 320, language });
  await expect.poll(() => document.querySelectorAll("a").length).toBe(4);
  expectNoSidewaysScroll();
});
