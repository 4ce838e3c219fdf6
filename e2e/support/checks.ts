import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violation = { id: string; impact: string | null; help: string; where: string[] };

/** A change of colours begins its transitions with the frame after it, and what is measured anew is drawn in it. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Those of axe that read colours; all others find the same in light and in dark. */
const ofColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const ofAll = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails when axe finds anything against WCAG 2.2 AA or its own best practices on the page as it stands. */
export const expectNoAxeViolations = (page: Page): Promise<void> => findFaults(page, ofAll);

/** The same in light and in dark. */
export async function expectNoFaultInAnyColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await findFaults(page, ofAll);
  await page.emulateMedia({ colorScheme: "dark" });
  await findFaults(page, ofColours);
}

async function findFaults(page: Page, runOnly: typeof ofAll | typeof ofColours): Promise<void> {
  // Fading in, whenever it begins, is seen as low contrast half-way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForFrames(page);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe);
  const violations: Violation[] = await page.evaluate(`axe.run(document, {
    runOnly: ${JSON.stringify(runOnly)},
    resultTypes: ["violations"],
  }).then(({ violations }) => violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, where: nodes.map(({ html, failureSummary }) => html.slice(0, 160) + " | " + failureSummary) })))`);
  await page.emulateMedia({ reducedMotion: null });
  expect(violations).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await waitForFrames(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120));
    return { scrollWidth, clientWidth, wide };
  });
  expect(overflow).toBeNull();
}

/** A farmer's own size of letters, set in the browser: 16 px is what browsers come with. */
export async function setLetters(page: Page, sizeInPx: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: sizeInPx } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${sizeInPx}px`);
  await devtools.detach();
}

/** Fails where words are broken since a text has no room for three of its letters side by side. */
export async function expectNoLetterColumns(page: Page): Promise<void> {
  await waitForFrames(page);
  const columns = await page.evaluate(() => {
    const letters = new Intl.Segmenter(document.documentElement.lang, { granularity: "grapheme" });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.nodeValue?.trim() ?? "";
      range.selectNodeContents(node);
      const widths = [...range.getClientRects()].map((line) => line.width);
      if (widths.length <= text.split(/\s+/).length || !node.parentElement?.checkVisibility())
        continue;
      const whole = widths.reduce((sum, width) => sum + width, 0);
      const letter = whole / [...letters.segment(text)].length;
      if (Math.max(...widths) < 3 * letter) found.push(`${text} (${widths.length} lines)`);
    }
    return found;
  });
  expect(columns).toEqual([]);
}

/**
 * Begins to watch what a page asks for; to be called before it is opened.
 * @returns waits until what is loaded after the first heading is there: no skeleton, no request under way
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastAt = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastAt = performance.now();
  };
  page.on("request", (request) => {
    // It never ends.
    if (request.resourceType() !== "eventsource") underWay.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const isWhole = () =>
    document.querySelector(`:is(main, dialog, [popover]) .animate-appear[aria-hidden]`) === null;
  return async () => {
    // Whatever was just done may be about to ask.
    lastAt = performance.now();
    await expect
      .poll(async () => {
        // What an answer brings may ask for more.
        const isQuiet = underWay.size === 0 && performance.now() - lastAt > 100;
        return isQuiet && (await page.evaluate(isWhole));
      })
      .toBe(true);
  };
}

/** Begins to add up how far content jumps; to be called before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all jumps since the page was opened. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (!("layoutShifts" in window) || !Array.isArray(window.layoutShifts)) return Number.NaN;
    return window.layoutShifts.reduce((sum: number, shift: number) => sum + shift, 0);
  });
}

/** The cards of a screen's list: each an item, or an article, under a heading of its own. */
export function listCards(page: Page): Locator {
  return page.locator("main ul > li:has(h2, h3), main article:not(li article)");
}
