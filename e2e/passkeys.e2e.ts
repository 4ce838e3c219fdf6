import type { BrowserContextOptions, CDPSession, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { getTotpCode, getTotpStep } from "#src/features/session/totp-gateway.server.ts";
import { findScript } from "./support/built-files.ts";
import { openNewFarmer, password, signIn, signOut } from "./support/farmers.ts";
import { proveAddress, readCodes } from "./support/identity.ts";
import { findFreePort, startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

// No browser binds a passkey to an address that is a number.
const stage = openStage(async () => {
  const port = String(await findFreePort());
  const url = `http://localhost:${port}`;
  return { ...(await startProduct({ PORT: port, PUBLIC_URL: url })), url };
});

type Device = { devtools: CDPSession; authenticatorId: string };

/** A device that keeps passkeys and knows its owner's finger. */
async function giveDevice(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function openProfile(page: Page) {
  await page.getByRole("button", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await profile.getByRole("heading", { name: "Passkeys" }).click();
  return profile;
}

async function addPasskey(page: Page, name: string): Promise<void> {
  const profile = await openProfile(page);
  await profile.getByRole("button", { name: "Add a passkey" }).click();
  await profile.getByLabel("Name of the passkey").fill(name);
  await profile.getByLabel("Your password", { exact: true }).fill(password);
  await profile.getByRole("button", { name: "Go on" }).click();
  await profile.getByText("not used yet").waitFor();
  await profile.getByText(name, { exact: true }).waitFor();
  await profile.getByRole("button", { name: "Close" }).click();
}

async function openGuarded(options?: BrowserContextOptions) {
  const farmer = await openNewFarmer(stage(), { name: "passkey", ...(options && { options }) });
  farmer.allow(/40[0-9]|saving failed/);
  await proveAddress(stage().product, farmer.page.request);
  await farmer.page.reload();
  const device = await giveDevice(farmer.page);
  return { ...farmer, device };
}

const pressPasskey = (page: Page) =>
  page.getByRole("button", { name: "Sign in with a passkey" }).click();

test("a passkey: added, lets in, is removed, and is refused from then on", async () => {
  const { page, device } = await openGuarded();
  const codes = readCodes(page);
  const wrong = await openProfile(page);
  await wrong.getByRole("button", { name: "Add a passkey" }).click();
  await wrong.getByLabel("Your password", { exact: true }).fill("not the password");
  await wrong.getByRole("button", { name: "Go on" }).click();
  await wrong.getByText("This is not your password.").waitFor();
  await wrong.getByRole("button", { name: "Close" }).click();
  await addPasskey(page, "Asha's phone");
  const kept = await device.devtools.send("WebAuthn.getCredentials", {
    authenticatorId: device.authenticatorId,
  });
  expect(kept.credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
  await signOut(page);

  await pressPasskey(page);
  await page.waitForURL("**/dashboard");
  const profile = await openProfile(page);
  await profile.getByText("last used").waitFor();
  await profile.getByRole("button", { name: "Remove: Asha's phone" }).click();
  await profile.getByLabel("Your password", { exact: true }).fill(password);
  await profile.getByRole("button", { name: "Remove the passkey" }).click();
  await page.getByText("The passkey is removed.").waitFor();
  await profile.getByRole("button", { name: "Remove: Asha's phone" }).waitFor({ state: "hidden" });
  await profile.getByRole("button", { name: "Close" }).click();
  await signOut(page);

  await pressPasskey(page);
  await page.getByText("This passkey does not open an account here.").waitFor();
  await expect.poll(() => codes.at(-1)).toBe("passkey-refused");
});

test("a passkey asked for before the page's script is here is used when it comes", async () => {
  // What a worker brings cannot be held.
  const { page, context } = await openGuarded({ serviceWorkers: "block" });
  await addPasskey(page, "Quick phone");
  await signOut(page);
  const held: Route[] = [];
  await context.route(`**${await findScript("src/main.identity.tsx")}`, (route) => {
    held.push(route);
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => held.length).toBe(1);
  await pressPasskey(page);
  expect(page.url()).toContain("/login");
  for (const route of held) await route.continue();
  await page.waitForURL("**/dashboard");
});

test("with the second factor on, a passkey is asked for no code, and stands for one in the step", async () => {
  const { page, email } = await openGuarded();
  await addPasskey(page, "Kitchen phone");
  const post = async (path: string, data: object) => {
    const headers = { origin: stage().product.url };
    const answer = await page.request.post(`/api/session/second-factor/${path}`, { headers, data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { secret } = await post("setup", {});
  await post("confirm", { code: getTotpCode(secret, getTotpStep(new Date())) });
  await signOut(page);

  await pressPasskey(page);
  await page.waitForURL("**/dashboard");
  await signOut(page);

  await signIn(page, email);
  await page.waitForURL("**/second-factor*");
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await page.waitForURL("**/dashboard");
});

test("a device without a passkey says so, and the other ways stay open", async () => {
  const { page, device, email } = await openGuarded();
  const codes = readCodes(page);
  await signOut(page);
  // The device's owner shakes their head instead of touching the sensor.
  await device.devtools.send("WebAuthn.setUserVerified", {
    authenticatorId: device.authenticatorId,
    isUserVerified: false,
  });
  await pressPasskey(page);
  await page.getByText("No passkey was used.").waitFor();
  await expect.poll(() => codes).toEqual(["passkey-cancelled"]);
  await signIn(page, email);
  await page.waitForURL("**/dashboard");
});
