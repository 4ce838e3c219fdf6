import { beforeAll, expect, test } from "vitest";
import { newEmail, password, register, signIn } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
const known = newEmail("known");
beforeAll(async () => {
  const { page, context } = await stage().openFarmer();
  await register(page, known);
  await context.close();
});

test("the sign-in page has the texts, fields and links of its specification", async () => {
  const { page } = await stage().openFarmer();
  await page.goto("/login");
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await page.getByText("Welcome Back Farmer").waitFor();
  const email = page.getByLabel("Email Address");
  await expect.poll(() => email.getAttribute("type")).toBe("email");
  await expect.poll(() => email.getAttribute("required")).not.toBeNull();
  expect(
    await page.getByLabel("Password", { exact: true }).getAttribute("required"),
  ).not.toBeNull();
  await page.getByRole("checkbox", { name: "Remember Me" }).waitFor();
  await page.getByText("OR", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Log in with Google" }).waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: "Sign up here" }).getAttribute("href"))
    .toBe("/register");
  const top = page.getByRole("banner").getByRole("link", { name: "Sign up" });
  await expect.poll(() => top.getAttribute("href")).toBe("/register");
  const card = page.locator("main > div").first();
  await expect.poll(async () => (await card.boundingBox())?.width).toBe(500);
});

test("the sign-up page has the texts, fields and links of its specification", async () => {
  const { page } = await stage().openFarmer();
  await page.goto("/register");
  await page.getByRole("heading", { name: "Create your account", level: 1 }).waitFor();
  await page.getByText("Join thousands of farmers already using Urvara").waitFor();
  const email = page.getByLabel("Email address");
  await expect.poll(() => email.getAttribute("required")).toBeNull();
  const secret = page.getByPlaceholder("Create a password");
  await expect.poll(() => secret.getAttribute("required")).toBeNull();
  await page.getByRole("checkbox", { name: "I agree to the Terms and Conditions" }).waitFor();
  const terms = page.getByRole("link", { name: "Terms and Conditions" });
  await expect.poll(() => terms.getAttribute("href")).toBe("#terms");
  await page.getByRole("button", { name: "Sign Up with Google" }).waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: "Sign in here" }).getAttribute("href"))
    .toBe("/login");
  const top = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  await expect.poll(() => top.getAttribute("href")).toBe("/login");
  const side = page.getByRole("complementary");
  for (const text of ["Smart farming solutions", "Community support", "Yield optimization"]) {
    await side.getByText(text, { exact: true }).waitFor();
  }
  await page.setViewportSize({ width: 700, height: 900 });
  await side.waitFor({ state: "hidden" });
});

test("a guarded address asks for signing in and is opened afterwards", async () => {
  const { page, allow } = await stage().openFarmer();
  allow(/401/);
  await page.goto("/community/insurance");
  await page.waitForURL(/\/login/);
  await signIn(page, known);
  await page.waitForURL("**/community/insurance");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

for (const path of ["/setup", "/dashboard", "/community", "/marketplace", "/community/blogs"]) {
  test(`${path} sends whoever is not signed in to /login`, async () => {
    const { page, allow } = await stage().openFarmer();
    // The browser itself writes down that it was not let in.
    allow(/401/);
    await page.goto(path);
    await page.waitForURL(/\/login/);
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  });
}

test("signing in leads to the dashboard and is remembered under the key user", async () => {
  const { page } = await stage().openFarmer();
  await page.goto("/login");
  await signIn(page, known);
  await page.waitForURL("**/dashboard");
  const readStored = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
  await expect.poll(readStored).toMatchObject({ email: known, isAnonymous: false });
  expect(Object.keys(Object(await readStored())).sort()).toEqual(
    [
      "uid",
      "email",
      "emailVerified",
      "displayName",
      "isAnonymous",
      "photoURL",
      "phoneNumber",
      "tenantId",
      "providerData",
      "createdAt",
      "lastLoginAt",
    ].sort(),
  );
});

test("a wrong password changes nothing, goes nowhere, and is said beside the form", async () => {
  const { page, allow } = await stage().openFarmer();
  allow(/40[013]|422/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/login");
  await page.getByLabel("Email Address").fill(known);
  await page.getByLabel("Password", { exact: true }).fill(`${password}x`);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await expect.poll(() => logged.join("\n")).toContain("wrong-credentials");
  await expect.poll(() => page.getByLabel("Email Address").inputValue()).toBe(known);
});

test("a weak password and a taken address are said at their fields, and nobody is signed in", async () => {
  const { page, allow } = await stage().openFarmer();
  allow(/40[09]|422/);
  await page.goto("/register");
  await page.getByLabel("Email address").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("alert").filter({ hasText: "at least 6 characters" }).waitFor();
  await page.getByLabel("Email address").fill(known);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: /already/ })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/register");
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("the forms work before their script has arrived", async () => {
  const { page } = await stage().openFarmer({ javaScriptEnabled: false });
  await page.goto("/register");
  await page.getByLabel("Email address").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/setup");
});

test("signing out in one tab signs the others out", async () => {
  const { page, context, allow } = await stage().openFarmer();
  allow(/401/);
  await page.goto("/login");
  await signIn(page, known);
  await page.waitForURL("**/dashboard");
  const other = await context.newPage();
  // Its part for what happens elsewhere comes behind the first screen.
  const isFollowing = other.waitForResponse((answer) => answer.url().includes("/api/live"));
  await other.goto("/marketplace");
  await other.getByRole("heading", { level: 1 }).waitFor();
  await isFollowing;
  await page.getByRole("button", { name: "Profile" }).click();
  await page
    .getByRole("dialog", { name: "Profile" })
    .getByRole("button", { name: "Sign out", exact: true })
    .click();
  await page.waitForURL(/\/login/);
  // By itself: loaded anew just then, it would be called off on its way.
  await other.waitForURL(/\/login/);
  await expect.poll(() => other.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("an address that is nobody's says so, with status 404 and the way home", async () => {
  const { page, allow } = await stage().openFarmer();
  allow(/404/);
  const answer = await page.goto("/no/such/place");
  expect(answer?.status()).toBe(404);
  await page.getByText("404", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Something's missing." }).waitFor();
  await page
    .getByText("Sorry, we can't find that page. You'll find lots to explore on the home page.")
    .waitFor();
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await page.waitForURL(/\/$/);
});
