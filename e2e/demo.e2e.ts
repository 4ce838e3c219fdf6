import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { expectNoSidewaysScroll } from "./support/checks.ts";
import { findSection } from "./support/farm.ts";
import { findFreePort } from "./support/product.ts";

const root = resolve(import.meta.dirname, "..");
const longestStartInMs = 60_000;

let folder: string;
let demo: ChildProcess;
let browser: Browser;
let output = "";
let startedInMs = 0;

async function startDemo(): Promise<void> {
  output = "";
  const begun = performance.now();
  // The own folder and nothing else: what somebody has set for a product of theirs is not used.
  demo = spawn("npm", ["run", "demo"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await findFreePort()),
      DEMO_DIR: folder,
      DATABASE_URL: "postgres://nobody@127.0.0.1:9/",
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [demo.stdout, demo.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  }
  while (!output.includes("Ctrl-C ends it")) {
    if (demo.exitCode !== null) throw new Error(`It did not start:\n${output}`);
    if (performance.now() - begun > 3 * longestStartInMs) throw new Error(`Too late:\n${output}`);
    await wait(100);
  }
  startedInMs = performance.now() - begun;
}

/** As a terminal does: to npm and to all that it has begun. */
async function pressCtrlC(): Promise<void> {
  const gone = once(demo, "exit");
  if (demo.exitCode === null) process.kill(-(demo.pid ?? Number.NaN), "SIGINT");
  await gone;
}

const read = (name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1] ?? "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urvara-demo-"));
  browser = await launchBrowser();
  await startDemo();
}, 4 * longestStartInMs);
afterAll(async () => {
  await browser.close();
  if (demo.exitCode === null) await pressCtrlC();
  await rm(folder, { recursive: true, force: true });
});

const notices = {
  en: "Demo: weather and prices are made up.",
  hi: "डेमो: मौसम और भाव काल्पनिक हैं।",
} as const;
const screens = [
  "/",
  "/setup",
  "/weather",
  "/fields",
  "/harvests",
  "/field-map",
  "/irrigation",
  "/pests",
  "/soil",
  "/prices?crop=onion",
  "/marketplace",
  "/marketplace/orders",
  "/community/blogs",
  "/community/government-schemes",
  "/community/insurance",
  "/assistant",
];

async function openPage(language: keyof typeof notices, width: number) {
  const baseURL = new URL(read("ready at")).origin;
  const context = await browser.newContext({
    baseURL,
    locale: `${language}-IN`,
    timezoneId: "Asia/Kolkata",
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto("/login");
  const notice = page.getByRole("note").filter({ hasText: notices[language] });
  await notice.waitFor();
  return { page, notice, complaints };
}

test("the demonstration opens on a full dashboard, and every screen says that its weather and prices are made up", async () => {
  expect(startedInMs).toBeLessThan(longestStartInMs);
  const { page, notice, complaints } = await openPage("en", 1280);
  await page.getByLabel("Email Address").fill(read("e-mail"));
  await page.getByLabel("Password", { exact: true }).fill(read("password"));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  const card = (title: string) => findSection(page, title);
  await card("Weather").getByText("Ojhar").waitFor();
  await card("Crop Distribution").getByText("Tomato").waitFor();
  await card("Market Price").getByText("a quintal").first().waitFor();
  await card("AI Recommendation").getByRole("listitem").first().waitFor();
  await card("Irrigation Schedule").getByRole("button", { name: "I watered" }).waitFor();
  await card("Pest Control Suggestions").getByText("Fruit borer").waitFor();
  await card("Community Updates").getByText("Rabi onion at Lasalgaon").waitFor();
  await card("Soil Health")
    .getByText(/\d bags?|half a bag/)
    .first()
    .waitFor();
  await card("Yield Trend").getByText("quintals an acre").first().waitFor();
  await card("Field Health Map").getByText("Well plot").first().waitFor();
  await expect.poll(() => card("Market Price").getByText("Sample").count()).toBe(0);
  await expect.poll(() => notice.isVisible()).toBe(true);
  for (const path of screens) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    const readBottom = async () => {
      const box = await notice.boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(readBottom, { message: path }).toBe(800);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("on a phone the notice is in its language, moves nothing sideways and lets the box to ask in stand free", async () => {
  const { page, notice } = await openPage("hi", 360);
  await page.locator("#email").fill(read("e-mail"));
  await page.locator("#password").fill(read("password"));
  await page.locator("form:has(#password) button[type=submit]").click();
  await page.waitForURL("**/dashboard");
  await page.goto("/assistant");
  const box = page.locator("main form").getByRole("textbox").first();
  await box.waitFor();
  const [asked, told] = [await box.boundingBox(), await notice.boundingBox()];
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(told?.y ?? 0);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});

test(
  "stopped and started again it is the same farm, sooner",
  async () => {
    await pressCtrlC();
    await startDemo();
    expect(output).toContain("Its farm was filled on");
    expect(startedInMs).toBeLessThan(longestStartInMs);
    const answer = await fetch(`${new URL(read("ready at")).origin}/api/session/sign-in`, {
      method: "POST",
      headers: { origin: new URL(read("ready at")).origin, "content-type": "application/json" },
      body: JSON.stringify({ email: read("e-mail"), password: read("password") }),
    });
    expect(answer.status).toBe(200);
  },
  4 * longestStartInMs,
);
