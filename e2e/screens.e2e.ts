import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import {
  keepSession,
  newEmail,
  openNewFarmer,
  openSignedIn,
  register,
  type SignedIn,
  signIn,
  vagueAddress,
} from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

/** Presses a box that shows what the server will be told a moment later. */
async function choose(box: Locator, wanted: boolean): Promise<void> {
  if ((await box.isChecked()) !== wanted) await box.click();
  await expect.poll(() => box.isChecked()).toBe(wanted);
}

const open = (path: string, width = 1280) =>
  openSignedIn(stage(), { session, path, options: { viewport: { width, height: 900 } } });

test("Setup asks in its order, and Skip goes on without saving", async () => {
  const { page } = await stage().openFarmer();
  await register(page, newEmail());
  await page.getByLabel(/^Phone/).waitFor();
  const labels = await page.locator("form label").allInnerTexts();
  const wanted = [/phone/i, /address/i, /farm size/i, /farm type/i, /crop/i, /soil/i, /water/i];
  const places = wanted.map((pattern) => labels.findIndex((label) => pattern.test(label)));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await expect.poll(() => page.getByLabel(/^Phone/).getAttribute("inputmode")).toBe("numeric");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  const address = page.getByLabel(/^Address/);
  await address.fill("By the well");
  await page.reload();
  await address.waitFor();
  await expect
    .poll(() => address.inputValue(), { message: "a reload loses nothing" })
    .toBe("By the well");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/setup");
  await address.waitFor();
  await expect.poll(() => address.inputValue()).toBe("");
});

test("the top bar, the bell and the avatar are there, and lead where they say", async () => {
  const { page } = await open("/dashboard");
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "Marketplace" }).click();
  await page.waitForURL("**/marketplace");
  await bar.getByRole("link", { name: "Community" }).click();
  await page.waitForURL("**/community/blogs");
  const tabs = page.getByRole("navigation", { name: "Community" });
  await tabs.getByRole("link", { name: "Government Schemes" }).click();
  await page.waitForURL("**/community/government-schemes");
  await tabs.getByRole("link", { name: "Agri Insurance" }).click();
  await page.waitForURL("**/community/insurance");
  await tabs.getByRole("link", { name: "Blogs" }).click();
  await page.waitForURL("**/community/blogs");
  await bar.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.waitForURL("**/dashboard");
  await bar.getByRole("link", { name: "AI Chat Bot" }).click();
  await page.waitForURL("**/assistant");
  await page.getByRole("heading", { name: "AI Chat Bot", level: 1 }).waitFor();
  await bar.getByRole("button", { name: "Notification" }).click();
  await page.getByRole("heading", { name: "Notification" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog", { name: "Profile" }).waitFor();
});

test("a phone has the side menu with its five places", async () => {
  const { page } = await open("/dashboard", 360);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link").first().waitFor();
  await expect
    .poll(async () => (await menu.getByRole("link").allInnerTexts()).map((name) => name.trim()))
    .toEqual(["Dashboard", "Marketplace", "Blogs", "Schemes", "Insurance"]);
  await menu.getByRole("link", { name: "Insurance" }).click();
  await page.waitForURL("**/community/insurance");
  await menu.waitFor({ state: "hidden" });
});

test("the dashboard shows the sample weather, and an answer where 'Ask' is pressed", async () => {
  const { page } = await openNewFarmer(stage(), { address: vagueAddress });
  for (const text of [/39\s*°C/, /7\s*%/, /4\.04\s*km\/hr/, /Sample/]) {
    await page.getByText(text).first().waitFor();
  }
  await page.getByRole("heading", { name: "AI Chat Bot" }).waitFor();
  await page.getByPlaceholder("Ask me anything").fill("When do I water wheat?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/assistant");
  await page.getByText("not described a field").waitFor();
});

test("'Add More' shows and hides each of its cards, and the choice is kept", async () => {
  const { page } = await open("/dashboard");
  const cards = {
    "Crop Distribution": "Crop Distribution",
    "Yield Trend": "Yield Trend",
    "AI Recommendation": "AI Recommendation",
    "Field Health Map": "Field Health Map",
    "Community Updates": "Community Updates",
    "Soil Health": "Soil Health",
    "Irrigation Schedule": "Irrigation Schedule",
    "Pest Control": "Pest Control Suggestions",
  };
  for (const title of Object.values(cards)) {
    await expect
      .poll(() => page.getByRole("heading", { name: title, exact: true }).count(), {
        message: title,
      })
      .toBe(0);
  }
  await page.getByRole("button", { name: "Add More" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Here You can add more Cards/Widgets").waitFor();
  for (const label of Object.keys(cards)) {
    await choose(dialog.getByRole("checkbox", { name: label }), true);
  }
  await page.keyboard.press("Escape");
  for (const title of Object.values(cards)) {
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
  }
  await page.reload();
  for (const title of Object.values(cards)) {
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "Add More" }).click();
  for (const label of Object.keys(cards)) {
    await choose(dialog.getByRole("checkbox", { name: label }), false);
  }
  await page.keyboard.press("Escape");
  await page
    .getByRole("heading", { name: "Yield Trend", exact: true })
    .waitFor({ state: "hidden" });
});

test("Setup of somebody who is signed out meanwhile says so, and goes on after signing in", async () => {
  const { page, context, allow } = await stage().openFarmer({ serviceWorkers: "block" });
  allow(/401|\[setup\]/);
  const email = newEmail();
  await register(page, email);
  await page.getByLabel(/^Phone/).fill("98765 43210");
  await page.getByLabel(/^Address/).fill("Wardha, Maharashtra 442001");
  await context.clearCookies();
  await page.getByRole("button", { name: "Submit" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "You must be logged in to complete the setup." })
    .waitFor();
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname === "/setup");
  await page.getByLabel(/^Address/).waitFor();
  await expect
    .poll(() => page.getByLabel(/^Address/).inputValue())
    .toBe("Wardha, Maharashtra 442001");
});
