import { afterAll, beforeAll, expect, test } from "vitest";
import { type Job, startJobs } from "./jobs.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;
let time = new Date("2026-06-01T00:00:00Z");
const failures: unknown[] = [];
const log = { error: (line: unknown) => void failures.push(line) };

beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

const start = (jobs: Job[]) => startJobs({ db: database.db, log, now: () => time }, jobs);
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

test("of several processes that start together one does the job, again when it is next due", async () => {
  let runs = 0;
  const job: Job = {
    name: "sweep",
    everyMinutes: 60,
    async run() {
      runs += 1;
    },
  };
  const processes = Array.from({ length: 5 }, () => start([job]));
  const runDue = () => Promise.all(processes.map((jobs) => jobs.runDue()));
  await runDue();
  expect(runs).toBe(1);
  later(59);
  await runDue();
  expect(runs).toBe(1);
  later(1);
  await runDue();
  await runDue();
  expect(runs).toBe(2);
  await Promise.all(processes.map((jobs) => jobs.close()));
});

test("a job that fails is logged, hinders no other and is tried again when next due", async () => {
  let tries = 0;
  let others = 0;
  const jobs = start([
    {
      name: "fails",
      everyMinutes: 10,
      async run() {
        tries += 1;
        throw new Error("no luck");
      },
    },
    {
      name: "works",
      everyMinutes: 10,
      async run() {
        others += 1;
      },
    },
  ]);
  await jobs.runDue();
  later(10);
  await jobs.runDue();
  await jobs.close();
  expect([tries, others]).toEqual([2, 2]);
  expect(failures).toEqual([
    expect.objectContaining({ job: "fails" }),
    expect.objectContaining({ job: "fails" }),
  ]);
});

test("a clock that was ahead for a while holds up no job for longer than a look", async () => {
  let runs = 0;
  const job: Job = {
    name: "clock",
    everyMinutes: 60,
    async run() {
      runs += 1;
    },
  };
  later(24 * 60);
  const jobs = start([job]);
  await jobs.runDue();
  expect(runs).toBe(1);
  later(-24 * 60);
  await jobs.runDue();
  expect(runs).toBe(2);
  later(59);
  await jobs.runDue();
  expect(runs).toBe(2);
  await jobs.close();
});

test("closing waits for what is running", async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isDone = false;
  const jobs = start([
    {
      name: "slow",
      everyMinutes: 1,
      async run() {
        await gate;
        isDone = true;
      },
    },
  ]);
  const closing = jobs.close();
  finish();
  await closing;
  expect(isDone).toBe(true);
});
