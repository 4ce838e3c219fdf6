import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { listCards } from "./support/checks.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

async function open(path: string): Promise<Page> {
  const { page } = await openSignedIn(stage(), { session, path });
  await listCards(page).first().waitFor();
  return page;
}

const titles = (page: Page) => listCards(page).getByRole("heading").allInnerTexts();

/** Presses the button until nothing more comes, and returns every title. */
async function showAll(page: Page, name: string): Promise<string[]> {
  const more = page.getByRole("button", { name, exact: true });
  for (let round = 0; round < 20; round += 1) {
    const before = (await titles(page)).length;
    if (!(await more.isVisible())) return titles(page);
    await more.click();
    await expect
      .poll(async () => (await titles(page)).length > before || !(await more.isVisible()))
      .toBe(true);
  }
  throw new Error(`${name} never ends`);
}

const lists = [
  {
    path: "/marketplace",
    search: "Search product, seed, tools",
    more: "Show More",
    least: 10,
  },
  { path: "/community/blogs", search: "Search Post...", more: "Load More", least: 4 },
  {
    path: "/community/government-schemes",
    search: "Search schemes...",
    more: "Load More",
    least: 10,
  },
  {
    path: "/community/insurance",
    search: "Search insurance plans...",
    more: "Load More",
    least: 8,
  },
];

describe.each(lists)("$path", ({ path, search, more, least }) => {
  test("shows everything, each thing once", async () => {
    const page = await open(path);
    const all = await showAll(page, more);
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(new Set(all).size).toBe(all.length);
  });

  test("its search finds a thing by a word of its title, and the address keeps the search", async () => {
    const page = await open(path);
    const all = await titles(page);
    const last = all.at(-1) ?? "";
    const word = last.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
    await page.getByPlaceholder(search).fill(word);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(word);
    await expect.poll(() => titles(page)).toContain(last);
    await page.reload();
    await listCards(page).first().waitFor();
    expect(await titles(page)).toContain(last);
    expect(await page.getByPlaceholder(search).inputValue()).toBe(word);
  });

  test("a search that finds nothing says so", async () => {
    const page = await open(path);
    await page.getByPlaceholder(search).fill("qzxwvkjh");
    await page.keyboard.press("Enter");
    await expect.poll(() => listCards(page).count()).toBe(0);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(80);
  });
});

const filters = [
  { path: "/community/blogs", choice: "All Categories" },
  { path: "/community/government-schemes", choice: "All Regions" },
  { path: "/community/government-schemes", choice: "All Types" },
  { path: "/community/insurance", choice: "All Types" },
  { path: "/community/insurance", choice: "Premimum" },
];

describe.each(filters)("'$choice' of $path", ({ path, choice }) => {
  test("narrows the list, and its first entry widens it again", async () => {
    const page = await open(path);
    const everything = (await titles(page)).join("\n");
    const select = page.getByRole("combobox").filter({ hasText: choice });
    const values = await select
      .locator("option")
      .evaluateAll((options) =>
        options.map((option) => (option instanceof HTMLOptionElement ? option.value : "")),
      );
    expect(values.length).toBeGreaterThan(2);
    let narrowed = false;
    for (const value of values.slice(1)) {
      await select.selectOption(value);
      await expect.poll(() => new URL(page.url()).search).toContain("=");
      await page.waitForTimeout(500);
      if ((await titles(page)).join("\n") !== everything) narrowed = true;
      if (narrowed) break;
    }
    expect(narrowed).toBe(true);
    await select.selectOption(values[0] ?? "");
    await expect.poll(async () => (await titles(page)).join("\n")).toBe(everything);
  });
});
