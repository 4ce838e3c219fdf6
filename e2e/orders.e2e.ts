import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { startDatabase } from "./support/database.ts";
import { findItem } from "./support/farm.ts";
import { changeWords, offerProduct, proveEverybody, sellOut } from "./support/farm-orders.ts";
import {
  keepSession,
  openNewFarmer,
  openSignedIn,
  password,
  type SignedIn,
} from "./support/farmers.ts";
import { readMailedLink, readProof } from "./support/identity.ts";
import { countKeptWrites } from "./support/kept-data.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

let database: Awaited<ReturnType<typeof startDatabase>> | undefined;
beforeAll(async () => {
  database = await startDatabase();
});
const stage = openStage(() => startProduct({ DATABASE_URL: database?.url ?? "" }));
afterAll(() => database?.stop());

let buyer: SignedIn;
let seller: SignedIn;
let sellerUid = "";
beforeAll(async () => {
  buyer = await keepSession(stage());
  seller = await keepSession(stage());
  await proveEverybody(database?.url ?? "");
  const { context } = await stage().openFarmer({ storageState: seller });
  const answer: unknown = await (await context.request.get("/api/session")).json();
  sellerUid = z.object({ uid: z.string() }).parse(answer).uid;
});

const offer = (title: string, stock = 20) =>
  offerProduct(database?.url ?? "", { sellerUid, sellerName: "Ravi Patil", title, stock });

const productCard = (page: Page, title: string) => findItem(page, title);
const cartButton = (page: Page) => page.getByRole("button", { name: /^Cart/ });
const cartDialog = (page: Page) => page.getByRole("dialog", { name: "Cart" });
const addToCart = (page: Page, title: string) =>
  productCard(page, title).getByRole("button", { name: "Add to Cart" }).click();

/** All goods are offered at one place: by their distance each might stand on a later page. */
const market = "/marketplace?sort=newest";
async function openMarket(session: SignedIn) {
  return openSignedIn(stage(), { session, path: market });
}

/** The cart is one for all tests: what is shown at once has to have arrived before the next one begins. */
const expectAllSent = (page: Page) => expect.poll(countKeptWrites(page)).toBe(0);

/** From the full cart to the form that orders it. */
async function goToCheckout(page: Page): Promise<void> {
  await cartButton(page).click();
  await cartDialog(page).getByRole("button", { name: "Go to checkout" }).click();
  await page.waitForURL("**/marketplace/checkout");
  await page.getByRole("button", { name: /^Place order/ }).waitFor();
}

describe("the cart", () => {
  test("outlives a reload, is the same in two tabs, and takes a line back", async () => {
    await offer("Bamboo basket");
    const { page, context } = await openMarket(buyer);
    await cartButton(page).click();
    await cartDialog(page).getByText("Your cart is empty").waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await addToCart(page, "Bamboo basket");
    await page.getByRole("button", { name: "Cart (1)" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Cart (1)" }).waitFor();

    const other = await context.newPage();
    await other.goto(market);
    await other.getByRole("button", { name: "Cart (1)" }).waitFor();
    await addToCart(other, "Bamboo basket");
    await page.getByRole("button", { name: "Cart (2)" }).waitFor();

    await cartButton(page).click();
    const dialog = cartDialog(page);
    await dialog.getByText("2 pieces at ₹120").waitFor();
    await dialog.getByRole("button", { name: "One more: Bamboo basket" }).click();
    await dialog.getByText("3 pieces at ₹120").waitFor();
    await dialog.getByText("₹360").first().waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Remove: Bamboo basket" }).click();
    await dialog.getByText("Your cart is empty").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await dialog.getByText("3 pieces at ₹120").waitFor();
    await other.getByRole("button", { name: "Cart (3)" }).waitFor();
    await dialog.getByRole("button", { name: "Remove: Bamboo basket" }).click();
    await dialog.getByText("Your cart is empty").waitFor();
    await other.getByRole("button", { name: "Cart", exact: true }).waitFor();
    await expectAllSent(page);
  });
});

test("when all of it is sold out, checkout says so and leads back instead of ordering for ₹0", async () => {
  const productId = await offer("Last sickle", 1);
  const { page } = await openMarket(buyer);
  // It is shown at once; sold out before it arrives, it would not be taken at all.
  const isTaken = page.waitForResponse((answer) => answer.url().includes("/api/cart/lines"));
  await addToCart(page, "Last sickle");
  await isTaken;
  await sellOut(database?.url ?? "", productId);
  await page.goto("/marketplace/checkout");
  await page.getByRole("heading", { name: "Nothing here can be ordered now" }).waitFor();
  await page.getByText("Sold out: “Last sickle”").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Place order/ }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Remove: Last sickle" }).click();
  await page.getByRole("link", { name: "Look around" }).click();
  await page.waitForURL("**/marketplace");
  await expectAllSent(page);
});

describe("the pages of the market", () => {
  test("lead to the cart and to the history, and put into the cart what is looked at", async () => {
    const productId = await offer("Wooden ladder");
    const { page } = await openSignedIn(stage(), {
      session: buyer,
      path: `/marketplace/${productId}`,
    });
    await page.getByRole("heading", { name: "What buyers say" }).waitFor();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Cart (1)" }).click();
    const dialog = cartDialog(page);
    await dialog.getByRole("button", { name: "Remove: Wooden ladder" }).click();
    await dialog.getByText("Your cart is empty").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "History" }).click();
    await page.waitForURL("**/marketplace/orders");
    await page.goto("/marketplace/wishlist");
    await page.getByRole("button", { name: "History" }).click();
    await page.waitForURL("**/marketplace/orders");
    await expectAllSent(page);
  });

  test("do not let a farmer buy from themselves", async () => {
    const productId = await offer("Own plough");
    const { page } = await openMarket(seller);
    const card = productCard(page, "Own plough");
    await card.getByRole("link", { name: "Change your listing" }).waitFor();
    await expect.poll(() => card.getByRole("button", { name: "Add to Cart" }).count()).toBe(0);
    await page.goto(`/marketplace/${productId}`);
    await page.getByRole("link", { name: "Change your listing" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Add to Cart" }).count()).toBe(0);
  });
});

describe("an order", () => {
  test("arrives at the seller at once, is accepted, dispatched, delivered and rated", async () => {
    const productId = await offer("Onion seed");
    const { page: atSeller, allow } = await openSignedIn(stage(), {
      session: seller,
      path: "/marketplace/orders?side=sold",
    });
    allow(/401|The password is not right/);
    await atSeller.getByText("Nothing sold yet").waitFor();
    await atSeller.getByRole("link", { name: "My listings, and where you are paid" }).click();
    await atSeller.getByLabel("Your UPI ID").fill("ravi.patil");
    await atSeller.getByRole("button", { name: "Save", exact: true }).click();
    await atSeller.getByText("A UPI ID looks like name@bank.").waitFor();
    await atSeller.getByLabel("Your UPI ID").fill("ravi.patil@okbank");
    await atSeller.getByLabel("Your password").fill("somebody-else");
    await atSeller.getByRole("button", { name: "Save", exact: true }).click();
    await atSeller.getByText("This is not your password.").waitFor();
    await expectNoAxeViolations(atSeller);
    await atSeller.getByLabel("Your password").fill(password);
    await atSeller.getByRole("button", { name: "Save", exact: true }).click();
    await atSeller.getByText("Buyers can pay you by UPI now.").waitFor();
    await atSeller.goto("/marketplace/orders?side=sold");

    const { page } = await openMarket(buyer);
    await addToCart(page, "Onion seed");
    await page.getByRole("button", { name: "Cart (1)" }).waitFor();
    await goToCheckout(page);
    await expect.poll(() => page.getByLabel("PIN code").inputValue()).toBe("442001");
    await page.getByRole("radio", { name: /^UPI/ }).check();
    await page.getByLabel("Phone").fill("12");
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByText("This cannot be a phone number. Write ten digits.").waitFor();
    await page.getByLabel("Phone").fill("98765 43210");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/marketplace\/orders\/[0-9a-f-]{36}$/);
    await page.getByText(/^Nothing to pay yet/).waitFor();
    await expectNoAxeViolations(page);

    // The seller's browser is not touched: the order comes to it, and the bell tells of it.
    await atSeller.getByRole("button", { name: /^Notification \(\d+\)$/ }).click();
    // It may still be told at the edge of the screen, too.
    await atSeller.getByRole("heading", { name: /^A new order for you: UR/ }).waitFor();
    await atSeller.keyboard.press("Escape");
    await atSeller.getByRole("link", { name: /^Open order/ }).click();
    await atSeller.getByText("Wardha, Maharashtra 442001").waitFor();
    await atSeller.getByRole("link", { name: "98765 43210" }).waitFor();
    await atSeller.getByRole("button", { name: "Accept the order" }).click();

    await page.getByText("Accepted", { exact: true }).first().waitFor();
    const link = await page.getByRole("link", { name: "Open a payment app" }).getAttribute("href");
    expect(link).toMatch(
      /^upi:\/\/pay\?pa=ravi\.patil@okbank&pn=Ravi%20Patil&am=120\.00&cu=INR&tr=UR[0-9A-Z]{8}&/,
    );
    await page.getByRole("img", { name: "Code to pay ₹120" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "I have paid" }).click();
    await page.getByText("Payment claimed").first().waitFor();
    await atSeller.getByText("Payment claimed").first().waitFor();
    for (const [press, seen] of [
      ["I have received the payment", "Paid"],
      ["I have sent it", "On its way"],
      ["It was delivered", "Delivered"],
    ] as const) {
      await atSeller.getByRole("button", { name: press }).click();
      await page.getByText(seen, { exact: true }).first().waitFor();
    }

    await page.getByRole("button", { name: "Send rating" }).click();
    await page.getByText("Choose one to five stars.").waitFor();
    await page.getByRole("radio", { name: "4 stars: Good" }).check({ force: true });
    await page.getByLabel("What others should know (if you like)").fill("Came up within a week.");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Send rating" }).click();
    await page.getByRole("img", { name: "4 stars of 5" }).waitFor();
    await atSeller.getByText("Came up within a week.").waitFor();

    await page.getByRole("link", { name: "History" }).click();
    await page.getByRole("heading", { name: "From Ravi Patil" }).waitFor();
    await page.getByText("What happened so far").first().click();
    await page.getByText("Accepted by the seller").waitFor();
    await expectNoAxeViolations(page);

    await page.goto(`/marketplace/${productId}`);
    await page.getByRole("heading", { name: "What buyers say" }).waitFor();
    await page.getByText("Came up within a week.").waitFor();
    await expectNoAxeViolations(page);
  });

  test("placed without a signal waits on the device, and is sent once", async () => {
    await offer("Hand weeder");
    const { page, context, allow } = await openMarket(buyer);
    allow(lostNetwork);
    await addToCart(page, "Hand weeder");
    await page.getByRole("button", { name: "Cart (1)" }).waitFor();
    await goToCheckout(page);
    // The last part of the screen that comes.
    await page.getByLabel("What should other farmers call you?").waitFor();
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Place order" }).dblclick();
    await page.getByText(/^Your order is kept on this device. It is sent, once/).waitFor();
    await context.setOffline(false);
    // It is shown when it is placed, and not an empty cart.
    await page.waitForURL(/\/marketplace\/orders\/[0-9a-f-]{36}$/);
    await page.getByText("Your order has been placed.").waitFor();
    await page.goto("/marketplace/orders");
    const placed = page.getByRole("listitem").filter({ hasText: "Hand weeder" });
    await placed.first().waitFor();
    const answer: unknown = await page.evaluate(async () =>
      (await fetch("/api/orders?side=bought")).json(),
    );
    const { orders } = z
      .object({ orders: z.array(z.object({ lines: z.array(z.object({ title: z.string() })) })) })
      .parse(answer);
    const titles = orders.flatMap(({ lines }) => lines.map(({ title }) => title));
    expect(titles.filter((title) => title === "Hand weeder")).toHaveLength(1);
  });

  test("waits in the cart for the proof of the address, and goes on when it has come", async () => {
    await offer("Copper sprayer");
    const { page, context, email, allow } = await openNewFarmer(stage());
    allow(/403|Confirm your e-mail address/);
    await page.goto(market);
    await addToCart(page, "Copper sprayer");
    await page.getByRole("button", { name: "Cart (1)" }).waitFor();
    await goToCheckout(page);
    await page.getByRole("radio", { name: /^I fetch it/ }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByText("Confirm your e-mail address before you order.").waitFor();
    await expectNoAxeViolations(page);
    const { token } = await readProof(stage().product, email);
    await page.getByRole("button", { name: "Send me the mail" }).click();
    await page.getByText(/^We have sent a mail to/).waitFor();
    // The one sent at signing up no longer counts.
    await expect.poll(() => readMailedLink(stage().product, email)).not.toContain(token);
    const other = await context.newPage();
    await other.goto(await readMailedLink(stage().product, email));
    await other.getByRole("button", { name: "Yes, this address is mine" }).click();
    await other.getByText("Your e-mail address is confirmed.").waitFor();
    await page.getByText(/^We have sent a mail to/).waitFor({ state: "detached" });
    await page.getByText("Confirm your e-mail address before you order.").waitFor({
      state: "detached",
    });
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/marketplace\/orders\/[0-9a-f-]{36}$/);
  });

  test("is not placed before the buyer has seen what the seller has changed", async () => {
    const productId = await offer("Jute rope");
    const { page, allow } = await openMarket(buyer);
    allow(/409|The cart has changed/);
    await addToCart(page, "Jute rope");
    await page.getByRole("button", { name: "Cart (1)" }).waitFor();
    await goToCheckout(page);
    await changeWords(database?.url ?? "", { productId, title: "Nylon string" });
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByText("The seller has changed since you added it: name.").waitFor();
    await page.getByText(/^Prices or products have changed. Look at what is marked/).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/marketplace\/orders\/[0-9a-f-]{36}$/);
  });

  test("of somebody else is not there, and all of it is readable on the smallest phone", async () => {
    const options = { viewport: { width: 320, height: 640 } };
    const path = "/marketplace/orders/00000000-0000-4000-8000-000000000000";
    const { page, allow } = await openSignedIn(stage(), { session: buyer, path, options });
    allow(/404/);
    await page.getByText("There is no such order").waitFor();
    await page.getByRole("link", { name: "Your orders" }).click();
    await page
      .getByRole("link", { name: /^Open order/ })
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole("link", { name: /^Open order/ })
      .last()
      .click();
    await page.getByRole("heading", { name: "What happened so far" }).waitFor();
    await expectNoSidewaysScroll(page);
  });
});
