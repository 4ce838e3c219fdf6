import { beforeAll, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll, listCards } from "./support/checks.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

test("a question without a photo takes the drawing of its category, also without a network", async () => {
  const { page, context, allow } = await openSignedIn(stage(), {
    session,
    path: "/community/blogs",
  });
  allow(lostNetwork);
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add Post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create your blogs" });
  const title = `How deep for garlic ${process.pid}?`;
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Description/).fill("On black soil, with drip.");
  await dialog.getByRole("button", { name: "No photo? Take the drawing “Stories”" }).click();
  await dialog.getByText("Drawing: Stories").waitFor();
  // It is that of the category, whichever is chosen at last.
  await dialog.getByLabel("Category").selectOption("Water");
  await dialog.getByText("Drawing: Water").waitFor();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Create Post" }).click();
  await dialog.waitFor({ state: "hidden" });
  const waiting = page.getByRole("list", { name: "Waiting to be sent" });
  await waiting.getByRole("img", { name: `Picture of “${title}”` }).waitFor();
  await context.setOffline(false);
  await waiting.waitFor({ state: "detached" });
  const card = listCards(page).filter({ hasText: title });
  await card.getByText("Posted on", { exact: false }).waitFor();
  const picture = card.getByRole("img", { name: `Picture of “${title}”` });
  await expect.poll(() => picture.getAttribute("src")).toMatch(/^\/media\/[0-9a-f]{64}-640\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
