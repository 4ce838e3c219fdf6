import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { findScript } from "./support/built-files.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

/** What a failed script leaves in the console: the browser's word, and ours beside it. */
const lostScript =
  /Failed to load resource|net::ERR_|dynamically imported module|could not be fetched/;

/** A farmer whose browser keeps nothing, as one has in the first seconds; all scripts come from the network. */
async function openUnkept(path: string) {
  const farmer = await openSignedIn(stage(), {
    session,
    path,
    options: { serviceWorkers: "block" },
  });
  farmer.allow(lostScript);
  farmer.allow(lostNetwork);
  farmer.allow(/\[screen\]|\[offline\]/);
  return farmer;
}

/** Loses one script of the build until it is given back. */
async function lose(page: Page, source: string): Promise<() => Promise<void>> {
  const address = `**${await findScript(source)}`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

const bars = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Urvara" });
const loadAgain = (page: Page) => page.getByRole("button", { name: "Load again" });

test("a screen opened without signal says so under the bars, and comes by itself with the signal", async () => {
  const { page, context } = await openUnkept("/dashboard");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Community" }).click();
  await loadAgain(page).first().waitFor();
  await bars(page).waitFor();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Schemes" }).waitFor();
  await page.getByRole("heading", { name: "Blogs" }).waitFor();
  await expect.poll(() => loadAgain(page).count()).toBe(0);
});

test("a lost script of the community tabs leaves the screen, and is asked for again", async () => {
  const { page } = await openUnkept("/dashboard");
  const giveBack = await lose(page, "src/app/shell/community-tabs.tsx");
  await page.getByRole("link", { name: "Community" }).click();
  await page.getByRole("heading", { name: "Blogs" }).waitFor();
  await loadAgain(page).waitFor();
  await bars(page).waitFor();
  await giveBack();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await loadAgain(page).click();
  await page.getByRole("link", { name: "Schemes" }).waitFor();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a dialog whose script is lost says so over the screen that asked for it, and opens when it is back", async () => {
  const { page } = await openUnkept("/dashboard");
  const giveBackCards = await lose(page, "src/features/widgets/add-more-dialog.tsx");
  const giveBackProfile = await lose(page, "src/app/pages/profile-part.tsx");
  const failed = page.getByText("That could not be loaded.");
  const heading = page.getByRole("heading", { level: 1 });
  for (const [button, giveBack] of [
    ["Add More", giveBackCards],
    ["Profile", giveBackProfile],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await failed.waitFor();
    await heading.waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await failed.waitFor({ state: "detached" });
    await giveBack();
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog", { name: button });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
  }
});

test("an address that is no screen says so when its script is lost, too", async () => {
  const { page } = await openUnkept("/dashboard");
  const giveBack = await lose(page, "src/app/pages/not-found-page.tsx");
  await page.evaluate(() => {
    history.pushState(null, "", "/community/nowhere/at/all");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await loadAgain(page).waitFor();
  await giveBack();
  await loadAgain(page).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("where no script comes at all a word stands beside the logo, in the page's language", async () => {
  const { context, allow } = await stage().openFarmer({
    storageState: session,
    serviceWorkers: "block",
  });
  allow(lostScript);
  await context.route("**/assets/*.js", (route) => route.abort());
  const words = { en: "Still loading", hi: "अभी खुल रहा है", mr: "अजून उघडत आहे" };
  const expectWord = async ([language, word]: [string, string]) => {
    // The first page of a farmer waits for its script; this one never comes.
    const page = await context.newPage();
    await page.goto(`/dashboard?language=${language}`, { waitUntil: "domcontentloaded" });
    const note = page.getByRole("status").filter({ hasText: word });
    // Asked for, and not looked at: a busy machine may need longer for that than a slow network is given.
    expect(await note.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("8s");
    await note.waitFor();
    await note.getByRole("link").waitFor();
  };
  // Each waits its eight seconds.
  await Promise.all(Object.entries(words).map(expectWord));
});
