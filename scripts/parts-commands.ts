import { relative, sep } from "node:path";
import type { Page, Route } from "playwright-core";
import type { BrowserCommand } from "vitest/node";
import { readNeeds } from "./words-of-parts.ts";

/** How a question is met before it reaches the product. */
export type Met =
  /** No answer comes: the network is away. */
  | { kind: "lost" }
  /** It waits until `letThrough`. */
  | { kind: "held" }
  | { kind: "answered"; status: number; json: object };

/** What each page holds back: two files run side by side, and one must not let the other's go. */
const held = new WeakMap<Page, (() => void)[]>();

const meet: BrowserCommand<[pattern: string, met: Met]> = async ({ page }, pattern, met) => {
  const isLetGo = new Promise<void>((letGo) => {
    held.set(page, [...(held.get(page) ?? []), letGo]);
  });
  await page.route(new RegExp(pattern), async (route: Route) => {
    if (met.kind === "lost") return route.abort("internetdisconnected");
    if (met.kind === "answered") return route.fulfill({ status: met.status, json: met.json });
    await isLetGo;
    return route.fallback();
  });
};

const letThrough: BrowserCommand<[]> = async ({ page }) => {
  for (const letGo of held.get(page) ?? []) letGo();
  held.delete(page);
  await page.unrouteAll({ behavior: "wait" });
};

const root = process.cwd();
let needs: ReturnType<typeof readNeeds> | null = null;

/** The areas of what a test has imported before it runs; what is fetched later brings its words by itself. */
const listAreas: BrowserCommand<[]> = async ({ testPath = "" }) => {
  needs ??= readNeeds(root);
  return (await needs)(relative(root, testPath).split(sep).join("/"));
};

/** What a test in the browser has done outside of it. */
export const commands = { meet, letThrough, listAreas };

declare module "vitest/browser" {
  interface BrowserCommands {
    meet: (pattern: string, met: Met) => Promise<void>;
    letThrough: () => Promise<void>;
    listAreas: () => Promise<string[]>;
  }
}
