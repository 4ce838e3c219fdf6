import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  listCards,
  readLayoutShift,
  watchLayoutShift,
} from "./support/checks.ts";
import { openSender } from "./support/farm-sender.ts";
import { keepSession, type SignedIn } from "./support/farmers.ts";
import { type FullFarm, fillFarm } from "./support/full-farm.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
let full: SignedIn;
let farm: FullFarm;
beforeAll(async () => {
  session = await keepSession(stage());
  full = await keepSession(stage());
  // Whoever trades has news, which come up over the screen.
  const other = await keepSession(stage());
  const origin = stage().product.url;
  const [owner, neighbour] = await Promise.all([
    stage().browser.newContext({ baseURL: origin, storageState: full }),
    stage().browser.newContext({ baseURL: origin, storageState: other }),
  ]);
  farm = await fillFarm(stage().product, {
    farmer: await openSender(owner.request, origin),
    neighbour: await openSender(neighbour.request, origin),
  });
  await owner.close();
  await neighbour.close();
});

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
const screens = [...open, ...guarded];

async function visit(
  path: string,
  { slowness = 1, ...options }: BrowserContextOptions & { slowness?: number } = {},
): Promise<Page> {
  const signedIn = guarded.includes(path) ? { storageState: session } : {};
  const { page, allow, context } = await stage().openFarmer({ ...options, ...signedIn });
  if (path === "/no/such/page") allow(/404/);
  if (options.locale === "hi-IN") {
    const language = { name: "language", value: "hi", url: stage().product.url };
    await context.addCookies([language]);
  }
  await watchLayoutShift(page);
  if (slowness > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  }
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("load");
  return page;
}

/** Waits until what is loaded after the heading is there: no skeleton, no request under way. */
async function settle(page: Page, path: string): Promise<void> {
  if (/marketplace|community\/[a-z-]+$/.test(path)) await listCards(page).first().waitFor();
  if (/compare/.test(path)) await page.getByRole("columnheader").first().waitFor();
  if (/weather|dashboard/.test(path)) await page.getByText(/°C/).first().waitFor();
  await page.waitForTimeout(400);
}

const looks = [
  { colorScheme: "light", locale: "en-IN" },
  { colorScheme: "dark", locale: "en-IN" },
  { colorScheme: "light", locale: "hi-IN" },
  { colorScheme: "dark", locale: "hi-IN" },
] as const;

describe.each(looks)("in $colorScheme, $locale", (look) => {
  test.each(screens)("%s has no fault that axe knows", async (path) => {
    const page = await visit(path, look);
    await settle(page, path);
    await expectNoAxeViolations(page);
  });
});

/** The screens that show a farm's own records, which a farmer without any does not see whole. */
const filled: [string, (own: FullFarm) => string][] = [
  ["the dashboard", () => "/dashboard"],
  ["the fields", () => "/fields"],
  ["the field map", () => "/field-map"],
  ["harvests and costs", () => "/harvests"],
  ["irrigation", () => "/irrigation"],
  ["soil", () => "/soil"],
  ["prices", () => "/prices?crop=onion"],
  ["pest watch", () => "/pests"],
  ["the finder", () => "/pests/finder"],
  ["a pest", () => "/pests/tom-lateblight"],
  ["the photo check", () => "/pests/photo"],
  ["the assistant", () => "/assistant"],
  ["a product", () => "/marketplace/drip-kit"],
  ["the wishlist", () => "/marketplace/wishlist"],
  ["own listings", () => "/marketplace/listings"],
  ["selling", () => "/marketplace/sell"],
  ["checkout", () => "/marketplace/checkout"],
  ["what was bought", () => "/marketplace/orders"],
  ["what was sold", () => "/marketplace/orders?side=sold"],
  ["an order bought", ({ boughtOrderId }) => `/marketplace/orders/${boughtOrderId}`],
  ["an order sold", ({ soldOrderId }) => `/marketplace/orders/${soldOrderId}`],
  ["a post", ({ postId }) => `/community/blogs/${postId}`],
  ["a scheme", () => "/community/government-schemes/pm-kisan"],
];

describe("with a full farm", () => {
  test.each(filled)(
    "%s has no fault that axe knows, in light and dark, and fits 320 px in Hindi",
    async (_name, path) => {
      const { page, context } = await stage().openFarmer({ storageState: full });
      await page.goto(path(farm));
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      const isWhole = () => document.querySelector("main .animate-appear[aria-hidden]") === null;
      await page.waitForFunction(isWhole);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
      const language = { name: "language", value: "hi", url: stage().product.url };
      await context.addCookies([language]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForFunction(isWhole);
      await expectNoSidewaysScroll(page);
    },
  );
});

describe("dialogs and menus", () => {
  const opened: [string, string, string | RegExp][] = [
    ["/dashboard", "the Profile dialog", "Profile"],
    ["/dashboard", "the Add More dialog", "Add More"],
    ["/dashboard", "the notifications", "Notification"],
    ["/community/blogs", "the form of a post", "Add Post"],
    ["/marketplace", "the cart", /^Cart/],
  ];
  test.each(opened)("on %s, %s has no fault that axe knows", async (path, _name, button) => {
    const page = await visit(path);
    await settle(page, path);
    await page.getByRole("button", { name: button }).first().click();
    await page.waitForTimeout(500);
    await expectNoAxeViolations(page);
  });
});

describe("small windows", () => {
  test.each(screens)("%s fits 320 px, in Hindi too", async (path) => {
    for (const locale of ["en-IN", "hi-IN"]) {
      const page = await visit(path, { locale, viewport: { width: 320, height: 640 } });
      await settle(page, path);
      await expectNoSidewaysScroll(page);
    }
  });

  test.each(screens)("%s fits a window of 1280 px zoomed to 200 %", async (path) => {
    // Zooming to 200 % halves the window in CSS pixels and doubles each pixel.
    const page = await visit(path, { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
    await settle(page, path);
    await expectNoSidewaysScroll(page);
  });

  test.each(screens)("%s survives letters of twice the size", async (path) => {
    const page = await visit(path, { viewport: { width: 640, height: 800 } });
    await settle(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoSidewaysScroll(page);
  });
});

test.each(screens)("nothing jumps while %s loads on a slow phone", async (path) => {
  for (const width of [360, 1280]) {
    // Slow enough that a page is drawn in several steps, each of which could move the one before.
    const page = await visit(path, { viewport: { width, height: 740 }, slowness: 6 });
    await settle(page, path);
    expect(await readLayoutShift(page), `at ${width} px`).toBeLessThan(0.02);
  }
});
