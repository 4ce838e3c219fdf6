import { describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { listTitles, openFarmer, openParts, see } from "#src/app/test-parts.tsx";

const parts = openParts();

const readParam = (name: string) => new URL(location.href).searchParams.get(name);

async function open(path: string): Promise<void> {
  await openFarmer();
  await parts.showScreen(path);
  await expect.poll(listTitles).not.toEqual([]);
}

/** Presses the button until nothing more comes, and returns every title. */
async function showAll(name: string): Promise<string[]> {
  const more = page.getByRole("button", { name, exact: true });
  for (let round = 0; round < 20; round += 1) {
    const before = listTitles().length;
    if (more.query() === null) return listTitles();
    await more.click();
    await expect.poll(() => listTitles().length > before || more.query() === null).toBe(true);
  }
  throw new Error(`${name} never ends`);
}

const lists = [
  { path: "/marketplace", search: "Search product, seed, tools", more: "Show More", least: 10 },
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
    await open(path);
    const all = await showAll(more);
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(new Set(all).size).toBe(all.length);
  });

  test("its search finds a thing by a word of its title, and the address keeps the search", async () => {
    await open(path);
    const last = listTitles().at(-1) ?? "";
    const word = last.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
    const box = page.getByPlaceholder(search);
    await box.fill(word);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => readParam("search")).toBe(word);
    await expect.poll(listTitles).toContain(last);
    await parts.showScreen(`${location.pathname}${location.search}`);
    await expect.poll(listTitles).toContain(last);
    await expect.element(box).toHaveValue(word);
  });

  test("a search that finds nothing says so", async () => {
    await open(path);
    await page.getByPlaceholder(search).fill("qzxwvkjh");
    await userEvent.keyboard("{Enter}");
    await expect.poll(listTitles).toEqual([]);
    await expect.element(page.getByRole("main")).toHaveTextContent(/.{80}/);
  });
});

const filters = [
  { path: "/community/blogs", choice: "All Categories" },
  // By what fits, schemes of all India come before those of each state.
  { path: "/community/government-schemes?sort=position", choice: "All Regions" },
  { path: "/community/government-schemes", choice: "All Types" },
  { path: "/community/insurance", choice: "All Types" },
  { path: "/community/insurance", choice: "Premimum" },
];

/** As soon as it says nothing of loading and is still what it was a frame before. */
async function readSettled(): Promise<string> {
  let before = "";
  await expect
    .poll(() => {
      const now = listTitles().join("\n");
      const isSame = now === before && document.querySelector("[aria-busy=true]") === null;
      before = now;
      return isSame;
    })
    .toBe(true);
  return before;
}

describe.each(filters)("'$choice' of $path", ({ path, choice }) => {
  test("narrows the list, and its first entry widens it again", async () => {
    await open(path);
    const everything = listTitles().join("\n");
    const select = page.getByRole("combobox").filter({ hasText: choice });
    const values = [...select.element().querySelectorAll("option")].map(({ value }) => value);
    expect(values.length).toBeGreaterThan(2);
    let narrowed = false;
    for (const value of values.slice(1)) {
      await select.selectOptions(value);
      await expect.poll(() => location.search).toContain("=");
      if ((await readSettled()) !== everything) narrowed = true;
      if (narrowed) break;
    }
    expect(narrowed).toBe(true);
    await select.selectOptions(values[0] ?? "");
    await expect.poll(() => listTitles().join("\n")).toBe(everything);
  });
});

test("a list that cannot be loaded says so and offers another try, which works", async () => {
  await openFarmer();
  const json = { code: "internal", message: "", requestId: "r" };
  await commands.meet("/api/schemes", { kind: "answered", status: 500, json });
  await parts.showScreen("/community/government-schemes");
  const again = page.getByRole("button", { name: "Try again" });
  await see(again);
  await commands.letThrough();
  await again.click();
  await expect.poll(listTitles).not.toEqual([]);
});

test("the blogs say 'Loading...' until the first posts are there", async () => {
  await openFarmer();
  await commands.meet("/api/blogs(\\?|$)", { kind: "held" });
  await parts.showScreen("/community/blogs");
  const loading = page.getByText("Loading...", { exact: true });
  await see(loading);
  expect(listTitles()).toEqual([]);
  await commands.letThrough();
  await expect.poll(listTitles).not.toEqual([]);
  await expect.element(loading).not.toBeInTheDocument();
});
