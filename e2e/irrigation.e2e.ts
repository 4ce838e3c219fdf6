import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { dayBefore, findItem, findSection, send } from "./support/farm.ts";
import { addressOfOzar, openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { lostNetwork } from "./support/stage.ts";
import { makeDry, openWeatherStage } from "./support/weather-stage.ts";

const { stage } = openWeatherStage(makeDry);

const readCard = (page: Page) => findSection(page, "Irrigation Schedule");

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
  await findItem(page, name).getByText("Tomato, sown 40 days ago").waitFor();
}

/** What the server keeps of the first field. */
async function readEntries(page: Page): Promise<{ kind: string; minutes: number | null }[]> {
  const { fields } = await (await page.request.get("/api/irrigation")).json();
  return fields[0].entries;
}

test("a new farmer goes from nothing to today's need, notes a watering in two taps and takes it back", async () => {
  const { page } = await openNewFarmer(stage(), { name: "water", address: vagueAddress });
  await send(page, "PUT /api/widgets", { IrrigationSchedule: true });
  await page.reload();
  await readCard(page).getByRole("link", { name: "Describe a field" }).click();
  await page.waitForURL("**/fields");
  await addPlot(page, "Well plot");
  await findItem(page, "Well plot").getByRole("link", { name: "Water plan: Well plot" }).click();
  await page.waitForURL("**/irrigation");
  await page.getByText("Where is Well plot?").waitFor();
  await page.getByLabel("PIN code").fill("422206");
  await page.getByRole("button", { name: "Save place" }).click();

  // Half of the easy water counts as used, since nobody told what was watered.
  const plot = findItem(page, "Well plot");
  await plot.getByText("Only roughly known").waitFor();
  await plot.getByText("Details").click();
  await expect.poll(() => plot.locator("ol > li").count()).toBe(7);
  await plot.getByRole("button", { name: "Dry: Well plot" }).click();
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
  await readCard(page).getByRole("button", { name: "I watered: Well plot" }).click();
  await page.getByRole("button", { name: "Yes, note it" }).click();
  await readCard(page)
    .getByText(/^Wait: Well plot/)
    .waitFor();
  // It stays as long as one points at it.
  await page.getByRole("button", { name: "Undo" }).hover();
  // It is shown at once, and sent a moment later.
  await expect
    .poll(() => readEntries(page))
    .toMatchObject([{ kind: "water" }, { kind: "already-dry" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Taken back.").waitFor();
  await expect.poll(() => readCard(page).getByText(need).textContent()).toBe(before);
  await expect.poll(() => readEntries(page)).toMatchObject([{ kind: "already-dry" }]);

  // With a canal turn that begins tomorrow, tomorrow is the day.
  const { fields } = await (await page.request.get("/api/irrigation")).json();
  await send(page, `PUT /api/irrigation/${fields[0].fieldId}/supply`, {
    kind: "turn",
    from: dayBefore(-1),
    everyDays: 7,
  });
  await page.goto("/irrigation");
  await plot.getByText(/Water Well plot tomorrow: \d+ mm, \d+ h \d+ min on your drip/).waitFor();
});

test("a farmer who never told a flow says hours, measures it on the way, and is not asked again", async () => {
  const { page } = await openNewFarmer(stage(), {
    name: "bucket",
    address: addressOfOzar,
    options: { viewport: { width: 360, height: 740 } },
  });
  await page.goto("/fields");
  await page.getByRole("button", { name: "Add field" }).click();
  const adding = page.getByRole("dialog", { name: "Add a field" });
  await adding.getByLabel("Name of the field").fill("Furrow plot");
  await adding.getByLabel("Area").fill("1");
  await adding.getByLabel("Crop").selectOption("Tomato");
  await adding.getByLabel("Sown or planted on").fill(dayBefore(40));
  await adding.getByLabel("How it gets water").selectOption({ value: "furrow" });
  await page.getByRole("button", { name: "Save field" }).click();
  await findItem(page, "Furrow plot").waitFor();
  await page.goto("/irrigation");
  const plot = findItem(page, "Furrow plot");
  await plot.getByRole("button", { name: "I watered: Furrow plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Watered Furrow plot" });
  await dialog.getByLabel("Hours").fill("2");
  await dialog.getByLabel("What is filled").selectOption("Bucket of 15 litres");
  await dialog.getByLabel("Seconds until it is full").fill("12");
  await dialog.getByText("That is 4,500 litres in an hour.").waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Yes, note it" }).click();
  await plot.getByText("Noted this season (1)").click();
  // 9,000 litres on an acre.
  await plot.getByText("Watered 2.2 mm, 2 h").waitFor();
  await plot.getByRole("button", { name: "I watered: Furrow plot" }).click();
  await dialog.getByLabel("Hours").waitFor();
  await expect.poll(() => dialog.getByLabel("What is filled").count()).toBe(0);
  // It is shown before it is sent.
  const readFlow = async () =>
    (await (await page.request.get("/api/fields")).json()).fields[0].flowLitresPerHour;
  await expect.poll(readFlow).toBe(4500);
});

test("told without a network it waits, and is sent once when the network is back", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "offline",
    address: addressOfOzar,
    options: { viewport: { width: 360, height: 740 } },
  });
  allow(lostNetwork);
  await page.goto("/fields");
  await addPlot(page, "Hill plot");
  await page.goto("/irrigation");
  const plot = findItem(page, "Hill plot");
  await plot.getByText("Noted this season (0)").click();
  await plot.getByRole("button", { name: "I watered: Hill plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Watered Hill plot" });
  await dialog.getByLabel("Hours").fill("2");
  await waitUntilKept(page);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Yes, note it" }).click();
  await plot.getByText("What you told is kept.", { exact: false }).waitFor();
  await plot.getByText("Watered 3.3 mm, 2 h").waitFor();
  await plot.getByText("Waiting to be sent").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  await context.setOffline(false);
  await plot.getByText("Waiting to be sent").first().waitFor({ state: "detached" });
  await plot.getByText("Watered 3.3 mm, 2 h").waitFor();
  await expect.poll(() => readEntries(page)).toMatchObject([{ kind: "water", minutes: 120 }]);
  expect(await readEntries(page)).toHaveLength(1);
});
