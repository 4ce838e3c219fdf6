import type { Page } from "playwright-core";
import { identityScreens } from "./identity-screens.ts";

export type Screen = {
  name: string;
  path: string;
  isGuarded: boolean;
  /** Brings the screen into a state that a farmer could bring it into. */
  arrange?: (page: Page) => Promise<void>;
  /** Runs before the page is opened: what is to go wrong. */
  disturb?: (page: Page) => Promise<unknown>;
};

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.waitForTimeout(400);
}

async function searchForNothing(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill("qzxwvkjh");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1200);
}

async function waitForFailure(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Try again|फिर/ }).waitFor({ timeout: 45_000 });
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
  { name: "landing", path: "/", isGuarded: false },
  {
    name: "landing-menu",
    path: "/",
    isGuarded: false,
    arrange: async (page) => {
      const menu = page.locator("details[data-menu] > summary");
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: "sign-in", path: "/login", isGuarded: false },
  { name: "sign-up", path: "/register", isGuarded: false },
  { name: "not-found", path: "/no/such/page", isGuarded: false },
  { name: "setup", path: "/setup", isGuarded: true },
  {
    name: "setup-refused",
    path: "/setup",
    isGuarded: true,
    arrange: async (page) => {
      await page.locator('[name="phone"]').fill("12");
      await page.locator('button[type="submit"]').click();
      await page.waitForTimeout(400);
    },
  },
  { name: "dashboard", path: "/dashboard", isGuarded: true },
  { name: "plan", path: "/community/insurance/season-crop-cover", isGuarded: true },
  {
    name: "plans-compared",
    path: "/community/insurance/compare?plans=season-crop-cover,orchard-cover,tractor-cover",
    isGuarded: true,
  },
  {
    name: "premium",
    path: "/community/insurance/calculator?crop=rice&season=kharif&area=2&unit=hectare&sum=60000&rate=10&claim=known&threshold=3000&actual=2100",
    isGuarded: true,
  },
  {
    name: "premium-refused",
    path: "/community/insurance/calculator?area=0&sum=-5&rate=500",
    isGuarded: true,
  },
  { name: "loss-start", path: "/community/insurance/loss-report", isGuarded: true },
  {
    name: "loss-report",
    path: "/community/insurance/loss-report",
    isGuarded: true,
    arrange: async (page) => {
      await page.locator('main form button[type="submit"]').click();
      await page.locator('[name="cause"]').selectOption("hail");
      await page.locator('[name="place"]').fill("Nalwadi, survey 112/3");
    },
  },
  { name: "weather", path: "/weather", isGuarded: true },
  { name: "irrigation", path: "/irrigation", isGuarded: true },
  { name: "soil", path: "/soil", isGuarded: true },
  {
    name: "soil-failed",
    path: "/soil",
    isGuarded: true,
    disturb: (page) => page.route("**/api/soil", (route) => route.abort()),
    arrange: waitForFailure,
  },
  {
    name: "irrigation-failed",
    path: "/irrigation",
    isGuarded: true,
    disturb: (page) => page.route("**/api/irrigation", (route) => route.abort()),
    arrange: waitForFailure,
  },
  {
    name: "weather-failed",
    path: "/weather",
    isGuarded: true,
    disturb: (page) => page.route("**/api/weather", (route) => route.abort()),
    arrange: waitForFailure,
  },
  {
    name: "weather-old",
    path: "/weather",
    isGuarded: true,
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
    isGuarded: true,
    arrange: (page) => press(page, /Add More|जोड़ें/),
  },
  {
    name: "dashboard-profile",
    path: "/dashboard",
    isGuarded: true,
    arrange: (page) => press(page, /Profile|प्रोफ़ाइल/),
  },
  {
    name: "blogs-form",
    path: "/community/blogs",
    isGuarded: true,
    arrange: (page) => press(page, /Add Post|पोस्ट/),
  },
  ...lists.flatMap(([name, path]): Screen[] => [
    { name, path, isGuarded: true },
    { name: `${name}-empty`, path, isGuarded: true, arrange: searchForNothing },
    {
      name: `${name}-failed`,
      path,
      isGuarded: true,
      disturb: failLists,
      arrange: waitForFailure,
    },
    {
      name: `${name}-waiting`,
      path,
      isGuarded: true,
      disturb: delayLists,
      arrange: (page) => page.waitForTimeout(800),
    },
  ]),
];
