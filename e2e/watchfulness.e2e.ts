import { expect, test } from "vitest";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  readLayoutShift,
  watchLayoutShift,
} from "./support/checks.ts";
import { startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

test("the checks themselves see faults that are put into a page", async () => {
  const { page, allow } = await stage().openFarmer({ viewport: { width: 360, height: 740 } });
  allow(/planted/);
  await watchLayoutShift(page);
  await page.goto("/");
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    const wide = document.createElement("img");
    wide.src = "/icons/favicon.svg";
    wide.style.cssText = "display: block; width: 500px; height: 300px";
    document.querySelector("main, section")?.prepend(wide);
    console.error("planted");
  });
  await expect(expectNoAxeViolations(page)).rejects.toThrow("image-alt");
  await page.evaluate(() => {
    const wide = document.createElement("div");
    wide.textContent = "wide";
    wide.style.cssText = "width: 900px";
    document.body.append(wide);
  });
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow("900");
  await expect.poll(() => readLayoutShift(page)).toBeGreaterThan(0.02);
});

test("a product that found its port taken is not mistaken for the one that has it", async () => {
  const first = await startProduct();
  try {
    const second = startProduct({ PORT: new URL(first.url).port });
    await expect(second).rejects.toThrow("EADDRINUSE");
  } finally {
    await first.stop();
  }
});
