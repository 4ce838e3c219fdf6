import type { Route } from "playwright-core";
import type { BrowserCommand } from "vitest/node";

/** How a question is met before it reaches the product. */
export type Met =
  /** No answer comes: the network is away. */
  | { kind: "lost" }
  /** It waits until `letThrough`. */
  | { kind: "held" }
  | { kind: "answered"; status: number; json: object };

let letHeldGo = () => {};

const meet: BrowserCommand<[pattern: string, met: Met]> = async ({ page }, pattern, met) => {
  const held = new Promise<void>((resolve) => {
    const before = letHeldGo;
    letHeldGo = () => {
      before();
      resolve();
    };
  });
  await page.route(new RegExp(pattern), async (route: Route) => {
    if (met.kind === "lost") return route.abort("internetdisconnected");
    if (met.kind === "answered") return route.fulfill({ status: met.status, json: met.json });
    await held;
    return route.fallback();
  });
};

const letThrough: BrowserCommand<[]> = async ({ page }) => {
  letHeldGo();
  letHeldGo = () => {};
  await page.unrouteAll({ behavior: "wait" });
};

/** What a test in the browser has done outside of it. */
export const commands = { meet, letThrough };

declare module "vitest/browser" {
  interface BrowserCommands {
    meet: (pattern: string, met: Met) => Promise<void>;
    letThrough: () => Promise<void>;
  }
}
