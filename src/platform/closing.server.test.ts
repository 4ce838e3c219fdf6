import { expect, test } from "vitest";
import { closeWithin } from "./closing.server.ts";
import { openLog } from "./log.server.ts";

function openLines() {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) });
  return { log, read: () => lines.map((line) => JSON.parse(line)) };
}

test("what closes in time is waited for and not spoken of", async () => {
  const { log, read } = openLines();
  const closed: string[] = [];
  const close = (name: string) => async () => void closed.push(name);
  await closeWithin({ inMs: 60_000, log }, { jobs: close("jobs"), server: close("server") });
  expect(closed).toEqual(["jobs", "server"]);
  expect(read()).toEqual([]);
});

test("what hangs or fails is named, and the stop goes on without it", async () => {
  const { log, read } = openLines();
  await closeWithin(
    { inMs: 50, log },
    {
      jobs: () => new Promise<void>(() => undefined),
      server: () => Promise.reject(new Error("no")),
    },
  );
  expect(read()).toMatchObject([
    { level: 50, part: "server", msg: "a part of the product did not close well" },
    { level: 40, part: "jobs", msg: "a part of the product hangs: stopping without it" },
  ]);
});
