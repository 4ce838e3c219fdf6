import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { listCards, watchLayoutShift, watchRequests } from "./checks.ts";
import type { SignedIn } from "./farmers.ts";
import type { Stage } from "./stage.ts";

/** The screens before signing in. */
export const open = ["/", "/login", "/register", "/no/such/page"];
/** Those after it, as far as a farmer without records sees them whole. */
export const guarded = [
  "/setup",
  "/dashboard",
  "/weather",
  "/irrigation",
  "/soil",
  "/field-map",
  "/pests",
  "/pests/finder",
  "/pests/finder?crop=rice&part=leaf",
  "/pests/rice-blast",
  "/pests/photo",
  "/marketplace",
  "/community/blogs",
  "/community/government-schemes",
  "/community/insurance",
  "/community/insurance/season-crop-cover",
  "/community/insurance/compare?plans=season-crop-cover,orchard-cover,rain-and-heat-cover",
  "/community/insurance/calculator?area=0&unit=bigha",
  "/community/insurance/loss-report",
];
export const screens = [...open, ...guarded];

export type Visited = { page: Page; settle: () => Promise<void> };
type Visitor = BrowserContextOptions & {
  storageState: SignedIn;
  /** How long each answer is on its way, besides what the product takes. */
  latencyInMs?: number;
};

/** Has a browser ask for its pages in Hindi. */
const readHindi = (context: BrowserContext, stage: Stage) =>
  context.addCookies([{ name: "language", value: "hi", url: stage.product.url }]);

/**
 * Opens a screen as a farmer sees it, signed in where it asks for that.
 * @returns its page, and what waits until whatever is loaded after the first heading is there
 */
export async function visit(
  stage: Stage,
  path: string,
  { latencyInMs, storageState, ...options }: Visitor,
): Promise<Visited> {
  const signedIn = guarded.includes(path) ? { storageState } : {};
  const { page, allow, context } = await stage.openFarmer({ ...options, ...signedIn });
  if (path === "/no/such/page") allow(/404/);
  if (options.locale === "hi-IN") await readHindi(context, stage);
  await watchLayoutShift(page);
  const waitUntilWhole = watchRequests(page);
  if (latencyInMs !== undefined) {
    const devtools = await context.newCDPSession(page);
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    const network = { offline: false, latency: latencyInMs, ...unlimited };
    await devtools.send("Network.emulateNetworkConditions", network);
  }
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("load");
  return { page, settle: () => settleAt(path, page, waitUntilWhole) };
}

async function settleAt(
  path: string,
  page: Page,
  waitUntilWhole: () => Promise<void>,
): Promise<void> {
  if (/(marketplace|community\/[a-z-]+)$/.test(path)) await listCards(page).first().waitFor();
  if (/compare/.test(path)) await page.getByRole("columnheader").first().waitFor();
  if (/weather|dashboard/.test(path)) await page.getByText(/°C/).first().waitFor();
  await waitUntilWhole();
}

/** Goes to another screen as the app's own links do; an address of the same screen is loaded anew. */
async function walk(page: Page, path: string): Promise<void> {
  const isSame = new URL(page.url()).pathname === path.replace(/\?.*/, "");
  if (isSame) return void (await page.goto(path));
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll("h1")) heading.classList.add("left");
    history.pushState(null, "", address);
  }, path);
}

/**
 * A farmer who goes from screen to screen in one page, a tenth of the work of loading each.
 * @param given what the browser is opened with, asked for when the first test begins
 * @returns opens a screen that asks for signing in, at the first size of the window
 */
export function openWalker(
  stage: () => Stage,
  given: () => BrowserContextOptions & { storageState: SignedIn },
): (path: string) => Promise<Visited> {
  let walker: { page: Page; waitUntilWhole: () => Promise<void> } | undefined;
  return async (path) => {
    const options = given();
    if (!walker || walker.page.isClosed()) {
      const { page, context } = await stage().openStaying(options);
      if (options.locale === "hi-IN") await readHindi(context, stage());
      walker = { page, waitUntilWhole: watchRequests(page) };
      await page.goto(path);
    } else {
      if (options.viewport) await walker.page.setViewportSize(options.viewport);
      await walk(walker.page, path);
    }
    const { page, waitUntilWhole } = walker;
    await page.locator("h1:not(.left)").first().waitFor();
    return { page, settle: () => settleAt(path, page, waitUntilWhole) };
  };
}
