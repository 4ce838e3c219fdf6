import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { findSection, send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { lostNetwork } from "./support/stage.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

const { stage, getProvider } = openWeatherStage();

/** A farmer on the dashboard, whose address does not say where it is. */
async function openFarmer(width = 1280) {
  const options = { viewport: { width, height: 900 } };
  return openNewFarmer(stage(), { name: "weather", address: vagueAddress, options });
}

const readCard = (page: Page) => findSection(page, "Weather");

test("a farm without a place sees the sample and is asked for its PIN; with one it sees its own week", async () => {
  const { page, context, allow } = await openFarmer();
  allow(lostNetwork);
  await readCard(page).getByText("Sample").waitFor();
  await readCard(page).getByText("Not today's weather", { exact: false }).waitFor();
  expect(getProvider().questions).toHaveLength(0);

  await readCard(page).getByRole("link", { name: "Give your PIN code" }).click();
  await page.getByLabel("PIN code").fill("422206");
  await page.getByRole("button", { name: "Save place" }).click();
  await page.getByRole("heading", { name: "Seven days" }).waitFor();
  expect(getProvider().questions).toHaveLength(1);

  await page.goto("/dashboard");
  await readCard(page).getByText("Updated", { exact: false }).waitFor();
  await expect.poll(() => readCard(page).getByText("Sample").count()).toBe(0);
  await expect
    .poll(() => readCard(page).getByRole("listitem").filter({ hasText: /\d+°/ }).count())
    .toBe(7);
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
  await expect.poll(() => page.getByRole("table").getByRole("row").count()).toBe(49);
  await expectNoAxeViolations(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
  expect(getProvider().questions).toHaveLength(1);

  // What was seen is there without a network too, as soon as it has been written down.
  await waitUntilWritten(page, '"rainMillimetres":98');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByText("98 mm", { exact: true }).waitFor();
  await page.getByText("It could not be renewed just now.", { exact: false }).waitFor();
  await context.setOffline(false);
});

test("an outage shows the last forecast to who has one, and what is usual to who has none", async () => {
  const { page } = await openFarmer(360);
  getProvider().behave({ kind: "status", status: 500, body: "" });
  await send(page, "PUT /api/farm-place", { pin: "440001" });
  await page.goto("/weather");
  await page.getByText("Not a forecast", { exact: false }).waitFor();
  await page
    .getByText(/^usual for (early|mid|late) \w+ here$/i)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText("Hour by hour").count()).toBe(0);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  // The first farmer's cell is known.
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await page.goto("/weather");
  await page.getByText("98 mm", { exact: true }).waitFor();
  getProvider().behave({ kind: "well" });
});

test("a forecast of this morning says so, in Hindi too", async () => {
  const { page, context } = await openFarmer(360);
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await page.route("**/api/weather", async (route) => {
    const answer = await route.fetch();
    // Not to the moment: the card may be there before this answer is.
    const fetchedAt = new Date(Date.now() - 7.5 * 3_600_000).toISOString();
    await route.fulfill({ json: { ...(await answer.json()), fetchedAt } });
  });
  await page.goto("/weather");
  await page.getByText(/^As of (today|yesterday) /).waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  // What was foretold long ago is not called the present.
  await page.getByRole("heading", { name: "This hour, as it was foretold" }).waitFor();
  expect(await page.getByText("Now", { exact: true }).count()).toBe(0);
  await context.addCookies([{ name: "language", value: "hi", url: stage().product.url }]);
  await page.goto("/dashboard");
  await page.getByText(/^(आज|कल) .+ बजे का हाल$/).waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
