import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dayInMs } from "#src/shared/days.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations } from "./support/checks.ts";
import { findSection } from "./support/farm.ts";
import { openNewFarmer, password, signIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";
import { removeAccount } from "./support/standing.ts";

const stage = openStage();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const remembered = (page: Page) => page.getByRole("checkbox", { name: "Remember Me" });

/** How many entries a store of the device holds. */
const countKept = (page: Page, name: string) =>
  page.evaluate(async (database) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const counting = opened.transaction("kept").objectStore("kept").count();
    await new Promise((resolve) => (counting.onsuccess = resolve));
    opened.close();
    return counting.result;
  }, name);

test("a phone is remembered unless that is refused, a computer only when it is asked for", async () => {
  const { page } = await stage().openFarmer(phone);
  await page.goto("/login");
  await expect.poll(() => remembered(page).isChecked()).toBe(true);
  await remembered(page).uncheck();
  const computer = await stage().openFarmer();
  await computer.page.goto("/login");
  await computer.page.locator("#google-state").getByText("Google sign-in is not offered").waitFor();
  await expect.poll(() => remembered(computer.page).isChecked()).toBe(false);
  await expect.poll(() => remembered(page).isChecked()).toBe(false);
});

test("what waits when the session is gone is told before signing in, and goes out after it", async () => {
  const { page, context, email, allow } = await openNewFarmer(stage(), { options: phone });
  allow(lostNetwork);
  allow(/40[01]/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add More" }).click();
  await page.getByRole("checkbox", { name: "Soil Health" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => countKept(page, "urvara-writes")).toBe(1);
  // As when the browser was closed, and with it a session that it was not to remember.
  await page.close();
  await context.clearCookies();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/dashboard");
  await again.waitForURL("**/login*");
  await again.getByText("1 change waits on this device. Sign in to send it.").waitFor();
  await expectNoAxeViolations(again);
  await signIn(again, email);
  await again.waitForURL("**/dashboard");
  await findSection(again, "Soil Health").waitFor();
  await expect.poll(() => countKept(again, "urvara-writes")).toBe(0);
});

test("a sign-in page follows when another tab signs in, to where it was to go", async () => {
  const { email } = await openNewFarmer(stage());
  const { page, context } = await stage().openFarmer();
  await page.goto("/login?returnTo=%2Fcommunity%2Fblogs");
  await page.locator("#google-state").getByText("Google sign-in is not offered").waitFor();
  const other = await context.newPage();
  await other.goto("/login");
  await signIn(other, email);
  await other.waitForURL("**/dashboard");
  await page.waitForURL("**/community/blogs");
});

test("a language that is chosen in one tab is shown in the others", async () => {
  const { page, context } = await openNewFarmer(stage());
  const other = await context.newPage();
  // Its part for what happens elsewhere comes behind the first screen.
  const followed = other.waitForResponse((answer) => answer.url().includes("/api/live"));
  await other.goto("/marketplace");
  await other.getByRole("heading", { name: "Marketplace", level: 1 }).waitFor();
  await followed;
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("hi");
  await page.waitForFunction(() => document.documentElement.lang === "hi");
  await other.waitForFunction(() => document.documentElement.lang === "hi");
  await expect
    .poll(() => other.getByRole("navigation").first().innerText())
    .toMatch(/\p{Script=Devanagari}/u);
});

test("what a device keeps of a deleted account goes with it, and not before", async () => {
  const { page, email, allow } = await openNewFarmer(stage());
  allow(/40[01]/);
  await page.goto("/community/insurance/loss-report");
  await page.getByRole("button", { name: "Start the clock" }).click();
  await expect.poll(() => countKept(page, "urvara-losses")).toBe(1);
  await page.getByRole("button", { name: "Profile" }).click();
  await page
    .getByRole("dialog", { name: "Profile" })
    .getByRole("button", { name: "Delete account" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByText("Loss reports, drafts and what still waits on this device").waitFor();
  await dialog.getByLabel("Type your e-mail address to confirm").fill(email);
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByRole("button", { name: "Close and leave" }).click();
  await page.waitForURL("**/login*");
  await page.locator("#google-state").getByText("Google sign-in is not offered").waitFor();
  expect(await countKept(page, "urvara-losses")).toBe(1);
  // A week later by the device's clock, which is not what counts.
  await page.clock.setFixedTime(new Date(Date.now() + 8 * dayInMs));
  // The page before may have asked as well; its answer is lost when it is left, and cannot be read.
  const answered = (state: string) =>
    page.waitForResponse(async (response) => {
      if (!response.url().endsWith("/api/profile/removal")) return false;
      const told = await response.text().catch(() => null);
      return told === JSON.stringify({ state });
    });
  const early = answered("leaving");
  await page.reload();
  await early;
  await page.locator("#google-state").getByText("Google sign-in is not offered").waitFor();
  expect(await countKept(page, "urvara-losses")).toBe(1);
  await removeAccount(stage().product.dataDirectory, email);
  const late = answered("gone");
  await page.reload();
  await late;
  await expect.poll(() => countKept(page, "urvara-losses")).toBe(0);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem("leavingAccounts")))
    .toBeNull();
});
