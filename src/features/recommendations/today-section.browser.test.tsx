import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  addField,
  dayBefore,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  miss,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const today = page.getByRole("region", { name: "Today", exact: true });
const inToday = (text: string) => today.getByText(text, { exact: true });

/** Wheat that has stood for ten months, on a farm whose place, and so whose weather, nobody knows. */
async function openRipeFarm(): Promise<void> {
  await openFarmer(null);
  const season = { id: crypto.randomUUID(), crop: "wheat", sowingDate: dayBefore(200) };
  await addField({ name: "Hill plot", method: "rain-fed", season });
}

test("whoever has described no field has its first advice after three presses", async () => {
  await openFarmer(null);
  await parts.showScreen("/dashboard", { width: 360 });
  await see(today.getByRole("heading", { name: "Add your first field" }));
  await today.getByRole("button", { name: "Tomato" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByLabelText(/^Name of the field/)).toHaveValue("Tomato field");
  await expectNoAxeViolations();
  await dialog.getByText("1 month ago").click();
  await dialog.getByRole("button", { name: "Save field" }).click();
  await see(inToday("Tomato field").first());
});

test("what is not told of the first field is asked for at its place", async () => {
  await openFarmer(null);
  await parts.showScreen("/dashboard", { width: 320 });
  await today.getByRole("button", { name: "Something else" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save field" }).click();
  await see(dialog.getByText("Choose a crop from the list."));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});

test("each field has one verdict with its reason, and the card says only what stands nowhere else", async () => {
  await openRipeFarm();
  await send("PUT /api/widgets", { AiRecommendation: true });
  await parts.showScreen("/dashboard", { width: 1280 });
  const verdict = today.getByRole("heading", { name: "See whether it is ripe" });
  await see(verdict);
  await see(inToday("Hill plot").first());
  await see(today.getByText(/^Wheat stands 200 days; it usually takes \d+\.$/));
  await see(page.getByText("Nothing else today"));
  const shown = page
    .getByText("See whether it is ripe")
    .elements()
    .filter((each) => each.checkVisibility());
  expect(shown).toHaveLength(1);

  await today.getByRole("button", { name: /^Done for today: Hill plot/ }).click();
  await miss(verdict);
  await see(page.getByText("All that pressed is done.").first());
  await page.getByRole("button", { name: "Undo" }).click();
  await see(verdict);
  await verdict.getByRole("link").click();
  await expect.poll(() => location.pathname).not.toBe("/dashboard");
});

test("more rows than three are shown when they are asked for", async () => {
  await openRipeFarm();
  for (const days of [201, 202, 203]) {
    const season = { id: crypto.randomUUID(), crop: "wheat", sowingDate: dayBefore(days) };
    await addField({ name: `Plot ${days}`, method: "rain-fed", season });
  }
  await parts.showScreen("/dashboard", { width: 360 });
  const countRows = () => today.getByRole("heading", { level: 3 }).elements().length;
  await expect.poll(countRows).toBe(3);
  await today.getByRole("button", { name: /^Show all/ }).click();
  await expect.poll(countRows).toBeGreaterThan(3);
  for (const name of ["Hill plot", "Plot 201", "Plot 202", "Plot 203"]) {
    await expect.poll(() => inToday(name).elements()).toHaveLength(2);
  }
  await today.getByRole("button", { name: "Show fewer" }).click();
  await expect.poll(countRows).toBe(3);
});

test("a phone's first lines say of each field what is to be done there besides its water", async () => {
  await openRipeFarm();
  await parts.showScreen("/dashboard", { width: 360 });
  const lines = today.getByRole("list", { name: "Water or wait?" });
  await see(lines.getByRole("listitem").getByText("See whether it is ripe"));
  await see(lines.getByText("Hill plot"));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});
