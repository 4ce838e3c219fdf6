import { request } from "node:http";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { commands } from "./parts-commands.ts";

/** What the browser's code imports of packages; one of many files, or in an older form, is read anew each time else. */
const packages = [
  "@lingui/core",
  "@lingui/react",
  "@simplewebauthn/browser",
  "@tanstack/react-query",
  "axe-core",
  "lucide-react",
  "qrcode-generator",
  "react",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "wouter",
  "zod/mini",
];
/** Where the setup of the run tells the address of its product. */
const productUrl = "PARTS_PRODUCT_URL";
/** Where that product believes that its pages lie. */
const origin = "http://urvara.test";

/** What a part asks the product for goes to the real one, which takes it for its own page's question. */
function askProduct(): Plugin {
  let asked = 0;
  return {
    name: "ask-product",
    configureServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        if (!/^\/(api|media)\//.test(incoming.url ?? "")) return next();
        const product = new URL(process.env[productUrl] ?? "http://127.0.0.1:9");
        asked += 1;
        const question = request({
          hostname: product.hostname,
          port: product.port,
          method: incoming.method,
          path: incoming.url,
          headers: {
            ...incoming.headers,
            host: product.host,
            ...(incoming.headers.origin ? { origin } : {}),
            // How much one address may ask is limited, and here one stands for many farmers.
            "x-forwarded-for": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
          },
        });
        question.on("response", (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
        question.on("error", () => outgoing.destroy());
        outgoing.on("close", () => question.destroy());
        incoming.pipe(question);
      });
    },
  };
}

type Finder = { findInstalled: (env: NodeJS.ProcessEnv) => string | null };

/** One that is there already: tests without a browser need none to be fetched. */
async function findChromium(): Promise<string | null> {
  const finder: Finder = await import(pathToFileURL(resolve("scripts/chromium.mjs")).href);
  return finder.findInstalled(process.env);
}

/**
 * The tests of single parts of a screen in a real browser.
 * @returns null where the packages for it are not installed: all other tests run without them
 */
export async function planParts(): Promise<TestProjectInlineConfiguration | null> {
  const driver = await import("@vitest/browser-playwright").catch(() => null);
  if (!driver) return null;
  const { CHROMIUM_SHELL_PATH: shell, CHROMIUM_PATH: whole } = process.env;
  const executablePath = shell ?? whole ?? (await findChromium());
  return {
    extends: "./vite.config.ts",
    plugins: [askProduct()],
    // Looked for while tests run, a package that is found has the page load anew under them.
    optimizeDeps: { noDiscovery: true, include: packages },
    test: {
      name: "parts",
      include: ["src/**/*.browser.test.tsx"],
      globalSetup: ["src/app/parts.setup.ts"],
      setupFiles: ["src/main.zod.ts"],
      // One is kept free otherwise, which of two is half of the machine.
      maxWorkers: Math.max(2, availableParallelism()),
      // Units run beside them, which is no reason to fail.
      testTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        commands,
        provider: driver.playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: ["--disable-gpu", "--no-first-run", "--disable-background-networking"],
          },
          contextOptions: { locale: "en-IN", timezoneId: "Asia/Kolkata", reducedMotion: "reduce" },
          actionTimeout: 30_000,
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
