import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import {
  type DemoMandi,
  demoKey,
  makeRecord,
  openDemoMandi,
} from "#src/features/prices/test-mandi.server.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore, findSection, send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const root = resolve(import.meta.dirname, "..");
let source: DemoMandi;
const settings = () => ({ MANDI_URL: source.url, MANDI_KEY: demoKey });
const stage = openStage(async () => {
  source = await openDemoMandi();
  return startProduct(settings());
});
afterAll(() => source.close());

/** A day so long ago as the source writes it, `14/07/2026`. */
const writeDay = (age: number) => dayBefore(age).split("-").reverse().join("/");

function onion(market: string, modal: number, { age = 0, district = "Nashik" } = {}) {
  return makeRecord({
    market,
    district,
    arrival_date: writeDay(age),
    min_price: String(modal - 300),
    modal_price: String(modal),
    max_price: String(modal + 250),
  });
}

/** What the mandis tell: three weeks of Lasalgaon, two others of today, one that fell silent. */
const tellOnions = (lasalgaon: number) => [
  ...Array.from({ length: 20 }, (_, at) =>
    onion("Lasalgaon APMC", 1500 + at * 10, { age: 20 - at }),
  ),
  onion("Lasalgaon APMC", lasalgaon),
  onion("Pimpalgaon Baswant APMC", 1700),
  onion("Pune", 1990, { district: "Pune" }),
  onion("Yeola APMC", 2400, { age: 12 }),
  // Of another unit, and of a name that is not known: neither is taken for what it is not.
  onion("Pimpalgaon Baswant APMC", 17, { age: 1 }),
  makeRecord({ commodity: "Onion Green", arrival_date: writeDay(0) }),
];
const soybeans = makeRecord({
  commodity: "Soyabean",
  variety: "Yellow",
  arrival_date: writeDay(0),
  min_price: "3000",
  modal_price: "3400",
  max_price: "3600",
});

/** Has the product ask the source now, as its job does through the day. */
async function fetchPrices(): Promise<string> {
  const env = {
    ...process.env,
    ...settings(),
    DATA_DIR: join(stage().product.dataDirectory, "data"),
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/operator.ts", "prices"],
    { cwd: root, env },
  );
  return stdout;
}

/** A farmer at Ozar near Nashik who grows onion and soybean and shows the card. */
async function openFarmer(width = 1280) {
  const options = { viewport: { width, height: 900 } };
  const given = { name: "prices", address: vagueAddress, options };
  const farmer = await openNewFarmer(stage(), given);
  const { page } = farmer;
  for (const crop of ["onion", "soybean"]) {
    await addField(page, { name: `${crop} plot`, method: "rain-fed", crop });
  }
  await send(page, "PUT /api/farm-place", { pin: "422206" });
  await send(page, "PUT /api/widgets", { MarketPrice: true });
  return farmer;
}

const card = (page: Page) => findSection(page, "Market Price");
const mandis = (page: Page) =>
  page
    .locator("section", { has: page.getByRole("heading", { name: "Mandis near you" }) })
    .getByRole("list")
    .first()
    .locator("> li");
const readNames = async (page: Page) =>
  (await mandis(page).locator("summary b:first-child").allInnerTexts()).filter(
    (name) => !name.startsWith("₹"),
  );
const expectFirst = (page: Page, name: string) =>
  expect.poll(async () => (await readNames(page))[0]).toBe(name);

test("the mandi that leaves most of the own lot comes first, with its working, 30 days and the support price", async () => {
  const { page, context, allow } = await openFarmer();
  allow(lostNetwork);
  await page.goto("/dashboard");
  await card(page).getByText("Sample").waitFor();
  await page.goto("/prices?crop=onion");
  await page.getByText("These prices of", { exact: false }).waitFor();
  await expectNoAxeViolations(page);

  source.report([...tellOnions(1780), soybeans]);
  expect(await fetchPrices()).toMatch(/reports kept/);
  await page.goto("/dashboard");
  await card(page).getByText("Lasalgaon: ₹3,400 a quintal").waitFor();
  await card(page).getByText("₹1,780 at Lasalgaon").waitFor();
  await expect.poll(() => card(page).getByText("Sample").count()).toBe(0);
  await card(page).getByRole("link", { name: "All mandis" }).click();
  await page.waitForURL("**/prices?crop=soybean");
  await page.getByRole("button", { name: "Onion" }).click();
  await page.waitForURL("**/prices?crop=onion");
  await page.getByText("Lasalgaon leaves you most", { exact: false }).waitFor();
  // 10 quintals: ₹17,800 less 43 km at ₹1.50 and ₹25 of loading; Pimpalgaon ₹17,000 and 14 km; Pune ₹19,900 and 232 km.
  await expect
    .poll(() => readNames(page))
    .toEqual(["Lasalgaon", "Pimpalgaon Baswant", "Pune (Gultekdi)"]);
  await mandis(page).first().getByText("₹16,905").waitFor();
  await mandis(page).first().locator("summary").click();
  await mandis(page).first().getByText("− ₹645").waitFor();
  await mandis(page).first().getByText("− ₹250").waitFor();

  await page.getByText("Transport, loading and fees", { exact: true }).click();
  await page.getByLabel("Transport, for each km and quintal").fill("0.5");
  await expectFirst(page, "Pune (Gultekdi)");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Your lot is kept.").waitFor();
  await page.reload();
  await expectFirst(page, "Pune (Gultekdi)");
  await page.getByText("Not ranked (1)").click();
  await page.getByText("No report since", { exact: false }).last().waitFor();

  await page.getByLabel("Mandi", { exact: true }).selectOption({ label: "Lasalgaon" });
  await page.getByText("As a table").click();
  await expect.poll(() => page.getByRole("table").getByRole("row").count()).toBe(22);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Soybean" }).click();
  await page.getByRole("heading", { name: "Minimum support price" }).waitFor();
  await page.getByText("below the support price", { exact: false }).waitFor();
  await page.getByText("What you can do").click();
  await page.getByRole("button", { name: "Another crop" }).click();
  await page.getByLabel("Find a crop").fill("टमाटर");
  await page.getByRole("button", { name: "Tomato" }).click();
  await page.waitForURL("**/prices?crop=tomato");
  await page.getByRole("heading", { name: "No report of Tomato" }).waitFor();
  await expectNoAxeViolations(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const crop of ["tomato", "onion", "soybean"]) {
      await page.goto(`/prices?crop=${crop}`);
      await page.getByRole("heading", { name: "Price alert" }).waitFor();
      await expectNoSidewaysScroll(page);
    }
    await expectNoAxeViolations(page);
  }

  // What was seen is there without a network, as soon as it has been written down.
  await waitUntilWritten(page, '"prices","soybean"');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto("/prices?crop=onion");
  await expectFirst(page, "Pune (Gultekdi)");
  await page.getByText("These are the last prices that came through.", { exact: false }).waitFor();
  await context.setOffline(false);
});

test("a price that is crossed is told once, and again only after it has gone back", async () => {
  const { page, context, allow } = await openFarmer(360);
  allow(lostNetwork);
  source.report(tellOnions(1780));
  await fetchPrices();
  await page.goto("/prices?crop=onion");
  await page.getByRole("heading", { name: "Price alert" }).waitFor();
  await page.getByLabel("Price for a quintal").fill("much");
  await page.getByRole("button", { name: "Tell me" }).click();
  await page.getByText("Enter a price for a quintal, in rupees.").waitFor();
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByLabel("Price for a quintal").fill("2,000");
  await page.getByRole("button", { name: "Tell me" }).click();
  await page.getByText("When the best price near you comes to ₹2,000 or more").waitFor();
  await page.getByText("Waiting to be sent").first().waitFor();
  await context.setOffline(false);
  await page.getByText("Waiting to be sent").first().waitFor({ state: "detached" });

  const bell = page.getByRole("banner").getByRole("button", { name: /^Notification/ });
  const told = async () => {
    const answer = await page.request.get("/api/notifications");
    const { notifications }: { notifications: { kind: string }[] } = await answer.json();
    return notifications.filter(({ kind }) => kind === "price-crossed").length;
  };
  expect(await told()).toBe(0);
  for (const [price, count] of [
    [2050, 1],
    [2100, 1],
    [1900, 1],
    [2010, 2],
  ] as const) {
    source.report(tellOnions(price));
    await fetchPrices();
    await expect.poll(told, { message: `after ₹${price}` }).toBe(count);
  }
  await bell.click();
  const popover = page.getByRole("group", { name: "Notification" });
  await popover.getByRole("heading", { name: "Onion: ₹2,010 a quintal" }).waitFor();
  await popover.getByText("risen to the ₹2,000 that you set", { exact: false }).first().waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await popover
    .getByRole("link", { name: /a quintal$/ })
    .first()
    .click();
  await popover.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /^Remove: When the best price/ }).click();
  await page.getByText("When the best price near you").waitFor({ state: "detached" });
});
