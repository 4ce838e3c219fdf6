import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  listTitles,
  makePicture,
  openFarmer,
  openParts,
  see,
  send,
  toForm,
} from "#src/app/test-parts.tsx";

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

test("what was changed of a listing elsewhere meanwhile is told, and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  await openFarmer("Ojhar, Nashik 422206");
  const { url } = await send(
    "POST /api/product-pictures",
    toForm({ picture: await makePicture() }),
  );
  const texts = { title: "Turmeric", description: "Of this season.", terms: "" };
  const sold = { category: "produce", unit: "kg", priceInPaise: 12_550, pictures: [url] };
  const listing = { ...texts, ...sold, pin: "422206" };
  const id = crypto.randomUUID();
  await send("POST /api/listings", { id, ...listing, stock: 40, status: "draft" });
  await parts.showScreen(`/marketplace/sell?listing=${id}`);
  await page.getByLabelText("Title").fill("Turmeric fingers");
  await send(`PUT /api/listings/${id}`, { ...listing, title: "Turmeric, dried", version: 1 });
  const save = () => page.getByRole("button", { name: "Save changes" }).click();
  await save();
  await see(page.getByText(/There it is: Turmeric, dried · ₹125.50 .* save it once more/));
  await save();
  await see(page.getByText("Your changes are saved."));
  expect((await send("GET /api/listings?language=en")).listings).toMatchObject([
    { title: "Turmeric fingers", version: 3 },
  ]);
});
