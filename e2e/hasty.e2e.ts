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
