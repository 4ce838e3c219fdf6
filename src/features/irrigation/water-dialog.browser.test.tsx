import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
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
import { IrrigationScheduleCard } from "./irrigation-schedule-card.tsx";

const parts = openParts();
const plot = findItem("Canal plot");
const dialog = page.getByRole("dialog", { name: "Watered Canal plot" });
const note = () => dialog.getByRole("button", { name: "Yes, note it" }).click();
const readEntries = async () => (await send("GET /api/irrigation")).fields[0].entries;

async function openPlot(field: Record<string, unknown> = {}): Promise<void> {
  await openFarmer("Ojhar, Nashik 422206");
  await addField({ name: "Canal plot", flowLitresPerHour: 4, emitterCount: 2500, ...field });
  await parts.showScreen("/irrigation", { width: 320 });
}

test("a watering without a time, on a day to come or longer than a day is refused at its field", async () => {
  await openPlot();
  await plot.getByRole("button", { name: "I watered: Canal plot" }).click();
  await note();
  await see(dialog.getByText("Enter for how long the water ran."));
  await dialog.getByLabelText("Hours").fill("3");
  await dialog.getByLabelText("Minutes").fill("20");
  await dialog.getByLabelText("Day").fill(dayBefore(-1));
  await note();
  await see(dialog.getByText("This day is still to come."));
  await expectNoAxeViolations();
  await dialog.getByLabelText("Day").fill(dayBefore(3));
  await dialog.getByLabelText("Hours").fill("25");
  await dialog.getByLabelText("Minutes").fill("90");
  await note();
  await see(dialog.getByText("An hour has 60 minutes"));
  await dialog.getByLabelText("Minutes").fill("0");
  await note();
  await see(dialog.getByText("That is longer than a day."));
  expectNoSidewaysScroll();
  expect(await readEntries()).toEqual([]);
});

test("a watering is counted by the flow, corrected, taken back and brought back", async () => {
  await openPlot();
  await plot.getByRole("button", { name: "I watered: Canal plot" }).click();
  await dialog.getByLabelText("Hours").fill("3");
  await dialog.getByLabelText("Minutes").fill("20");
  await dialog.getByLabelText("Day").fill(dayBefore(3));
  await note();
  await plot.getByText("Noted this season (1)").click();
  // 10,000 l/h for 3 h 20 min on 6,070 m².
  await see(plot.getByText("Watered 5.5 mm, 3 h 20 min"));
  await plot.getByRole("button", { name: /^Correct: Watered/ }).click();
  const correcting = page.getByRole("dialog", { name: "Correct the watering" });
  await correcting.getByLabelText("Hours").fill("5");
  await correcting.getByRole("button", { name: "Save" }).click();
  await see(plot.getByText("Watered 8.8 mm, 5 h 20 min"));
  await plot.getByRole("button", { name: /^Take back: Watered 8.8 mm/ }).click();
  await see(page.getByText("Taken back."));
  await page.getByRole("button", { name: "Undo" }).last().click();
  await see(plot.getByText("Watered 8.8 mm, 5 h 20 min"));
  await expect.poll(readEntries).toMatchObject([{ kind: "water", minutes: 320 }]);
});

test("what another device corrected meanwhile is told, and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  await openPlot();
  await plot.getByRole("button", { name: "I watered: Canal plot" }).click();
  await dialog.getByLabelText("Hours").fill("3");
  await note();
  await plot.getByText("Noted this season (1)").click();
  await plot.getByRole("button", { name: /^Correct: Watered/ }).click();
  const correcting = page.getByRole("dialog", { name: "Correct the watering" });
  await correcting.getByLabelText("Hours").fill("5");
  const { fieldId, entries } = (await send("GET /api/irrigation")).fields[0];
  const elsewhere = { kind: "water", date: dayBefore(0), amount: { unit: "minutes", value: 100 } };
  await send(`PUT /api/irrigation/${fieldId}/entries/${entries[0].id}`, elsewhere);
  await correcting.getByRole("button", { name: "Save" }).click();
  await see(correcting.getByText(/There it is: Watered .* mm, 1 h 40 min · .* save it once more/));
  expect(await readEntries()).toMatchObject([{ minutes: 100 }]);
  await correcting.getByRole("button", { name: "Save" }).click();
  await see(plot.getByText(/^Watered .* mm, 5 h$/));
  await expect.poll(readEntries).toMatchObject([{ minutes: 300 }]);
});

test("days of the week on which water comes are asked for, and kept", async () => {
  await openPlot();
  await plot.getByRole("button", { name: "Change when water comes to Canal plot" }).click();
  const supply = page.getByRole("dialog", { name: "When water comes to Canal plot" });
  await supply.getByLabelText("Water or power comes").selectOptions("on certain days of the week");
  await supply.getByRole("button", { name: "Save" }).click();
  await see(supply.getByText("Choose at least one day."));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
  await supply.getByLabelText("Tuesday").click();
  await supply.getByRole("button", { name: "Save" }).click();
  await see(plot.getByText("Water on: Tue"));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});

test("when water comes, changed on another device meanwhile, is told and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  await openPlot();
  await plot.getByRole("button", { name: "Change when water comes to Canal plot" }).click();
  const supply = page.getByRole("dialog", { name: "When water comes to Canal plot" });
  await supply.getByLabelText("Water or power comes").selectOptions("on certain days of the week");
  await supply.getByLabelText("Tuesday").click();
  const { fieldId } = (await send("GET /api/irrigation")).fields[0];
  await send(`PUT /api/irrigation/${fieldId}/supply`, { kind: "weekdays", weekdays: [5] });
  await supply.getByRole("button", { name: "Save" }).click();
  await see(supply.getByText("There it is: Water on: Fri."));
  await supply.getByRole("button", { name: "Save" }).click();
  await see(plot.getByText("Water on: Tue"));
});

test("a flow is measured only with the seconds that the vessel takes", async () => {
  await openPlot({ method: "furrow", flowLitresPerHour: null, emitterCount: null });
  await plot.getByText("How sure is this?").click();
  await plot.getByRole("button", { name: "Measure the flow: Canal plot" }).click();
  const measuring = page.getByRole("dialog", { name: "The flow onto Canal plot" });
  await measuring.getByRole("button", { name: "Save" }).click();
  await see(measuring.getByText("Tell in how many seconds the vessel fills"));
});

const showCard = (given = {}) =>
  parts.show(<IrrigationScheduleCard placeStep={<p>A place first</p>} />, {
    path: "/dashboard",
    ...given,
  });

test("the card has its face for waiting, for no field, for no place and for a failure", async () => {
  await openFarmer("By the banyan tree");
  await commands.meet("/api/irrigation", { kind: "held" });
  await showCard();
  await expect.element(page.getByRole("status").first()).toBeInTheDocument();
  expect(page.getByRole("link", { name: "Describe a field" }).query()).toBeNull();
  await commands.letThrough();
  await see(page.getByRole("link", { name: "Describe a field" }));
  await addField();
  await showCard();
  await see(page.getByText("A place first"));
  const json = { code: "internal-error", message: "No" };
  await commands.meet("/api/irrigation", { kind: "answered", status: 500, json });
  await showCard();
  const again = page.getByRole("button", { name: "Try again" });
  await see(again);
  await commands.letThrough();
  await again.click();
  await see(page.getByText("A place first"));
});

test("the card of a field fits 320 px in Hindi", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  await addField();
  await showCard({ language: "hi", width: 320 });
  await see(page.getByRole("img"));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
  await miss(page.getByText("A place first"));
});
