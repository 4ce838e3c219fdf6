import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import {
  type DemoProvider,
  openDemoProvider,
} from "#src/features/weather/data/demo-provider.server.ts";
import { widgetNames } from "#src/features/widgets/schema.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { newEmail, register, setUp } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

let provider: DemoProvider;
const stage = openStage(async () => {
  provider = await openDemoProvider();
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

/** A tomato plot near Ozar with its soil, its boundary and what it brought two years ago. */
async function plant(page: Page): Promise<void> {
  const fieldId = crypto.randomUUID();
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await send(page, "POST /api/fields", {
    id: fieldId,
    name: "Well plot",
    area: 1.5,
    areaUnit: "acre",
    soil: "black",
    method: "drip",
    season: { id: crypto.randomUUID(), crop: "tomato", sowingDate: dayBefore(40) },
  });
  await send(page, `POST /api/soil/${fieldId}/cards`, {
    id: crypto.randomUUID(),
    card: { testedOn: dayBefore(90), values: { N: 180, P: 9, K: 320 } },
  });
  await send(page, "POST /api/harvests", {
    id: crypto.randomUUID(),
    entry: {
      kind: "harvest",
      ground: {
        kind: "earlier",
        fieldId,
        crop: "tomato",
        year: Number(dayBefore(0).slice(0, 4)) - 2,
        area: 1.5,
        areaUnit: "acre",
      },
      date: null,
      quantity: 120,
      unit: "quintal",
      sale: null,
    },
  });
  await send(page, `PUT /api/field-map/boundaries/${fieldId}`, {
    polygon: {
      type: "Polygon",
      coordinates: [
        [
          [73.92, 20.09],
          [73.9208, 20.09],
          [73.9208, 20.0907],
          [73.92, 20.0907],
          [73.92, 20.09],
        ],
      ],
    },
    source: "tapped",
    accuracyInMetres: null,
    version: 0,
  });
}

test("all nine cards are switched on and each shows what is known of this farm", async () => {
  const { page } = await stage().openFarmer({ viewport: { width: 1280, height: 900 } });
  await register(page, newEmail("nine"));
  await setUp(page, "By the banyan tree");
  await plant(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add More" }).click();
  const dialog = page.getByRole("dialog");
  const boxes = dialog.getByRole("checkbox");
  await expect.poll(() => boxes.count()).toBe(widgetNames.length);
  for (const box of await boxes.all()) {
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  const card = (title: string) =>
    page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
  const year = Number(dayBefore(0).slice(0, 4)) - 2;
  for (const [title, shown] of [
    ["Crop Distribution", "Tomato"],
    ["Yield Trend", new RegExp(`${year}`)],
    ["AI Recommendation", "Prop up tall plants and do not spray"],
    ["Field Health Map", "Well plot"],
    ["Market Price", "Sample"],
    ["Community Updates", "Drip on half an acre of tomato: what changed"],
    ["Soil Health", /Nitrogen/],
    ["Irrigation Schedule", "Well plot"],
    ["Pest Control Suggestions", "Well plot"],
  ] as const) {
    await card(title).scrollIntoViewIfNeeded();
    await card(title).getByText(shown).first().waitFor();
  }
  expect(await page.getByText(/^Coming with/).count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
