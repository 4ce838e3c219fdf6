import type { Job } from "#src/platform/jobs.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { openRenewer } from "./cells.server.ts";
import type { WeatherProvider } from "./gateway.server.ts";
import { getCell, type WeatherCell } from "./rules.ts";
import { listCellsDue } from "./store.server.ts";

const hour = 3_600_000;
/** A cell that somebody looks at is renewed each hour; for the balance four times a day are enough. */
const renewAfterInMs = 6 * hour;
/** So many at a time, and the rest half an hour later: no burst upon the provider. */
const mostAtOnce = 100;
/** Then it is the provider that fails, and the next run tries again. */
const mostFaultsInARow = 3;

type SeasonWeather = Pick<Parts, "db" | "log" | "now" | "live"> & {
  provider: WeatherProvider;
  timeoutInMs: number;
  /** Where something grows whose water is counted. */
  listPlaces: () => Promise<{ latitude: number; longitude: number }[]>;
};

/** Renews the cells of farms with something in the ground, those longest without it first. */
export async function renewSeasonCells(given: SeasonWeather): Promise<{ renewed: number }> {
  const { db, now, listPlaces } = given;
  const cells = new Map<string, WeatherCell>();
  for (const place of await listPlaces()) {
    const cell = getCell(place);
    cells.set(cell.cell, cell);
  }
  const dueBefore = new Date(now().getTime() - renewAfterInMs);
  const due = await listCellsDue(db, { cells: [...cells.keys()], dueBefore, limit: mostAtOnce });
  const renew = openRenewer(given);
  let renewed = 0;
  let faults = 0;
  for (const name of due) {
    const cell = cells.get(name);
    if (!cell) continue;
    const outcome = await renew(cell, dueBefore);
    if (outcome === "renewed") {
      renewed += 1;
      faults = 0;
    } else if (outcome === "too-many-requests") break;
    else if (outcome === "fault") faults += 1;
    if (faults >= mostFaultsInARow) break;
  }
  return { renewed };
}

/** The due work of this feature: days are kept as they were even while nobody opens the app. */
export function listWeatherJobs(given: SeasonWeather): Job[] {
  return [
    {
      name: "renew-season-weather",
      everyMinutes: 30,
      async run() {
        const { renewed } = await renewSeasonCells(given);
        if (renewed > 0) given.log.info({ renewed }, "renewed the weather of fields in season");
      },
    },
  ];
}
