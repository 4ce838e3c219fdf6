import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startBehindBadNetwork } from "./support/bad-network.ts";
import { launchKeptBrowser } from "./support/browser.ts";
import { listCards } from "./support/checks.ts";
import {
  keepSession,
  newEmail,
  openNewFarmer,
  register,
  type SignedIn,
  setUp,
} from "./support/farmers.ts";
import { countKeptWrites, readTries, waitUntilWritten } from "./support/kept-data.ts";
import {
  expectSentOnce,
  fillPost,
  newTitle,
  openKept,
  openOnline,
  pressPost,
  waiting,
  waitUntilAllKept,
} from "./support/kept-posts.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

let network: Awaited<ReturnType<typeof startBehindBadNetwork>>;
let session: SignedIn;
const stage = openStage(async () => {
  network = await startBehindBadNetwork();
  return network;
});
// Else one test that fails would leave all that follow without a network.
afterEach(() => network.restore());
beforeAll(async () => {
  session = await keepSession(stage());
});

const openPosts = () => openOnline(stage(), session);
const openBlogs = (given?: { isHastened: boolean }) => openKept(stage(), { session, ...given });

test("the app starts without a network and shows what was loaded before", async () => {
  // By the app alone, in its own time.
  const { page, context } = await openBlogs({ isHastened: false });
  const title = await listCards(page).first().getByRole("heading").innerText();
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitUntilWritten(page, "SoilHealth");
  network.cut();
  await context.setOffline(true);
  try {
    await page.reload();
    await page.getByRole("heading", { name: "Make this page your own" }).waitFor();
    await page.getByText("No signal. You see what was loaded before").waitFor();
    // A drawing that no screen has shown yet is left out, without the sign of a broken picture.
    const drawing = page.evaluate(async () => {
      const image = new Image();
      image.src = "/pictures/icons/pomegranate.svg";
      await image.decode();
      return image.complete;
    });
    expect(await drawing).toBe(true);
    // A screen that was not the last one, by its own address.
    await page.goto("/community/blogs");
    await listCards(page).filter({ hasText: title }).first().waitFor();
    await page.goto("/login");
    await page.getByRole("heading", { name: "No signal here" }).waitFor();
    await page.getByRole("link", { name: "Open Urvara" }).click();
    await page.getByRole("heading", { name: "Make this page your own" }).waitFor();
  } finally {
    network.restore();
  }
});

test("a page that was loaded past the worker, or while it was put in place, is its own before long", async () => {
  const { page, context } = await openBlogs();
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  // Asked as the page begins: a worker may take it over before a test can look.
  await page.addInitScript(() => {
    Object.assign(window, { beganAlone: navigator.serviceWorker.controller === null });
  });
  const devtools = await context.newCDPSession(page);
  const loaded = page.waitForEvent("load");
  await devtools.send("Page.reload", { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => Reflect.get(window, "beganAlone"))).toBe(true);
  await expect.poll(hasWorker, { timeout: 40_000 }).toBe(true);
});

test("what is loaded right after signing in by the page's own form is kept", async () => {
  const { page, context, allow } = await openNewFarmer(stage());
  allow(lostNetwork);
  // The cookie alone, as the form leaves it when it is sent before the page's script is here.
  await page.evaluate(() => localStorage.clear());
  await page.goto("/community/blogs");
  const title = await listCards(page).first().getByRole("heading").innerText();
  await waitUntilAllKept(page);
  network.cut();
  await context.setOffline(true);
  try {
    await page.reload();
    await listCards(page).filter({ hasText: title }).first().waitFor();
  } finally {
    network.restore();
  }
});

test("a post written without a network shows at once, outlives a reload and is sent once", async () => {
  const { page, context } = await openBlogs();
  const title = newTitle();
  network.cut();
  await context.setOffline(true);
  await fillPost(page, title);
  await pressPost(page);
  await waiting(page, title).waitFor();
  await page.getByRole("button", { name: "1 change waits to be sent" }).click();
  const sheet = page.getByRole("dialog", { name: "Waiting to be sent" });
  await sheet.getByText(`Your post “${title}”`).waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await waiting(page, title).waitFor();
  network.restore();
  await context.setOffline(false);
  await expectSentOnce(page, title);
});

test("a browser that is closed while a post waits sends it once when it is started again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "urvara-browser-"));
  const title = newTitle();
  try {
    const first = await launchKeptBrowser(folder, network.url);
    const page = first.pages()[0] ?? (await first.newPage());
    await register(page, newEmail("kept"));
    await setUp(page);
    await page.goto("/community/blogs");
    await listCards(page).first().waitFor();
    await waitUntilAllKept(page);
    await fillPost(page, title);
    network.cut();
    await pressPost(page);
    await waiting(page, title).waitFor();
    // It shows in the frame in which it was written; a browser that ends in that very moment keeps nothing.
    await expect.poll(countKeptWrites(page)).toBe(1);
    await first.close();
    network.restore();
    const second = await launchKeptBrowser(folder, network.url);
    const again = second.pages()[0] ?? (await second.newPage());
    await again.goto("/community/blogs");
    await expectSentOnce(again, title);
    await second.close();
  } finally {
    network.restore();
    await rm(folder, { recursive: true, force: true });
  }
});

test("a post is kept when the page is reloaded 50 ms after the press", async () => {
  const { page } = await openBlogs();
  const title = newTitle();
  await fillPost(page, title);
  network.cut();
  await pressPost(page);
  await page.waitForTimeout(50);
  await page.reload();
  await waiting(page, title).waitFor();
  network.restore();
  await expectSentOnce(page, title);
});

test("of two tabs one sends, once", async () => {
  const { page, context } = await openBlogs();
  const other = await context.newPage();
  await other.goto("/community/blogs");
  await listCards(other).first().waitFor();
  const title = newTitle();
  network.cut();
  await context.setOffline(true);
  await fillPost(page, title);
  await pressPost(page);
  await waiting(page, title).waitFor();
  await waiting(other, title).waitFor();
  network.restore();
  await context.setOffline(false);
  await expectSentOnce(page, title);
  await waiting(other, title).waitFor({ state: "detached" });
});

test("a server that answers 503 twice has the post at the third try", async () => {
  const { page } = await openPosts();
  const title = newTitle();
  await fillPost(page, title);
  network.refuseNext(2);
  await pressPost(page);
  await waiting(page, title).waitFor();
  await expectSentOnce(page, title);
});

test("a post is kept when nobody answers although the device says that it is online", async () => {
  const { page } = await openBlogs();
  const title = newTitle();
  await fillPost(page, title);
  network.cut();
  await pressPost(page);
  await waiting(page, title).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect.poll(async () => (await readTries(page))[0]).toBeGreaterThan(0);
  await page.reload();
  await waiting(page, title).waitFor();
  network.restore();
  await expectSentOnce(page, title);
});

test("a like whose answer is lost is counted once", async () => {
  const { page } = await openPosts();
  const title = await listCards(page).last().getByRole("heading").innerText();
  // By its title: scrolled to, the last may bring others behind it.
  const card = listCards(page).filter({
    has: page.getByRole("heading", { name: title, exact: true }),
  });
  const read = async () => {
    const answer = await page.request.get("/api/blogs");
    const { posts }: { posts: { title: string; likes: number }[] } = await answer.json();
    return posts.find((post) => post.title === title)?.likes ?? Number.NaN;
  };
  const before = await read();
  // Browsers send again by themselves what they lost on a connection that was open already.
  network.loseAnswers(3);
  await card.getByRole("button", { name: /like/i }).click();
  await expect.poll(read).toBe(before + 1);
  await expect.poll(countKeptWrites(page), { timeout: 60_000 }).toBe(0);
  expect(await read()).toBe(before + 1);
});

test("a comment and changes to one's own post are kept without a network, and each is sent once", async () => {
  const { page, context } = await openBlogs();
  const title = newTitle();
  await fillPost(page, title);
  await pressPost(page);
  await listCards(page).filter({ hasText: title }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  await page.getByText("Nobody has written anything yet").waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await waitUntilWritten(page, `comments","${id}"`);
  network.cut();
  await context.setOffline(true);
  await page.getByLabel("Write a comment").fill("How deep was the water?");
  await page.getByRole("button", { name: "Post comment" }).click();
  await waiting(page, "How deep was the water?").waitFor();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit your post" });
  await dialog.getByLabel(/^Title/).fill(`${title}, again`);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  // That it is kept is said of the comment, too, which may still stand there.
  await expect.poll(countKeptWrites(page)).toBe(2);
  await page.reload();
  await waiting(page, "How deep was the water?").waitFor();
  expect(await countKeptWrites(page)()).toBe(2);
  // Both arrive, and both answers are lost, so that both are sent again.
  network.loseAnswers(4);
  network.restore();
  await context.setOffline(false);
  await expect.poll(countKeptWrites(page), { timeout: 60_000 }).toBe(0);
  await page.getByRole("heading", { level: 1, name: `${title}, again` }).waitFor();
  await page.getByRole("heading", { name: "Comments (1)" }).waitFor();
  await page.locator("li p", { hasText: "How deep was the water?" }).waitFor();
  const answer = await page.request.get(`/api/blogs/${id}`);
  expect(await answer.json()).toMatchObject({
    title: `${title}, again`,
    version: 2,
    commentCount: 1,
  });
});

test("a card that was chosen without a network stays chosen and is saved later", async () => {
  const { page, context } = await openBlogs();
  await page.goto("/dashboard");
  await page.getByText("Make this page your own").waitFor();
  await waitUntilWritten(page, "SoilHealth");
  network.cut();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add More" }).click();
  await page.getByRole("checkbox", { name: "Soil Health" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("heading", { name: "Soil Health" }).waitFor();
  network.restore();
  await context.setOffline(false);
  await expect.poll(countKeptWrites(page), { timeout: 60_000 }).toBe(0);
  const saved: Record<string, boolean> = await (await page.request.get("/api/widgets")).json();
  expect(saved["SoilHealth"]).toBe(true);
});

test("a page kept in another language is shown in the one chosen since, as soon as its words are there", async () => {
  const { page, context } = await openBlogs();
  const choose = (value: string) =>
    context.addCookies([{ name: "language", value, url: stage().product.url }]);
  const readLanguage = () => page.locator("html").getAttribute("lang");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("hi");
  const isKept = async () => {
    const names = await caches.keys();
    const shell = await caches.open(names.find((name) => name.startsWith("shell ")) ?? "");
    return (await (await shell.match("/dashboard"))?.text())?.includes('<html lang="hi"');
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  network.cut();
  await context.setOffline(true);
  await choose("en");
  await page.reload();
  await listCards(page).first().waitFor();
  await expect.poll(readLanguage).toBe("en");
  // The words of Marathi were never loaded here.
  await choose("mr");
  await page.reload();
  await listCards(page).first().waitFor();
  expect(await readLanguage()).toBe("hi");
  network.restore();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(readLanguage).toBe("mr");
});
