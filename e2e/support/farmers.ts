import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { sessionKey } from "#src/features/session/api.ts";
import { type SessionUser, sessionUser } from "#src/features/session/schema.ts";
import { type Farmer, type Stage, waitForScript } from "./stage.ts";

export const password = "monsoon-2026";
let lastAccount = 0;

/** An e-mail address that nobody has signed up with yet. */
export function newEmail(name = "farmer"): string {
  lastAccount += 1;
  return `${name}.${process.pid}.${lastAccount}@example.org`;
}

/** Signs up through the form, up to the Setup screen. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/setup");
  await page.getByRole("heading", { name: "Setup", level: 1 }).waitFor();
}

/** Fills in what Setup insists on, up to the dashboard. */
export async function setUp(page: Page, address = "Wardha, Maharashtra 442001"): Promise<void> {
  await page.getByLabel(/^Phone/).fill("98765 43210");
  await page.getByLabel(/^Address/).fill(address);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("**/dashboard");
}

/** Makes an account with what Setup insists on, as the forms would send it, for a browser that is on no page yet. */
async function enrol(
  { request }: BrowserContext,
  given: { stage: Stage; email: string; address?: string | undefined },
): Promise<SessionUser> {
  const { stage, email, address = "Wardha, Maharashtra 442001" } = given;
  const headers = { origin: stage.product.url };
  const account = { email, password };
  const made = await request.post("/api/session/sign-up", { data: account, headers });
  if (!made.ok()) throw new Error(`Signing up failed: ${made.status()} ${await made.text()}`);
  const farm = { phone: "98765 43210", address };
  const saved = await request.put("/api/profile/farm", { data: farm, headers });
  if (!saved.ok()) throw new Error(`Setup failed: ${saved.status()} ${await saved.text()}`);
  return sessionUser.parse(await made.json());
}

/** A new farmer in a browser of their own, on the dashboard. */
export async function openNewFarmer(
  stage: Stage,
  given: { name?: string; address?: string; options?: BrowserContextOptions } = {},
): Promise<Farmer & { email: string }> {
  const farmer = await stage.openFarmer(given.options);
  const email = newEmail(given.name);
  await enrol(farmer.context, { stage, email, address: given.address });
  await farmer.page.goto("/dashboard");
  await farmer.page.getByRole("heading", { level: 1 }).first().waitFor();
  return { ...farmer, email };
}

/** In Nashik district, which is known; and one that does not say where it is. */
export const addressOfOzar = "Ojhar, Nashik 422206";
export const vagueAddress = "By the banyan tree";

export async function signIn(page: Page, email: string): Promise<void> {
  await waitForScript(page);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/\/login/);
  await waitForScript(page);
}

/** What a signed-in farmer's browser holds, to open others with. */
export type SignedIn = Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>;

/** Makes the account of one farmer, and what their browser holds, for the tests that begin signed in. */
export async function keepSession(stage: Stage): Promise<SignedIn> {
  const { context } = await stage.openFarmer();
  const user = await enrol(context, { stage, email: newEmail() });
  const { cookies } = await context.storageState();
  const remembered = [{ name: sessionKey, value: JSON.stringify(user) }];
  return { cookies, origins: [{ origin: stage.product.url, localStorage: remembered }] };
}

/** A farmer who is signed in already, on one screen. */
export async function openSignedIn(
  stage: Stage,
  given: { session: SignedIn; path: string; options?: BrowserContextOptions | undefined },
): Promise<Farmer> {
  const farmer = await stage.openFarmer({ ...given.options, storageState: given.session });
  await farmer.page.goto(given.path);
  await farmer.page.getByRole("heading", { level: 1 }).first().waitFor();
  return farmer;
}
