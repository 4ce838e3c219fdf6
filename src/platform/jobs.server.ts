import type { Kysely } from "kysely";
import type { Logger } from "./log.server.ts";
import type { Tables } from "./tables.ts";

/** Work that comes due by the clock and does no harm when it is done twice. */
export type Job = { name: string; everyMinutes: number; run(): Promise<void> };

type Jobs = {
  /** Takes up what is due now; what another process has taken up meanwhile is left to it. */
  runDue(): Promise<void>;
  /** Stops, when what is running has finished. */
  close(): Promise<void>;
};

const minute = 60_000;
/** Shorter than any job's time, so that two processes' clocks do not make a job wait twice as long. */
const lookEvery = 5 * minute;

/** Whether this process is the one to do the job now: one statement decides, however many ask. */
async function claimJob(
  db: Kysely<Tables>,
  { name, everyMinutes, now }: { name: string; everyMinutes: number; now: Date },
): Promise<boolean> {
  const due = new Date(now.getTime() - everyMinutes * minute);
  const ahead = new Date(now.getTime() + lookEvery);
  const claimed = await db
    .insertInto("jobs")
    .values({ name, startedAt: now })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ startedAt: now })
        // Further ahead than clocks of processes differ, it was begun by a clock that has been set back.
        .where((where) =>
          where.or([where("jobs.startedAt", "<=", due), where("jobs.startedAt", ">", ahead)]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Runs jobs at the start and whenever they come due, each in one process only. */
export function startJobs(
  { db, log, now }: { db: Kysely<Tables>; log: Pick<Logger, "error">; now: () => Date },
  jobs: readonly Job[],
): Jobs {
  let running: Promise<void> | null = null;
  const runAll = async () => {
    for (const { name, everyMinutes, run } of jobs) {
      try {
        if (await claimJob(db, { name, everyMinutes, now: now() })) await run();
      } catch (error) {
        log.error({ err: error, job: name }, "a job failed; it runs again when it is next due");
      }
    }
  };
  const runDue = () => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(() => void runDue(), lookEvery);
  timer.unref();
  void runDue();
  return {
    runDue,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
