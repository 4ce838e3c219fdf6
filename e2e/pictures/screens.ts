import type { Page } from "playwright-core";
import { press, waitForFailure } from "./arrangements.ts";
import { farmScreens } from "./farm-screens.ts";
import { identityScreens } from "./identity-screens.ts";

/** Of what the farmer with everything has. */
type OwnIds = { postId: string; boughtOrderId: string; soldOrderId: string };

export type Screen = {
  name: string;
  path: string | ((own: OwnIds) => string);
  /** Who is looking: a farmer with everything, one with nothing yet; left out, nobody who is signed in. */
  farmer?: "full" | "fresh";
  /** Taken from what the device keeps, without a network. */
  isOffline?: boolean;
  /** Takes all of the page though something was arranged on it, which usually is a dialog. */
  isWhole?: boolean;
  /** Brings the screen into a state that a farmer could bring it into. */
  arrange?: (page: Page) => Promise<void>;
  /** Runs before the page is opened: what is to go wrong. */
  disturb?: (page: Page) => Promise<unknown>;
};

async function searchForNothing(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill("qzxwvkjh");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1200);
}

const failLists = (page: Page) =>
  page.route(/\/api\/(blogs|products|schemes|insurance)/, (route) => route.abort());
const delayLists = (page: Page) =>
  page.route(/\/api\/(blogs|products|schemes|insurance)/, () => undefined);

const lists = [
  ["marketplace", "/marketplace"],
  ["blogs", "/community/blogs"],
  ["schemes", "/community/government-schemes"],
  ["insurance", "/community/insurance"],
] as const;

/** Every screen, in the states that a farmer can meet it in. */
export const screens: Screen[] = [
  ...identityScreens,
  ...farmScreens,
  { name: "landing", path: "/" },
  {
    name: "landing-menu",
    path: "/",
    arrange: async (page) => {
      const menu = page.locator("details[data-menu] > summary");
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: "sign-in", path: "/login" },
  { name: "sign-up", path: "/register" },
  { name: "not-found", path: "/no/such/page" },
  { name: "setup", path: "/setup", farmer: "full" },
  {
    name: "setup-refused",
    path: "/setup",
    farmer: "full",
    arrange: async (page) => {
      await page.locator('[name="phone"]').fill("12");
      await page.locator('button[type="submit"]').click();
      await page.waitForTimeout(400);
    },
  },
  { name: "dashboard", path: "/dashboard", farmer: "full" },
  { name: "dashboard-new", path: "/dashboard", farmer: "fresh" },
  { name: "dashboard-offline", path: "/dashboard", farmer: "full", isOffline: true },
  {
    name: "dashboard-menu",
    path: "/dashboard",
    farmer: "full",
    arrange: async (page) => {
      const menu = page.getByRole("button", { name: /^(Menu|मेन्यू|मेनू)$/ });
      if (await menu.isVisible()) await menu.click();
      await page.waitForTimeout(400);
    },
  },
  {
    name: "dashboard-bell",
    path: "/dashboard",
    farmer: "full",
    arrange: async (page) => {
      await press(page, /^(Notification|सूचना)/);
      await page.locator("[popover] li").first().waitFor();
    },
  },
  { name: "plan", path: "/community/insurance/season-crop-cover", farmer: "full" },
  {
    name: "plans-compared",
    path: "/community/insurance/compare?plans=season-crop-cover,orchard-cover,tractor-cover",
    farmer: "full",
  },
  {
    name: "premium",
    path: "/community/insurance/calculator?crop=rice&season=kharif&area=2&unit=hectare&sum=60000&rate=10&claim=known&threshold=3000&actual=2100",
    farmer: "full",
  },
  {
    name: "premium-refused",
    path: "/community/insurance/calculator?area=0&sum=-5&rate=500",
    farmer: "full",
  },
  { name: "loss-start", path: "/community/insurance/loss-report", farmer: "full" },
  {
    name: "loss-report",
    path: "/community/insurance/loss-report",
    farmer: "full",
    arrange: async (page) => {
      await page.locator('main form button[type="submit"]').click();
      await page.locator('[name="cause"]').selectOption("hail");
      await page.locator('[name="place"]').fill("Nalwadi, survey 112/3");
    },
  },
  { name: "weather", path: "/weather", farmer: "full" },
  {
    name: "weather-old",
    path: "/weather",
    farmer: "full",
    disturb: (page) =>
      page.route("**/api/weather", async (route) => {
        const answer = await route.fetch();
        const fetchedAt = new Date(Date.now() - 7 * 3_600_000).toISOString();
        await route.fulfill({ json: { ...(await answer.json()), fetchedAt } });
      }),
  },
  {
    name: "dashboard-add-more",
    path: "/dashboard",
    farmer: "full",
    arrange: (page) => press(page, /Add More|जोड़ें|जोडा/),
  },
  {
    name: "dashboard-profile",
    path: "/dashboard",
    farmer: "full",
    arrange: (page) => press(page, /Profile|प्रोफाइल/),
  },
  {
    name: "dashboard-notices",
    path: "/dashboard",
    farmer: "full",
    arrange: async (page) => {
      await press(page, /Profile|प्रोफाइल/);
      const settings = page.getByRole("dialog").locator("#profile-notices");
      await settings.waitFor();
      await settings.evaluate((heading) => heading.scrollIntoView());
      await page.waitForTimeout(400);
    },
  },
  {
    name: "blogs-form",
    path: "/community/blogs",
    farmer: "full",
    arrange: (page) => press(page, /Add Post|पोस्ट/),
  },
  ...lists.flatMap(([name, path]): Screen[] => [
    { name, path, farmer: "full" },
    { name: `${name}-empty`, path, farmer: "full", arrange: searchForNothing },
    {
      name: `${name}-failed`,
      path,
      farmer: "full",
      disturb: failLists,
      arrange: waitForFailure,
    },
    {
      name: `${name}-waiting`,
      path,
      farmer: "full",
      disturb: delayLists,
      arrange: (page) => page.waitForTimeout(800),
    },
  ]),
];
