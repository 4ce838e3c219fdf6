import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  addField,
  dayBefore,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  findItem,
  miss,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const season = (crop: string, days: number | null, more: object = {}) => ({
  season: {
    id: crypto.randomUUID(),
    crop,
    sowingDate: days === null ? null : dayBefore(days),
    ...more,
  },
});
const show = (language: "en" | "hi" = "en") =>
  parts.showScreen("/fields", { width: 320, language });

test("a field shows how far it has come, what was done on it, and what is next", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  const id = await addField();
  const entry = { kind: "water", date: dayBefore(9), amount: { unit: "millimetres", value: 12 } };
  await send(`POST /api/irrigation/${id}/entries`, { id: crypto.randomUUID(), entry });
  await show();
  const plot = findItem("Well plot");
  await see(plot.getByText("Day 40 · growing leaves"));
  await see(plot.getByText("Day 40 of a season of usually 135 days. Watered 1 time so far."));
  await see(plot.getByText("Next:"));
  await expectNoAxeViolations();
  expectNoSidewaysScroll();
});

test("a season that lasts longer than usual stands at its end", async () => {
  await openFarmer();
  await addField(season("wheat", 130));
  await show();
  await see(findItem("Well plot").getByText("Day 130 · usually harvested by now"));
  await miss(page.getByText("Harvest usually by", { exact: false }));
});

test("what is not known is said: the stages of a mango, and of what has a farmer's own name", async () => {
  await openFarmer();
  await addField({ name: "Grove", ...season("mango", 62) });
  await addField({ name: "Pond", ...season("other", 8, { cropName: "Makhana" }) });
  await show();
  await see(findItem("Grove").getByText(/^Day 62/));
  await see(findItem("Grove").getByText("How long its stages take is not known here."));
  await see(findItem("Pond").getByText(/^Day 8/));
  await miss(page.getByText("of a season of usually", { exact: false }));
});

test("long Hindi words fit a small phone", async () => {
  await openFarmer();
  await addField(season("onion", 60));
  await show("hi");
  await see(findItem("Well plot").getByText(/^60वाँ दिन/));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
  expect(document.querySelectorAll("figure svg[viewBox='0 0 64 76']")).toHaveLength(4);
});
