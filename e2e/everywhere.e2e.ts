import { beforeAll, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

test("another language is chosen in the Profile dialog and stays", async () => {
  const { page } = await openSignedIn(stage(), { session, path: "/dashboard" });
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("hi");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.getByRole("navigation").first().innerText())
    .toMatch(/\p{Script=Devanagari}/u);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
});

test("without a signal a strip says so, and it goes when the signal is back", async () => {
  const { page, context, allow } = await openSignedIn(stage(), { session, path: "/dashboard" });
  allow(/Failed to fetch/);
  allow(lostNetwork);
  // Parts of the screen that come after the rest would fail to come.
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByText(/No signal\./).waitFor();
  await context.setOffline(false);
  await page.getByText(/No signal\./).waitFor({ state: "hidden" });
});
