import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listCards } from "./support/checks.ts";
import { newEmail, password, register, setUp } from "./support/farmers.ts";
import { proveAddress } from "./support/identity.ts";
import { makePhotograph } from "./support/picture.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

type Focus = { name: string; isVisible: boolean; hasRing: boolean };

/** What has the focus: how it is called, and whether a person can see that it has it. */
async function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: "", isVisible: false, hasRing: false };
    const labelled = element.getAttribute("aria-labelledby");
    const labels =
      "labels" in element && element.labels instanceof NodeList
        ? [...element.labels].map((label) => label.textContent ?? "")
        : [];
    const name =
      element.getAttribute("aria-label") ||
      (labelled && document.getElementById(labelled)?.textContent) ||
      labels.join(" ") ||
      element.textContent ||
      "";
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: name.trim(),
      isVisible: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
      hasRing: outlineStyle !== "none" || boxShadow !== "none",
    };
  });
}

/** Presses Tab until something called so has the focus; everything on the way shows its focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    const focus = await readFocus(page);
    passed.push(focus.name.slice(0, 40));
    if (name.test(focus.name)) {
      expect(focus.hasRing, `${focus.name} shows no focus`).toBe(true);
      // The page may still be scrolling to it.
      const isVisible = async () => (await readFocus(page)).isVisible;
      await expect.poll(isVisible, { message: `${focus.name} is out of sight` }).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}, only to: ${passed.join(", ")}`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test("from signing up to signing out with the keyboard alone", async () => {
  const { page, allow } = await stage().openFarmer();
  // At the end the product asks who is signed in, and the browser writes down that nobody is.
  allow(/401 .*\/api\//);
  await page.goto("/");
  await press(page, /^Get Started/);
  await page.waitForURL("**/register");
  await type(page, /^Email address/, newEmail("keys"));
  await type(page, /^Password/, password);
  await press(page, /^Create account/);
  await page.waitForURL("**/setup");
  await page.getByLabel(/^Phone/).waitFor();
  await type(page, /^Phone/, "9876543210");
  await type(page, /^Address/, "Wardha 442001");
  await press(page, /^Submit/);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();

  await press(page, /^Community$/);
  await page.waitForURL("**/community/blogs");
  await listCards(page).first().waitFor();
  await press(page, /^Add Post/);
  const dialog = page.getByRole("dialog", { name: "Create your blogs" });
  await dialog.waitFor();
  await type(page, /^Title/, "Written without a mouse");
  await type(page, /^Description/, "Every step by key.");
  // The window of the operating system is out of a page's reach; what it would hand over is set here.
  await dialog.locator('input[type="file"]').setInputFiles(await makePhotograph());
  await press(page, /^Create Post/);
  await dialog.waitFor({ state: "hidden" });
  await listCards(page).filter({ hasText: "Written without a mouse" }).waitFor();

  await press(page, /Profile$/);
  const profile = page.getByRole("dialog", { name: "Profile" });
  await profile.waitFor();
  await page.keyboard.press("Escape");
  await profile.waitFor({ state: "hidden" });
  await expect
    .poll(async () => (await readFocus(page)).name, {
      message: "focus returns to what opened the dialog",
    })
    .toMatch(/Profile$/);
  await page.keyboard.press("Enter");
  await profile.waitFor();
  // What comes after the rest of the dialog moves what has the focus.
  await profile.getByText("This one", { exact: true }).waitFor({ state: "attached" });
  await profile.getByText("Account made").waitFor({ state: "attached" });
  await press(page, /^Sign out$/);
  await page.waitForURL(/\/login/);
});

async function openFarmer(name: string): Promise<Page> {
  const { page } = await stage().openFarmer();
  await register(page, newEmail(name));
  await setUp(page, "Ojhar, Nashik 422206");
  return page;
}

/** The first of October as a date field of this language takes it, figure by figure. */
const firstOfOctober = `0110${new Date().getFullYear() - (new Date().getMonth() < 10 ? 1 : 0)}`;

test("a field is added, its water planned and the assistant asked with the keyboard alone", async () => {
  const page = await openFarmer("field-keys");
  await page.goto("/fields");
  await press(page, /^Add field/);
  await page.getByRole("dialog", { name: "Add a field" }).waitFor();
  await type(page, /^Name of the field/, "Well plot");
  await type(page, /^Area/, "1.5");
  await type(page, /^Crop/, "Tomato");
  await type(page, /^Sown or planted on/, firstOfOctober);
  await type(page, /^How it gets water/, "Drip");
  await press(page, /^Save field/);
  await page.getByRole("heading", { name: "Well plot" }).waitFor();
  await press(page, /^Water plan: Well plot/);
  await page.waitForURL("**/irrigation");
  await page.getByRole("heading", { name: "Well plot" }).waitFor();

  await press(page, /^Dashboard$/);
  await page.waitForURL("**/dashboard");
  await type(page, /^Ask me anything/, "Should I irrigate tomorrow?");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
  await page
    .locator("main ol > li")
    .getByText(/Well plot/)
    .first()
    .waitFor();
});

test("goods are put on sale and ordered with the keyboard alone", async () => {
  const title = `Turmeric by key ${Date.now()}`;
  const seller = await openFarmer("seller-keys");
  await seller.goto("/marketplace/sell");
  await seller.getByLabel("Add pictures").setInputFiles(await makePhotograph());
  await seller.getByRole("img", { name: "Picture 1" }).waitFor();
  await type(seller, /^Title/, title);
  await type(seller, /^Description/, "Boiled and dried this season.");
  await press(seller, /^Next/);
  await type(seller, /^Price for one/, "140");
  await type(seller, /^In stock/, "12");
  await press(seller, /^Next/);
  await press(seller, /^Put on sale/);
  await seller.waitForURL("**/marketplace/listings");

  const page = await openFarmer("buyer-keys");
  await proveAddress(stage().product, page.request);
  // Others may offer at the same place.
  await page.goto("/marketplace?sort=newest");
  await listCards(page).filter({ hasText: title }).waitFor();
  await press(page, new RegExp(`^${title}`));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await press(page, /^Add to Cart/);
  await page.getByRole("button", { name: "Cart (1)" }).waitFor();
  await press(page, /^Cart/);
  await page.getByRole("dialog", { name: "Cart" }).waitFor();
  await press(page, /^Go to checkout/);
  await page.waitForURL("**/marketplace/checkout");
  await page.getByRole("button", { name: /^Place order/ }).waitFor();
  await press(page, /^Place order/);
  await page.waitForURL(/\/marketplace\/orders\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "What happened so far" }).waitFor();
});
