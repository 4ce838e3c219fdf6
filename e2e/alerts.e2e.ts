import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { DemoBody } from "#src/features/weather/test-weather.server.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore, send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { lostNetwork } from "./support/stage.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

/** Mild days with hardly any rain, on which there is nothing to be told. */
function makeMild({ daily, hourly }: DemoBody): void {
  daily["wind_gusts_10m_max"] = daily.time.map(() => 20);
  hourly["wind_gusts_10m"] = hourly.time.map(() => 20);
  hourly["precipitation"] = hourly.time.map(() => 0);
  daily["precipitation_sum"] = daily.time.map(() => 3);
  daily["temperature_2m_min"] = daily.time.map(() => 18);
  daily["temperature_2m_max"] = daily.time.map(() => 29);
}

/** As mild, but for rain of 98 mm on the day after tomorrow and frost on the one after it. */
function makeRough(body: DemoBody): void {
  makeMild(body);
  const { daily } = body;
  daily["precipitation_sum"] = daily.time.map((day) => (day === dayBefore(-2) ? 98 : 3));
  daily["temperature_2m_min"] = daily.time.map((day) => (day === dayBefore(-3) ? -1 : 18));
}
const { stage, getProvider } = openWeatherStage(makeRough);

/** A farmer on the dashboard with a tomato field, at the place of a PIN code. */
async function openFarmer(pin: string, width = 1280) {
  const options = { viewport: { width, height: 900 } };
  const given = { name: "alerts", address: vagueAddress, options };
  const farmer = await openNewFarmer(stage(), given);
  await addField(farmer.page, { crop: "tomato" });
  await send(farmer.page, "PUT /api/farm-place", { pin });
  return farmer;
}

const card = (page: Page) => page.getByRole("region", { name: "Weather alerts" });
const bell = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Notification/ });
const popover = (page: Page) => page.getByRole("group", { name: "Notification" });
const item = (page: Page, title: string) =>
  popover(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const expectUnread = (page: Page, count: number) =>
  expect
    .poll(() => bell(page).getAttribute("aria-label"))
    .toBe(count > 0 ? `Notification (${count})` : "Notification");

test("a farmer is told of frost and heavy rain, and what is read is read in every tab and stays so", async () => {
  const { page, context } = await openFarmer("422206");
  await page.goto("/dashboard");
  // Without any reload: the forecast comes, is looked at, and the stream tells.
  await card(page).getByText("Frost", { exact: true }).waitFor();
  // What all of the farm is to be made ready for stands under Today, and only there.
  const today = page.getByRole("region", { name: "Today", exact: true });
  await today.getByRole("heading", { name: "Open the drains. Do not spray." }).waitFor();
  await expect.poll(() => card(page).getByText("Heavy rain").count()).toBe(0);
  await page.getByText(/Do not spray before [A-Z][a-z]+day\./).waitFor();
  await expectUnread(page, 2);
  const second = await context.newPage();
  await second.goto("/fields");
  await expectUnread(second, 2);

  await bell(page).click();
  await item(page, "Heavy rain").getByText("Open the drains", { exact: false }).waitFor();
  await item(page, "Frost").getByText("cover nurseries", { exact: false }).waitFor();
  await expectNoAxeViolations(page);
  await item(page, "Heavy rain").getByRole("button", { name: "Mark as read" }).click();
  await item(page, "Heavy rain").getByText("New").waitFor({ state: "detached" });
  await expectUnread(page, 1);
  await expectUnread(second, 1);
  await item(page, "Frost").getByRole("link", { name: "Frost" }).click();
  await page.waitForURL("**/weather");
  await popover(page).waitFor({ state: "hidden" });
  await expectUnread(page, 0);
  await expectUnread(second, 0);
  await page.getByRole("heading", { name: "Weather alerts" }).waitFor();
  const warning = page.getByRole("main").getByRole("listitem").filter({ hasText: "Heavy rain" });
  await warning.getByText("Open the drains", { exact: false }).waitFor();
  await warning.getByText("How much, and where").click();
  await warning.getByText(/98 mm of rain in 24 hours.*Well plot/).waitFor();
  await page.getByRole("heading", { name: "Good hours for spraying" }).waitFor();
  await page
    .getByText("Heavy rain would wash it off: do not spray before", { exact: false })
    .waitFor();
  await expectNoAxeViolations(page);

  await page.reload();
  await bell(page).click();
  await item(page, "Frost").waitFor();
  await expectUnread(page, 0);
  await expect.poll(() => popover(page).getByText("New", { exact: true }).count()).toBe(0);
  await expect.poll(() => popover(page).getByRole("listitem").count()).toBe(2);
});

test("a farmer elsewhere, where the sky is mild, is told nothing", async () => {
  getProvider().behave({ kind: "well", change: makeMild });
  const { page } = await openFarmer("560001", 360);
  await page.goto("/weather");
  await page.getByRole("heading", { name: "Good hours for spraying" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Weather alerts" }).count()).toBe(0);
  await bell(page).click();
  await popover(page).getByText("Nothing new. Your field is quiet.").waitFor();
  await expectUnread(page, 0);
  await expectNoAxeViolations(page);
  getProvider().behave({ kind: "well", change: makeRough });
});

test("what was read without a network is read on the server when it is back", async () => {
  const { page, context, allow } = await openFarmer("422206", 360);
  allow(lostNetwork);
  await page.goto("/dashboard");
  await expectUnread(page, 2);
  await bell(page).click();
  await item(page, "Frost").waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await waitUntilKept(page);
  await context.setOffline(true);
  await popover(page).getByRole("button", { name: "Mark all as read" }).click();
  await expectUnread(page, 0);
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await page.request.get("/api/notifications/unread")).json()).unread)
    .toEqual([]);
  await page.reload();
  await bell(page).click();
  await item(page, "Frost").waitFor();
  await expectUnread(page, 0);
});

test("in Hindi and Marathi it is told in their words", async () => {
  const { page, context } = await openFarmer("422206", 320);
  for (const [language, title] of [
    ["hi", "भारी बारिश"],
    ["mr", "मुसळधार पाऊस"],
  ] as const) {
    await context.addCookies([{ name: "language", value: language, url: stage().product.url }]);
    await page.goto("/weather");
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});
