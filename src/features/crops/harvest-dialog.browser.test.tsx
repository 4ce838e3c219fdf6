import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
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
import { CropDistributionCard } from "./crop-distribution-card.tsx";

const parts = openParts();
const growing = (crop: string) => ({
  id: crypto.randomUUID(),
  crop,
  sowingDate: dayBefore(30),
});

test("a harvest without an amount is refused, one beyond belief is asked about, and its income is counted", async () => {
  await openFarmer();
  await addField({ area: 2 });
  await parts.showScreen("/harvests", { width: 360 });
  await page.getByRole("button", { name: "Harvest: Tomato, Well plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Harvest of Well plot" });
  const save = dialog.getByRole("button", { name: "Save harvest" });
  await save.click();
  await see(dialog.getByText("Enter how much it was, as a number."));
  // Two acres bear no 4,000 quintals.
  await dialog.getByLabelText("How much").fill("4000");
  await dialog.getByLabelText("Sold for (if you know it)").fill("1,250.50");
  await save.click();
  await see(dialog.getByText("Is that right?"));
  await see(dialog.getByRole("button", { name: "Yes, it is right" }));
  await expectNoAxeViolations();
  await dialog.getByLabelText("How much").fill("40");
  await miss(dialog.getByText("Is that right?"));
  await see(dialog.getByText("₹50,020 in all"));
  expect((await send("GET /api/harvests")).records).toEqual([]);
});

const showCard = (given = {}) =>
  parts.show(<CropDistributionCard />, {
    path: "/dashboard",
    ...given,
  });

test("the card of the crops has its face for waiting, for no field and for a failure", async () => {
  await openFarmer();
  await commands.meet("/api/fields", { kind: "held" });
  await showCard();
  await expect.element(page.getByText("Loading your fields…")).toBeInTheDocument();
  await commands.letThrough();
  await see(page.getByRole("link", { name: "Add your first field" }));
  const json = { code: "try-later", message: "No" };
  await commands.meet("/api/fields", { kind: "answered", status: 503, json });
  await showCard();
  await see(page.getByText("Too many people are asking at once. Wait a moment and try again."));
  await miss(page.getByRole("link", { name: "Add your first field" }));
  await commands.letThrough();
  await addField({ area: 3 });
  await addField({ area: 1, season: growing("wheat") });
  await page.getByRole("button", { name: "Try again" }).click();
  await see(page.getByText("75%"));
  await see(page.getByText("25%"));
});

test("the card of the crops fits 320 px in Hindi, with a crop of one long word", async () => {
  await openFarmer();
  const cropName = "परदादाजीकेसमयकासफेदसुगंधितधान";
  await addField({ season: { ...growing("other"), cropName } });
  await showCard({ language: "hi", width: 320 });
  await see(page.getByText(cropName));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});
