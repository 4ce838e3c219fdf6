import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { listCards, watchLayoutShift, watchRequests } from "./checks.ts";
import type { SignedIn } from "./farmers.ts";
import type { Stage } from "./stage.ts";

const open = ["/", "/login", "/register", "/no/such/page"];
const guarded = [
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
/** Every screen that a farmer without records sees whole. */
export const screens = [...open, ...guarded];

type Visited = { page: Page; settle: () => Promise<void> };
type Visitor = BrowserContextOptions & { storageState: SignedIn; slowness?: number };

/** Has a browser ask for its pages in Hindi. */
export const readHindi = (context: BrowserContext, stage: Stage) =>
  context.addCookies([{ name: "language", value: "hi", url: stage.product.url }]);

/**
 * Opens a screen as a farmer sees it, signed in where it asks for that.
 * @returns its page, and what waits until whatever is loaded after the first heading is there
 */
export async function visit(
  stage: Stage,
  path: string,
  { slowness = 1, storageState, ...options }: Visitor,
): Promise<Visited> {
  const signedIn = guarded.includes(path) ? { storageState } : {};
  const { page, allow, context } = await stage.openFarmer({ ...options, ...signedIn });
  if (path === "/no/such/page") allow(/404/);
  if (options.locale === "hi-IN") await readHindi(context, stage);
  await watchLayoutShift(page);
  const waitUntilWhole = watchRequests(page);
  if (slowness > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  }
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("load");
  const settle = async () => {
    if (/marketplace|community\/[a-z-]+$/.test(path)) await listCards(page).first().waitFor();
    if (/compare/.test(path)) await page.getByRole("columnheader").first().waitFor();
    if (/weather|dashboard/.test(path)) await page.getByText(/°C/).first().waitFor();
    await waitUntilWhole();
  };
  return { page, settle };
}
