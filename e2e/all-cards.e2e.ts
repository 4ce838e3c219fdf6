import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { widgetNames } from "#src/features/widgets/schema.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore, findSection, send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

const { stage } = openWeatherStage();

/** A tomato plot near Ozar with its soil, its boundary and what it brought two years ago. */
async function plant(page: Page): Promise<void> {
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  const fieldId = await addField(page, { area: 1.5, soil: "black", crop: "tomato" });
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
  const { page } = await openNewFarmer(stage(), { name: "nine", address: vagueAddress });
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

  const year = Number(dayBefore(0).slice(0, 4)) - 2;
  for (const [title, shown] of [
    ["Crop Distribution", "Tomato"],
    ["Yield Trend", new RegExp(`${year}`)],
    ["AI Recommendation", "Prop up tall plants. Do not spray."],
    ["Field Health Map", "Well plot"],
    ["Market Price", "Sample"],
    ["Community Updates", "Drip on half an acre of tomato: what changed"],
    ["Soil Health", /Nitrogen/],
    ["Irrigation Schedule", "Well plot"],
    ["Pest Control Suggestions", "Well plot"],
  ] as const) {
    const card = findSection(page, title);
    await card.scrollIntoViewIfNeeded();
    await card.getByText(shown).first().waitFor();
  }
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
