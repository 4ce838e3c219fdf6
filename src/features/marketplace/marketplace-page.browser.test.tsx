import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listTitles, openFarmer, openParts, see } from "#src/app/test-parts.tsx";

const parts = openParts();

async function openMarket(): Promise<void> {
  await openFarmer();
  await parts.showScreen("/marketplace");
  await expect.poll(listTitles).not.toEqual([]);
}

test("the marketplace has its search, buttons and cards with everything a card shows", async () => {
  await openMarket();
  await see(page.getByPlaceholder("Search product, seed, tools"));
  for (const name of [/^Wishlist/, /^Cart/, /^History/]) {
    await see(page.getByRole("button", { name }).first());
  }
  const card = page.elementLocator(
    document.querySelector("main ul > li:has(h2, h3)") ?? document.body,
  );
  await see(card.getByRole("heading"));
  expect(card.element().querySelector("img")).not.toBeNull();
  await see(card.getByText(/₹\s?[\d,]+/).first());
  await see(card.getByRole("button", { name: /wishlist/i }));
  await see(card.getByRole("button", { name: /Add to Cart/ }));
  await page.getByRole("button", { name: /^Cart/ }).first().click();
  await see(page.getByRole("dialog", { name: /^Cart/ }));
});

test("a search forgives slips in Latin and in Devanagari, and knows common names", async () => {
  await openMarket();
  const box = page.getByPlaceholder("Search product, seed, tools");
  for (const typed of ["tomoto seds", "टमाटार", "beej", "tamatar"]) {
    await box.fill(typed);
    await expect.poll(() => listTitles()[0]).toMatch(/tomato seeds|sapling/i);
    await expect.poll(() => listTitles().join()).toContain("Hybrid tomato seeds");
    await expect.poll(() => new URL(location.href).searchParams.get("search")).toBe(typed);
    await box.clear();
    await expect.poll(() => listTitles().join()).toContain("Neem sapling");
  }
  await box.fill("ठिबक");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(() => listTitles()).toMatchObject([/Drip kit/]);
});
