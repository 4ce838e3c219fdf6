import { expect, test } from "vitest";
import { listCards } from "./support/checks.ts";
import { findSection } from "./support/farm.ts";
import { openNewFarmer } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
const question = "What should other farmers call you?";

test("whoever has no name is asked for one where others will see it, once", async () => {
  const { page } = await openNewFarmer(stage(), { name: "nameless" });
  await page.goto("/marketplace/listings");
  const paying = findSection(page, "Being paid by UPI");
  await paying.getByLabel(question).waitFor();
  await page.goto("/community/blogs");
  await listCards(page).first().waitFor();
  await page.getByRole("button", { name: "Add Post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create your blogs" });
  await dialog.getByLabel(question).fill("Kamala Jadhav");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await dialog.getByText("Other farmers see you as Kamala Jadhav.").waitFor();
  await page.goto("/marketplace/listings");
  await paying.getByLabel("Your UPI ID").waitFor();
  await expect.poll(() => page.getByLabel(question).count()).toBe(0);
});
