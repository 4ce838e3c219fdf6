import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import {
  type DemoProvider,
  openDemoProvider,
} from "#src/features/weather/data/demo-provider.server.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { newEmail, register, setUp } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

let provider: DemoProvider;
const stage = openStage(async () => {
  provider = await openDemoProvider();
  // No drop from the first day known to the last foretold, so that a plot dries.
  provider.behave({
    kind: "well",
    change: ({ hourly, daily }) => {
      hourly["precipitation"] = hourly.time.map(() => 0);
      daily["precipitation_sum"] = daily.time.map(() => 0);
    },
  });
  return startProduct({ WEATHER_URL: provider.url });
});
afterAll(() => provider.close());

/** The day so many days ago, as India's calendar has it. */
function dayBefore(days: number): string {
  const moment = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(moment);
}

const readCard = (page: Page) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: "Irrigation Schedule", exact: true }),
  });
const readPlot = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function addPlot(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add field" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a field" });
  await dialog.getByLabel("Name of the field").fill(name);
  await dialog.getByLabel("Area").fill("1.5");
  await dialog.getByLabel("Crop").selectOption("Tomato");
  await dialog.getByLabel("Sown or planted on").fill(dayBefore(40));
  await dialog.getByLabel("How it gets water").selectOption("Drip");
  await dialog.getByLabel("The flow is known of").selectOption("each dripper or sprinkler");
  await dialog.getByLabel("Litres in an hour, each (if you know it)").fill("4");
  await dialog.getByLabel("How many there are on the field").fill("2500");
  await dialog.getByLabel("Soil").selectOption("Black cotton soil");
  await page.getByRole("button", { name: "Save field" }).click();
  await readPlot(page, name).getByText("Tomato, sown 40 days ago").waitFor();
}

async function showCard(page: Page): Promise<void> {
  const answer = await page.request.put("/api/widgets", {
    data: { IrrigationSchedule: true },
    headers: { origin: stage().product.url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server keeps of the first field. */
async function readEntries(page: Page): Promise<{ kind: string; minutes: number | null }[]> {
  const { fields } = await (await page.request.get("/api/irrigation")).json();
  return fields[0].entries;
}

test("a new farmer goes from nothing to today's need, notes a watering in two taps and takes it back", async () => {
  const { page } = await stage().openFarmer();
  await register(page, newEmail("water"));
  await setUp(page, "By the banyan tree");
  await showCard(page);
  await page.reload();
  await readCard(page).getByRole("link", { name: "Describe a field" }).click();
  await page.waitForURL("**/fields");
  await addPlot(page, "Well plot");
  await readPlot(page, "Well plot").getByRole("link", { name: "Water plan: Well plot" }).click();
  await page.waitForURL("**/irrigation");
  await page.getByText("Where is Well plot?").waitFor();
  await page.getByLabel("PIN code").fill("422206");
  await page.getByRole("button", { name: "Save place" }).click();

  // Half of the easy water counts as used, since nobody told what was watered.
  const plot = readPlot(page, "Well plot");
  await plot.getByText("Only roughly known").waitFor();
  await plot.getByText("Seven days").click();
  await expect.poll(() => plot.locator("ol > li").count()).toBe(7);
  await plot.getByRole("button", { name: "Already dry: Well plot" }).click();
  await page.getByText("Noted: the soil of Well plot is dry already.").waitFor();
  const need = /Water Well plot today: \d+ mm, \d+ h \d+ min on your drip/;
  await plot.getByText(need).waitFor();
  await plot.getByText("No rain is counted on until then.", { exact: false }).waitFor();
  await expectNoAxeViolations(page);

  await page.goto("/dashboard");
  // The week of the provider has a storm in it, which concerns this plot.
  const alerts = page.getByRole("region", { name: "Weather alerts" });
  await alerts.getByText("Strong wind").waitFor();
  await readCard(page).getByText(need).waitFor();
  await readCard(page)
    .getByRole("img", { name: /^Water in the soil of Well plot/ })
    .waitFor();
  await expectNoAxeViolations(page);
  const before = await readCard(page).getByText(need).textContent();
  await readCard(page).getByRole("button", { name: "Watered: Well plot" }).click();
  await page.getByRole("button", { name: "Yes, note it" }).click();
  await readCard(page)
    .getByText(/^Wait: Well plot/)
    .waitFor();
  expect(await readEntries(page)).toMatchObject([{ kind: "water" }, { kind: "already-dry" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Taken back.").waitFor();
  await expect.poll(() => readCard(page).getByText(need).textContent()).toBe(before);
  expect(await readEntries(page)).toMatchObject([{ kind: "already-dry" }]);

  // With a canal turn that begins tomorrow, tomorrow is the day.
  const { fields } = await (await page.request.get("/api/irrigation")).json();
  const told = await page.request.put(`/api/irrigation/${fields[0].fieldId}/supply`, {
    data: { kind: "turn", from: dayBefore(-1), everyDays: 7 },
    headers: { origin: stage().product.url },
  });
  expect(told.status(), await told.text()).toBe(200);
  await page.goto("/irrigation");
  await plot.getByText(/Water Well plot tomorrow: \d+ mm, \d+ h \d+ min on your drip/).waitFor();
});

test("what is wrong is said where it stands; supply days, corrections and a small screen", async () => {
  const { page } = await stage().openFarmer({ viewport: { width: 320, height: 740 } });
  await register(page, newEmail("supply"));
  await setUp(page, "Ojhar, Nashik 422206");
  await page.goto("/fields");
  await addPlot(page, "Canal plot");
  await page.goto("/irrigation");
  const plot = readPlot(page, "Canal plot");
  await plot.getByRole("button", { name: "Watered: Canal plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Watered Canal plot" });
  await dialog.getByRole("button", { name: "Yes, note it" }).click();
  await dialog.getByText("Enter for how long the water ran.").waitFor();
  await dialog.getByLabel("Hours").fill("3");
  await dialog.getByLabel("Minutes").fill("20");
  await dialog.getByLabel("Day").fill(dayBefore(-1));
  await dialog.getByRole("button", { name: "Yes, note it" }).click();
  await dialog.getByText("This day is still to come.").waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Day").fill(dayBefore(3));
  await dialog.getByRole("button", { name: "Yes, note it" }).click();
  await plot.getByText("Noted this season (1)").click();
  // 10,000 l/h for 3 h 20 min on 6,070 m².
  await plot.getByText("Watered 5.5 mm, 3 h 20 min").waitFor();
  await plot.getByRole("button", { name: /^Correct: Watered/ }).click();
  const correcting = page.getByRole("dialog", { name: "Correct the watering" });
  await correcting.getByLabel("Hours").fill("5");
  await correcting.getByRole("button", { name: "Save" }).click();
  await plot.getByText("Watered 8.8 mm, 5 h 20 min").waitFor();
  await plot.getByRole("button", { name: "Change when water comes to Canal plot" }).click();
  const supply = page.getByRole("dialog", { name: "When water comes to Canal plot" });
  await supply.getByLabel("Water or power comes").selectOption("on certain days of the week");
  await supply.getByRole("button", { name: "Save" }).click();
  await supply.getByText("Choose at least one day.").waitFor();
  await expectNoSidewaysScroll(page);
  await supply.getByLabel("Tuesday").check();
  await supply.getByRole("button", { name: "Save" }).click();
  await plot.getByText("Water on: Tue").waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test("told without a network it waits, and is sent once when the network is back", async () => {
  const { page, context, allow } = await stage().openFarmer({
    viewport: { width: 360, height: 740 },
  });
  allow(/Failed to load resource|net::ERR_/);
  await register(page, newEmail("offline"));
  await setUp(page, "Ojhar, Nashik 422206");
  await page.goto("/fields");
  await addPlot(page, "Hill plot");
  await page.goto("/irrigation");
  const plot = readPlot(page, "Hill plot");
  await plot.getByText("Noted this season (0)").click();
  // The forms come with the first press.
  await plot.getByRole("button", { name: "Watered: Hill plot" }).click();
  await page.getByRole("dialog").getByLabel("Hours").fill("2");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Yes, note it" }).click();
  await plot.getByText("What you told is kept.", { exact: false }).waitFor();
  await plot.getByText("Watered 3.3 mm, 2 h").waitFor();
  expect(await plot.getByText("Waiting to be sent").count()).toBeGreaterThan(0);
  await context.setOffline(false);
  await plot.getByText("Waiting to be sent").first().waitFor({ state: "detached" });
  await plot.getByText("Watered 3.3 mm, 2 h").waitFor();
  await expect.poll(() => readEntries(page)).toMatchObject([{ kind: "water", minutes: 120 }]);
  expect(await readEntries(page)).toHaveLength(1);
});
