import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, vi } from "vitest";
import { launchBrowser } from "./browser.ts";
import type { RunningProduct } from "./product.ts";

const root = resolve(import.meta.dirname, "../..");
const failures = join(root, "pictures/failed");

/** What a browser says of requests that find no network, to be allowed where a test takes it away. */
export const lostNetwork =
  /Failed to load resource|net::ERR_|error occurred when fetching the script/;

export type Farmer = {
  page: Page;
  context: BrowserContext;
  /** Lets one kind of complaint of the browser pass in this test, which provokes it. */
  allow: (complaint: RegExp) => void;
};

/** The product and the browser of all files that need none of their own. */
export type SharedStage = { url: string; dataDirectory: string; browser: string };

type SharedProduct = Omit<SharedStage, "browser">;

export type Stage<Product = SharedProduct> = {
  product: Product;
  browser: Browser;
  /** A browser of its own, as another person's; what goes wrong in it fails the test. */
  openFarmer: (options?: BrowserContextOptions) => Promise<Farmer>;
  /** The same, who stays for the tests that follow until one fails. */
  openStaying: (options?: BrowserContextOptions) => Promise<Farmer>;
};

type Watched = Farmer & { complaints: string[]; allowed: RegExp[]; diary: string[] };

function watch(page: Page, { complaints, diary }: Pick<Watched, "complaints" | "diary">): void {
  const note = (what: string) => diary.push(`${new Date().toISOString().slice(14, 23)} ${what}`);
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    note(`${message.type()} ${message.text()}`);
    if (message.type() !== "error") return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("framenavigated", (frame) => note(`goes to ${frame.url()}`));
  page.on("domcontentloaded", () => note("is loaded anew"));
  page.on("requestfailed", (asked) => note(`${asked.failure()?.errorText} ${asked.url()}`));
  page.on("response", (answer) => {
    if (/\/api\//.test(answer.url())) note(`${answer.status()} ${answer.url()}`);
  });
}

/**
 * A dialog that closes takes its entry of the history with it a moment later, and going back calls off a way to
 * another page that has just begun; tests are quick enough for that.
 */
function waitForHistory(page: Page): void {
  const settle = () =>
    page
      .waitForFunction(
        () => (history.state?.dialogs ?? 0) <= document.querySelectorAll("dialog[open]").length,
        null,
        { timeout: 2000 },
      )
      // Where no script of a page runs there are no dialogs.
      .catch(() => undefined);
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...where) => {
    await waitUntilSaved(page);
    await settle();
    return goto(...where);
  };
  page.reload = async (...how) => {
    await waitUntilSaved(page);
    await settle();
    return reload(...how);
  };
}

/**
 * What is saved may be on the screen already, below a dialog that waits for the server and closes then. A form waits
 * five seconds.
 */
async function waitUntilSaved(page: Page): Promise<void> {
  const isSaved = () => {
    const dialog = document.querySelector("dialog[open]");
    const { dataset } = document.documentElement;
    if (dialog?.querySelector("[aria-busy=true]")) dataset["savedAt"] = `${performance.now()}`;
    // The moment in which it closes, unless it stays open by design.
    const isPast = performance.now() - Number(dataset["savedAt"] ?? -1000) > 500;
    return !dialog || isPast;
  };
  // Where no script of a page runs there are no dialogs.
  await page.waitForFunction(isSaved, null, { timeout: 8000 }).catch(() => undefined);
}

/**
 * Takes the network away only when nothing is on its way any more, as a part of the screen that comes late, and gives
 * it back only when no dialog waits for it: what is told then is told in the dialog, and not where a test looks.
 */
function waitForNetwork(context: BrowserContext): void {
  const underWay = new Set<Request>();
  let lastAt = performance.now();
  context.on("request", (request) => {
    // It never ends.
    if (request.resourceType() !== "eventsource") underWay.add(request);
  });
  const end = (request: Request) => {
    underWay.delete(request);
    lastAt = performance.now();
  };
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  const isQuiet = () => underWay.size === 0 && performance.now() - lastAt > 200;
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    // An answer that a test holds back is not waited for.
    if (isOffline) await vi.waitUntil(isQuiet, { timeout: 5000 }).catch(() => undefined);
    else await Promise.all(context.pages().map(waitUntilSaved));
    return setOffline(isOffline);
  };
}

/** The script of a page before sign-in comes when the page is painted, which a test is too quick for. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    const isAlive = Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    return isAlive || document.querySelector("script[data-modules]") === null;
  });
}

function waitAfterLoading(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await waitForScript(page);
    return answer;
  };
}

/** The farmers of each file come from a network of their own. */
const worker = Number(process.env["VITEST_POOL_ID"]) & 255;
let lastFile = 0;
let lastFarmer = 0;

/** For the tests of when the app keeps itself; in all others it does when `waitUntilKept` asks for it. */
export const keepsItself = { serviceWorkers: "allow" } as const;

/** Runs in the page. Fetching the whole app costs a browser and the server as much again as a screen. */
function keepWhenAsked(): void {
  const isKept = () => navigator.serviceWorker.controller !== null;
  if (!("serviceWorker" in navigator) || isKept()) return;
  const asked = new Promise((resolve) => document.addEventListener("keep-app", resolve));
  const { prototype } = ServiceWorkerContainer;
  const { register } = prototype;
  prototype.register = async function (...given) {
    await asked;
    return register.apply(this, given);
  };
}

async function openWatched(stage: Stage, options: BrowserContextOptions): Promise<Watched> {
  lastFarmer += 1;
  const context = await stage.browser.newContext({
    baseURL: stage.product.url,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { "x-forwarded-for": `10.${worker}.${lastFile}.${lastFarmer}` },
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const diary: string[] = [];
  context.on("page", (page) => {
    watch(page, { complaints, diary });
    waitForHistory(page);
  });
  waitForNetwork(context);
  if (options.serviceWorkers === undefined) await context.addInitScript(keepWhenAsked);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitAfterLoading(page);
  return { page, context, complaints, allowed, diary, allow: (each) => allowed.push(each) };
}

async function keepPictures(farmers: Watched[], name: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const safe = name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
  for (const [at, { page, diary }] of farmers.entries()) {
    // What led to it is told where it is read: nobody has the files of a failure elsewhere.
    console.error([`Browser ${at + 1} of “${name}”:`, ...diary.slice(-60)].join("\n"));
    if (page.isClosed()) continue;
    await page.screenshot({ path: join(failures, `${safe}-${at + 1}.png`) });
  }
}

type Opened<Product> = { product: Product; browser: Browser; close: () => Promise<void> };

async function openShared(): Promise<Opened<SharedProduct>> {
  const shared = inject("shared");
  const browser = await chromium.connect(shared.browser);
  return { product: shared, browser, close: () => browser.close() };
}

async function openOwn(start: () => Promise<RunningProduct>): Promise<Opened<RunningProduct>> {
  const product = await start();
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await product.stop();
  };
  return { product, browser, close };
}

/**
 * One product and one browser for the tests of a file. Farmers opened in a test leave after it, and
 * whatever their browsers complained of fails it.
 * @param start a product of the file's own, with a browser of its own; else both are shared with other files
 */
export function openStage(): () => Stage;
export function openStage(start: () => Promise<RunningProduct>): () => Stage<RunningProduct>;
export function openStage(start?: () => Promise<RunningProduct>): () => Stage {
  let stage: Stage | undefined;
  let opened: Opened<SharedProduct> | undefined;
  let farmers: Watched[] = [];
  let staying: Watched[] = [];
  const getStage = () => {
    if (!stage)
      throw new Error("The stage opens before the first test, not while tests are listed");
    return stage;
  };
  beforeAll(async () => {
    lastFile += 1;
    lastFarmer = 0;
    opened = start ? await openOwn(start) : await openShared();
    stage = {
      ...opened,
      openFarmer: async (options = {}) => {
        const farmer = await openWatched(getStage(), options);
        farmers.push(farmer);
        return farmer;
      },
      openStaying: async (options = {}) => {
        const farmer = await openWatched(getStage(), options);
        staying.push(farmer);
        return farmer;
      },
    };
  });
  afterEach(async ({ task }) => {
    const present = [...farmers, ...staying];
    const hasFailed = task.result?.state === "fail";
    const leaving = hasFailed ? present : farmers;
    farmers = [];
    if (hasFailed) {
      staying = [];
      await keepPictures(present, task.name);
    }
    for (const { context } of leaving) await context.close();
    const complaints = present.flatMap(({ complaints: all, allowed }) =>
      all.splice(0).filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
    );
    expect([...new Set(complaints)]).toEqual([]);
  });
  afterAll(async () => {
    await opened?.close();
  });
  return getStage;
}
