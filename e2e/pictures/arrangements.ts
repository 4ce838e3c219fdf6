import type { Page } from "playwright-core";

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.waitForTimeout(400);
}

/** A question that the product repeats a few times before it gives up. */
export async function waitForFailure(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Try again|फिर|पुन्हा/ }).waitFor({ timeout: 45_000 });
}
