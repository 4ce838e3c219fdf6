import { z } from "zod";
import { getFlow, getOpenSeason, getToday } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { getField, listFields } from "#src/features/fields/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { CellWeather, Weather } from "#src/features/weather/cell-store.server.ts";
import { getCell } from "#src/features/weather/rules.ts";
import type { WeatherPlace } from "#src/features/weather/schema.ts";
import { listWeatherDays } from "#src/features/weather/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { sortByUrgency, sortEntries } from "./rules.ts";
import {
  entryInput,
  type FarmWater,
  type FieldWater,
  farmWater,
  fieldWater,
  newEntryInput,
  supplyInput,
} from "./schema.ts";
import { type FarmFacts, planField, readFarmFacts } from "./season-rules.ts";
import {
  type FieldRecords,
  insertEntry,
  listFieldRecords,
  removeEntry,
  updateEntry,
  updateSupply,
} from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ fieldId: uuid });
const entryParams = z.object({ fieldId: uuid, entryId: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const answers = { tags: ["irrigation"], response: { 200: fieldWater } };

/** A forecast older than this says little of the days that matter most. */
const oldForecastInMs = 24 * 3_600_000;
const withoutForecastInMs = 3_600_000;

type Given = {
  weather: Pick<Weather, "getForecast">;
  getFarmPlace: (uid: string) => Promise<WeatherPlace | null>;
};
type OwnParts = Pick<Parts, "db" | "now"> & Given;

/** Null where the provider gives no answer: then there is no plan, but the log can still be kept. */
async function getForecast({ weather }: Given, place: WeatherPlace): Promise<CellWeather | null> {
  try {
    return await weather.getForecast(place);
  } catch (error) {
    if (error instanceof AppError && error.code === "try-later") return null;
    throw error;
  }
}

const listSowings = (fields: readonly Field[]) =>
  fields.flatMap((field) => getOpenSeason(field)?.sowingDate ?? []);

/** The sky over a farm since the first of its sowings, once for all fields. */
async function getFarmFacts(
  parts: OwnParts,
  { place, fields }: { place: WeatherPlace; fields: readonly Field[] },
): Promise<{ facts: FarmFacts | "no-weather"; forecastAt: Date | null }> {
  const today = getToday(parts.now());
  const [from] = listSowings(fields).sort();
  if (from === undefined) return { facts: "no-weather", forecastAt: null };
  // What is fetched for the forecast brings the days past with it.
  const weather = await getForecast(parts, place);
  const { cell } = getCell(place);
  const kept = await listWeatherDays(parts.db, { cell, from, to: today });
  const age = weather ? parts.now().getTime() - weather.fetchedAt.getTime() : withoutForecastInMs;
  if (!weather && kept.length === 0) return { facts: "no-weather", forecastAt: null };
  const facts = readFarmFacts({
    today,
    latitude: place.latitude,
    kept,
    forecast: weather?.forecast.days ?? [],
    elevation: weather?.forecast.elevationMetres ?? null,
    isForecastOld: age > oldForecastInMs,
  });
  return { facts, forecastAt: weather?.fetchedAt ?? null };
}

function toFieldWater(
  { field, records, now }: { field: Field; records: FieldRecords | undefined; now: Date },
  farm: FarmFacts | "no-weather" | null,
): FieldWater {
  const open = getOpenSeason(field);
  const { entries = [], supply = { kind: "always" }, toldAt } = records ?? {};
  const toldDay = getToday(toldAt ?? now);
  return {
    fieldId: field.id,
    name: field.name,
    crop: open?.crop ?? null,
    sowingDate: open?.sowingDate ?? null,
    method: field.method,
    areaInSquareMetres: field.areaInSquareMetres,
    flowLitresPerHour: getFlow(field),
    supply,
    entries: sortEntries(entries),
    outlook: planField({ field, toldDay, entries, supply }, farm),
  };
}

async function getFieldWater(
  parts: OwnParts,
  { uid, fieldId }: { uid: string; fieldId: string },
): Promise<FieldWater> {
  const { db, now } = parts;
  const [field, records, place] = await Promise.all([
    getField(db, { uid, fieldId }),
    listFieldRecords(db, { uid, fieldId }),
    parts.getFarmPlace(uid),
  ]);
  if (!field) throw new AppError("not-found", "You have no such field");
  const farm = place ? (await getFarmFacts(parts, { place, fields: [field] })).facts : null;
  return toFieldWater({ field, records: records.get(fieldId), now: now() }, farm);
}

async function getFarmWater(parts: OwnParts, uid: string): Promise<FarmWater> {
  const { db, now } = parts;
  const [all, records, place] = await Promise.all([
    listFields(db, { uid }),
    listFieldRecords(db, { uid }),
    parts.getFarmPlace(uid),
  ]);
  const fields = all.filter(({ archivedDate }) => archivedDate === null);
  const farm = place ? await getFarmFacts(parts, { place, fields }) : null;
  const water = fields.map((field) =>
    toFieldWater({ field, records: records.get(field.id), now: now() }, farm?.facts ?? null),
  );
  return {
    today: getToday(now()),
    place: place?.name ?? null,
    forecastAt: farm?.forecastAt?.toISOString() ?? null,
    fields: sortByUrgency(water),
  };
}

/** When and how much to water each of the farmer's own fields, and what was done and found there. */
export function irrigationRoutes(
  server: Server,
  { db, now }: Pick<Parts, "db" | "now">,
  given: Given,
): void {
  const parts: OwnParts = { db, now, ...given };

  server.get(
    "/api/irrigation",
    {
      schema: {
        tags: ["irrigation"],
        summary: "When and how much to water each of your fields",
        response: { 200: farmWater },
      },
    },
    async (request) => getFarmWater(parts, requireFarmer(request).uid),
  );

  server.post(
    "/api/irrigation/:fieldId/entries",
    {
      config,
      schema: {
        ...answers,
        summary: "Tell what was watered or found",
        params,
        body: newEntryInput,
      },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await insertEntry(db, { ...own, input: request.body, now: now() });
      return getFieldWater(parts, own);
    },
  );

  server.put(
    "/api/irrigation/:fieldId/entries/:entryId",
    {
      config,
      schema: { ...answers, summary: "Correct an entry", params: entryParams, body: entryInput },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await updateEntry(db, { ...own, input: request.body, now: now() });
      return getFieldWater(parts, own);
    },
  );

  server.delete(
    "/api/irrigation/:fieldId/entries/:entryId",
    { config, schema: { ...answers, summary: "Take an entry back", params: entryParams } },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await removeEntry(db, { ...own, now: now() });
      return getFieldWater(parts, own);
    },
  );

  server.put(
    "/api/irrigation/:fieldId/supply",
    {
      config,
      schema: { ...answers, summary: "Tell when water can be had", params, body: supplyInput },
    },
    async (request) => {
      const own = { uid: requireFarmer(request).uid, ...request.params };
      await updateSupply(db, { ...own, supply: request.body });
      return getFieldWater(parts, own);
    },
  );
}
