import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
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
    await expect.poll(() => listTitles().join()).toContain("Tractor and rotavator");
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

test("a new listing is marked where it is wrong until that is put right, and a refusal loses nothing", async () => {
  parts.allow(/saving failed/);
  await openFarmer("Ojhar, Nashik 422206");
  const { url } = await send(
    "POST /api/product-pictures",
    toForm({ picture: await makePicture() }),
  );
  await parts.showScreen("/marketplace/sell", { width: 360 });
  const name = page.getByLabelText("Title");
  const description = page.getByLabelText("Description");
  const goOn = () => page.getByRole("button", { name: "Next" }).click();
  await see(page.getByText("Step 1 of 3"));
  await name.fill("Turmeric");
  await goOn();
  await see(page.getByText("Something is not right yet. It is marked below."));
  await expect.element(description).toHaveAttribute("aria-invalid", "true");
  await description.fill("Of this season.");
  await expect.element(description).not.toHaveAttribute("aria-invalid");

  // As a picture that was chosen would be kept.
  const draftName =
    Object.keys(localStorage).find((each) => each.startsWith("listingDraft:")) ?? "";
  const kept = JSON.parse(localStorage.getItem(draftName) ?? "");
  expect(kept).toMatchObject({ title: "Turmeric", description: "Of this season." });
  localStorage.setItem(draftName, JSON.stringify({ ...kept, pictures: [url] }));
  await parts.showScreen("/marketplace/sell", { width: 360 });
  await expect.element(name).toHaveValue("Turmeric");
  await goOn();

  await see(page.getByText("Step 2 of 3"));
  await goOn();
  const price = page.getByLabelText("Price for one");
  await expect.element(price).toHaveAttribute("aria-invalid", "true");
  await price.fill("125.50");
  await page.getByLabelText("In stock").fill("40");
  await goOn();
  await see(page.getByText("Step 3 of 3"));
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(price).toHaveValue("125.50");
  await goOn();

  const json = { code: "invalid-input", message: "no", fields: { pin: "pin-unknown" } };
  await commands.meet("/api/listings$", { kind: "answered", status: 400, json });
  await page.getByRole("button", { name: "Put on sale" }).click();
  const pin = page.getByLabelText("PIN code");
  await expect.element(pin).toHaveFocus();
  await expect.element(pin).toHaveAttribute("aria-invalid", "true");
  await commands.letThrough();
  await pin.fill("422206");
  await page.getByRole("button", { name: "Put on sale" }).click();
  await see(page.getByText("It is on sale now."));
  expect((await send("GET /api/listings?language=en")).listings).toMatchObject([
    { title: "Turmeric", priceInPaise: 12_550, stock: 40, pin: "422206" },
  ]);
  expect(localStorage.getItem(draftName)).toBeNull();
});
