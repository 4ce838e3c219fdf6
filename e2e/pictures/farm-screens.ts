import type { Page } from "playwright-core";
import { press, waitForFailure } from "./arrangements.ts";
import type { Screen } from "./screens.ts";

const fail = (api: string) => (page: Page) => page.route(`**/api/${api}`, (route) => route.abort());

async function ask(page: Page, question: string): Promise<void> {
  const box = page.locator("main form").getByRole("textbox").first();
  await box.fill(question);
  await page.keyboard.press("Enter");
  // It can be asked again when it has been answered.
  await page.locator("main ol > li").last().getByRole("button").last().waitFor();
  await page.waitForTimeout(600);
}

/** Each screen of the farm: with everything, with nothing yet, when it fails, and without a network. */
const places = [
  ["weather", "/weather", "weather"],
  ["fields", "/fields", "fields"],
  ["harvests", "/harvests", "harvests"],
  ["field-map", "/field-map", "field-map"],
  ["irrigation", "/irrigation", "irrigation"],
  ["pests", "/pests", "pests/watch"],
  ["soil", "/soil", "soil"],
  ["prices", "/prices?crop=onion", "prices/onion"],
  ["orders", "/marketplace/orders", "orders?*"],
  ["listings", "/marketplace/listings", "listings?*"],
  ["wishlist", "/marketplace/wishlist", "wishes?*"],
  ["assistant", "/assistant", "assistant"],
] as const;

const dialogs: Screen[] = [
  {
    name: "fields-form",
    path: "/fields",
    farmer: "full",
    arrange: (page) => press(page, /^(Add a field|Add field|खेत जोड़ें|शेत जोडा)/),
  },
  {
    name: "soil-form",
    path: "/soil",
    farmer: "full",
    arrange: (page) => press(page, /(soil card|मिट्टी का कार्ड|माती पत्रिका)/i),
  },
  {
    name: "harvests-form",
    path: "/harvests",
    farmer: "full",
    arrange: (page) => press(page, /^(Harvest|उपज|कटाई|फसल|उत्पादन)/),
  },
  {
    name: "marketplace-cart",
    path: "/marketplace",
    farmer: "full",
    arrange: (page) => press(page, /^(Cart|कार्ट)/),
  },
];

/** What belongs to fields, crops, selling and buying, and the assistant. */
export const farmScreens: Screen[] = [
  ...places.flatMap(([name, path, api]): Screen[] => [
    ...(name === "weather" ? [] : [{ name, path, farmer: "full" } as const]),
    { name: `${name}-new`, path, farmer: "fresh" },
    { name: `${name}-failed`, path, farmer: "full", disturb: fail(api), arrange: waitForFailure },
    { name: `${name}-offline`, path, farmer: "full", isOffline: true },
  ]),
  ...dialogs,
  {
    name: "assistant-answer",
    path: "/assistant",
    farmer: "full",
    isWhole: true,
    arrange: (page) => ask(page, "Should I irrigate tomorrow?"),
  },
  {
    name: "assistant-nothing",
    path: "/assistant",
    farmer: "fresh",
    isWhole: true,
    arrange: (page) => ask(page, "Who won the cricket match?"),
  },
  { name: "finder", path: "/pests/finder", farmer: "full" },
  { name: "pest", path: "/pests/tom-lateblight", farmer: "full" },
  { name: "pest-photo", path: "/pests/photo", farmer: "full" },
  { name: "pest-unknown", path: "/pests/no-such-pest", farmer: "full" },
  { name: "product", path: "/marketplace/drip-kit", farmer: "full" },
  { name: "product-unknown", path: "/marketplace/no-such-product", farmer: "full" },
  { name: "sell", path: "/marketplace/sell", farmer: "full" },
  { name: "checkout", path: "/marketplace/checkout", farmer: "full" },
  { name: "checkout-new", path: "/marketplace/checkout", farmer: "fresh" },
  { name: "orders-sold", path: "/marketplace/orders?side=sold", farmer: "full" },
  {
    name: "order-bought",
    path: ({ boughtOrderId }) => `/marketplace/orders/${boughtOrderId}`,
    farmer: "full",
  },
  {
    name: "order-sold",
    path: ({ soldOrderId }) => `/marketplace/orders/${soldOrderId}`,
    farmer: "full",
  },
  { name: "post", path: ({ postId }) => `/community/blogs/${postId}`, farmer: "full" },
  { name: "post-unknown", path: "/community/blogs/no-such-post", farmer: "full" },
  { name: "scheme", path: "/community/government-schemes/pm-kisan", farmer: "full" },
];
