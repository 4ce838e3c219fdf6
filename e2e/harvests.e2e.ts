import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { newEmail, register, setUp } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

const lostNetwork = /Failed to load resource|net::ERR_/;
const stage = openStage(() => startProduct());

/** The day so many days ago, as India's calendar has it. */
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

/** Two acres of tomato, sown a hundred days ago. */
async function addPlot(page: Page): Promise<void> {
  await send(page, "POST /api/fields", {
    id: crypto.randomUUID(),
    name: "Well plot",
    area: 2,
    areaUnit: "acre",
    method: "drip",
    season: { id: crypto.randomUUID(), crop: "tomato", sowingDate: dayBefore(100) },
  });
}

async function readRecords(page: Page): Promise<{ entry: { kind: string; quantity?: number } }[]> {
  return (await (await page.request.get("/api/harvests")).json()).records;
}

test("a harvest takes four taps, is undone, asked about and sold; costs make it a profit; all leaves as a file and on paper", async () => {
  const { page } = await stage().openFarmer();
  await register(page, newEmail("harvest"));
  await setUp(page);
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

  // Two acres bear no 4,000 quintals: it is asked about, not refused.
  await page.getByRole("button", { name: "Harvest: Tomato, Well plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Harvest of Well plot" });
  await dialog.getByRole("button", { name: "Save harvest" }).click();
  await dialog.getByText("Enter how much it was, as a number.", { exact: false }).waitFor();
  await dialog.getByLabel("How much").fill("4000");
  await dialog.getByLabel("Sold for (if you know it)").fill("1,250.50");
  await dialog.getByRole("button", { name: "Save harvest" }).click();
  await dialog.getByText("Is that right?").waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("How much").fill("40");
  await dialog.getByText("₹50,020 in all").waitFor();
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

test("earlier years make the trend; what is noted without a network is sent when it is back", async () => {
  const { page, context, allow } = await stage().openFarmer({
    viewport: { width: 360, height: 740 },
  });
  await register(page, newEmail("years"));
  await setUp(page);
  await addPlot(page);
  await page.goto("/harvests");
  for (const [year, quintals] of [
    ["2022", "300"],
    ["2023", "360"],
  ] as const) {
    await page.getByRole("button", { name: "Harvest of an earlier year" }).click();
    const dialog = page.getByRole("dialog", { name: "Harvest of an earlier year" });
    await dialog.getByLabel("Farming year, July to June").selectOption(year);
    await dialog.getByLabel("How much").fill(quintals);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("button", { name: "Save harvest" }).click();
    await dialog.waitFor({ state: "detached" });
  }
  // 150 and 180 quintals an acre.
  await page.getByText("2023–24 was 20% more than 2022–23.").waitFor();
  await page.getByText("As a table", { exact: true }).click();
  await page.getByRole("row", { name: "2023–24 180" }).waitFor();
  await expectNoAxeViolations(page);

  // What is folded comes with the first press.
  await page.getByRole("button", { name: "2023–24" }).click();
  await page.getByText("1 entry").click();
  await page.getByText("Harvested 360 quintals").waitFor();
  await page.getByRole("button", { name: "2026–27" }).click();
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
  await expect.poll(async () => (await readRecords(page)).length, { timeout: 20_000 }).toBe(3);

  await send(page, "PUT /api/widgets", { YieldTrend: true, CropDistribution: true });
  await page.goto("/dashboard");
  await page.getByRole("img", { name: "Harvest of Tomato by year, quintals an acre" }).waitFor();
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "Crop Distribution", exact: true }),
  });
  await card.getByText("2 acres").waitFor();
  await expect.poll(() => card.getByLabel("Season").locator("option").count()).toBeGreaterThan(1);
  await expectNoAxeViolations(page);
});
