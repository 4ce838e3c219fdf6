import { getFlow, getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { getField } from "#src/features/fields/store.server.ts";
import type { Weather } from "#src/features/weather/cells.server.ts";
import { getCell } from "#src/features/weather/rules.ts";
import type { WeatherPlace } from "#src/features/weather/schema.ts";
import { listWeatherDays } from "#src/features/weather/store.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { readWaterFacts, type WaterFacts } from "./farm-sky-rules.ts";
import { sortByUrgency, sortEntries } from "./rules.ts";
import type { FarmWater, FieldWater } from "./schema.ts";
import { planField } from "./season-rules.ts";
import {
  type FieldRecords,
  readFieldRecords,
  selectFieldRecords,
  type WateredFarm,
} from "./store.server.ts";

/** A forecast older than this says little of the days that matter most. */
const oldForecastInMs = 24 * 3_600_000;

/** Where the sky of a farm is read. */
export type FarmSkySource = {
  weather: Pick<Weather, "getForecast" | "listUsualDays">;
  getFarmPlace: (uid: string) => Promise<WeatherPlace | null>;
};
export type WaterParts = Pick<Parts, "db" | "now"> & FarmSkySource;

const listSowings = (fields: readonly Field[]) =>
  fields.flatMap((field) => getOpenSeason(field)?.sowingDate ?? []);

/** The sky over a farm since the first of its sowings, once for all fields. */
async function getFarmSky(
  parts: Omit<WaterParts, "getFarmPlace">,
  { place, fields }: { place: WeatherPlace; fields: readonly Field[] },
): Promise<{ facts: WaterFacts | "no-weather"; forecastAt: Date | null }> {
  const today = getLocalDay(parts.now());
  const [from] = listSowings(fields).sort();
  if (from === undefined) return { facts: "no-weather", forecastAt: null };
  // What is fetched for the forecast brings the days past with it.
  const weather = await parts.weather.getForecast(place);
  const { cell } = getCell(place);
  const kept = await listWeatherDays(parts.db, { cell, from, to: today });
  const { fetchedAt, forecast } = weather;
  const keptDays = new Set(kept.map(({ day }) => day));
  const past = { from, to: addDays(today, -1), elevation: forecast.elevationMetres };
  const facts = readWaterFacts({
    today,
    latitude: place.latitude,
    kept,
    forecast: forecast.days,
    usualPast: parts.weather.listUsualDays(place, past).filter(({ day }) => !keptDays.has(day)),
    elevation: forecast.elevationMetres,
    isForecastOld:
      fetchedAt !== null && parts.now().getTime() - fetchedAt.getTime() > oldForecastInMs,
  });
  return { facts, forecastAt: fetchedAt };
}

function toFieldWater(
  { field, records, now }: { field: Field; records: FieldRecords | undefined; now: Date },
  farm: WaterFacts | "no-weather" | null,
): FieldWater {
  const open = getOpenSeason(field);
  const { entries = [], supply = { kind: "always" }, supplyVersion = 0, toldAt } = records ?? {};
  const toldDay = getLocalDay(toldAt ?? now);
  return {
    fieldId: field.id,
    name: field.name,
    crop: open?.crop ?? null,
    cropName: open?.cropName,
    sowingDate: open?.sowingDate ?? null,
    method: field.method,
    areaInSquareMetres: field.areaInSquareMetres,
    flowLitresPerHour: getFlow(field),
    supply,
    supplyVersion,
    entries: sortEntries(entries),
    outlook: planField({ field, toldDay, entries, supply }, farm),
  };
}

/** When and how much to water one of a farmer's fields. @throws AppError not-found */
export async function getFieldWater(
  parts: WaterParts,
  { uid, fieldId }: { uid: string; fieldId: string },
): Promise<FieldWater> {
  const { db, now } = parts;
  const [field, rows, place] = await Promise.all([
    getField(db, { uid, fieldId }),
    selectFieldRecords(db, { uid, fieldId }).execute(),
    parts.getFarmPlace(uid),
  ]);
  if (!field) throw new AppError("not-found", "You have no such field");
  const farm = place ? (await getFarmSky(parts, { place, fields: [field] })).facts : null;
  const records = readFieldRecords(rows).get(fieldId);
  return toFieldWater({ field, records, now: now() }, farm);
}

/** When and how much to water each of a farmer's fields in use, the most urgent first. */
export async function getFarmWater(
  parts: Omit<WaterParts, "getFarmPlace">,
  { place, waterings, ...farm }: WateredFarm,
): Promise<FarmWater> {
  const now = parts.now();
  const fields = farm.fields.filter(({ archivedDate }) => archivedDate === null);
  const sky = place ? await getFarmSky(parts, { place, fields }) : null;
  const water = fields.map((field) =>
    toFieldWater({ field, records: waterings.get(field.id), now }, sky?.facts ?? null),
  );
  return {
    today: getLocalDay(now),
    place: place?.name ?? null,
    forecastAt: sky?.forecastAt?.toISOString() ?? null,
    fields: sortByUrgency(water),
  };
}
