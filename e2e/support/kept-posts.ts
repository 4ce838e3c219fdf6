import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { waitUntilKept } from "./built-files.ts";
import { listCards } from "./checks.ts";
import { openSignedIn, type SignedIn } from "./farmers.ts";
import { countKeptWrites, waitUntilWritten } from "./kept-data.ts";
import { makePhotograph } from "./picture.ts";
import { type Farmer, keepsItself, lostNetwork, type Stage } from "./stage.ts";

let lastTitle = 0;
export const newTitle = () => `Rain on the millet ${process.pid} ${(lastTitle += 1)}`;

/** On the screen of posts: all scripts and the shell are kept, and the posts written down. */
export async function waitUntilAllKept(
  page: Page,
  given?: { isHastened?: boolean },
): Promise<void> {
  const title = await listCards(page).first().getByRole("heading").innerText();
  await waitUntilKept(page, given);
  const hasShell = () =>
    page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith("shell ")));
  await expect.poll(hasShell).toBe(true);
  await waitUntilWritten(page, title);
}

/** The screen of posts, for those to whom the network stays, so that nothing has to be kept. */
export async function openOnline(
  stage: Stage,
  session: SignedIn,
  options?: BrowserContextOptions,
): Promise<Farmer> {
  const farmer = await openSignedIn(stage, { session, path: "/community/blogs", options });
  farmer.allow(lostNetwork);
  await listCards(farmer.page).first().waitFor();
  return farmer;
}

/** The screen of posts of a farmer whose browser keeps all that it needs without a network. */
export async function openKept(
  stage: Stage,
  { session, ...given }: { session: SignedIn; isHastened?: boolean },
): Promise<Farmer> {
  const farmer = await openOnline(stage, session, keepsItself);
  await waitUntilAllKept(farmer.page, given);
  return farmer;
}

export async function fillPost(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add Post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create your blogs" });
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Description/).fill("The ears were heavy with water.");
  await dialog.locator('input[type="file"]').setInputFiles(await makePhotograph());
}
export const pressPost = (page: Page) => page.getByRole("button", { name: "Create Post" }).click();

export const waiting = (page: Page, title: string) =>
  page.getByRole("list", { name: "Waiting to be sent" }).getByText(title);

/** How often the server has a post. */
export async function countPosts(page: Page, title: string): Promise<number> {
  const answer = await page.request.get(`/api/blogs?search=${encodeURIComponent(title)}`);
  const { posts }: { posts: { title: string }[] } = await answer.json();
  return posts.filter((post) => post.title === title).length;
}

export async function expectSentOnce(page: Page, title: string): Promise<void> {
  await expect.poll(() => countPosts(page, title), { timeout: 80_000 }).toBe(1);
  await waiting(page, title).waitFor({ state: "detached" });
  await listCards(page).filter({ hasText: title }).first().waitFor();
  await expect.poll(countKeptWrites(page)).toBe(0);
  // A second send that is on its way, of this tab or another, would be there by then.
  await page.waitForTimeout(300);
  expect(await countPosts(page, title)).toBe(1);
}
