import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openFarmer, openParts, see } from "#src/app/test-parts.tsx";
import { DashboardFoldSection } from "./dashboard-fold-section.tsx";

const parts = openParts();
const showFold = (height: number, width: number) =>
  parts.show(
    <DashboardFoldSection title="Soil Health">
      <div style={{ height }} />
      <a href="/soil">Whole soil</a>
    </DashboardFoldSection>,
    { width },
  );
const more = () => page.getByRole("button", { name: "Show more: Soil Health" });
const less = () => page.getByRole("button", { name: "Show less: Soil Health" });
/** How high it is that a card takes of the screen, and how much of that shows the card itself. */
const getFold = () => document.querySelector("a[href='/soil']")?.closest(".relative");
const getHeight = () => getFold()?.getBoundingClientRect().height;
const getShown = () => getFold()?.firstElementChild?.getBoundingClientRect().height;

test("a long card begins on a phone, and is whole when it is asked for", async () => {
  await openFarmer();
  await showFold(600, 360);
  await see(more());
  expect(getShown()).toBe(288);
  await more().click();
  await expect.poll(getHeight).toBeGreaterThan(600);
  await less().click();
  await expect.poll(getShown).toBe(288);
});

test.each([
  ["a sentence", [120, 119, 121, 300], 239],
  ["a chart that is no answer before its end", [60, 340, 300], 400],
])("a card is folded where %s ends", async (_name, heights, shown) => {
  await openFarmer();
  await parts.show(
    <DashboardFoldSection title="Soil Health">
      {heights.map((height) => (
        <p key={height} style={{ height }} />
      ))}
      <a href="/soil">Whole soil</a>
    </DashboardFoldSection>,
    { width: 360 },
  );
  await see(more());
  await expect.poll(getShown).toBe(shown);
});

test("keys that lead into what is hidden open it", async () => {
  await openFarmer();
  await showFold(600, 360);
  await see(more());
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Whole soil" })).toHaveFocus();
  await expect.poll(getHeight).toBeGreaterThan(600);
});

test.each([
  ["a short card on a phone", 200, 360],
  ["a long one on a wide screen", 600, 1024],
])("%s is whole by itself", async (_name, height, width) => {
  await openFarmer();
  await showFold(height, width);
  await see(page.getByRole("link", { name: "Whole soil" }));
  await expect.poll(getHeight).toBeGreaterThan(height);
  expect(more().elements()).toHaveLength(0);
});
