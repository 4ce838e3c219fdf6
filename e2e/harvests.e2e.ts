import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore, findSection, send } from "./support/farm.ts";
import { openNewFarmer } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage(() => startProduct());

/** Two acres of tomato, sown a hundred days ago. */
const sowingDate = dayBefore(100);
const addPlot = (page: Page) => addField(page, { area: 2, crop: "tomato", sowingDate });

/** A farming year as it is written, `2026–27`. */
const nameYear = (year: number) => `${year}–${String(year + 1).slice(2)}`;

/** The farming year that the plot counts in: what is sown in June is for the monsoon that begins it. */
const sowingYear = Number(sowingDate.slice(0, 4)) - (Number(sowingDate.slice(5, 7)) >= 6 ? 0 : 1);

async function readRecords(page: Page): Promise<{ entry: { kind: string; quantity?: number } }[]> {
  return (await (await page.request.get("/api/harvests")).json()).records;
}

test("a harvest takes four taps, is undone and sold; costs make it a profit; all leaves as a file and on paper", async () => {
  const { page } = await openNewFarmer(stage(), { name: "harvest" });
  await addPlot(page);
  await send(page, "PUT /api/widgets", { YieldTrend: true, CropDistribution: true });
  await page.goto("/dashboard");
  await page.getByText("No harvest is noted yet. Earlier years can be told too.").waitFor();

  const plot = page.getByRole("listitem").filter({ hasText: "Well plot" });
  // The card's link, the button, what was harvested, save.
  await page.getByRole("link", { name: "Note a harvest" }).click();
  await page.getByRole("button", { name: "Harvest: Tomato, Well plot" }).click();
  await page.getByLabel("How much").fill("40");
  await page.getByRole("button", { name: "Save harvest" }).click();
  await page.getByText("Noted: 40 quintals harvested.").waitFor();
  await plot.getByText("20 quintals an acre").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await plot.getByText("Nothing noted yet.").waitFor();
  await expect.poll(async () => (await readRecords(page)).length).toBe(0);

  await page.getByRole("button", { name: "Harvest: Tomato, Well plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Harvest of Well plot" });
  await dialog.getByLabel("Sold for (if you know it)").fill("1,250.50");
  await dialog.getByLabel("How much").fill("40");
  await dialog.getByRole("button", { name: "Save harvest" }).click();

  await page.getByRole("button", { name: "Cost: Tomato, Well plot" }).click();
  await page.getByText("Labour").click();
  await page.getByLabel("Rupees").fill("12000");
  await page.getByLabel("Note (if you like)").fill("=cmd()");
  await page.getByRole("button", { name: "Save cost" }).click();
  await page.getByText("Noted: ₹12,000 for Labour.").waitFor();
  await plot.getByText("₹38,020").first().waitFor();
  await plot.getByText("₹19,010 an acre").first().waitFor();
  await plot.getByText("How it is worked out").click();
  await plot.getByText("40 quintals × ₹1,250.50").waitFor();
  await expectNoAxeViolations(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "As a table file (CSV)" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file.startsWith("\uFEFFFarming year,Crop,Variety,Field,Acres,Day,")).toBe(true);
  expect(file).toContain(",Tomato,,Well plot,2,");
  expect(file).toContain(",Harvest,,4000,50020,,\r\n");
  expect(file).toContain(',Cost,Labour,,,12000,"\'=cmd()"\r\n');

  await page.emulateMedia({ media: "print" });
  await page.getByText("₹50,020 income − ₹12,000 costs = ₹38,020").waitFor();
  await page.getByRole("navigation").first().waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "screen" });

  // An entry is corrected, removed and brought back.
  await plot.getByText("2 entries").click();
  await plot.getByRole("button", { name: "Correct: Labour: ₹12,000" }).click();
  await page.getByLabel("Rupees").fill("10000");
  await page.getByRole("button", { name: "Save cost" }).click();
  await plot.getByText("₹40,020").first().waitFor();
  await plot.getByRole("button", { name: "Remove: Labour: ₹10,000" }).click();
  await plot.getByText("₹50,020").first().waitFor();
  await page.getByText("Removed.").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await plot.getByText("₹40,020").first().waitFor();
});

test("a correction made without a network does not go over a newer one: both are shown, and the farmer chooses", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "late",
    options: { viewport: { width: 360, height: 740 } },
  });
  await addPlot(page);
  const [field] = (await (await page.request.get("/api/fields")).json()).fields;
  const id = crypto.randomUUID();
  const entryOf = (quantity: number) => ({
    kind: "harvest",
    ground: { kind: "season", fieldId: field.id, seasonId: field.seasons[0].id },
    date: dayBefore(1),
    quantity,
    unit: "quintal",
    sale: null,
  });
  await send(page, "POST /api/harvests", { id, entry: entryOf(30) });
  await page.goto("/harvests");
  const plot = page.getByRole("listitem").filter({ hasText: "Well plot" }).first();
  await plot.getByText("1 entry").click();
  const dialog = page.getByRole("dialog", { name: "Correct the harvest" });
  const correct = async (from: string, quintals: string) => {
    await plot.getByRole("button", { name: `Correct: Harvested ${from} quintals` }).click();
    await page.getByLabel("How much").fill(quintals);
    await page.getByRole("button", { name: "Save harvest" }).click();
    // As long as it is open it waits for the server, and tells a refusal itself.
    await dialog.waitFor({ state: "hidden" });
  };
  // The other device, while this one has no network.
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const correctElsewhere = async (quantity: number) => {
    const { url } = stage().product;
    const readVersion = async () => {
      const answer = await fetch(`${url}/api/harvests`, { headers: { cookie: cookies } });
      return (await answer.json()).records[0].version;
    };
    const answer = await fetch(
      `${url}/api/harvests/${id}?version=${encodeURIComponent(await readVersion())}`,
      {
        method: "PUT",
        headers: { cookie: cookies, origin: url, "content-type": "application/json" },
        body: JSON.stringify(entryOf(quantity)),
      },
    );
    expect(answer.status).toBe(200);
  };

  // In the open form, with a network: what is there now is told, and what is typed stays.
  await plot.getByRole("button", { name: "Correct: Harvested 30 quintals" }).click();
  await correctElsewhere(33);
  await page.getByLabel("How much").fill("31");
  allow(/status of 409|saving failed/);
  await page.getByRole("button", { name: "Save harvest" }).click();
  await page.getByText("There it is: Harvested 33 quintals", { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel("How much").inputValue()).toBe("31");
  await page.getByRole("button", { name: "Save harvest" }).click();
  await plot.getByText("Harvested 31 quintals").waitFor();

  allow(lostNetwork);
  await waitUntilKept(page);
  await context.setOffline(true);
  await correct("31", "32");
  await plot.getByText("Waiting to be sent").first().waitFor();
  // One more upon the first, which the server does not have yet.
  await correct("32", "35");
  await plot.getByText("Harvested 35 quintals").waitFor();
  await correctElsewhere(40);
  await context.setOffline(false);
  await page
    .getByRole("button", { name: "2 changes could not be saved: see why" })
    .click({ timeout: 30_000 });
  const sheet = page.getByRole("dialog", { name: "Waiting to be sent" });
  await sheet.getByText("Harvested 32 quintals", { exact: false }).waitFor();
  const last = sheet.getByRole("listitem").filter({ hasText: "Harvested 35 quintals" });
  await last.getByText("It was changed elsewhere in the meantime.").waitFor();
  await last.getByText("Harvested 40 quintals", { exact: false }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  expect(await readRecords(page)).toMatchObject([{ entry: { quantity: 40 } }]);
  await last.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => sheet.getByRole("listitem").count()).toBe(1);
  await expect.poll(() => readRecords(page)).toMatchObject([{ entry: { quantity: 35 } }]);
  await sheet.getByRole("button", { name: "Keep the other" }).click();
  await sheet.getByText("Everything has been sent.").waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
  await plot.getByText("Harvested 35 quintals").waitFor();
});

test("earlier years make the trend; what is noted without a network is sent when it is back", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "years",
    options: { viewport: { width: 360, height: 740 } },
  });
  await addPlot(page);
  await page.goto("/harvests");
  const lastYear = Number(dayBefore(365).slice(0, 4));
  for (const [year, quintals] of [
    [lastYear - 3, "300"],
    [lastYear - 2, "360"],
  ] as const) {
    await page.getByRole("button", { name: "Harvest of an earlier year" }).click();
    const dialog = page.getByRole("dialog", { name: "Harvest of an earlier year" });
    await dialog.getByLabel("Farming year, July to June").selectOption(String(year));
    await dialog.getByLabel("How much").fill(quintals);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("button", { name: "Save harvest" }).click();
    await dialog.waitFor({ state: "detached" });
  }
  // 150 and 180 quintals an acre.
  const [before, after] = [nameYear(lastYear - 3), nameYear(lastYear - 2)];
  await page.getByText(`${after} was 20% more than ${before}.`).waitFor();
  await page.getByText("As a table", { exact: true }).click();
  await page.getByRole("row", { name: `${after} 180` }).waitFor();
  await expectNoAxeViolations(page);

  // What is folded comes with the first press.
  await page.getByRole("button", { name: after }).click();
  await page.getByText("1 entry").click();
  await page.getByText("Harvested 360 quintals").waitFor();
  await page.getByRole("button", { name: nameYear(sowingYear) }).click();
  const plot = page.getByRole("listitem").filter({ hasText: "Well plot" });
  allow(lostNetwork);
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Harvest: Tomato, Well plot" }).click();
  await page.getByLabel("How much").fill("25");
  await page.getByRole("button", { name: "Save harvest" }).click();
  await plot.getByText("12.5 quintals an acre").waitFor();
  await plot.getByText("1 entry").click();
  await plot.getByText("Waiting to be sent").first().waitFor();
  await context.setOffline(false);
  await expect.poll(async () => (await readRecords(page)).length).toBe(3);

  await send(page, "PUT /api/widgets", { YieldTrend: true, CropDistribution: true });
  await page.goto("/dashboard");
  await page.getByRole("img", { name: "Harvest of Tomato by year, quintals an acre" }).waitFor();
  const card = findSection(page, "Crop Distribution");
  await card.getByText("2 acres").waitFor();
  await expect.poll(() => card.getByLabel("Season").locator("option").count()).toBeGreaterThan(1);
  await expectNoAxeViolations(page);
});
