import type { Kysely } from "kysely";
import {
  announceNotifications,
  insertNotifications,
  listByKind,
  type NewNotification,
  updateNotification,
  updateOver,
} from "#src/features/notifications/store.server.ts";
import { listComingDays, listComingHours } from "#src/features/weather/rules.ts";
import { weatherChangedTopic } from "#src/features/weather/schema.ts";
import { getCellState, listWeatherDays } from "#src/features/weather/store.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { getSubject, planChanges, toKnownAlert } from "./event-rules.ts";
import { findAlerts } from "./rules.ts";
import { type AlertCheck, alertData, alertKinds, alertsTopic } from "./schema.ts";
import type { FarmSky } from "./spell-rules.ts";
import { claimFarms, farmsAtOnce, getCheck, listSownFields, updateChecks } from "./store.server.ts";

export type AlertChecks = {
  /** Looks for a farm's alerts, if anything has changed since that was done last. */
  checkFarm(uid: string): Promise<void>;
  /** Waits until nothing is being looked at. */
  close(): Promise<void>;
};

type Given = Pick<Parts, "db" | "live" | "log" | "now" | "newId">;

const hoursLookedAt = 72;
const daysLookedAt = 8;
const pastDaysLookedAt = 60;

/** All that the rules look at, of one cell. */
async function getSky(
  db: Kysely<Tables>,
  { cell, now }: { cell: string; now: Date },
): Promise<{ sky: FarmSky; fetchedAt: Date } | null> {
  const stored = (await getCellState(db, { cell, now }))?.stored;
  if (!stored) return null;
  const { forecast, fetchedAt } = stored;
  const today = getLocalDay(now);
  const past = { from: addDays(today, -pastDaysLookedAt), to: addDays(today, -1) };
  const sky = {
    today,
    hours: listComingHours(forecast, { now, count: hoursLookedAt }),
    days: listComingDays(forecast, { now, count: daysLookedAt }),
    pastDays: await listWeatherDays(db, { cell, ...past }),
  };
  return { sky, fetchedAt };
}

/** Whose alerts a check has changed. */
type Told = { uid: string; check: AlertCheck };

/** Looks at some farms of a cell in one transaction. @returns how many, and whom it changed something for */
async function checkFarms(
  { db, now, newId }: Given,
  { cell, uid }: { cell: string; uid: string | null },
): Promise<{ count: number; told: Told[] }> {
  return db.transaction().execute(async (change) => {
    const moment = now();
    const known = await getSky(change, { cell, now: moment });
    if (!known) return { count: 0, told: [] };
    const { sky, fetchedAt } = known;
    const { today } = sky;
    const farms = await claimFarms(change, { cell, fetchedAt, uid });
    if (farms.length === 0) return { count: 0, told: [] };
    const uids = farms.map((farm) => farm.uid);
    const fields = await listSownFields(change, { uids, today });
    const from = addDays(today, -1);
    const before = await listByKind(change, { uids, kinds: alertKinds, from });
    const added: NewNotification[] = [];
    const over: string[] = [];
    const told: Told[] = [];
    for (const { uid: farm, changes } of farms) {
      const planned = planChanges(
        before.filter((each) => each.uid === farm).flatMap((each) => toKnownAlert(each) ?? []),
        {
          found: findAlerts(
            sky,
            fields.filter((each) => each.uid === farm),
          ),
          today,
        },
      );
      for (const [at, { kind, ...alert }] of planned.added.entries()) {
        const { lastDay } = alert;
        const data = alertData.parse(alert);
        // The most pressing is the newest, so that it is read first.
        const createdDate = new Date(moment.getTime() - at);
        const subject = getSubject(alert);
        added.push({ id: newId(), uid: farm, kind, subject, data, createdDate, lastDay });
      }
      for (const { id, data } of planned.changed) {
        await updateNotification(change, { id, data, lastDay: data.lastDay });
      }
      over.push(...planned.over);
      const { length } = [...planned.added, ...planned.changed, ...planned.over];
      if (length > 0)
        told.push({ uid: farm, check: { changes, forecastAt: fetchedAt.toISOString() } });
    }
    await insertNotifications(change, added);
    await updateOver(change, { ids: over, now: moment });
    await updateChecks(change, { farms, cell, fetchedAt });
    return { count: farms.length, told };
  });
}

/**
 * Finds every farm's alerts: those of a cell's farms when it has a new forecast, some at a time and by
 * whichever process comes first, and a single farm's when it is asked for.
 */
export function openAlertChecks(given: Given): AlertChecks {
  const { live, log } = given;
  let turn: Promise<void> = Promise.resolve();
  const tell = async (told: readonly Told[]) => {
    for (const { uid, check } of told) {
      await live.publish(alertsTopic, check, { to: `farmer:${uid}` });
    }
    await announceNotifications(
      { live },
      told.map(({ uid }) => uid),
    );
  };
  const checkCell = async (cell: string) => {
    let count: number;
    do {
      const done = await checkFarms(given, { cell, uid: null });
      await tell(done.told);
      ({ count } = done);
    } while (count === farmsAtOnce);
  };
  let isClosed = false;
  const stop = live.listen(({ topic, body }) => {
    if (topic !== weatherChangedTopic || typeof body !== "object" || body === null) return;
    if (!("cell" in body)) return;
    const cell = String(body.cell);
    turn = turn.then(async () => {
      try {
        if (!isClosed) await checkCell(cell);
      } catch (error) {
        // Whoever reads next has their farm looked at then.
        log.error({ err: error, cell }, "the alerts of a cell could not be found");
      }
    });
  });
  return {
    async checkFarm(uid) {
      const check = await getCheck(given.db, { uid });
      if (check?.isDue) await tell((await checkFarms(given, { cell: check.cell, uid })).told);
    },
    async close() {
      isClosed = true;
      stop();
      await turn;
    },
  };
}
