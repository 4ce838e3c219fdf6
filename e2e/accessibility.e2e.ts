import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  listCards,
  readLayoutShift,
  watchLayoutShift,
} from "./support/checks.ts";
import { keepSession, type SignedIn } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

const open = ["/", "/login", "/register", "/no/such/page"];
const guarded = [
  "/setup",
  "/dashboard",
  "/weather",
  "/irrigation",
  "/soil",
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
