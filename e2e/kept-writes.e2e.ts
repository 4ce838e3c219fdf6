import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openNewFarmer, signIn } from "./support/farmers.ts";
import { makePhotograph } from "./support/picture.ts";
import { openStage } from "./support/stage.ts";

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
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL("**/dashboard");
  goOn();
  await expect.poll(() => countPosts(page, title)).toBe(1);
  await page.getByText("Your post is there for all to read.").waitFor();
  await page.goto("/community/blogs");
  await addPost(page).click();
  expect(await titleField(page).inputValue()).toBe("");
});

test("a post that the end of the session held up is sent after signing in, told of, and no draft any more", async () => {
  const { page, context, email, allow } = await openNewFarmer(stage(), { name: "ended" });
  allow(/status of 401/);
  const title = "Written while the session ended";
  await fillPost(page, title);
  await context.clearCookies();
  await page.getByRole("button", { name: "Create Post" }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  await page.waitForURL("**/community/blogs");
  const told = page.getByText(`Your post “${title}” waited on this device. It has been sent now`, {
    exact: false,
  });
  await told.waitFor();
  await expect.poll(() => countPosts(page, title)).toBe(1);
  await addPost(page).click();
  expect(await titleField(page).inputValue()).toBe("");
});
