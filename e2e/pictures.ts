import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { makeContactSheet, type Picture } from "./pictures/contact-sheet.ts";
import { type Screen, screens } from "./pictures/screens.ts";
import { launchBrowser } from "./support/browser.ts";
import { newEmail, register, type SignedIn, setUp } from "./support/farmers.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";

const folder = "pictures";
const widths = [360, 768, 1280];
const colorSchemes = ["light", "dark"] as const;
const languages = ["en", "hi"];

type Stage = { browser: Browser; product: RunningProduct; session: SignedIn };
type Look = { width: number; colorScheme: (typeof colorSchemes)[number]; language: string };

const looks: Look[] = languages.flatMap((language) =>
  colorSchemes.flatMap((colorScheme) => widths.map((width) => ({ width, colorScheme, language }))),
);

let lastContext = 0;

/** A window of its own; each from an address of its own, as many farmers have. */
async function openWindow(
  { browser, product }: Omit<Stage, "session">,
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

async function keepFarmer(stage: Omit<Stage, "session">): Promise<SignedIn> {
  const context = await openWindow(stage, {});
  const page = await context.newPage();
  await register(page, newEmail("pictures"));
  await setUp(page);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function takePicture(stage: Stage, screen: Screen, look: Look): Promise<Picture> {
  const { width, colorScheme, language } = look;
  const height = width < 600 ? 740 : 900;
  const context = await openWindow(stage, {
    colorScheme,
    viewport: { width, height },
    locale: `${language}-IN`,
    reducedMotion: "reduce",
    ...(screen.isGuarded ? { storageState: stage.session } : {}),
  });
  try {
    await context.addCookies([{ name: "language", value: language, url: stage.product.url }]);
    const page = await context.newPage();
    await screen.disturb?.(page);
    await page.goto(screen.path);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 15_000 });
    await page.waitForTimeout(700);
    await screen.arrange?.(page);
    const png = await page.screenshot({ fullPage: !screen.arrange });
    const name = `${width} ${colorScheme} ${language}`;
    await writeFile(`${folder}/${screen.name}-${name.replaceAll(" ", "-")}.png`, png);
    return { name, png };
  } finally {
    await context.close();
  }
}

async function takeScreen(stage: Stage, screen: Screen): Promise<void> {
  const pictures: Picture[] = [];
  for (const look of looks) {
    try {
      pictures.push(await takePicture(stage, screen, look));
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

/** Photographs every screen in every look; words after the command name the screens wanted. */
async function takePictures(wanted: string[]): Promise<void> {
  const chosen = screens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const session = await keepFarmer({ browser, product });
    for (const screen of chosen) await takeScreen({ browser, product, session }, screen);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await takePictures(process.argv.slice(2));
