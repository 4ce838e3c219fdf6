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

const lostNetwork = /Failed to load resource|net::ERR_/;

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

function dayBefore(days: number): string {
  const moment = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(moment);
}

async function send(page: Page, request: `${"POST" | "PUT"} ${string}`, data: object) {
  const [method = "", path = ""] = request.split(" ");
  const headers = { origin: stage().product.url };
  const answer = await page.request.fetch(path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("today's jobs come with reason and link, are done and undone, and keep without a network", async () => {
  const { page, context, allow } = await stage().openFarmer({
    viewport: { width: 360, height: 740 },
  });
  await register(page, newEmail("today"));
  await setUp(page, "By the banyan tree");
  await send(page, "PUT /api/widgets", { AiRecommendation: true });
  await page.goto("/dashboard");
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "AI Recommendation", exact: true }),
  });
  await card
    .getByText(/Nothing urgent today|there is none yet|fits you|fit you/)
    .first()
    .waitFor();

  const fieldId = crypto.randomUUID();
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await send(page, "POST /api/fields", {
    id: fieldId,
    name: "Well plot",
    area: 1.5,
    areaUnit: "acre",
    soil: "black",
    method: "drip",
    flowLitresPerHour: 4,
    emitterCount: 2500,
    season: { id: crypto.randomUUID(), crop: "tomato", sowingDate: dayBefore(60) },
  });
  await send(page, `POST /api/irrigation/${fieldId}/entries`, {
    id: crypto.randomUUID(),
    entry: { kind: "already-dry", date: dayBefore(0) },
  });
  await page.reload();
  const water = card.getByRole("link", { name: "Water Well plot today" });
  await water.waitFor();
  await card.getByText(/Its soil is nearly used up: \d+ mm, \d+ h \d+ min are needed\./).waitFor();
  // The provider's storm.
  await card.getByRole("link", { name: "Prop up tall plants and do not spray" }).waitFor();
  expect(await card.getByRole("listitem").count()).toBeLessThanOrEqual(5);
  await card.getByText("no language model writes it", { exact: false }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await card.getByRole("button", { name: "Done for today: Water Well plot today" }).click();
  await water.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await water.waitFor();
  await card.getByRole("button", { name: "Done for today: Water Well plot today" }).click();
  await page.reload();
  await card.getByRole("link", { name: "Prop up tall plants and do not spray" }).waitFor();
  expect(await water.count()).toBe(0);

  // What was loaded stays to be read; what fails without it says so.
  allow(lostNetwork);
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await card.getByRole("link", { name: "Prop up tall plants and do not spray" }).waitFor();
  await context.setOffline(false);
  await card.getByRole("link", { name: "Prop up tall plants and do not spray" }).click();
  await page.waitForURL("**/weather");
});
