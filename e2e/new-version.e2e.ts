import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { startBehindBadNetwork } from "./support/bad-network.ts";
import { listCards } from "./support/checks.ts";
import { keepSession, type SignedIn } from "./support/farmers.ts";
import {
  expectSentOnce,
  fillPost,
  newTitle,
  openKept,
  openOnline,
  pressPost,
  waiting,
} from "./support/kept-posts.ts";
import { keepsItself, openStage } from "./support/stage.ts";

let network: Awaited<ReturnType<typeof startBehindBadNetwork>>;
let session: SignedIn;
const stage = openStage(async () => {
  network = await startBehindBadNetwork();
  return network;
});
beforeAll(async () => {
  session = await keepSession(stage());
});

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
const listShells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell ")));
const listScripts = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open("assets")).keys();
    return kept.map(({ url }) => url);
  });

/** As a list whose pictures are just coming: each asks the worker that has to make way. */
const askForMuch = (page: Page) =>
  page.evaluate(() => {
    const until = performance.now() + 1500;
    const ask = async (lane: number) => {
      for (let at = 0; performance.now() < until; at += 1) {
        await fetch(`/pictures/icons/ambulance.svg?${lane}-${at}`).catch(() => undefined);
        await fetch("/api/fields").catch(() => undefined);
      }
    };
    for (const lane of [1, 2, 3, 4, 5, 6]) void ask(lane);
  });

test("a new version is offered, takes over when it is pressed, and keeps what it shares with the old", async () => {
  const { page } = await openKept(stage(), { session, isHastened: false });
  const fetchedAhead = await listScripts(page);
  network.upgrade();
  await lookForUpdate(page);
  await page.getByText("A new version is ready.").waitFor();
  expect(await listShells(page)).toHaveLength(2);
  const reloaded = page.waitForEvent("load");
  await askForMuch(page);
  await page.getByRole("button", { name: "Update now" }).click();
  await reloaded;
  await expect.poll(() => listShells(page)).toEqual(["shell version-1"]);
  await listCards(page).first().waitFor();
  expect(await listScripts(page)).toEqual(expect.arrayContaining(fetchedAhead));
  await expect.poll(() => page.getByRole("button", { name: "Update now" }).count()).toBe(0);
});

test("a new version waits until what was written has been sent", async () => {
  const { page } = await openKept(stage(), { session, isHastened: false });
  const title = newTitle();
  await fillPost(page, title);
  network.cut();
  await pressPost(page);
  await waiting(page, title).waitFor();
  // Until it is told: on a busy machine a new version may take longer than two tries.
  network.refuseNext(1000);
  network.restore();
  network.upgrade();
  await lookForUpdate(page);
  await page.getByText("It can start when what you wrote has been sent.").waitFor();
  // Before the post can be sent, upon which it is offered.
  await expect.poll(() => page.getByRole("button", { name: "Update now" }).count()).toBe(0);
  network.refuseNext(0);
  await expectSentOnce(page, title);
  await page.getByRole("button", { name: "Update now" }).waitFor();
});

test("a new version does not wait for what the one before still keeps for another time", async () => {
  const { page } = await openOnline(stage(), session, keepsItself);
  const countScripts = network.slowScripts(2000);
  await expect.poll(async () => (await listShells(page)).length).toBe(1);
  // More than the screen itself asks for.
  await expect.poll(countScripts, { timeout: 60_000 }).toBeGreaterThan(20);
  network.upgrade();
  await lookForUpdate(page);
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name: "Update now" }).click();
  await reloaded;
});
