import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, findItem } from "./support/farm.ts";
import { openNewFarmer, signIn } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { makePhotograph } from "./support/picture.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();

const addPost = (page: Page) => page.getByRole("button", { name: "Add Post" });
const titleField = (page: Page) =>
  page.getByRole("dialog", { name: "Create your blogs" }).getByLabel(/^Title/);

async function fillPost(page: Page, title: string): Promise<void> {
  await page.goto("/community/blogs");
  await addPost(page).click();
  const dialog = page.getByRole("dialog", { name: "Create your blogs" });
  await titleField(page).fill(title);
  await dialog.getByLabel(/^Description/).fill("The ears were heavy with water.");
  await dialog.locator('input[type="file"]').setInputFiles(await makePhotograph());
}

/** How often the server has a post. */
async function countPosts(page: Page, title: string): Promise<number> {
  const answer = await page.request.get(`/api/blogs?search=${encodeURIComponent(title)}`);
  const { posts }: { posts: { title: string }[] } = await answer.json();
  return posts.filter((post) => post.title === title).length;
}

test("a post that was on its way when its page was left does not come back as a draft", async () => {
  const { page } = await openNewFarmer(stage(), { name: "leaving" });
  const title = "Left while it was sent";
  let goOn = () => {};
  const upload = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/blogs", async (route) => {
    if (route.request().method() === "POST") await upload;
    await route.continue();
  });
  await fillPost(page, title);
  const isAsked = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Create Post" }).click();
  await isAsked;
  await page
    .getByRole("dialog", { name: "Create your blogs" })
    .getByRole("button", { name: "Close" })
    .click();
  // Going back over the dialog's entry would call off the way to another page.
  await page.waitForFunction(() => !history.state?.dialogs);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL("**/dashboard");
  goOn();
  await expect.poll(() => countPosts(page, title)).toBe(1);
  await page.getByText("Your post is there for all to read.").waitFor();
  await page.goto("/community/blogs");
  await addPost(page).click();
  await expect.poll(() => titleField(page).inputValue()).toBe("");
});

test("a post that the end of the session held up is sent after signing in, told of, and no draft any more", async () => {
  const { page, context, email, allow } = await openNewFarmer(stage(), { name: "ended" });
  allow(/status of 401/);
  const title = "Written while the session ended";
  await fillPost(page, title);
  await context.clearCookies();
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect.poll(() => page.url()).toContain("/login");
  await signIn(page, email);
  await page.waitForURL("**/community/blogs");
  const told = page.getByText(`Your post “${title}” waited on this device. It has been sent now`, {
    exact: false,
  });
  await told.waitFor();
  await expect.poll(() => countPosts(page, title)).toBe(1);
  await addPost(page).click();
  await expect.poll(() => titleField(page).inputValue()).toBe("");
});

test("what is put into an empty cart without a network is there when the page is left at once", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), { name: "hasty-buyer" });
  allow(lostNetwork);
  await page.goto("/marketplace");
  const cart = page.getByRole("button", { name: /^Cart/ });
  const dialog = page.getByRole("dialog", { name: "Cart" });
  await cart.click();
  await dialog.getByText("Your cart is empty").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByText("is in the cart on this device", { exact: false }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "1 change waits to be sent" }).waitFor();
  await cart.click();
  await dialog.getByRole("listitem").first().waitFor();
  await dialog.getByText("Total, to be counted anew").waitFor();
  await expect.poll(() => dialog.getByText("Your cart is empty").count()).toBe(0);
});

test("a field that two devices changed shows both, and the farmer chooses", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "two-devices",
    options: { viewport: { width: 360, height: 740 } },
  });
  allow(lostNetwork);
  allow(/status of 409/);
  await addField(page, { name: "Well plot" });
  await page.goto("/fields");
  const { url } = stage().product;
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const readField = async () => {
    const answer = await fetch(`${url}/api/fields`, { headers: { cookie } });
    return (await answer.json()).fields[0];
  };
  // Upon what the other device saw, which this one has not heard of.
  const renameElsewhere = async (name: string) => {
    const { id, version, areaUnit, method } = await readField();
    const answer = await fetch(`${url}/api/fields/${id}`, {
      method: "PUT",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify({ name, area: 2, areaUnit, method, season: null, version }),
    });
    expect(answer.status).toBe(200);
  };
  const rename = async (from: string, name: string) => {
    const edit = page.getByRole("button", { name: `Edit: ${from}` });
    if (!(await edit.isVisible())) await page.getByLabel(`Details: ${from}`).click();
    await edit.click();
    await page.getByLabel("Name of the field").fill(name);
    await page.getByRole("button", { name: "Save field" }).click();
    await findItem(page, name).getByText("Waiting to be sent").waitFor();
  };
  const sheet = page.getByRole("dialog", { name: "Waiting to be sent" });
  const openRefused = async () => {
    await context.setOffline(false);
    await page
      .getByRole("button", { name: "1 change could not be saved: see why" })
      .click({ timeout: 30_000 });
  };

  await findItem(page, "Well plot").waitFor();
  await waitUntilKept(page);
  await context.setOffline(true);
  await rename("Well plot", "River plot");
  await renameElsewhere("Canal plot");
  await openRefused();
  const item = sheet.getByRole("listitem").filter({ hasText: "Your field “River plot”" });
  await item.getByText("River plot ·", { exact: false }).waitFor();
  await item.getByText("Canal plot · 2 acres", { exact: false }).waitFor();
  await expect.poll(() => sheet.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await item.getByRole("button", { name: "Keep mine" }).click();
  await sheet.getByText("Everything has been sent.").waitFor();
  expect(await readField()).toMatchObject({ name: "River plot", version: 3 });
  await sheet.getByRole("button", { name: "Close" }).click();

  await context.setOffline(true);
  await rename("River plot", "Hill plot");
  // Upon the first: it must not go over what the other device made of the same number.
  await rename("Hill plot", "Hill plot 2");
  await renameElsewhere("Lake plot");
  await openRefused();
  await sheet.getByText("Waits until this is saved: Your field “Hill plot”").waitFor();
  await sheet.getByRole("button", { name: "Keep the other" }).click();
  await sheet.getByText("Everything has been sent.").waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
  await findItem(page, "Lake plot").waitFor();
  expect(await readField()).toMatchObject({ name: "Lake plot", version: 4 });
});

test("a name that could not be saved for want of a network is told of once", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), { name: "nameless" });
  allow(lostNetwork);
  allow(/saving failed/);
  await waitUntilKept(page);
  await waitUntilWritten(page, "SoilHealth");
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await dialog.getByLabel("Display name").fill("Sunita Pawar");
  await dialog.getByRole("button", { name: "Save name" }).click();
  const fault = dialog.getByText("nothing was saved", { exact: false });
  await fault.first().waitFor();
  await dialog.getByText("could not be loaded", { exact: false }).first().waitFor();
  await expect.poll(() => fault.allInnerTexts()).toHaveLength(1);
});
