import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { miss, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";

const parts = openParts();
const dialog = page.getByRole("dialog", { name: "Add More" });

async function openChoice(): Promise<void> {
  await openFarmer();
  await parts.showScreen("/dashboard");
  await page.getByRole("button", { name: "Add More" }).click();
  await see(dialog.getByText("Here You can add more Cards/Widgets"));
}

test("the ninth card, Market Price, is hidden at first, shows when it is chosen and goes again", async () => {
  await openChoice();
  const title = page.getByRole("heading", { name: "Market Price", exact: true });
  await miss(title);
  const box = dialog.getByRole("checkbox", { name: "Market Price" });
  await expect.element(box).not.toBeChecked();
  await box.click();
  await expect.element(title).toBeInTheDocument();
  await expect.poll(async () => (await send("GET /api/widgets")).MarketPrice).toBe(true);
  await box.click();
  await miss(title);
});

test("a choice that is refused is taken back with a word, and the others stay", async () => {
  parts.allow(/\[widgets\]/);
  await openChoice();
  const soil = dialog.getByRole("checkbox", { name: "Soil Health" });
  await soil.click();
  await expect.poll(async () => (await send("GET /api/widgets")).SoilHealth).toBe(true);
  const json = { code: "invalid-input", message: "No" };
  await commands.meet("/api/widgets", { kind: "answered", status: 400, json });
  const other = dialog.getByRole("checkbox", { name: "Yield Trend" });
  await other.click();
  await see(dialog.getByRole("alert").getByText("was taken back"));
  await expect.element(other).not.toBeChecked();
  await expect.element(soil).toBeChecked();
});
