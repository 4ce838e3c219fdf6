import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { listCards } from "./support/checks.ts";
import { keepSession, openNewFarmer, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

/** Another tab that writes to the store of what is to be sent, for a while; this one's writes wait for it. */
async function holdStore(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    (patience) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("urvara-writes", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const end = Date.now() + patience;
          const kept = opening.result.transaction("kept", "readwrite").objectStore("kept");
          const hold = () => {
            if (Date.now() < end) kept.count().onsuccess = hold;
          };
          hold();
          resolve();
        };
      }),
    milliseconds,
  );
}

/** Presses and tells how it stands in the very next frame. */
const pressAndRead = (control: Locator) =>
  control.evaluate(
    (element: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        element.click();
        requestAnimationFrame(() => {
          const isPressed = element.getAttribute("aria-pressed") === "true";
          resolve(isPressed || (element instanceof HTMLInputElement && element.checked));
        });
      }),
  );

test("'Add More' shows a card as chosen in the frame of the press, and is taken back with a word", async () => {
  const { page, allow } = await openSignedIn(stage(), { session, path: "/dashboard" });
  allow(lostNetwork);
  allow(/\[widgets\]/);
  await page.getByRole("button", { name: "Add More" }).click();
  const dialog = page.getByRole("dialog", { name: "Add More" });
  const box = dialog.getByRole("checkbox", { name: "Soil Health" });
  await holdStore(page, 1500);
  expect(await pressAndRead(box)).toBe(true);
  await expect
    .poll(async () => (await (await page.request.get("/api/widgets")).json()).SoilHealth)
    .toBe(true);
  await page.route("**/api/widgets", (route) =>
    route.fulfill({ status: 400, json: { code: "invalid-input", message: "No" } }),
  );
  const other = dialog.getByRole("checkbox", { name: "Yield Trend" });
  expect(await pressAndRead(other)).toBe(true);
  await dialog.getByRole("alert").getByText("was taken back").waitFor();
  await expect.poll(() => other.isChecked()).toBe(false);
  await expect.poll(() => box.isChecked()).toBe(true);
});

test("a card that was chosen is saved though the page is left in the next moment", async () => {
  const { page, allow } = await openSignedIn(stage(), { session, path: "/dashboard" });
  allow(lostNetwork);
  await page.getByRole("button", { name: "Add More" }).click();
  const box = page.getByRole("checkbox", { name: "Pest Control" });
  // Loaded again in the moment in which the dialog adds its entry, Chromium now and then goes back one too far.
  await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
  expect(await pressAndRead(box)).toBe(true);
  await page.reload();
  await page.getByRole("heading", { name: "Pest Control Suggestions" }).waitFor();
});

test("the heart of a product is filled in the frame of the press", async () => {
  const { page } = await openSignedIn(stage(), { session, path: "/marketplace" });
  const wish = page.getByRole("button", { name: "Add to wishlist" }).first();
  await wish.waitFor();
  await holdStore(page, 1500);
  expect(await pressAndRead(wish)).toBe(true);
});

test("a paper for a scheme is ticked in the frame of the press", async () => {
  const { page } = await openSignedIn(stage(), {
    session,
    path: "/community/government-schemes",
  });
  await listCards(page).first().getByRole("link").first().click();
  const box = page.getByRole("main").getByRole("checkbox").first();
  await expect.poll(() => box.isEnabled()).toBe(true);
  await holdStore(page, 1500);
  expect(await pressAndRead(box)).toBe(true);
});

test.each([
  { opener: "Add More", width: 360 },
  { opener: "Choose cards", width: 360 },
  { opener: "Add More", width: 1280 },
])(
  "after 'Done' of $opener at $width px the view and the focus are where it was opened",
  async ({ opener, width }) => {
    const { page } = await openNewFarmer(stage(), {
      options: { viewport: { width, height: 740 }, reducedMotion: "reduce" },
    });
    const addMore = page.getByRole("button", { name: "Add More" });
    const readTop = () => addMore.evaluate((button) => button.getBoundingClientRect().top);
    // What stands above has come before anything is measured.
    await page.getByRole("heading", { name: "Add your first field" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: opener }).click();
    const before = await readTop();
    const dialog = page.getByRole("dialog", { name: "Add More" });
    await dialog.getByRole("checkbox").first().waitFor();
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await page.waitForLoadState("networkidle");
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Pest Control Suggestions" }).waitFor();
    await page.waitForLoadState("networkidle");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Add More");
    if (opener === "Add More") await expect.poll(readTop).toBe(before);
    await expect.poll(readTop).toBeGreaterThan(0);
    await expect.poll(readTop).toBeLessThan(740);
  },
);

test("a dashboard without cards leads to every place of the farm", async () => {
  const { page } = await openNewFarmer(stage());
  const places = page.getByRole("navigation", { name: "Your farm" });
  await places.waitFor();
  await expect
    .poll(() => places.getByRole("link").allInnerTexts())
    .toEqual(["Fields", "Weather", "Water", "Pests", "Soil", "Prices", "Map", "Harvests"]);
  await places.getByRole("link", { name: "Water" }).click();
  await page.waitForURL("**/irrigation");
});
