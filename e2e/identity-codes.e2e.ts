import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newEmail, password, register, setUp, signIn } from "./support/farmers.ts";
import { readCodes } from "./support/identity.ts";
import { startProduct } from "./support/product.ts";
import { type Farmer, openStage } from "./support/stage.ts";

// What can go wrong without a sign-in window; those with one have a file of their own.
const stage = openStage(() => startProduct({ PASSWORD_CLASSES: "numeric" }));
const known = newEmail("known");
beforeAll(async () => {
  const { page, context } = await stage().openFarmer();
  await register(page, known);
  await setUp(page);
  await context.close();
});

async function openAt(path: string): Promise<Farmer & { codes: string[] }> {
  const farmer = await stage().openFarmer();
  const codes = readCodes(farmer.page);
  farmer.allow(/40[0-9]|422|429/);
  await farmer.page.goto(path);
  return { ...farmer, codes };
}

const said = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });

async function fillSignUp(page: Page, given: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email address").fill(given.email);
  await page.getByLabel("Password", { exact: true }).fill(given.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

test("provider-not-configured: the button says so before it is pressed, explains itself, and no window opens", async () => {
  const { page, context, codes } = await openAt("/login");
  const button = page.getByRole("button", { name: "Log in with Google", disabled: true });
  await button.waitFor();
  await expect
    .poll(() => page.locator("#google-state").innerText())
    .toBe("Google sign-in is not offered here.");
  await expect.poll(() => button.getAttribute("aria-describedby")).toBe("google-state");
  expect(codes).toEqual([]);
  await button.press("Enter");
  await page
    .getByRole("status")
    .filter({
      hasText: "Signing in with Google is not offered here. Use another way on this page.",
    })
    .waitFor();
  await expect.poll(() => codes).toEqual(["provider-not-configured"]);
  expect(context.pages()).toHaveLength(1);
});

test("password-does-not-meet-requirements: the policy is read anew and its rules are named", async () => {
  const { page, codes } = await openAt("/register");
  const policy = page.waitForResponse("**/api/session/password-policy");
  await fillSignUp(page, { email: newEmail(), password: "xqz" });
  expect(await (await policy).json()).toMatchObject({ minLength: 6, classes: ["numeric"] });
  await said(page, "Use at least 6 characters. Add a digit.").waitFor();
  await expect.poll(() => codes).toEqual(["password-does-not-meet-requirements"]);
});

test("email-already-in-use and invalid-input stand at the e-mail", async () => {
  const { page, codes } = await openAt("/register");
  await fillSignUp(page, { email: known, password });
  await said(page, "There is an account with this e-mail address already.").waitFor();
  await fillSignUp(page, { email: "nobody", password });
  await said(page, "it should look like name@example.com").waitFor();
  await expect.poll(() => codes).toEqual(["email-already-in-use", "invalid-input"]);
  // What is said belongs to what was sent, and not to what was sent before.
  await fillSignUp(page, { email: "", password: "" });
  await said(page, "The password must not be empty.").waitFor();
  await fillSignUp(page, { email: "nobody", password });
  await page.getByText("The password must not be empty.").waitFor({ state: "detached" });
  await said(page, "it should look like name@example.com").waitFor();
});

test("login-blocked: while many guess, a new device is offered a mailed link", async () => {
  const email = newEmail("guessed");
  const owner = await stage().openFarmer();
  await register(owner.page, email);
  // From eight networks: one alone would keep nobody else out.
  for (let at = 0; at < 60; at++) {
    const answer = await fetch(`${stage().product.url}/api/session/sign-in`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: stage().product.url,
        "x-forwarded-for": `10.7.${at % 8}.${at}`,
      },
      body: JSON.stringify({ email, password: `guess ${at}` }),
    });
    expect(answer.status).toBe(401);
  }
  const { page, codes } = await openAt("/login");
  await signIn(page, email);
  await said(page, "Too many attempts at this account. Sign in with a mailed link").waitFor();
  await expect.poll(() => codes).toEqual(["login-blocked"]);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await page.getByText("We have sent a link to this address.").waitFor();
});

test("too-many-requests: many attempts from one connection have to wait", async () => {
  const { page, codes } = await openAt("/login");
  await page.getByLabel("Email Address").fill(newEmail("nobody"));
  await page.getByLabel("Password", { exact: true }).fill("guess");
  await page.evaluate(() =>
    Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        fetch("/api/session/sign-in", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: `many-${at}@example.org`, password: "guess" }),
        }),
      ),
    ),
  );
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await said(page, "There were too many attempts from your connection.").waitFor();
  await expect.poll(() => codes).toEqual(["too-many-requests"]);
});

test("network-request-failed: what was typed stays, and the next try works", async () => {
  const { page, context, codes, allow } = await openAt("/login");
  allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await signIn(page, known);
  await said(page, "There is no connection.").waitFor();
  await expect.poll(() => codes).toEqual(["network-request-failed"]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
});

test("unauthorized-domain: at an address that is not ours no password is taken", async () => {
  const { port } = new URL(stage().product.url);
  const { page, codes } = await openAt(`http://localhost:${port}/login`);
  await signIn(page, known);
  await said(page, "Signing in is not allowed from this address.").waitFor();
  await expect.poll(() => codes).toEqual(["unauthorized-domain"]);
});

test("user-mismatch: a remembered user who is not the session's gives way to the session's", async () => {
  const { page, codes } = await openAt("/login");
  await signIn(page, known);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    const user: unknown = JSON.parse(localStorage.getItem("user") ?? "{}");
    localStorage.setItem("user", JSON.stringify({ ...Object(user), uid: "somebody-else" }));
  });
  await page.reload();
  await expect.poll(() => codes).toEqual(["user-mismatch"]);
  const uid = () => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").uid);
  await expect.poll(uid).not.toBe("somebody-else");
});

test("web-storage-unsupported: a browser that keeps nothing still signs in", async () => {
  const { page, context, allow } = await stage().openFarmer();
  allow(/401/);
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The user keeps nothing", "SecurityError");
      },
    });
  });
  const codes = readCodes(page);
  await page.goto("/login");
  await signIn(page, known);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => new Set(codes)).toEqual(new Set(["web-storage-unsupported"]));
});

test("link-not-valid: a link that nobody was sent says what to do", async () => {
  const { page, codes } = await openAt(`/reset-password#${"x".repeat(32)}`);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.locator("form button[type=submit]").click();
  await said(page, "This link does not work any more").waitFor();
  await expect.poll(() => codes).toEqual(["link-not-valid"]);
});
