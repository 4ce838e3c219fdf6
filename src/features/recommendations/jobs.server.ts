import { announceNotifications } from "#src/features/notifications/store.server.ts";
import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { getLocalDay, getLocalHour } from "#src/shared/days.ts";
import { claimLook, listUnlooked, tellDay } from "./news-store.server.ts";
import type { Recommendations } from "./schema.ts";
import { getToldWeek } from "./week-rules.ts";
import type { WeekAhead } from "./week-schema.ts";
import { insertWeek, listUntoldWeek } from "./week-store.server.ts";

/** The hours of the day in India from which farms are looked at anew: before quiet hours end, then with the sky. */
const lookHours = [5, 8, 11, 14, 17];
const farmsAtOnce = 50;

/** When the looking began that is under way, or null at night: what is due then is due in the morning too. */
function getLookStart(now: Date): Date | null {
  const hour = getLocalHour(now);
  const began = lookHours.findLast((each) => each <= hour);
  if (began === undefined) return null;
  return new Date(`${getLocalDay(now)}T${String(began).padStart(2, "0")}:00:00+05:30`);
}

type JobParts = Pick<Parts, "db" | "live" | "log" | "now" | "newId"> & {
  getDayPlan: (uid: string) => Promise<Recommendations>;
  getWeekAhead: (given: { uid: string; from: string }) => Promise<WeekAhead>;
  /** Aborted when the product closes: no further farm is looked at then. */
  closing: AbortSignal;
};

/** Looks at one farm; one that cannot be planned waits for the next time, and holds up no other. */
async function lookAt(parts: JobParts, { uid, since }: { uid: string; since: Date }) {
  const { db, live, log, now, newId } = parts;
  try {
    const plan = await parts.getDayPlan(uid);
    const isNews = await tellDay(db, { uid, plan, since, now: now(), newId });
    if (isNews) await announceNotifications({ live }, [uid]);
  } catch (error) {
    log.error({ err: error, uid }, "the plan of a farm's day could not be told");
    await claimLook(db, { uid, since, now: now() });
  }
}

/** Tells one farmer of a week; whose week cannot be made waits for the next time, and holds up no other. */
async function tellWeek(parts: JobParts, given: { uid: string; from: string }): Promise<void> {
  const { db, live, log, now, newId } = parts;
  const { uid } = given;
  try {
    const week = await parts.getWeekAhead(given);
    const isNews = await insertWeek(db, { uid, week, id: newId(), now: now() });
    if (isNews) await announceNotifications({ live }, [uid]);
  } catch (error) {
    log.error({ err: error, uid }, "the week of a farm could not be told");
  }
}

/** The due work of this feature. */
export function listDayNewsJobs(parts: JobParts): Job[] {
  const { db, now, closing } = parts;
  return [
    {
      name: "tell-the-day",
      everyMinutes: 60,
      async run() {
        const since = getLookStart(now());
        if (!since) return;
        for (;;) {
          const uids = await listUnlooked(db, { since, count: farmsAtOnce });
          for (const uid of uids) {
            if (closing.aborted) return;
            await lookAt(parts, { uid, since });
          }
          if (uids.length < farmsAtOnce) return;
        }
      },
    },
    {
      name: "tell-the-week",
      everyMinutes: 60,
      async run() {
        const from = getToldWeek(now());
        if (from === null) return;
        for (let after = ""; ; ) {
          const uids = await listUntoldWeek(db, { from, count: farmsAtOnce, after });
          for (const uid of uids) {
            if (closing.aborted) return;
            await tellWeek(parts, { uid, from });
          }
          const last = uids.at(-1);
          if (last === undefined || uids.length < farmsAtOnce) return;
          after = last;
        }
      },
    },
  ];
}
