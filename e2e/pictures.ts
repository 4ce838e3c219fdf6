import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { makeContactSheet, type Picture } from "./pictures/contact-sheet.ts";
import { type Screen, screens } from "./pictures/screens.ts";
import { launchBrowser } from "./support/browser.ts";
import { openSender } from "./support/farm-sender.ts";
import { newEmail, register, type SignedIn, setUp } from "./support/farmers.ts";
import { type FullFarm, fillFarm } from "./support/full-farm.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";

const folder = process.env["PICTURE_FOLDER"] ?? "pictures";
const widths = [360, 768, 1280];
const colorSchemes = ["light", "dark"] as const;
const languages = ["en", "hi", "mr"];

type Stage = { browser: Browser; product: RunningProduct };
type Farmers = { full: SignedIn; fresh: SignedIn; farm: FullFarm };
type Look = { width: number; colorScheme: (typeof colorSchemes)[number]; language: string };

/** PICTURE_LOOKS="360 dark hi,1280 light en" takes these alone. */
const wantedLooks = process.env["PICTURE_LOOKS"]?.split(",");
const getName = ({ width, colorScheme, language }: Look) => `${width} ${colorScheme} ${language}`;
const looks: Look[] = languages
  .flatMap((language) =>
    colorSchemes.flatMap((colorScheme) =>
      widths.map((width) => ({ width, colorScheme, language })),
    ),
  )
  .filter((look) => wantedLooks?.includes(getName(look)) ?? true);

let lastContext = 0;

/** A window of its own; each from an address of its own, as many farmers have. */
async function openWindow(
  { browser, product }: Stage,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  lastContext += 1;
  return browser.newContext({
    baseURL: product.url,
    timezoneId: "Asia/Kolkata",
    extraHTTPHeaders: { "x-forwarded-for": `10.2.${lastContext >> 8}.${lastContext & 255}` },
    ...options,
  });
}

/** One farmer with everything, and one who has filled in Setup and nothing else. */
async function keepFarmers(stage: Stage): Promise<Farmers> {
  const contexts: BrowserContext[] = [];
  for (const name of ["asha", "ravi", "fresh"]) {
    const context = await openWindow(stage, {});
    const page = await context.newPage();
    await register(page, newEmail(name));
    await setUp(page, "Ojhar, Nashik 422206");
    contexts.push(context);
  }
  const [asha, ravi, newcomer] = contexts;
  if (!asha || !ravi || !newcomer) throw new Error("Three farmers are needed");
  const farm = await fillFarm(stage.product, {
    farmer: await openSender(asha.request, stage.product.url),
    neighbour: await openSender(ravi.request, stage.product.url),
  });
  const farmers = {
    full: await asha.storageState(),
    fresh: await newcomer.storageState(),
    farm,
  };
  for (const context of contexts) await context.close();
  return farmers;
}

async function takePicture(
  { stage, farmers }: { stage: Stage; farmers: Farmers },
  screen: Screen,
  look: Look,
): Promise<Picture> {
  const { width, colorScheme, language } = look;
  const height = width < 600 ? 740 : 900;
  const context = await openWindow(stage, {
    colorScheme,
    viewport: { width, height },
    locale: `${language}-IN`,
    reducedMotion: "reduce",
    serviceWorkers: screen.isOffline ? "allow" : "block",
    ...(screen.farmer ? { storageState: farmers[screen.farmer] } : {}),
  });
  try {
    await context.addCookies([{ name: "language", value: language, url: stage.product.url }]);
    const page = await context.newPage();
    await screen.disturb?.(page);
    const { path } = screen;
    await page.goto(typeof path === "string" ? path : path(farmers.farm));
    await settle(page);
    if (screen.isOffline) await goOffline(page);
    await screen.arrange?.(page);
    const png = await page.screenshot({ fullPage: !screen.arrange || screen.isWhole === true });
    const name = getName(look);
    await writeFile(`${folder}/${screen.name}-${name.replaceAll(" ", "-")}.png`, png);
    return { name, png };
  } finally {
    await context.close();
  }
}

/** Waits until the heading is there, and what comes after it; pictures further down load when they are near. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 15_000 });
  await page.waitForTimeout(900);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  // What never comes is a picture too.
  const isWhole = () => document.querySelector("main .animate-appear[aria-hidden]") === null;
  await page.waitForFunction(isWhole, null, { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(400);
}

/** How many files the device has kept so far. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const caught = navigator.serviceWorker.controller ? await caches.open("assets") : null;
    return caught ? (await caught.keys()).length : 0;
  });

/** The same screen without a network, from what the device keeps. */
async function goOffline(page: Page): Promise<void> {
  for (let before = -1, kept = 0; kept === 0 || kept !== before; ) {
    await page.waitForTimeout(1500);
    [before, kept] = [kept, await countKept(page)];
  }
  await page.context().setOffline(true);
  await page.reload();
  await settle(page);
}

async function takeScreen(
  given: { stage: Stage; farmers: Farmers },
  screen: Screen,
): Promise<void> {
  const pictures: Picture[] = [];
  for (const look of looks) {
    try {
      pictures.push(await takePicture(given, screen, look));
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
      process.stdout.write(`${screen.name}, ${JSON.stringify(look)}: ${reason}\n`);
      process.exitCode = 1;
    }
  }
  if (pictures.length === 0) return;
  await writeFile(`${folder}/sheet-${screen.name}.png`, await makeContactSheet(pictures));
  process.stdout.write(`${folder}/sheet-${screen.name}.png: ${pictures.length} pictures\n`);
}

/** A name is meant by its beginning, or as a whole when a full stop ends the word. */
const matches = (name: string, word: string) =>
  word.endsWith(".") ? name === word.slice(0, -1) : name.startsWith(word);

/** Photographs every screen in every look; words after the command name the screens wanted. */
async function takePictures(wanted: string[]): Promise<void> {
  const chosen = screens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => matches(name, word)),
  );
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const stage = { browser, product };
    const farmers = await keepFarmers(stage);
    for (const screen of chosen) await takeScreen({ stage, farmers }, screen);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await takePictures(process.argv.slice(2));
