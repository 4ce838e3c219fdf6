import {
  announceNotifications,
  insertNotifications,
  listByKind,
  type NewNotification,
  updateNotification,
  updateOver,
} from "#src/features/notifications/store.server.ts";
import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { HailFeed } from "./hail-gateway.server.ts";
import { findHail, type HailWarning, type Point, planHailChanges } from "./hail-rules.ts";
import { hailKind, hailNotification } from "./hail-schema.ts";
import {
  insertDocument,
  listFarmPoints,
  listHailWarnings,
  listReadLinks,
  listWarned,
  removeOldDocuments,
  updateReading,
} from "./hail-store.server.ts";
import { alertsTopic } from "./schema.ts";

/** The feed holds few messages, and in a storm several come in an hour. */
const everyMinutes = 10;
/** More new messages than any day has; the rest the next time. */
const mostAtOnce = 100;
/** A slow source keeps other jobs waiting, and the close of the product. */
const longestRunInMs = 60_000;
/** Then it is the source that fails, and the next run tries again. */
const mostFaults = 3;
/** Farms looked at in one transaction. */
const farmsAtOnce = 500;

export type HailParts = Pick<Parts, "db" | "log" | "now" | "newId"> & {
  live: Pick<Parts["live"], "publish">;
  /** Null where the operator wants none. */
  feed: HailFeed | null;
  /** Aborted when the product closes. */
  closing: AbortSignal;
};

/** Reads what is new in the feed and keeps it. @returns how much that was, and what went wrong */
async function readNew(parts: HailParts): Promise<{ read: number; faults: string[] }> {
  const { db, log, now, feed } = parts;
  if (!feed) return { read: 0, faults: [] };
  const signal = AbortSignal.any([parts.closing, AbortSignal.timeout(longestRunInMs)]);
  const listed = await feed.list(signal);
  if (listed.kind === "fault") {
    log.warn({ fault: listed.fault, detail: listed.detail }, "the feed of hail was not read");
    return { read: 0, faults: [`${listed.fault}, ${listed.detail}`] };
  }
  const links = listed.links.slice(0, mostAtOnce);
  const known = await listReadLinks(db, links);
  const faults: string[] = [];
  let read = 0;
  for (const link of links) {
    if (known.has(link) || faults.length >= mostFaults) continue;
    const answer = await feed.read(link, signal);
    if (answer.kind === "fault") {
      const { fault, detail } = answer;
      log.warn({ link, fault, detail }, "a message of the feed of hail was not read");
      faults.push(`${link}: ${fault}, ${detail}`);
      continue;
    }
    const { document } = answer;
    if (document.withoutPlace > 0) log.warn({ link }, "a warning of hail has no place on a map");
    await insertDocument(db, { link, document });
    read += 1;
  }
  if (faults.length === 0) await updateReading(db, { feed: feed.url, now: now() });
  await removeOldDocuments(db, { links, now: now() });
  return { read, faults };
}

/** Where farms lie that some warnings may be for, by farmer. */
async function listPlaces(
  { db }: Pick<Parts, "db">,
  warnings: readonly HailWarning[],
): Promise<Map<string, Point[]>> {
  const corners = warnings.flatMap(({ polygons }) => polygons.flat());
  const places = new Map<string, Point[]>();
  if (corners.length === 0) return places;
  const [latitudes, longitudes] = [
    corners.map(([north]) => north),
    corners.map(([, east]) => east),
  ];
  const least = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other));
  const most = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other));
  const points = await listFarmPoints(db, {
    south: least(latitudes),
    north: most(latitudes),
    west: least(longitudes),
    east: most(longitudes),
  });
  for (const { uid, place } of points) places.set(uid, [...(places.get(uid) ?? []), place]);
  return places;
}

/** Tells some farmers what has changed for them. @returns whom it changed something for */
async function tellFarms(
  { db, now, newId }: HailParts,
  given: {
    uids: readonly string[];
    warnings: readonly HailWarning[];
    places: ReadonlyMap<string, Point[]>;
  },
): Promise<string[]> {
  const { uids, warnings, places } = given;
  const moment = now();
  return db.transaction().execute(async (change) => {
    const from = addDays(getLocalDay(moment), -1);
    const before = await listByKind(change, { uids, kinds: [hailKind], from });
    const added: NewNotification[] = [];
    const over: string[] = [];
    const told: string[] = [];
    for (const uid of uids) {
      const known = before
        .filter((each) => each.uid === uid)
        .flatMap((each) => hailNotification.safeParse(each).data ?? []);
      const found = findHail(warnings, places.get(uid) ?? []);
      const planned = planHailChanges(known, { found, now: moment });
      for (const data of planned.added) {
        const lastDay = getLocalDay(new Date(data.until));
        const subject = data.from;
        added.push({
          id: newId(),
          uid,
          kind: hailKind,
          subject,
          data,
          createdDate: moment,
          lastDay,
        });
      }
      for (const { id, data } of planned.changed) {
        await updateNotification(change, {
          id,
          data,
          lastDay: getLocalDay(new Date(data.until)),
        });
      }
      over.push(...planned.over);
      if (Object.values(planned).some(({ length }) => length > 0)) told.push(uid);
    }
    await insertNotifications(change, added);
    await updateOver(change, { ids: over, now: moment });
    return told;
  });
}

/** Tells each farmer of hail that is warned of where their farm lies, and of what no longer holds. */
async function tellHail(parts: HailParts): Promise<void> {
  const { db, live, now } = parts;
  const warnings = await listHailWarnings(db, now());
  const places = await listPlaces(parts, warnings);
  const warned = await listWarned(db, getLocalDay(now()));
  const uids = [...new Set([...places.keys(), ...warned])];
  for (let at = 0; at < uids.length; at += farmsAtOnce) {
    const some = uids.slice(at, at + farmsAtOnce);
    const told = await tellFarms(parts, { uids: some, warnings, places });
    for (const uid of told) {
      await live.publish(alertsTopic, {}, { to: `farmer:${uid}`, replaces: uid });
    }
    await announceNotifications({ live }, told);
  }
}

/** Reads the official warnings of hail, and tells those whom they concern. */
export async function renewHail(parts: HailParts): Promise<{ read: number; faults: string[] }> {
  const done = await readNew(parts);
  await tellHail(parts);
  return done;
}

/** The due work with warnings of hail. */
export function listHailJobs(parts: HailParts): Job[] {
  return [
    {
      name: "read-hail-warnings",
      everyMinutes,
      async run() {
        const { read } = await renewHail(parts);
        if (read > 0) parts.log.info({ read }, "read messages of the feed of hail");
      },
    },
  ];
}
