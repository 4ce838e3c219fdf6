import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  addField,
  expectNoAxeViolations,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";

const parts = openParts();

async function openSoil(): Promise<void> {
  await openFarmer();
  await addField();
  await parts.showScreen("/soil", { width: 360 });
}

test("a soil card needs a value, and each that no soil can have or that is no number is said at its field", async () => {
  await openSoil();
  await page.getByRole("button", { name: "Enter the soil card" }).click();
  const dialog = page.getByRole("dialog", { name: "Soil card of Well plot" });
  const nitrogen = dialog.getByLabelText("Nitrogen (N)");
  const acidity = dialog.getByLabelText("Reaction (pH)");
  const save = dialog.getByRole("button", { name: "Save the card" });
  await expect.element(nitrogen).toHaveAttribute("inputmode", "decimal");
  await save.click();
  await see(dialog.getByText("Enter at least one value of the card."));
  await acidity.fill("15");
  await nitrogen.fill("much");
  await save.click();
  await see(dialog.getByText("No soil can have this value."));
  await see(dialog.getByText("Write a number as it stands on the card"));
  await expect.element(acidity).toHaveAttribute("aria-invalid", "true");
  await expect.element(nitrogen).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations();
  await acidity.fill("11");
  await nitrogen.fill("२००");
  await save.click();
  await see(dialog.getByText("pH 11: is that right?"));
  expect((await send("GET /api/soil")).cards).toEqual([]);
});

test("a price is a number of rupees", async () => {
  await openSoil();
  await page.getByRole("button", { name: "Prices at your shop" }).first().click();
  const prices = page.getByRole("dialog", { name: "Prices at your shop" });
  await prices.getByLabelText("DAP, bag of 50 kg").fill("dear");
  await prices.getByRole("button", { name: "Save the prices" }).click();
  await see(prices.getByText("Write the price as a number of rupees."));
});

test("more manure than a field can take is refused", async () => {
  await openSoil();
  await page.getByRole("button", { name: "Crop and manure" }).click();
  const choosing = page.getByRole("dialog", { name: "What the plan of Well plot counts with" });
  await choosing.getByLabelText("Farmyard manure").fill("900");
  await choosing.getByRole("button", { name: "Save" }).click();
  await see(choosing.getByText("This is more manure than a field of this size can take."));
});
