import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  estimateNormals,
  type NormalsPlace,
  type NormalsStation,
  type StationMonth,
} from "#src/agronomy/climate-normals.ts";
import { openUsualYear, type UsualDay } from "#src/agronomy/usual-day.ts";

const normalsFile = new URL("./data/climate-normals.csv", import.meta.url);
const mostKept = 500;

const figure = z.string().min(1).transform(Number).pipe(z.number());
const gap = z.union([z.literal("").transform(() => null), figure]);
/** The table says `nan` of nine stations that do not tell their position or height. */
const position = z.union([z.literal("nan").transform(() => null), figure]);
const line = z.object({
  station_number: z.string().min(1),
  station: z.string().min(1),
  latitude: position,
  longitude: position,
  altitude_m: position,
  month: figure.pipe(z.int().min(1).max(12)),
  mean_daily_max_c: figure,
  mean_daily_min_c: figure,
  rainfall_mm: figure,
  rainy_days: figure,
  relative_humidity_03utc_percent: gap,
  relative_humidity_12utc_percent: gap,
  wind_kmph: gap,
  cloud_03utc_okta: gap,
  cloud_12utc_okta: gap,
});

function toMonth(told: z.infer<typeof line>): StationMonth {
  const oktas = [told.cloud_03utc_okta, told.cloud_12utc_okta].filter((each) => each !== null);
  const sum = oktas.reduce((all, each) => all + each, 0);
  return {
    maximumTemperature: told.mean_daily_max_c,
    minimumTemperature: told.mean_daily_min_c,
    rain: told.rainfall_mm,
    rainyDays: told.rainy_days,
    morningHumidity: told.relative_humidity_03utc_percent,
    eveningHumidity: told.relative_humidity_12utc_percent,
    wind: told.wind_kmph === null ? null : told.wind_kmph / 3.6,
    cloud: oktas.length === 0 ? null : sum / oktas.length / 8,
  };
}

/** Every station of the table that tells where it is, with its twelve months. */
export function readStations(): NormalsStation[] {
  const [head = "", ...lines] = readFileSync(normalsFile, "utf8").trim().split("\n");
  const names = head.split(",");
  const stations = new Map<string, NormalsStation & { months: StationMonth[] }>();
  for (const text of lines) {
    const cells = text.split(",");
    const told = line.parse(Object.fromEntries(names.map((name, at) => [name, cells[at]])));
    const { latitude, longitude, altitude_m: elevation } = told;
    if (latitude === null || longitude === null || elevation === null) continue;
    const known = stations.get(told.station_number);
    const station = known ?? { name: told.station, latitude, longitude, elevation, months: [] };
    station.months[told.month - 1] = toMonth(told);
    stations.set(told.station_number, station);
  }
  return [...stations.values()];
}

/** What a day of the year is usually like at a place of India, without asking anybody. */
export type GetUsualDay = (place: NormalsPlace, date: string) => UsualDay;

/** Reads the table when it is first asked; a place is worked out once and then looked up. */
export function openUsualDays(): GetUsualDay {
  let stations: NormalsStation[] | null = null;
  const years = new Map<string, (date: string) => UsualDay>();
  return (place, date) => {
    const year = date.slice(0, 4);
    const key = `${place.latitude},${place.longitude},${place.elevation},${year}`;
    const known = years.get(key);
    if (known) return known(date);
    stations ??= readStations();
    const getDay = openUsualYear(estimateNormals(stations, place), Number(year));
    years.set(key, getDay);
    const oldest = years.size > mostKept ? years.keys().next().value : undefined;
    if (oldest !== undefined) years.delete(oldest);
    return getDay(date);
  };
}
