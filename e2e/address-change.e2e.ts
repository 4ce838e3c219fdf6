import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "./support/checks.ts";
import { newEmail, openNewFarmer, password, signIn } from "./support/farmers.ts";
import { readCodes, readMailedLink, readProof } from "./support/identity.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
const profile = (page: Page) => page.getByRole("dialog", { name: "Profile" });

/** The link of a mail that is written aside, after the answer. */
async function waitForLink(to: string, path: string): Promise<string> {
  const read = () => readMailedLink(stage().product, to).catch(() => "");
  await expect.poll(read).toContain(path);
  return read();
}

/** Asks in the profile for another address, and lets its mail come. */
async function askForAddress(page: Page, email: string): Promise<string> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await profile(page).getByRole("button", { name: "Change e-mail address" }).click();
  await profile(page).getByLabel("New e-mail address").fill(email);
  await profile(page).getByLabel("Your password").fill(password);
  await profile(page).getByRole("button", { name: "Send a mail to it" }).click();
  await profile(page).getByText(`We have sent a mail to ${email}.`).waitFor();
  return waitForLink(email, "/change-email#");
}

test("a new address is asked for with the password, and counts from its mail on", async () => {
  const { page, email: before, allow } = await openNewFarmer(stage());
  allow(/401|saving failed/);
  await readProof(stage().product, before);
  await page.getByRole("button", { name: "Profile" }).click();
  await profile(page).getByRole("button", { name: "Change e-mail address" }).click();
  await profile(page).getByLabel("New e-mail address").fill(newEmail("asha"));
  await profile(page).getByLabel("Your password").fill("somebody-else");
  await profile(page).getByRole("button", { name: "Send a mail to it" }).click();
  await profile(page).getByText("This is not your password.").waitFor();
  await expectNoAxeViolations(page);

  const after = newEmail("asha");
  const link = await askForAddress(page, after);
  const other = await stage().openFarmer();
  other.allow(/401/);
  await other.page.goto("/login");
  await signIn(other.page, before);
  await other.page.waitForURL("**/dashboard");

  await page.goto(link);
  await page.getByRole("heading", { name: "Your new address", level: 1 }).waitFor();
  await page.getByText(after, { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Yes, use this address" }).click();
  await page.getByText("Your account goes by this address now.").waitFor();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await profile(page).getByRole("heading", { name: "What happened in your account" }).click();
  await profile(page).getByText(`E-mail address changed: ${after}`).waitFor();
  await expect
    .poll(() => profile(page).getByText("Your e-mail address is not confirmed yet.").count())
    .toBe(0);

  // Signed out everywhere else, and known by the new address alone.
  await other.page.goto("/dashboard");
  await other.page.waitForURL(/\/login/);
  await signIn(other.page, before);
  await other.page.getByRole("alert").filter({ hasText: "do not belong together" }).waitFor();
  await signIn(other.page, after);
  await other.page.waitForURL("**/dashboard");
});

test("the link of a new address asks whoever is signed out to sign in, and comes back", async () => {
  const { page, context, email, allow } = await openNewFarmer(stage());
  allow(/40[01]/);
  const link = await askForAddress(page, newEmail("asha"));
  await context.clearCookies();
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, use this address" }).click();
  await page.getByText("Sign in to this account first").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  await page.waitForURL("**/change-email#*");
  await page.getByRole("button", { name: "Yes, use this address" }).click();
  await page.getByText("Your account goes by this address now.").waitFor();
});

test("the mail to the address before takes the account back, with a new password", async () => {
  const thief = await openNewFarmer(stage());
  thief.allow(/401/);
  const { email: owned } = thief;
  await readProof(stage().product, owned);
  await thief.page.goto(await askForAddress(thief.page, newEmail("thief")));
  await thief.page.getByRole("button", { name: "Yes, use this address" }).click();
  await thief.page.getByText("Your account goes by this address now.").waitFor();

  const { page, allow } = await stage().openFarmer();
  allow(/40[01]/);
  const link = await waitForLink(owned, "/undo-email#");
  await page.goto(link);
  await page.getByRole("heading", { name: "Take your account back", level: 1 }).waitFor();
  await page.getByText(owned, { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Take my account back" }).click();
  await page.waitForURL("**/reset-password#*");
  await page.getByLabel("New password", { exact: true }).fill("sugarcane-2027");
  await page.locator("form button[type=submit]").click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email Address").fill(owned);
  await page.getByLabel("Password", { exact: true }).fill("sugarcane-2027");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");

  await thief.page.goto("/dashboard");
  await thief.page.waitForURL(/\/login/);

  const codes = readCodes(page);
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Take my account back" }).click();
  await page.getByText("it works once, within 7 days").waitFor();
  await page.getByRole("link", { name: "Set a new password" }).waitFor();
  await expect.poll(() => codes).toEqual(["link-not-valid"]);
});
