import { afterEach, expect, test } from "vitest";
import { startBehindBadNetwork } from "./support/bad-network.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { listCards } from "./support/checks.ts";
import { addressOfOzar, openNewFarmer } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

let network: Awaited<ReturnType<typeof startBehindBadNetwork>>;
const stage = openStage(async () => {
  network = await startBehindBadNetwork();
  return network;
});
afterEach(() => network.restore());

/** The last of what is fetched ahead, and what is written down once a second. */
async function openFetched() {
  const farmer = await openNewFarmer(stage(), { address: addressOfOzar });
  const { page } = farmer;
  farmer.allow(lostNetwork);
  await waitUntilKept(page);
  await waitUntilWritten(page, '["scheme","');
  return farmer;
}

test("the farm's own screens and the schemes open without a network though none was ever opened", async () => {
  const { page, context } = await openFetched();
  network.cut();
  await context.setOffline(true);
  const failed = page.getByText("could not be loaded");
  for (const [path, heading] of [
    ["/fields", "Your fields"],
    ["/irrigation", "Irrigation"],
    ["/pests", "Pest watch"],
    ["/soil", "Soil Health"],
    ["/harvests", "Harvests and costs"],
    ["/weather", "Weather"],
    ["/community/government-schemes", "Government Schemes"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.waitForFunction(() => !document.querySelector("main .animate-appear"));
    await expect.poll(() => failed.count(), { message: path }).toBe(0);
  }
  await listCards(page).first().getByRole("link").first().click();
  await page.getByRole("heading", { name: "What to do" }).waitFor();
});

test("a post opens without a network from what its list knows, and can be answered", async () => {
  const { page, context } = await openFetched();
  await page.getByRole("link", { name: "Community" }).click();
  const card = listCards(page).first();
  const title = await card.getByRole("heading").innerText();
  await waitUntilWritten(page, title);
  network.cut();
  await context.setOffline(true);
  await card.getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("The comments could not be loaded").waitFor();
  await page.getByLabel("Write a comment").fill("From where there is no signal");
  await page.getByRole("button", { name: "Post comment" }).click();
  const waiting = page.getByRole("list", { name: "Waiting to be sent" });
  await waiting.getByText("From where there is no signal").waitFor();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  network.restore();
  await context.setOffline(false);
  await page.getByRole("heading", { name: /^Comments \(/ }).waitFor();
  await waiting.waitFor({ state: "detached" });
});
