import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  listTitles,
  openFarmer,
  openParts,
  see,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const param = (name: string) => () => new URL(location.href).searchParams.get(name);

test("plans are searched and filtered, and the address keeps both", async () => {
  await openFarmer();
  await parts.showScreen("/community/insurance");
  await expect.poll(listTitles).not.toEqual([]);
  await see(page.getByText(/Starting from/).first());
  expect(document.querySelector("main ul > li:has(h2, h3) li")).not.toBeNull();
  await page.getByPlaceholder("Search insurance plans...").fill("gaay bhains");
  await expect.poll(param("search")).toBe("gaay bhains");
  await page.getByRole("combobox").filter({ hasText: "All Types" }).selectOptions("livestock");
  await page.getByRole("combobox").filter({ hasText: "Premimum" }).selectOptions("201-to-500");
  await expect.poll(param("premium")).toBe("201-to-500");
  expect(param("type")()).toBe("livestock");
  await expect.poll(listTitles).toEqual(["Cow and Buffalo Cover"]);
  await parts.showScreen(`${location.pathname}${location.search}`);
  await expect.poll(listTitles).toEqual(["Cow and Buffalo Cover"]);
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.poll(() => location.search).toBe("");
  await expect.poll(() => listTitles().length).toBe(6);
});

test("a compared plan that is no longer there leaves its place to another", async () => {
  await openFarmer();
  const ids = "season-crop-cover,orchard-cover,long-gone";
  await parts.showScreen(`/community/insurance/compare?plans=${ids}`, { width: 360 });
  await see(page.getByRole("link", { name: "Add a plan" }));
});

test("what is compared can be read on a phone: prices side by side, sentences below each other", async () => {
  await openFarmer();
  const ids = "season-crop-cover,orchard-cover,rain-and-heat-cover";
  await parts.showScreen(`/community/insurance/compare?plans=${ids}`, { width: 360 });
  const getBoxes = (names: string[]) =>
    names.map((name) => page.getByRole("cell", { name }).element().getBoundingClientRect());
  const drought = /Drought, flood, hail/;
  await see(page.getByText(drought));
  expect(page.getByRole("columnheader").elements()).toHaveLength(3);
  const prices = getBoxes(["₹250", "₹650", "₹420"]);
  expect(new Set(prices.map(({ top }) => top)).size).toBe(1);
  const getWidth = () =>
    page.getByRole("cell").filter({ hasText: drought }).element().getBoundingClientRect().width;
  expect(getWidth()).toBeGreaterThan(300);
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
  await parts.showScreen(location.pathname + location.search, { width: 768 });
  await see(page.getByText(drought));
  expect(getWidth()).toBeLessThan(260);
  expectNoSidewaysScroll();
});

test("what the calculator cannot count with is said at its fields, and fits the smallest phone", async () => {
  await openFarmer();
  const typed = "area=0&unit=bigha&sum=5";
  await parts.showScreen(`/community/insurance/calculator?${typed}`, { width: 320 });
  await see(page.getByText("Enter the area as a number above 0, such as 2.5."));
  await see(page.getByText("Choose the state: a bigha has another size in each."));
  await see(page.getByText("Choose the crop."));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
  await page.getByLabelText("Insured for how much?").fill("-60000");
  await page.getByRole("button", { name: "Calculate" }).click();
  await see(page.getByText("Enter the sum in rupees, as a number above 0, such as 60,000."));
});

test("a farmer's own state comes first, and the others when they are wanted", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  await parts.showScreen("/community/insurance/calculator");
  await see(page.getByText("Other states"));
  await see(page.getByText(/jowar by 30 November/));
  await expect.element(page.getByText("Rajasthan:")).not.toBeVisible();
  await page.getByText("Other states").click();
  await see(page.getByText("Rajasthan:"));
});

test("what a loss brings and the last date are told by state, also before a clock runs", async () => {
  await openFarmer();
  await parts.showScreen("/community/insurance/loss-report", { width: 320, language: "mr" });
  await page.getByText("हे प्रत्येक राज्यात वेगळे आहे").click();
  await see(page.getByText(/लगेच पंचनामा करून घ्या/));
  // The field writes it by the browser's settings, often with the month first.
  await see(page.getByText(/^(सोम|मंगळ|बुध|गुरु|शुक्र|शनि|रवि)वार, \d+ .+ \d+:\d\d$/));
  expectNoSidewaysScroll();
  await parts.showScreen("/community/insurance/calculator", { width: 320 });
  await see(page.getByText(/jowar by 30 November, wheat, gram and onion by 15 December/));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});
