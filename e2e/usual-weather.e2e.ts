import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { dayBefore, findItem, findSection, send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { openStage, type Stage } from "./support/stage.ts";

/** An address of this machine at which nobody listens any more. */
async function findRefusingUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** A provider that takes every question and never answers. */
async function openSilentUrl(): Promise<string> {
  const provider = await openDemoProvider();
  provider.behave({ kind: "silent" });
  afterAll(() => provider.close());
  return provider.url;
}

async function addPlot(page: Page): Promise<void> {
  await page.goto("/fields");
  await page.getByRole("button", { name: "Add field" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a field" });
  await dialog.getByLabel("Name of the field").fill("Well plot");
  await dialog.getByLabel("Area").fill("1.5");
  await dialog.getByLabel("Crop").selectOption("Tomato");
  await dialog.getByLabel("Sown or planted on").fill(dayBefore(40));
  await dialog.getByLabel("How it gets water").selectOption("Drip");
  await dialog.getByLabel("Soil").selectOption("Black cotton soil");
  await page.getByRole("button", { name: "Save field" }).click();
  await findItem(page, "Well plot").getByText("Tomato, sown 40 days ago").waitFor();
}

const usualText = /^usual for (early|mid|late) \w+ here$/i;

async function seePlan(stage: Stage): Promise<void> {
  const options = { viewport: { width: 360, height: 780 } };
  const { page } = await openNewFarmer(stage, { name: "usual", address: vagueAddress, options });
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await addPlot(page);

  await page.goto("/dashboard");
  const card = findSection(page, "Weather");
  // Within a test's patience, where one of the providers would never answer.
  await card.getByText(usualText).waitFor();
  await card.getByText("No forecast").waitFor();
  await card.getByText("Not a forecast", { exact: false }).waitFor();
  await expect.poll(() => page.getByText("Your weather could not be loaded").count()).toBe(0);
  await expect.poll(() => page.getByRole("region", { name: "Weather alerts" }).count()).toBe(0);
  // As high as what it says, no more.
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(700);
  await expectNoAxeViolations(page);

  await page.goto("/weather");
  await expect.poll(() => page.getByText(usualText).count()).toBeGreaterThan(3);
  await expect.poll(() => page.getByText("Hour by hour").count()).toBe(0);
  await expectNoSidewaysScroll(page);

  await page.goto("/irrigation");
  const plot = findItem(page, "Well plot");
  await plot.getByText("Only roughly known").waitFor();
  await plot.getByText("Not by a forecast: usual for", { exact: false }).waitFor();
  await plot.getByText("Details").click();
  await expect.poll(() => plot.locator("ol > li").count()).toBe(7);
  // Tomorrow's need is known: by this evening's level, or as a watering on the day.
  await plot.getByRole("button", { name: "Dry: Well plot" }).click();
  await plot.getByText(/Water Well plot (today|tomorrow): \d+ mm/).waitFor();
  await plot.getByText("No rain is counted on until then.", { exact: false }).waitFor();
}

describe("from registering to tomorrow's water without any forecast", () => {
  describe("where the provider refuses every connection", () => {
    const stage = openStage(async () => startProduct({ WEATHER_URL: await findRefusingUrl() }));
    test("there is a plan by what is usual", () => seePlan(stage()));
  });

  describe("where the provider never answers", () => {
    const stage = openStage(async () => startProduct({ WEATHER_URL: await openSilentUrl() }));
    test("there is a plan by what is usual, and soon", () => seePlan(stage()));
  });
});
