import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const program = `
  import { openLog } from ${JSON.stringify(join(import.meta.dirname, "log.server.ts"))};
  const log = openLog({ LOG_LEVEL: "info" });
  log.info("one");
  setTimeout(() => {
    log.info("two");
    process.stderr.write("still here");
  }, 50);
`;

test("a disk without room for the log does not end the process", (ctx) => {
  if (!existsSync("/dev/full")) ctx.skip("this system has no device that is always full");
  const full = openSync("/dev/full", "w");
  const given = ["--import", "tsx", "--input-type=module", "--eval", program];
  const { status, stderr } = spawnSync(process.execPath, given, {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", full, "pipe"],
    timeout: 15_000,
    encoding: "utf8",
  });
  closeSync(full);
  expect(stderr).toContain("still here");
  expect(status).toBe(0);
});
