import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openTestProvider, type TestProvider } from "#src/app/test-provider.server.ts";
import { launchBrowser } from "./support/browser.ts";
import { newEmail, register, signOut } from "./support/farmers.ts";
import { readCodes } from "./support/identity.ts";
import { findFreePort, startProduct } from "./support/product.ts";
import { countRounds } from "./support/rounds.ts";
import { type Farmer, keepsItself, openStage } from "./support/stage.ts";

let provider: TestProvider;

/** The product with a real OpenID Connect provider beside it, in the place of Google. */
const stage = openStage(async () => {
  const port = await findFreePort();
  provider = await openTestProvider({ publicUrl: `http://127.0.0.1:${port}` });
  return startProduct({ PORT: String(port), ...provider.env });
});
afterAll(() => provider.close());
afterEach(() => {
  Object.assign(provider.faults, { isAway: false, refusesClient: false, cutsOpener: false });
});

type Visitor = Farmer & {
  /** Codes written to the console so far. */
  codes: string[];
};

async function openVisitor(path = "/login", options: BrowserContextOptions = {}): Promise<Visitor> {
  const farmer = await stage().openFarmer(options);
  const codes = readCodes(farmer.page);
  await farmer.page.goto(path);
  return { ...farmer, codes };
}

/** A person at the provider; its sign-in page takes the name. */
function addPerson(name: string, facts: object = {}): string {
  const email = newEmail(name);
  provider.people[name] = { sub: name, email, email_verified: true, ...facts };
  return email;
}

const google = (page: Page) => page.getByRole("button", { name: "Google" });

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), google(page).click()]);
  await popup.getByLabel("Who?").waitFor();
  return popup;
}

async function enterName(popup: Page, name: string): Promise<void> {
  await popup.getByLabel("Who?").fill(name);
  await popup.getByRole("button", { name: "Continue" }).click();
}

const readUser = (page: Page) => page.evaluate(() => localStorage.getItem("user"));

/** The failure is in words beside the button and as its code on the console, and nothing else happened. */
async function expectFailure(
  { page, codes }: Pick<Visitor, "page" | "codes">,
  { code, words }: { code: string; words: string },
): Promise<void> {
  // Eight seconds pass before some of them are told.
  await page.getByRole("alert").filter({ hasText: words }).waitFor({ timeout: 40_000 });
  await expect.poll(() => codes).toEqual([code]);
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await readUser(page)).toBeNull();
}

test("try-later: a provider that is away is said to be, and found again when it is back", async () => {
  addPerson("early");
  const visitor = await openVisitor();
  visitor.allow(/503/);
  provider.faults.isAway = true;
  await google(visitor.page).click();
  await expectFailure(visitor, {
    code: "try-later",
    words: "Wait a few seconds and try again.",
  });
  provider.faults.isAway = false;
  await enterName(await openPopup(visitor.page), "early");
  await visitor.page.waitForURL("**/setup");
});

test("each of many sign-ins in a row is a success: farmers come for the first time, then again", async () => {
  const names = Array.from(
    { length: countRounds({ few: 3, many: 30 }) },
    (_, at) => `farmer-${at + 1}`,
  );
  for (const name of names) addPerson(name);
  const [reached, codes]: [string[], string[]] = [[], []];
  for (const name of [...names, ...names]) {
    // Each leaves the moment it is in, while the worker for offline use would still be set up.
    const visitor = await openVisitor("/login", { serviceWorkers: "block" });
    const popup = await openPopup(visitor.page);
    const closed = popup.waitForEvent("close");
    await enterName(popup, name);
    // A browser told to close a page that is just being swapped for another leaves it open.
    await visitor.page.waitForURL(/\/(setup|dashboard)$/, { waitUntil: "domcontentloaded" });
    await closed;
    reached.push(new URL(visitor.page.url()).pathname);
    codes.push(...visitor.codes);
    await visitor.context.close();
  }
  expect(reached).toEqual([...names.map(() => "/setup"), ...names.map(() => "/dashboard")]);
  expect(codes).toEqual([]);
}, 240_000);

test("signing in stores the provider's user and comes back to the page that was asked for", async () => {
  const email = addPerson("wanted", { name: "Wanda Patil" });
  const { page, context, allow } = await openVisitor("/register", keepsItself);
  allow(/401/);
  await enterName(await openPopup(page), "wanted");
  await page.waitForURL("**/setup");
  // From the second time on the worker that keeps the app for offline use stands in between.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.getByRole("button", { name: "Skip" }).click();
  await page.waitForURL("**/dashboard");
  await signOut(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.clearCookies();
  await page.goto("/login?returnTo=/community/insurance");
  await enterName(await openPopup(page), "wanted");
  await page.waitForURL((url) => url.pathname === "/community/insurance");
  await expect
    .poll(async () => JSON.parse((await readUser(page)) ?? "{}"))
    .toMatchObject({
      email,
      emailVerified: true,
      displayName: "Wanda Patil",
      providerData: [{ providerId: "google", uid: "wanted" }],
    });
});

test("the window is 500 wide and 600 high, and the page says what to do meanwhile", async () => {
  const { page } = await openVisitor();
  const popup = await openPopup(page);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  await page.getByRole("status").filter({ hasText: "Go on in the window" }).waitFor();
});

describe("a window that was closed", () => {
  test("popup-closed-by-user: is told once it has been seen closed for 8 s", async () => {
    const visitor = await openVisitor();
    const popup = await openPopup(visitor.page);
    const closedAt = performance.now();
    await popup.close();
    await expectFailure(visitor, {
      code: "popup-closed-by-user",
      words: "The sign-in window was closed before you were signed in.",
    });
    expect(performance.now() - closedAt).toBeGreaterThan(7900);
  });

  test("a success within those 8 s wins", async () => {
    addPerson("quick");
    provider.faults.cutsOpener = true;
    const { page, codes } = await openVisitor();
    // To the page the window counts as closed once it asks: the provider has cut them apart.
    const isSeenClosed = page.waitForResponse(/\/api\/session\/provider\/result/);
    const popup = await openPopup(page);
    await isSeenClosed;
    await enterName(popup, "quick");
    await page.waitForURL("**/setup");
    expect(codes).toEqual([]);
  });

  test("and one after them still signs in", async () => {
    addPerson("slow");
    provider.faults.cutsOpener = true;
    const visitor = await openVisitor();
    const popup = await openPopup(visitor.page);
    await expectFailure(visitor, {
      code: "popup-closed-by-user",
      words: "The sign-in window was closed before you were signed in.",
    });
    await enterName(popup, "slow");
    await visitor.page.waitForURL("**/setup");
  });

  test("pressing Cancel at the provider is the same, and told at once", async () => {
    const visitor = await openVisitor();
    const popup = await openPopup(visitor.page);
    await popup.getByRole("button", { name: "Cancel" }).click();
    await expectFailure(visitor, {
      code: "popup-closed-by-user",
      words: "The sign-in window was closed before you were signed in.",
    });
  });
});

describe("one window at a time", () => {
  test("cancelled-popup-request: a newer window closes the older, and signs in", async () => {
    addPerson("twice");
    const { page, codes } = await openVisitor();
    const first = await openPopup(page);
    const firstClosed = first.waitForEvent("close");
    const second = await openPopup(page);
    await firstClosed;
    await expect.poll(() => codes).toEqual(["cancelled-popup-request"]);
    await page.getByRole("status").filter({ hasText: "Go on in the window" }).waitFor();
    await expect.poll(() => page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
    await enterName(second, "twice");
    await page.waitForURL("**/setup");
    expect(codes).toEqual(["cancelled-popup-request"]);
  });
});

test("popup-blocked: a browser that opens no window is told of", async () => {
  const browser = await launchBrowser({ blocksPopups: true });
  try {
    const page = await browser.newPage({ baseURL: stage().product.url });
    const codes = readCodes(page);
    // A press that no person made is what browsers block windows of; and whatever drives this one
    // from outside counts as a person, so it comes from within the page.
    await page.addInitScript(() => {
      let isTold = false;
      const { warn } = console;
      console.warn = (...words) => {
        isTold = true;
        warn(...words);
      };
      const press = () => {
        // By the code: on a slow device the words appear when it would be pressed once more.
        if (isTold) return;
        const buttons = [...document.querySelectorAll("button")];
        buttons.find(({ textContent }) => textContent.includes("Google"))?.click();
      };
      setInterval(press, 200);
    });
    const told = page.waitForEvent("console");
    await page.goto("/login");
    await told;
    await expectFailure(
      { page, codes },
      { code: "popup-blocked", words: "Allow pop-ups for this page and try again." },
    );
  } finally {
    await browser.close();
  }
});

test("network-request-failed: without a network the window closes and the page says so", async () => {
  const visitor = await openVisitor();
  visitor.allow(/ERR_INTERNET_DISCONNECTED/);
  await visitor.context.setOffline(true);
  await google(visitor.page).click();
  await expectFailure(visitor, {
    code: "network-request-failed",
    words: "There is no connection.",
  });
  await expect.poll(() => visitor.context.pages().length).toBe(1);
});

test("unauthorized-domain: at an address that is not ours nobody is signed in", async () => {
  const port = new URL(stage().product.url).port;
  const visitor = await openVisitor(`http://localhost:${port}/login`);
  visitor.allow(/403/);
  await google(visitor.page).click();
  await expectFailure(visitor, {
    code: "unauthorized-domain",
    words: "Signing in is not allowed from this address.",
  });
});

test("invalid-api-key: a provider that does not know us is not the person's fault", async () => {
  addPerson("keyless");
  provider.faults.refusesClient = true;
  const visitor = await openVisitor();
  await enterName(await openPopup(visitor.page), "keyless");
  await expectFailure(visitor, {
    code: "invalid-api-key",
    words: "Google did not accept this server.",
  });
});

test("argument-error: a person without an e-mail address cannot have an account", async () => {
  addPerson("nameless", { email: undefined });
  const visitor = await openVisitor();
  await enterName(await openPopup(visitor.page), "nameless");
  await expectFailure(visitor, {
    code: "argument-error",
    words: "Something went wrong on our side.",
  });
});

test("internal-error: a provider that breaks down half-way is told of", async () => {
  const visitor = await openVisitor();
  const popup = await openPopup(visitor.page);
  await popup.getByRole("button", { name: "Break down" }).click();
  await expectFailure(visitor, {
    code: "internal-error",
    words: "Something went wrong on our side.",
  });
});

test("account-not-linked: the provider's word opens no account that has a password", async () => {
  const owner = await stage().openFarmer();
  const email = newEmail("owner");
  await register(owner.page, email);
  addPerson("namesake", { email });
  const visitor = await openVisitor();
  await enterName(await openPopup(visitor.page), "namesake");
  await expectFailure(visitor, {
    code: "account-not-linked",
    words: "Sign in with its password; then confirm the address.",
  });
});
