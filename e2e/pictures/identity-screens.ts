import type { Page } from "playwright-core";
import type { Screen } from "./screens.ts";

const refuse = (page: Page, path: string, code: string) =>
  page.route(`**/api/session/${path}`, (route) =>
    route.fulfill({ status: 400, json: { code, message: "As in the picture" } }),
  );

async function send(page: Page, { password = "monsoon-2026" } = {}): Promise<void> {
  for (const [name, text] of [
    ["email", "asha@example.org"],
    ["password", password],
    ["code", "123456"],
  ] as const) {
    const field = page.locator(`form [name="${name}"]`);
    if (await field.count()) await field.fill(text);
  }
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForTimeout(700);
}

/** By the keyboard: a button that says why it cannot be used takes the focus all the same, but Playwright won't click it. */
const pressGoogle = async (page: Page) => {
  await page.getByRole("button", { name: /Google/ }).press("Enter");
  await page.waitForTimeout(500);
};

const token = "A".repeat(32);

/** Signing in, with every step and failure that has a look of its own. */
export const identityScreens: Screen[] = [
  ...(["wrong-credentials", "login-blocked", "account-locked", "unauthorized-domain"] as const).map(
    (code): Screen => ({
      name: `sign-in-${code}`,
      path: "/login",
      disturb: (page) => refuse(page, "sign-in", code),
      arrange: send,
    }),
  ),
  { name: "sign-in-for-setup", path: "/login?returnTo=/setup" },
  {
    name: "sign-in-google-missing",
    path: "/login",
    arrange: pressGoogle,
  },
  {
    name: "sign-in-google-waiting",
    path: "/login",
    disturb: async (page) => {
      const project = { authorizedDomains: [], providers: ["google"], captcha: null };
      await page.route("**/api/session/projects", (route) => route.fulfill({ json: project }));
      await page.route("**/api/session/provider/start", () => undefined);
    },
    arrange: pressGoogle,
  },
  {
    name: "sign-up-weak",
    path: "/register",
    arrange: (page) => send(page, { password: "abc" }),
  },
  {
    name: "sign-up-taken",
    path: "/register",
    disturb: (page) => refuse(page, "sign-up", "email-already-in-use"),
    arrange: send,
  },
  { name: "link-ask", path: "/link" },
  { name: "link-sent", path: "/link", arrange: send },
  { name: "link-open", path: `/link#${token}` },
  { name: "link-not-valid", path: `/link#${token}`, arrange: send },
  { name: "reset-ask", path: "/reset-password" },
  { name: "reset-sent", path: "/reset-password", arrange: send },
  { name: "reset-open", path: `/reset-password#${token}` },
  { name: "reset-not-valid", path: `/reset-password#${token}`, arrange: send },
  { name: "verify-signed-out", path: `/verify-email#${token}` },
  { name: "change-email", path: `/change-email#${token}` },
  { name: "undo-email", path: `/undo-email#${token}` },
  { name: "verify", path: `/verify-email#${token}`, farmer: "full" },
  { name: "phone", path: "/phone" },
  { name: "phone-code", path: "/phone-code" },
  { name: "second-factor", path: "/second-factor" },
  {
    name: "second-factor-wrong",
    path: "/second-factor",
    disturb: (page) => refuse(page, "second-factor", "wrong-code"),
    arrange: send,
  },
  {
    name: "security",
    path: "/dashboard",
    farmer: "full",
    arrange: async (page) => {
      await page
        .getByRole("button", { name: /Profile|प्रोफाइल/ })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await page.waitForTimeout(1200);
      await dialog.locator("h3, h2").last().scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    },
  },
];
