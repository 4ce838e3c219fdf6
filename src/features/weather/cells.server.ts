import { setTimeout as wait } from "node:timers/promises";
import { type Live, missedTopic } from "#src/platform/live.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import type { ProviderAnswer, WeatherProvider } from "./gateway.server.ts";
import { getCell, type WeatherCell } from "./rules.ts";
import { type WeatherDay, weatherChangedTopic } from "./schema.ts";
import {
  claimCell,
  getCellState,
  getLastWholeDay,
  type StoredForecast,
  updateCellFault,
  updateForecast,
} from "./store.server.ts";
import { openUsual } from "./usual-days.server.ts";
import type { JoinedForecast } from "./usual-rules.ts";

const minute = 60_000;
/** How long a forecast needs no newer one. */
const freshInMs = 60 * minute;
/** A copy in memory is looked up anew after this long, should an event have been missed. */
const longestCopyInMs = 10 * minute;
const mostCopies = 1000;
/** The most that the provider tells; a season of most crops. */
const longestPastInDays = 92;
/** The provider corrects the last two days as measurements come in. */
const correctedDays = 2;
const lookEveryInMs = 100;
/** Time for the database beside the provider's own. */
const claimMarginInMs = 10_000;
/** Who waits longer takes the product for broken, and what is usual is known at once. */
const longestFirstWaitInMs = 2500;

export type CellWeather = JoinedForecast & {
  /** Whether a newer forecast is being fetched. */
  isRefreshing: boolean;
};

export type Weather = {
  /**
   * The last known forecast of a place at once; a newer one is fetched aside. Only who asks first for a cell waits
   * for the provider, and not for long. Days that no forecast younger than three days reaches are as is usual.
   */
  getForecast(place: { latitude: number; longitude: number }): Promise<CellWeather>;
  /** What is usual at a place on the days from one to another, both included. */
  listUsualDays(
    place: { latitude: number; longitude: number },
    days: { from: string; to: string; elevation: number | null },
  ): WeatherDay[];
  /** Whom to credit. */
  source: WeatherProvider["source"];
  /** Waits until nothing is being fetched. */
  close(): Promise<void>;
};

type Given = Pick<Parts, "db" | "log" | "now"> & {
  live: Pick<Live, "listen" | "publish">;
  provider: WeatherProvider;
  /** How long the provider may take, in milliseconds. */
  timeoutInMs: number;
};

/** What became of an attempt to renew a cell. */
type RenewOutcome = "renewed" | "not-due" | "fault" | "too-many-requests";

/** When to ask again after so many failures in a row: after 1, 2, 4 minutes, at most an hour. */
function planRetry(
  answer: Extract<ProviderAnswer, { kind: "fault" }>,
  { failures, now }: { failures: number; now: Date },
): Date {
  const usual = answer.fault === "refused" ? freshInMs : minute * 2 ** Math.min(failures - 1, 6);
  const asked = (answer.retryAfterSeconds ?? 0) * 1000;
  return new Date(now.getTime() + Math.min(Math.max(usual, asked), freshInMs));
}

/** Asks the provider for a cell that this process has claimed, and keeps whatever comes of it. */
async function fetchClaimed(
  { db, log, now, live, provider }: Given,
  { place, failures }: { place: WeatherCell; failures: number },
): Promise<{ outcome: RenewOutcome; allPausedUntil: number }> {
  const { cell, latitude, longitude } = place;
  const lastWholeDay = await getLastWholeDay(db, cell);
  const missing =
    lastWholeDay === null ? Number.POSITIVE_INFINITY : countDays(lastWholeDay, getLocalDay(now()));
  const pastDays = Math.min(longestPastInDays, Math.max(correctedDays, missing));
  const answer = await provider.getForecast({ latitude, longitude, pastDays, now: now() });
  if (answer.kind === "fault") {
    const { fault, detail } = answer;
    const retryAt = planRetry(answer, { failures: failures + 1, now: now() });
    log.warn({ cell, fault, detail, retryAt }, "the weather provider gave no forecast");
    await updateCellFault(db, { cell, fault, failures: failures + 1, retryAt });
    // What is too much is too much for every cell.
    return fault === "too-many-requests"
      ? { outcome: fault, allPausedUntil: retryAt.getTime() }
      : { outcome: "fault", allPausedUntil: 0 };
  }
  if (answer.absurdReadings > 0) {
    log.warn({ cell, count: answer.absurdReadings }, "readings that cannot be true were left out");
  }
  await updateForecast(db, {
    cell,
    forecast: answer.forecast,
    pastDays: answer.pastDays,
    dayHours: answer.dayHours,
    now: now(),
  });
  await live.publish(weatherChangedTopic, { cell }, { to: "processes", replaces: cell });
  return { outcome: "renewed", allPausedUntil: 0 };
}

/** Fetches a cell that has none as new, unless another process is at it. Keeps no copy in memory. */
export function openRenewer(given: Given) {
  return async (place: WeatherCell, dueBefore: Date): Promise<RenewOutcome> => {
    const { db, now, timeoutInMs } = given;
    const until = new Date(now().getTime() + timeoutInMs + claimMarginInMs);
    const claimed = await claimCell(db, { cell: place.cell, now: now(), dueBefore, until });
    if (!claimed) return "not-due";
    return (await fetchClaimed(given, { place, failures: claimed.failures })).outcome;
  };
}

type Copy = StoredForecast & { readAt: number };

/** The forecasts in memory, the ones asked for longest ago leaving first. */
function openCopies(live: Pick<Live, "listen">) {
  const copies = new Map<string, Copy>();
  const close = live.listen(({ topic, body }) => {
    if (topic === missedTopic) copies.clear();
    if (topic !== weatherChangedTopic) return;
    if (typeof body === "object" && body !== null && "cell" in body) {
      copies.delete(String(body.cell));
    }
  });
  return {
    close,
    get: (cell: string) => copies.get(cell),
    put(cell: string, copy: Copy) {
      copies.delete(cell);
      copies.set(cell, copy);
      const oldest = copies.size > mostCopies ? copies.keys().next().value : undefined;
      if (oldest !== undefined) copies.delete(oldest);
    },
  };
}

/** One piece of work of a name at a time; whoever comes meanwhile shares it. */
function openFlights() {
  const flights = new Map<string, Promise<void>>();
  return {
    isFlying: (name: string) => flights.has(name),
    share(name: string, work: () => Promise<void>): Promise<void> {
      const flying = flights.get(name);
      if (flying) return flying;
      const flight = work().finally(() => flights.delete(name));
      flights.set(name, flight);
      return flight;
    },
    settle: () => Promise.allSettled(flights.values()),
  };
}

/** Brings copies up to date, from the database or from the provider, each once however many ask. */
function openRenewal(given: Given, copies: ReturnType<typeof openCopies>) {
  const { db, now, timeoutInMs } = given;
  const { share, settle, isFlying } = openFlights();
  const pausedUntil = new Map<string, number>();
  let allPausedUntil = 0;

  const read = async (cell: string) => {
    const readAt = now().getTime();
    const state = await getCellState(db, { cell, now: now() });
    if (state?.stored) copies.put(cell, { ...state.stored, readAt });
    if (state?.retryAt) pausedUntil.set(cell, state.retryAt.getTime());
    else pausedUntil.delete(cell);
    return state;
  };

  /** Until another process has fetched it, or given up. */
  const waitForOther = async (cell: string) => {
    const end = Date.now() + timeoutInMs + claimMarginInMs;
    while (Date.now() < end) {
      const state = await read(cell);
      if (!state?.isClaimed) return;
      await wait(lookEveryInMs);
    }
  };

  const fetchOrWait = async (place: WeatherCell) => {
    const { cell } = place;
    const time = now().getTime();
    const claimed = await claimCell(db, {
      cell,
      now: now(),
      dueBefore: new Date(time - freshInMs),
      until: new Date(time + timeoutInMs + claimMarginInMs),
    });
    if (claimed) {
      ({ allPausedUntil } = await fetchClaimed(given, { place, failures: claimed.failures }));
      await read(cell);
    } else await waitForOther(cell);
  };

  return {
    settle,
    isRenewing: (cell: string) => isFlying(`fetch ${cell}`),
    /** Milliseconds for which nobody is to ask the provider for the cell. */
    getPause: (cell: string) =>
      Math.max(pausedUntil.get(cell) ?? 0, allPausedUntil) - now().getTime(),
    /** Fetches what is due, or waits until another process has. */
    renew: (place: WeatherCell) => share(`fetch ${place.cell}`, () => fetchOrWait(place)),
    /** What is known, from memory or the database. */
    async look(cell: string): Promise<Copy | undefined> {
      const copy = copies.get(cell);
      if (copy && now().getTime() - copy.readAt < longestCopyInMs) return copy;
      await share(`read ${cell}`, async () => void (await read(cell)));
      return copies.get(cell);
    },
  };
}

/**
 * The weather of every cell, with one question to the provider per cell and hour however many farmers and
 * processes ask: within a process they share a promise, between processes a row says who is fetching.
 */
export function openWeather(given: Given): Weather {
  const { log, now } = given;
  const copies = openCopies(given.live);
  const { look, renew, isRenewing, getPause, settle } = openRenewal(given, copies);
  const { join, listUsualDays } = openUsual(now);

  const renewAside = (place: WeatherCell) =>
    renew(place).catch((error: unknown) => {
      log.error({ err: error, cell: place.cell }, "a forecast could not be renewed");
    });

  /** Null when the provider gives none, or not soon. */
  const getFirst = async (place: WeatherCell): Promise<Copy | null> => {
    if (getPause(place.cell) <= 0) {
      const patience = new AbortController();
      const { signal } = patience;
      const waited = wait(longestFirstWaitInMs, undefined, { signal }).catch(() => undefined);
      await Promise.race([renewAside(place), waited]);
      patience.abort();
    }
    return copies.get(place.cell) ?? null;
  };

  return {
    source: given.provider.source,
    listUsualDays,
    async getForecast(position) {
      const place = getCell(position);
      const { cell } = place;
      const known = await look(cell);
      if (!known) {
        const first = await getFirst(place);
        return { ...join(place, first), isRefreshing: !first && isRenewing(cell) };
      }
      const isFresh = now().getTime() - known.fetchedAt.getTime() < freshInMs;
      const isRefreshing = !isFresh && getPause(cell) <= 0;
      if (isRefreshing) void renewAside(place);
      return { ...join(place, known), isRefreshing };
    },
    async close() {
      copies.close();
      await settle();
    },
  };
}
