import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll, listCards } from "./support/checks.ts";
import { openNewFarmer } from "./support/farmers.ts";
import { makePhotograph } from "./support/picture.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

// The samples are counted, and what others sell would stand before them.
const stage = openStage(() => startProduct());

async function openMarket(name: string) {
  const farmer = await openNewFarmer(stage(), { name });
  // The samples lie all over the country.
  await farmer.page.goto("/marketplace?sort=newest");
  await listCards(farmer.page).first().waitFor();
  return farmer;
}

const cardOf = (page: Page, title: string) => listCards(page).filter({ hasText: title });
const heart = (page: Page, title: string) =>
  cardOf(page, title).getByRole("button", { name: /wishlist/ });

test("filters and order stand in the address; Back from a product keeps them", async () => {
  const { page } = await openMarket("filters");
  await page.getByLabel("Category").selectOption("machinery");
  await page.getByLabel("Order").selectOption("price-high");
  await page.getByRole("button", { name: "In stock" }).click();
  const headings = () =>
    listCards(page)
      .getByRole("heading")
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.trim()));
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ category: "machinery", sort: "price-high", inStock: "yes" });
  const address = page.url();
  await expect.poll(headings).toHaveLength(2);
  const before = await headings();
  await listCards(page).first().getByRole("link").first().click();
  await page.waitForURL(/\/marketplace\/[a-z-]+$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);
  await expect.poll(headings).toEqual(before);
  await page.getByLabel("Distance").selectOption("250");
  await expect.poll(() => new URL(page.url()).searchParams.get("within")).toBe("250");
});

test("hearts stay across a reload and offline, and are counted", async () => {
  const { page, context, allow } = await openMarket("wishes");
  allow(lostNetwork);
  await heart(page, "Neem sapling").click();
  await heart(page, "Drip kit").click();
  const wishlist = page.getByRole("button", { name: /^Wishlist/ });
  await expect.poll(() => wishlist.getAttribute("aria-label")).toBe("Wishlist (2)");
  await page.reload();
  await listCards(page).first().waitFor();
  await expect.poll(() => heart(page, "Drip kit").getAttribute("aria-pressed")).toBe("true");
  // A page that was open once opens without a network too.
  await wishlist.click();
  await cardOf(page, "Drip kit").waitFor();
  await page.goBack();
  await heart(page, "Hybrid tomato").waitFor();
  // Kept on the device, and sent when the network is back.
  await waitUntilKept(page);
  await context.setOffline(true);
  await heart(page, "Hybrid tomato").click();
  await expect.poll(() => wishlist.getAttribute("aria-label")).toBe("Wishlist (3)");
  await wishlist.click();
  await page.waitForURL("**/marketplace/wishlist");
  await cardOf(page, "Hybrid tomato").waitFor();
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await page.request.get("/api/wishes")).json()).wishes.length)
    .toBe(3);
  await heart(page, "Neem sapling").click();
  await cardOf(page, "Neem sapling").waitFor({ state: "hidden" });
  await page.reload();
  await expect.poll(() => listCards(page).count()).toBe(2);
});

test("what one farmer lists with a picture is there for another at once, and gone when paused", async () => {
  const [seller, buyer] = [await openMarket("seller"), await openMarket("buyer")];
  const title = `Turmeric fingers ${Date.now()}`;
  const { page } = seller;
  await page.getByRole("link", { name: "Sell", exact: true }).click();
  await page.getByRole("link", { name: "Sell something" }).first().click();
  await page.getByLabel("Add pictures").setInputFiles(await makePhotograph());
  await page.getByRole("img", { name: "Picture 1" }).waitFor();
  await page.getByLabel(/^Title/).fill(title);
  // Nothing is lost when the page is left before it is sent.
  await page.reload();
  await page.getByRole("img", { name: "Picture 1" }).waitFor();
  await expect.poll(() => page.getByLabel(/^Title/).inputValue()).toBe(title);
  await page.getByLabel(/^Description/).fill("Salem, boiled and dried this season.");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/^In stock/).fill("12");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Write the price in rupees, such as 480 or 480.50.").waitFor();
  await page.getByLabel(/^Price for one/).fill("1,250.50");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Put on sale" }).click();
  await page.waitForURL("**/marketplace/listings");
  const own = listCards(page).filter({ hasText: title });
  await own.getByText("On sale").waitFor();

  const seen = cardOf(buyer.page, title);
  await seen.waitFor();
  await seen.getByText("₹1,250.50").waitFor();
  await expect
    .poll(() =>
      seen
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
  await seen.getByRole("heading").getByRole("link").click();
  await buyer.page.getByRole("heading", { level: 1, name: title }).waitFor();
  await buyer.page.getByText("12 in stock").waitFor();
  await own.getByRole("button", { name: "Stock" }).click();
  const dialog = page.getByRole("dialog", { name: "How much is left?" });
  await dialog.getByLabel(/^In stock/).fill("3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await buyer.page.getByText("Only 3 left").waitFor();
  await buyer.page.goBack();
  await seen.waitFor();
  await own.getByRole("button", { name: "Pause" }).click();
  await own.getByText("Paused").waitFor();
  await seen.waitFor({ state: "hidden" });
});

test("every page of the market is accessible and narrow enough", async () => {
  const { page, allow } = await openMarket("pages");
  allow(/404 .*\/api\/products\/nothing/);
  await heart(page, "Neem sapling").click();
  const paths = ["", "/neem-oil", "/wishlist", "/listings", "/sell", "/nothing"];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(`/marketplace${path}`);
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await page.waitForLoadState("networkidle");
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    }
  }
});
