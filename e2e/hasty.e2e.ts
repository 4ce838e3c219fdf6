import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type BadNetwork, startBehindBadNetwork } from "./support/bad-network.ts";
import { openNewFarmer, openSignedIn, password } from "./support/farmers.ts";
import { readMailedLink } from "./support/identity.ts";
import { openStage } from "./support/stage.ts";

let network: BadNetwork | undefined;
const stage = openStage(async () => {
  const started = await startBehindBadNetwork();
  network = started;
  return started;
});
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function openProfile(page: Page) {
  await page.getByRole("button", { name: "Profile" }).click();
  return page.getByRole("dialog", { name: "Profile" });
}

/** What has the focus, by its name; empty when nothing has it. */
const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return "";
    return held.getAttribute("name") ?? held.getAttribute("aria-label") ?? held.textContent;
  });

test("a double tap sends once", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  await profile.getByRole("button", { name: "Change password" }).click();
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith("/api/session/password")) sent += 1;
  });
  await profile.getByLabel("Current password").fill(password);
  await profile.getByLabel("New password").fill("harvest-2027");
  await profile.getByRole("button", { name: "Save password" }).dblclick();
  await page.getByText("Your password has been changed.").waitFor();
  expect(sent).toBe(1);
});

test("the focus stays where a form of the profile opens and closes", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  const press = (name: string) => profile.getByRole("button", { name, exact: true }).click();
  await press("Edit farm");
  await expect.poll(() => readFocus(page)).toBe("phone");
  await press("Cancel");
  await expect.poll(() => readFocus(page)).toBe("Edit farm");
  await press("Change password");
  await expect.poll(() => readFocus(page)).toBe("currentPassword");
  await press("Cancel");
  await expect.poll(() => readFocus(page)).toBe("Change password");
});

test("an address confirmed in another tab lets the second step be set up in this one", async () => {
  const { page, context, email } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  await profile.getByText("Confirm your e-mail address first").waitFor();
  const other = await context.newPage();
  await other.goto(await readMailedLink(stage().product, email));
  await other.getByRole("main").getByRole("button").first().click();
  await other.getByText("Your e-mail address is confirmed.").waitFor();
  await profile.getByRole("button", { name: "Set it up" }).click();
  await expect.poll(() => readFocus(page)).toMatch(/^Install an authenticator app/);
});

test("a refused name is explained in the language that is chosen next", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  await profile.getByLabel("Display name").fill("a".repeat(61));
  await profile.getByRole("button", { name: "Save name" }).click();
  await profile.getByText("Keep the name within 60 letters.").waitFor();
  await profile.getByLabel("Language").selectOption("hi");
  await page.getByRole("dialog", { name: "प्रोफाइल" }).waitFor();
  expect(await page.getByText("Keep the name within 60 letters.").count()).toBe(0);
});

test("the focus goes on with a comment that was changed, and with the others when it is gone", async () => {
  const { context } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const session = await context.storageState();
  const { page } = await openSignedIn(stage(), {
    session,
    path: "/community/blogs",
    options: phone,
  });
  await page
    .getByRole("link", { name: /Drip on half/ })
    .first()
    .click();
  await page.getByLabel("Write a comment").fill("How deep?");
  await page.getByRole("button", { name: "Post comment" }).click();
  await page.getByRole("button", { name: "Edit your comment" }).click();
  await page.getByLabel("Your comment", { exact: true }).fill("How deep on the slope?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("How deep on the slope?").waitFor();
  await expect.poll(() => readFocus(page)).toBe("Edit your comment");
  await page.getByRole("button", { name: "Delete your comment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Your comment is deleted.").waitFor();
  await expect.poll(() => readFocus(page)).toMatch(/^Comments/);
});

test("all that waits behind a write that does not get through is counted", async () => {
  const { page, allow } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  allow(/ERR_|Failed to load resource/);
  await page.goto("/community/blogs");
  await page
    .getByRole("link", { name: /Drip on half/ })
    .first()
    .click();
  await page.getByLabel("Write a comment").waitFor();
  network?.cut();
  try {
    await page.getByRole("button", { name: /^Like/ }).click();
    await page.getByRole("button", { name: "1 change waits to be sent" }).waitFor();
    await page.getByLabel("Write a comment").fill("Written without a signal");
    await page.getByRole("button", { name: "Post comment" }).click();
    await page.getByRole("button", { name: "2 changes wait to be sent" }).waitFor();
  } finally {
    network?.restore();
  }
});

test("the day on which a deleted account is removed can be read before leaving", async () => {
  const { page, email, allow } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  allow(/401/);
  const profile = await openProfile(page);
  await profile.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await dialog.getByLabel("Type your e-mail address to confirm").fill(email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await refused;
  await page.waitForTimeout(500);
  await dialog.getByText(/^Your account will be removed on/).waitFor();
  await dialog.getByRole("button", { name: "Close and leave" }).click();
  await page.waitForURL("**/login*");
});
