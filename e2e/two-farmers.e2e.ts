import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listCards } from "./support/checks.ts";
import { startDatabase } from "./support/database.ts";
import { newEmail, register, setUp, signOut } from "./support/farmers.ts";
import { makePhotograph } from "./support/picture.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { openStage, type Stage } from "./support/stage.ts";

async function meet(stage: Stage<RunningProduct>): Promise<void> {
  const [asha, ravi] = [await stage.openFarmer(), await stage.openFarmer()];
  // After signing out the product asks who is signed in, and the browser writes down that nobody is.
  for (const { allow } of [asha, ravi]) allow(/401 .*\/api\//);
  const ashaEmail = newEmail("asha");
  await Promise.all([register(asha.page, ashaEmail), register(ravi.page, newEmail("ravi"))]);
  await Promise.all([setUp(asha.page), setUp(ravi.page)]);

  await Promise.all([asha.page.goto("/community/blogs"), ravi.page.goto("/community/blogs")]);
  await listCards(ravi.page).first().waitFor();
  const title = `Rain on the cotton ${Date.now()}`;
  await asha.page.getByRole("button", { name: "Add Post" }).click();
  const dialog = asha.page.getByRole("dialog", { name: "Create your blogs" });
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Description/).fill("Two fingers deep after one night.");
  await dialog.locator('input[type="file"]').setInputFiles(await makePhotograph());
  await dialog.getByRole("button", { name: "Create Post" }).click();
  await dialog.waitFor({ state: "hidden" });

  // The other browser is not touched: the post comes to it.
  const [atRavi, atAsha] = [ravi.page, asha.page].map((page) =>
    listCards(page).filter({ hasText: title }),
  );
  if (!atRavi || !atAsha) throw new Error("Both browsers show the list");
  await atRavi.waitFor();
  const picture = atRavi.locator("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100);
  await atRavi.getByText("Unknown").first().waitFor();
  await atRavi.getByText(/Posted on/).waitFor();

  const countAtAsha = atAsha.getByRole("button", { name: /like/i });
  const countAtRavi = atRavi.getByRole("button", { name: /like/i });
  await expect.poll(() => countAtAsha.innerText()).toMatch(/\b0\b/);
  await countAtRavi.click();
  await expect.poll(() => countAtAsha.innerText()).toMatch(/\b1\b/);
  await countAtAsha.click();
  await expect.poll(() => countAtRavi.innerText()).toMatch(/\b2\b/);

  await Promise.all([signOut(asha.page), signOut(ravi.page)]);
  expect(await asha.page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await asha.page.goto("/dashboard");
  await asha.page.waitForURL(/\/login/);
  // The start, and all since, went without a fault.
  expect(stage.product.output()).not.toMatch(/"level":[56]0/);
}

describe("on the product's own database", () => {
  const stage = openStage(() => startProduct());
  test("two farmers meet: one posts with a picture, the other sees it at once and likes it", () =>
    meet(stage()));
});

describe("on a PostgreSQL named by DATABASE_URL", () => {
  let database: Awaited<ReturnType<typeof startDatabase>> | undefined;
  beforeAll(async () => {
    database = await startDatabase();
  });
  const stage = openStage(() => startProduct({ DATABASE_URL: database?.url ?? "" }));
  afterAll(() => database?.stop());
  test("two farmers meet in the same way", () => meet(stage()));
});
