import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { appScreens, staticPages } from "#src/app/app-paths.ts";
import {
  expectNoAxeViolations,
  expectNoFaultInAnyColours,
  expectNoLetterColumns,
  expectNoSidewaysScroll,
  setLetters,
} from "./support/checks.ts";
import { openSender } from "./support/farm-sender.ts";
import { keepSession, type SignedIn } from "./support/farmers.ts";
import { type FullFarm, fillFarm } from "./support/full-farm.ts";
import { guarded, open, openWalker, type Visited, visit } from "./support/screens.ts";
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

/** Zooming a window of 1280 px to 200 % halves it in CSS pixels and doubles each pixel. */
async function zoomToTwice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const size = { width: 640, height: 450, deviceScaleFactor: 2, mobile: false };
  await devtools.send("Emulation.setDeviceMetricsOverride", size);
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([640, 2]);
  await expectNoSidewaysScroll(page);
  await devtools.send("Emulation.clearDeviceMetricsOverride");
  await devtools.detach();
}

async function readLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await setLetters(page, 32);
  await expectNoSidewaysScroll(page);
  await expectNoLetterColumns(page);
  await setLetters(page, 16);
}

async function expectUsable({ page, settle }: Visited): Promise<void> {
  await settle();
  await expectNoSidewaysScroll(page);
  await zoomToTwice(page);
  await readLargeLetters(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  // A wider window may show what a narrow one had not asked for.
  await settle();
  await expectNoFaultInAnyColours(page);
}

/** The pages beside signing in and up. */
const steps = Object.values(staticPages).filter((path) => !open.includes(path));

const small = { width: 320, height: 640 };

describe.each(["en-IN", "hi-IN"])("in %s", (locale) => {
  const getOptions = () => ({ storageState: session, locale, viewport: small });
  const walkTo = openWalker(stage, getOptions);

  test.each(open)(
    "%s fits small windows, zoom and large letters, and has no fault that axe knows",
    async (path) => expectUsable(await visit(stage(), path, getOptions())),
  );

  test.each(steps)("%s has room for large letters", async (path) => {
    const { page, settle } = await visit(stage(), path, getOptions());
    await settle();
    await readLargeLetters(page);
  });

  test.each(guarded)(
    "%s fits small windows, zoom and large letters, and has no fault that axe knows",
    async (path) => expectUsable(await walkTo(path)),
  );
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

test("no screen of the app is left out", () => {
  const walked = [...guarded, ...filled.map(([_name, path]) => path(farm))];
  const names = walked.map((path) => path.replace(/\?.*/, "").split("/"));
  const isWalked = (screen: string) => {
    const parts = screen.split("/");
    return names.some(
      (name) =>
        name.length === parts.length &&
        parts.every((part, at) => part.startsWith(":") || part === name[at]),
    );
  };
  // The community opens with its blogs.
  const screens = Object.keys(appScreens).filter((path) => path !== "/community");
  expect(screens.filter((screen) => !isWalked(screen))).toEqual([]);
});

describe("with a full farm", () => {
  const walkTo = openWalker(stage, () => ({ storageState: full }));
  const walkInHindiTo = openWalker(stage, () => ({
    storageState: full,
    locale: "hi-IN",
    viewport: small,
  }));

  test.each(filled)(
    "%s has no fault that axe knows, in light and dark, and fits 320 px and large letters in Hindi",
    async (_name, path) => {
      const wide = await walkTo(path(farm));
      await wide.settle();
      await expectNoFaultInAnyColours(wide.page);
      const narrow = await walkInHindiTo(path(farm));
      await narrow.settle();
      await expectNoSidewaysScroll(narrow.page);
      await readLargeLetters(narrow.page);
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
    const { page, settle } = await visit(stage(), path, { storageState: session });
    await settle();
    await page.getByRole("button", { name: button }).first().click();
    await page.locator("dialog[open], [popover]:popover-open").first().waitFor();
    await settle();
    await expectNoAxeViolations(page);
  });
});
