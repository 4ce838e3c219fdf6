import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { planParts } from "./scripts/parts-project.ts";

/** What ends its processes or fills its disk waits for them half of its time: beside one other of these. */
const ending = ["e2e/fault-*.e2e.ts", "e2e/nothing-lost.e2e.ts", "e2e/orders-kept.e2e.ts"];
/** What measures has the machine to itself. */
const alone = ["e2e/processes.e2e.ts"];
/** Set by `npm run soak`, which tells how long each fault lasts. */
const isSoak = Boolean(process.env["SOAK"]);
/** What reads the environment on import, counts processes or needs the memory of a module to be new. */
const inOwnProcess = [
  "src/app/attacks/{files,pictures,production}.test.ts",
  "src/app/offline/*.test.{ts,tsx}",
  "src/features/assistant/retrieval.test.ts",
  "src/features/blogs/waiting-posts.test.ts",
  "src/features/session/api.test.ts",
  "src/platform/pictures.server.test.ts",
  "src/shared/{http-client,outbox,outbox-needs,server-clock}.test.ts",
];
/** Begun last, any of them would leave the other workers nothing to do. */
const longest = ["accessibility", "offline", "layout-shift"].map((name) => `/e2e/${name}.e2e.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const units = {
  environment: "node",
  globalSetup: "src/platform/test-cluster.setup.ts",
  pool: "forks",
  // One is kept free otherwise, which of two is half of the machine.
  maxWorkers: Math.max(2, availableParallelism()),
  // On a busy machine a mail or an event takes its time to come.
  expect: { poll: { timeout: 30_000 } },
  // Some run one of the scripts several times, which is a few seconds alone.
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;
const journeys = {
  environment: "node",
  pool: "forks",
  testTimeout: 180_000,
  // A test that waits for what must come waits as long as the browser's own patience.
  expect: { poll: { timeout: 30_000 } },
  hookTimeout: 180_000,
} as const;

const parts = await planParts();

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(parts ? [parts] : []),
      {
        extends: "./vite.config.ts",
        test: {
          ...units,
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.{ts,mjs}", "bench/**/*.test.ts"],
          exclude: [...inOwnProcess, "src/**/*.browser.test.tsx"],
          // The server's modules remember nothing but what they read from files, once for all tests.
          isolate: false,
        },
      },
      {
        extends: "./vite.config.ts",
        // Projects run in the order of their names, and the longest file of all is one of these.
        test: {
          ...units,
          name: "own-unit",
          include: inOwnProcess,
          exclude: ["src/**/*.browser.test.tsx"],
        },
      },
      {
        test: {
          ...journeys,
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          exclude: [...ending, ...alone],
          globalSetup: ["e2e/support/shared.setup.ts"],
          // What drives a browser takes a second to load, and is the same for all files.
          isolate: false,
          maxWorkers: Math.max(2, availableParallelism()),
        },
      },
      {
        test: {
          ...journeys,
          name: "e2e-ending",
          include: ending,
          maxWorkers: isSoak ? 1 : 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journeys,
          name: "e2e-alone",
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
