import { expect, test } from "vitest";
import { keepSession, openSignedIn } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

test("a device whose clock is two days ahead is told so, and no other", async () => {
  const session = await keepSession(stage());
  const { page } = await openSignedIn(stage(), { session, path: "/dashboard" });
  await page.getByRole("heading", { name: "Make this page your own" }).waitFor();
  await expect.poll(() => page.getByText("The clock of this device").count()).toBe(0);
  await page.clock.install({ time: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  await page.reload();
  await page.getByText("The clock of this device is about 48 hours off").waitFor();
});

test("where cookies are blocked the pages of signing in say so before it is tried", async () => {
  const { page } = await stage().openFarmer();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false }),
  );
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await page.getByText("Cookies are blocked in this browser").waitFor();
  }
});
