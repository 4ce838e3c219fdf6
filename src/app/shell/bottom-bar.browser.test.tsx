import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { appScreens } from "#src/app/app-paths.ts";
import { miss, openFarmer, openParts, see } from "#src/app/test-parts.tsx";

const parts = openParts();
const farm = [
  ["Fields", "/fields"],
  ["Weather", "/weather"],
  ["Water", "/irrigation"],
  ["Pests", "/pests"],
  ["Soil", "/soil"],
  ["Prices", "/prices"],
  ["Map", "/field-map"],
  ["Harvests", "/harvests"],
] as const;
const bar = page.getByRole("navigation", { name: "Main" });

test("on a phone every place of the farm is two presses away", async () => {
  await openFarmer();
  await parts.showScreen("/marketplace", { width: 360 });
  await see(bar.getByRole("link", { name: "Today" }));
  await expect
    .element(bar.getByRole("link", { name: "Market" }))
    .toHaveAttribute("aria-current", "page");
  for (const [name, path] of farm) {
    await bar.getByRole("button", { name: "More" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => location.pathname).toBe(path);
  }
  await bar.getByRole("link", { name: "Today" }).click();
  await expect.poll(() => location.pathname).toBe("/dashboard");
});

/** Screens that stand for themselves; all others are steps of one of them. */
const places = Object.keys(appScreens).filter(
  (path) => /^(\/community)?\/[a-z-]+$/.test(path) && !/^\/(setup|community)$/.test(path),
);

test("from the dashboard of a phone every place is at most two presses away", async () => {
  await openFarmer();
  await parts.showScreen("/dashboard", { width: 360 });
  await see(bar.getByRole("link", { name: "Today" }));
  const listAddresses = () =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ pathname }) => pathname);
  const near = listAddresses();
  await bar.getByRole("button", { name: "More" }).click();
  await see(page.getByRole("dialog").getByRole("link", { name: "Harvests" }));
  const reached = new Set([...near, ...listAddresses()]);
  expect(places.length).toBeGreaterThan(12);
  expect(places.filter((place) => !reached.has(place))).toEqual([]);
});

test("Back puts the menu away, and the focus is where it was", async () => {
  await openFarmer();
  await parts.showScreen("/soil", { width: 360 });
  const more = bar.getByRole("button", { name: "More" });
  await more.click();
  await see(page.getByRole("dialog"));
  await expect.poll(() => history.state?.dialogs).toBe(1);
  history.back();
  await miss(page.getByRole("dialog"));
  expect(location.pathname).toBe("/soil");
  await expect.element(more).toHaveFocus();
  await more.click();
  await page.getByRole("dialog").getByRole("link", { name: "Water", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/irrigation");
  await expect.poll(() => history.state?.dialogs ?? 0).toBe(0);
  history.back();
  await expect.poll(() => location.pathname).toBe("/soil");
});

test("the menu has the call centre and the language, which changes what it says", async () => {
  await openFarmer();
  await parts.showScreen("/fields", { width: 360 });
  await bar.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog");
  await expect
    .element(menu.getByRole("link", { name: /call centre/ }))
    .toHaveAttribute("href", "tel:1800-180-1551");
  await menu.getByRole("combobox", { name: "Language" }).selectOptions("मराठी");
  await see(menu.getByRole("link", { name: "शेते", exact: true }));
});

test("the microphone opens the assistant, which listens or waits for the keyboard", async () => {
  await openFarmer();
  await parts.showScreen("/fields", { width: 360 });
  await bar.getByRole("link", { name: "Speak your question" }).click();
  await expect.poll(() => location.pathname + location.search).toBe("/assistant");
  await see(page.getByRole("textbox", { name: /Ask me anything/ }));
});

test("on a wide screen the places of the farm stand in a row, with the present one named", async () => {
  await openFarmer();
  await parts.showScreen("/soil", { width: 1280 });
  const tabs = page.getByRole("navigation", { name: "Your farm" });
  for (const [name, path] of farm) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => location.pathname).toBe(path);
    await expect
      .element(tabs.getByRole("link", { name, exact: true }))
      .toHaveAttribute("aria-current", "page");
  }
});
