import { expect, test } from "vitest";
import { openStage } from "./support/stage.ts";

const stage = openStage();

test("the landing page says what it is and leads where its buttons promise, without any script", async () => {
  const { page } = await stage().openFarmer({ javaScriptEnabled: false });
  await page.goto("/");
  await expect.poll(() => page.locator("script").count()).toBe(0);
  for (const section of ["home", "feature", "demo", "contact"]) {
    await expect.poll(() => page.locator(`#${section}`).count(), { message: section }).toBe(1);
  }
  const bar = page.getByRole("banner");
  for (const name of ["Home", "Feature", "Marketplace", "About", "Contact"]) {
    const link = bar.getByRole("link", { name, exact: true }).first();
    await expect.poll(() => link.getAttribute("href")).toMatch(/^#/);
  }
  for (const name of ["Get Started", "Explore Urvara"]) {
    const link = page.getByRole("link", { name, exact: true }).first();
    await expect.poll(() => link.getAttribute("href")).toBe("/register");
  }
  for (const name of ["Get Startet", "Contact Sales"]) {
    await page
      .getByRole("link", { name, exact: true })
      .or(page.getByRole("button", { name, exact: true }))
      .first()
      .waitFor();
  }
  for (const name of [
    "Hyperlocal Weather Alerts",
    "AI Pest Management",
    "Government Scheme Finder",
    "Yield Optimization",
    "Crop Pricing Insights",
    "Sustainable Planner",
  ]) {
    await page.getByRole("heading", { name, exact: true }).waitFor();
  }
  const demo = page.locator("#demo").locator("img, svg");
  await expect.poll(() => demo.count()).toBeGreaterThan(0);
});

test("every link of the landing page that points into it finds its place", async () => {
  const { page } = await stage().openFarmer();
  await page.goto("/");
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !document.getElementById(href.slice(1))),
  );
  expect(lost).toEqual([]);
  const footer = page.getByRole("contentinfo");
  for (const [group, names] of Object.entries({
    Product: ["Features", "Marketplace", "Pricing"],
    Company: ["About", "Blog", "Careers"],
    Support: ["Contact", "Help Center", "Privacy"],
  })) {
    await footer.getByText(group, { exact: true }).waitFor();
    for (const name of names) await footer.getByRole("link", { name, exact: true }).waitFor();
  }
  await footer.getByText("smart technology for better yields and sustainable farming").waitFor();
});

test("the bar stays at the top while the page scrolls", async () => {
  const { page } = await stage().openFarmer();
  await page.goto("/");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the phone's menu offers signing up and in, and holds the page still while it is open", async () => {
  const { page } = await stage().openFarmer({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: true,
  });
  await page.goto("/");
  const menu = page.locator("details[data-menu] > summary");
  await menu.click();
  const open = page.locator("details[data-menu][open]");
  await expect
    .poll(() => open.getByRole("link", { name: "Signin" }).getAttribute("href"))
    .toBe("/login");
  await expect.poll(() => open.locator('a[href="/register"]').count()).toBe(1);
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menu.click();
  await open.waitFor({ state: "detached" });
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test("the landing page speaks the language that is asked for, and remembers it", async () => {
  const { page } = await stage().openFarmer();
  await page.goto("/?language=hi");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).innerText())
    .toMatch(/\p{Script=Devanagari}/u);
  await page.goto("/login");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
});
