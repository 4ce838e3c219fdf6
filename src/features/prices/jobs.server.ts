import { setTimeout as wait } from "node:timers/promises";
import { commodities } from "#content/crops/commodities.ts";
import { announceNotifications } from "#src/features/notifications/store.server.ts";
import { listStatesNear, type State } from "#src/features/place/gazetteer.server.ts";
import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { checkAlerts } from "./alert-store.server.ts";
import type { PriceAnswer, PriceProvider } from "./gateway.server.ts";
import { listAskedStates } from "./market-places.server.ts";
import { type MandiRecord, type RecordFault, recordFaults } from "./record-rules.ts";
import {
  listDueQuestions,
  type Question,
  removeOldReports,
  sortRecords,
  updateQuestion,
  updateReports,
} from "./report-store.server.ts";
import { listWantedCrops } from "./store.server.ts";

const hourInMs = 3_600_000;
/** Markets report through the day, and the source tells of one day only: thrice a day misses none. */
const askAgainInMs = 8 * hourInMs;
/** So many at a time, and the rest an hour later. */
const mostAtOnce = 60;
/** A slow source keeps other jobs and the close of the product waiting; the rest is due the next time. */
const longestRunInMs = 8 * 60_000;
/** Then it is the source that fails, and the next run tries again. */
const mostFaultsInARow = 3;
const longestRetryInMs = 6 * hourInMs;
/** A market in the next state may be nearer than any of the own. As the crow flies. */
const askedWithinKilometres = 200;
/** A year and a bit, so that a season can be held against the last. */
const keptDays = 400;

export type PriceSourceParts = Pick<Parts, "db" | "log" | "now" | "newId"> & {
  live: Pick<Parts["live"], "publish">;
  /** Null where the operator has not given a key: then nobody is asked. */
  provider: PriceProvider | null;
  /** Milliseconds between two questions, so that the source is not pressed. */
  pauseInMs: number;
  /** Aborted when the product closes: no more is asked then. */
  closing?: AbortSignal;
};

type Wanted = Question & { asked: State };
type Fault = Extract<PriceAnswer, { kind: "fault" }>;
/** Of the source, or of what it told: the database would not keep that. */
type Failed = Omit<Fault, "fault"> & { fault: Fault["fault"] | "not-kept" };

/** Every crop that farmers need, in each state that has markets near them. */
async function listWanted({ db }: Pick<Parts, "db">): Promise<Wanted[]> {
  const wanted = new Map<string, Wanted>();
  const near = new Map<string, State[]>();
  for (const { crop, ...place } of await listWantedCrops(db)) {
    if (!commodities[crop]) continue;
    const at = `${place.latitude} ${place.longitude}`;
    const states = near.get(at) ?? listStatesNear(place, askedWithinKilometres);
    near.set(at, states);
    for (const asked of states) {
      wanted.set(`${asked.code} ${crop}`, { state: asked.code, crop, asked });
    }
  }
  return [...wanted.values()];
}

/** Asks by every name that the source may have for the state and the crop, one after the other. */
async function ask(
  { now, pauseInMs }: Pick<PriceSourceParts, "now" | "pauseInMs">,
  { provider, asked, crop }: { provider: PriceProvider; asked: State; crop: Crop },
): Promise<PriceAnswer> {
  const records: MandiRecord[] = [];
  const leftOut: Partial<Record<RecordFault, number>> = {};
  for (const state of listAskedStates(asked)) {
    for (const commodity of commodities[crop]?.asked ?? []) {
      const answer = await provider({ state, commodity, today: getLocalDay(now()) });
      if (answer.kind === "fault") return answer;
      records.push(...answer.records);
      for (const fault of recordFaults) {
        const count = answer.leftOut[fault] ?? 0;
        if (count > 0) leftOut[fault] = (leftOut[fault] ?? 0) + count;
      }
      await wait(pauseInMs);
    }
  }
  return { kind: "records", records, leftOut };
}

function planRetry(fault: Failed, now: Date): Date {
  const asked = (fault.retryAfterSeconds ?? 0) * 1000;
  return new Date(now.getTime() + Math.min(Math.max(hourInMs / 2, asked), longestRetryInMs));
}

/** What became of a run: reports kept, of which crops, and how the source failed. */
type Fetched = { asked: number; kept: number; crops: Crop[]; faults: string[] };

/** Asks one question and keeps what is told: of which crops. */
async function fetchQuestion(
  parts: PriceSourceParts,
  { provider, question }: { provider: PriceProvider; question: Wanted },
): Promise<{ kind: "kept"; crops: Crop[] } | Failed> {
  const { db, log, now } = parts;
  const { state, crop, asked } = question;
  const answer = await ask(parts, { provider, asked, crop });
  if (answer.kind === "fault") return answer;
  try {
    const sorted = sortRecords(answer.records);
    const leftOut = { ...answer.leftOut, ...sorted.leftOut };
    if (Object.keys(leftOut).length > 0) {
      log.warn({ state, crop, leftOut }, "some market reports were left out");
    }
    await updateReports(db, { sorted, now: now() });
    return { kind: "kept", crops: sorted.kept.map((report) => report.crop) };
  } catch (cause) {
    // One answer that cannot be kept must not keep the other questions from being asked.
    const detail = cause instanceof Error ? cause.message : String(cause);
    return { kind: "fault", fault: "not-kept", detail, retryAfterSeconds: null };
  }
}

/**
 * Fetches what is due.
 * @param isDueAll whether everything is, however lately it was asked for: then for as long as it takes
 */
async function fetchReports(parts: PriceSourceParts, isDueAll: boolean): Promise<Fetched> {
  const { db, log, now, provider, closing } = parts;
  if (!provider) return { asked: 0, kept: 0, crops: [], faults: [] };
  const wanted = await listWanted(parts);
  const answeredBefore = new Date(now().getTime() - askAgainInMs);
  const due = isDueAll
    ? wanted
    : await listDueQuestions(db, { wanted, answeredBefore, now: now(), limit: mostAtOnce });
  const fetched = new Set<Crop>();
  const faults: string[] = [];
  let kept = 0;
  let faultsInARow = 0;
  const end = isDueAll ? Number.POSITIVE_INFINITY : now().getTime() + longestRunInMs;
  for (const { state, crop } of due) {
    const question = wanted.find((each) => each.state === state && each.crop === crop);
    if (!question) continue;
    if (closing?.aborted || now().getTime() >= end) break;
    const answer = await fetchQuestion(parts, { provider, question });
    if (answer.kind === "fault") {
      const { fault, detail } = answer;
      const retryAt = planRetry(answer, now());
      log.warn({ state, crop, fault, detail, retryAt }, "market prices could not be fetched");
      await updateQuestion(db, { state, crop, outcome: { fault, retryAt } });
      faults.push(`${state} ${crop}: ${fault}, ${detail}`);
      // What cannot be kept says nothing of the source.
      if (fault !== "not-kept") faultsInARow += 1;
      // What is too much is too much for every question, and a key that is refused is so for all.
      const isForAll = fault === "too-many-requests" || fault === "refused";
      if (isForAll || faultsInARow >= mostFaultsInARow) break;
      continue;
    }
    faultsInARow = 0;
    await updateQuestion(db, { state, crop, outcome: { answeredAt: now() } });
    kept += answer.crops.length;
    for (const each of answer.crops) fetched.add(each);
  }
  return { asked: due.length, kept, crops: [...fetched], faults };
}

/** Fetches what is due, tells farmers of prices that were crossed, and lets go of what is too old. */
export async function renewPrices(
  parts: PriceSourceParts,
  isDueAll = false,
): Promise<Omit<Fetched, "crops">> {
  const { db, live, now, newId } = parts;
  const { crops, ...fetched } = await fetchReports(parts, isDueAll);
  const today = getLocalDay(now());
  const told = await checkAlerts(db, { among: crops, today, now: now(), newId });
  await announceNotifications({ live }, told);
  await removeOldReports(db, addDays(today, -keptDays));
  return fetched;
}

/** The due work of this feature. Looked for often, so that who has just come does not wait for a day. */
export function listPriceJobs(parts: PriceSourceParts): Job[] {
  return [
    {
      name: "fetch-mandi-prices",
      everyMinutes: 15,
      async run() {
        const { kept } = await renewPrices(parts);
        if (kept > 0) parts.log.info({ kept }, "fetched market prices");
      },
    },
  ];
}
