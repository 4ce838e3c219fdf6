import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.{ts,mjs}", "bench/**/*.test.ts"],
          environment: "node",
          globalSetup: ["src/platform/test-cluster.setup.ts"],
          pool: "forks",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          environment: "node",
          pool: "forks",
          // One product, one browser at a time: a machine of two cores is then never the reason.
          fileParallelism: false,
          testTimeout: 120_000,
          // A test that waits for what must come waits as long as the browser's own patience.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
