import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  return startProduct({ WEATHER_URL: provider.url });
});
beforeAll(() => provider.behave({ kind: "well" }));
afterAll(() => provider.close());

/** A farmer on the dashboard, whose address does not say where it is. */
async function openFarmer(width = 1280) {
  const farmer = await stage().openFarmer({ viewport: { width, height: 900 } });
  await register(farmer.page, newEmail("weather"));
  await setUp(farmer.page, "By the banyan tree");
  return farmer;
}

async function givePin(page: Page, pin: string): Promise<void> {
  const answer = await page.request.put("/api/farm-place", {
    data: { pin },
    headers: { origin: stage().product.url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const readCard = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Weather", exact: true }) });

test("a farm without a place sees the sample and is asked for its PIN; with one it sees its own week", async () => {
  const { page, context, allow } = await openFarmer();
  allow(/ERR_INTERNET_DISCONNECTED/);
  await readCard(page).getByText("Sample").waitFor();
  await readCard(page).getByText("Not today's weather", { exact: false }).waitFor();
  expect(provider.questions).toHaveLength(0);

  await readCard(page).getByRole("link", { name: "Give your PIN code" }).click();
  await page.getByLabel("PIN code").fill("422206");
  await page.getByRole("button", { name: "Save place" }).click();
  await page.getByRole("heading", { name: "Seven days" }).waitFor();
  expect(provider.questions).toHaveLength(1);

  await page.goto("/dashboard");
  await readCard(page).getByText("Updated", { exact: false }).waitFor();
  expect(await readCard(page).getByText("Sample").count()).toBe(0);
  expect(await readCard(page).getByRole("listitem").filter({ hasText: /\d+°/ }).count()).toBe(7);
  await readCard(page).getByRole("link", { name: "Whole forecast" }).click();
  await page.waitForURL("**/weather");
  for (const name of ["Now", "The next hours", "Seven days", "Hour by hour"]) {
    await page.getByRole("heading", { name, exact: true }).waitFor();
  }
  // The third day of the made-up week brings 98 mm.
  await page.getByText("98 mm", { exact: true }).waitFor();
  await page.getByText("Sunrise").waitFor();
  await page.getByRole("link", { name: "Open-Meteo.com" }).waitFor();
  await page.getByText("As a table").click();
  expect(await page.getByRole("table").getByRole("row").count()).toBe(49);
  await expectNoAxeViolations(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
  expect(provider.questions).toHaveLength(1);

  // What was seen is there without a network too, as soon as it has been written down.
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await page.reload();
  await page.getByText("98 mm", { exact: true }).waitFor();
  await page.getByText("It could not be renewed just now.", { exact: false }).waitFor();
  await context.setOffline(false);
});

test("an outage shows the last forecast to who has one, and the reason with a way on to who has none", async () => {
  const { page, allow } = await openFarmer(360);
  allow(/503/);
  provider.behave({ kind: "status", status: 500, body: "" });
  await givePin(page, "440001");
  await page.goto("/weather");
  const alert = page.getByRole("alert");
  await alert.getByText("The weather service gives no answer", { exact: false }).waitFor();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectNoAxeViolations(page);
  // The first farmer's cell is known.
  await givePin(page, "422206");
  await page.goto("/weather");
  await page.getByText("98 mm", { exact: true }).waitFor();
  provider.behave({ kind: "well" });
});

test("a forecast of this morning says so, in Hindi too", async () => {
  const { page, context } = await openFarmer(360);
  await givePin(page, "422206");
  await page.route("**/api/weather", async (route) => {
    const answer = await route.fetch();
    const fetchedAt = new Date(Date.now() - 7 * 3_600_000).toISOString();
    await route.fulfill({ json: { ...(await answer.json()), fetchedAt } });
  });
  await page.goto("/weather");
  await page.getByText("from 7 hours ago", { exact: false }).waitFor();
  await context.addCookies([{ name: "language", value: "hi", url: stage().product.url }]);
  await page.goto("/dashboard");
  await page.getByText("7 घंटे पहले का").waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
