import { expect, test, vi } from "vitest";
import "./addresses.test.ts";
import "./bodies.test.ts";
import "./edge.test.ts";
import "./entrance.test.ts";
import "./files.test.ts";
import "./records.test.ts";
import "./steps.test.ts";
import "./streams.test.ts";

// All attacks once more as in production, where each file by itself runs as a test. Before any import:
// libraries read it once, and some are laxer when it says "test".
vi.hoisted(() => vi.stubEnv("NODE_ENV", "production"));

test("all of this ran as in production", () => {
  expect(process.env["NODE_ENV"]).toBe("production");
});
