import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type BadNetwork, startBehindBadNetwork } from "./support/bad-network.ts";
import { newEmail, password, register, setUp } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

let network: BadNetwork | undefined;
const stage = openStage(async () => {
  const started = await startBehindBadNetwork();
  network = started;
  return started;
});
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function openNewFarmer(): Promise<
  Awaited<ReturnType<ReturnType<typeof stage>["openFarmer"]>> & { email: string }
> {
  const farmer = await stage().openFarmer(phone);
  const email = newEmail("hasty");
  await register(farmer.page, email);
  await setUp(farmer.page);
  return { ...farmer, email };
}

async function openProfile(page: Page) {
  await page.getByRole("button", { name: "Profile" }).click();
  return page.getByRole("dialog", { name: "Profile" });
}

async function readMailedLink(to: string): Promise<string> {
  const folder = join(stage().product.dataDirectory, "data", "outbox");
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), "utf8");
    const link = /https?:\/\/\S+#\S+/.exec(text)?.[0];
    if (text.startsWith(`To: ${to}\n`) && link) return link;
  }
  throw new Error(`No mail to ${to}`);
}

test("a double tap sends once", async () => {
  const { page } = await openNewFarmer();
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

test("an address confirmed in another tab lets the second step be set up in this one", async () => {
  const { page, context, email } = await openNewFarmer();
  const profile = await openProfile(page);
  await profile.getByText("Confirm your e-mail address first").waitFor();
  const other = await context.newPage();
  await other.goto(await readMailedLink(email));
  await other.getByRole("main").getByRole("button").first().click();
  await other.getByText("Your e-mail address is confirmed.").waitFor();
  await profile.getByRole("button", { name: "Set it up" }).waitFor();
});

test("a refused name is explained in the language that is chosen next", async () => {
  const { page } = await openNewFarmer();
  const profile = await openProfile(page);
  await profile.getByLabel("Display name").fill("a".repeat(61));
  await profile.getByRole("button", { name: "Save name" }).click();
  await profile.getByText("Keep the name within 60 letters.").waitFor();
  await profile.getByLabel("Language").selectOption("hi");
  await page.getByRole("dialog", { name: "प्रोफ़ाइल" }).waitFor();
  expect(await page.getByText("Keep the name within 60 letters.").count()).toBe(0);
});

test("all that waits behind a write that does not get through is counted", async () => {
  const { page, allow } = await openNewFarmer();
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
