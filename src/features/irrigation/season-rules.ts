import { crops } from "#content/crop-water.ts";
import { irrigationMethods } from "#content/irrigation-methods.ts";
import { soilGroups, soilTextures } from "#content/soil-water.ts";
import { countedRain, type IrrigationPlan, planIrrigation } from "#src/agronomy/irrigation-plan.ts";
import type { Crop, Soil } from "#src/agronomy/knowledge-schema.ts";
import {
  advanceDay,
  advanceSeason,
  readLog,
  type Season,
  type SeasonDay,
  type SeasonField,
  type SeasonLog,
} from "#src/agronomy/season.ts";
import { getReference, type Site, type WeatherDay as Sky } from "#src/agronomy/weather-day.ts";
import { getFlow, getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field, FieldSoil } from "#src/features/fields/schema.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import type { WaterFacts } from "./farm-sky-rules.ts";
import type {
  Assumption,
  Certainty,
  Entry,
  GrassDays,
  Outlook,
  Planned,
  PlannedOutlook,
  SeasonColumns,
  SupplyInput,
} from "./schema.ts";

/** What is known of one field. */
export type FieldFacts = {
  field: Field;
  /** Since when what grows there is known here. */
  toldDay: string;
  /** Of the season, those of one day in the order in which they were made. */
  entries: readonly Entry[];
  supply: SupplyInput;
};

const soils: Record<FieldSoil, Soil> = { ...soilGroups, ...soilTextures };
const figures: Partial<Record<GrownCrop, Crop>> = crops;

/** Half of the readily available water, as `still-wet` means it, at the sowing. */
const usedAtSowing = 0.5;
/** So young, what was taken for granted of the soil weighs more than what was counted since. */
const youngInDays = 7;

type Anchor = { date: string; reason: "water-before" | "weather-before" };

/**
 * The morning from which the balance can be trusted. Before it is not known what was watered, or what the
 * weather was: the soil is taken then to be no drier than `still-wet` says. A level that a drier field is brought
 * to, and a wetter one keeps, leaves a field with more rain never the drier.
 */
function findAnchor(given: FieldFacts, farm: WaterFacts, sowing: string): Anchor {
  const { field, toldDay, entries } = given;
  const dates = [toldDay, farm.today, ...entries.map(({ date }) => date)].sort();
  const isWatered = field.method !== "rain-fed";
  const records = isWatered ? (dates[0] ?? farm.today) : sowing;
  const known = farm.past.find(({ date }) => date >= sowing)?.date;
  // Where nothing was ever kept, what is usual counts since the farmer told of the field.
  const usualFrom = toldDay > sowing ? toldDay : sowing;
  const weather = known ?? (farm.usualPast.length > 0 ? usualFrom : farm.today);
  return weather > records && weather > sowing
    ? { date: weather, reason: "weather-before" }
    : { date: records > sowing ? records : sowing, reason: "water-before" };
}

/** The days past, those that nothing is kept of as is usual from the morning on that the balance is trusted. */
function withUsualPast(farm: WaterFacts, anchor: Anchor): readonly Sky[] {
  const filled = farm.usualPast.filter(({ date }) => date >= anchor.date);
  if (filled.length === 0) return farm.past;
  return [...farm.past, ...filled].sort((one, other) => one.date.localeCompare(other.date));
}

function readSeasonLog(
  given: FieldFacts,
  anchor: Anchor,
): Pick<SeasonLog, "irrigations" | "feels"> {
  const irrigations = given.entries.flatMap(({ date, grossDepth }) =>
    grossDepth === null ? [] : [{ date, grossDepth }],
  );
  const told = given.entries.flatMap(({ kind, date }) =>
    kind === "water" ? [] : [{ date, feel: kind }],
  );
  // What the farmer found that very day comes after it, and holds.
  return { irrigations, feels: [{ date: anchor.date, feel: "still-wet" }, ...told] };
}

function toPlanned(
  irrigation: IrrigationPlan["irrigations"][number],
  { field }: FieldFacts,
): Planned {
  const litres = irrigation.grossDepth * field.areaInSquareMetres;
  const flow = getFlow(field);
  return { ...irrigation, litres, minutes: flow === null ? null : (litres / flow) * 60 };
}

/** To a hundredth of a millimetre: more digits tell nothing, and make the answer three times as long. */
const round = (millimetres: number) => Math.round(millimetres * 100) / 100;

function toColumns(
  { past, coming }: { past: readonly SeasonDay[]; coming: readonly SeasonDay[] },
  given: { sowing: string; anchor: Anchor },
): SeasonColumns {
  const days = [...past, ...coming];
  return {
    from: given.sowing,
    past: past.length,
    depletion: days.map((day) => (day.date < given.anchor.date ? null : round(day.depletion))),
    readily: days.map((day) => round(day.readilyAvailable)),
    total: days.map((day) => round(day.totalAvailable)),
    rain: days.map(({ rain }) => (rain === null ? null : round(rain))),
    irrigation: days.map((day) => round(day.irrigation)),
  };
}

function listAssumptions(
  given: FieldFacts,
  farm: WaterFacts,
  { crop, anchor, days }: { crop: Crop; anchor: Anchor; days: readonly SeasonDay[] },
): Assumption[] {
  const { field, entries } = given;
  const { date, reason } = anchor;
  const counted = days.filter((day) => day.date >= date);
  const count = (test: (day: SeasonDay) => boolean) => counted.filter(test).length;
  const missing = count((day) => day.rain === null || day.reference.method === "gap");
  const usual = [...farm.usual].filter((day) => day >= date).sort();
  const [firstUsual] = usual;
  const byTemperature = count((day) => day.reference.method === "hargreaves");
  const foretold = count((day) => farm.foretold.has(day.date));
  const isFound = entries.some((entry) => entry.kind !== "water" && entry.date >= date);
  const wasFull = counted.some((day) => day.percolation > 0);
  const isWatered = field.method !== "rain-fed";
  return [
    ...(isFound || wasFull ? [] : [{ kind: reason, date } as const]),
    ...(field.soil === null ? [{ kind: "soil" } as const] : []),
    ...(isWatered && getFlow(field) === null ? [{ kind: "flow" } as const] : []),
    ...(missing > 0 ? [{ kind: "days-missing", days: missing } as const] : []),
    ...(byTemperature > 0 ? [{ kind: "days-by-temperature", days: byTemperature } as const] : []),
    ...(foretold > 0 ? [{ kind: "days-foretold", days: foretold } as const] : []),
    ...(crop.isConfirmed ? [] : [{ kind: "crop" } as const]),
    ...(firstUsual === undefined
      ? []
      : [{ kind: "days-usual", days: usual.length, date: firstUsual } as const]),
    ...(farm.isForecastOld ? [{ kind: "old-forecast" } as const] : []),
  ];
}

function isRough(assumed: Assumption, { today, counted }: { today: string; counted: number }) {
  switch (assumed.kind) {
    case "old-forecast":
      return true;
    case "water-before":
    case "weather-before":
      return countDays(assumed.date, today) < youngInDays;
    case "days-missing":
      return assumed.days * 10 > counted;
    case "days-usual":
      // From tomorrow's evening on, a forecast says less and less itself.
      return assumed.date <= addDays(today, 1);
    default:
      return false;
  }
}

function getCertainty(
  assumed: readonly Assumption[],
  known: { today: string; counted: number },
): Certainty {
  if (assumed.some((each) => isRough(each, known))) return "rough";
  // Without a flow there are no hours, but the depth is as sure as with one.
  return assumed.some(({ kind }) => kind !== "flow") ? "fair" : "good";
}

/** By this evening, if no more water is let on; yesterday's evening without a forecast. */
function getTonight(
  season: Season,
  farm: WaterFacts,
  { field, log }: { field: SeasonField; log: Pick<SeasonLog, "irrigations" | "feels"> },
): SeasonDay | null {
  const [sky] = farm.coming;
  if (!sky) return season.days.at(-1) ?? null;
  const { irrigated, feels } = readLog(field, log);
  return advanceDay({ ...season, sowing: field.sowing }, season.state, {
    date: sky.date,
    reference: getReference(field.site, sky),
    rain: countedRain(sky),
    irrigation: irrigated.get(sky.date) ?? 0,
    feel: feels.get(sky.date) ?? null,
  });
}

function planSeason(
  given: FieldFacts,
  farm: WaterFacts,
  { crop, sowing }: { crop: Crop; sowing: string },
): PlannedOutlook | null {
  const { method, soil } = given.field;
  const field: SeasonField = {
    crop,
    soil: soil === null ? soilTextures.loam : soils[soil],
    method: method === null || method === "rain-fed" ? null : irrigationMethods[method],
    sowing,
    site: farm.site,
  };
  const anchor = findAnchor(given, farm, sowing);
  const log = readSeasonLog(given, anchor);
  const season = advanceSeason(field, {
    ...log,
    weather: withUsualPast(farm, anchor),
    start: { date: sowing, depletionShare: usedAtSowing * crop.depletionFraction },
    through: addDays(farm.today, -1),
  });
  const tonight = getTonight(season, farm, { field, log });
  if (!tonight) return null;
  const plan = planIrrigation(field, season, { forecast: farm.coming, supply: given.supply, log });
  const irrigations = plan.irrigations.map((irrigation) => toPlanned(irrigation, given));
  const { advice } = plan;
  const days = [...season.days, tonight];
  const assumed = listAssumptions(given, farm, { crop, anchor, days });
  const counted = countDays(anchor.date, farm.today) + 1;
  return {
    kind: "planned",
    advice:
      advice.kind === "irrigate"
        ? { kind: "irrigate", next: toPlanned(advice.next, given) }
        : advice,
    irrigations,
    today: {
      depletion: tonight.depletion,
      readily: tonight.readilyAvailable,
      total: tonight.totalAvailable,
    },
    season: toColumns({ past: season.days, coming: plan.days }, { sowing, anchor }),
    assumed,
    certainty: getCertainty(assumed, { today: farm.today, counted }),
  };
}

const grassDays = 7;

/** The reference evapotranspiration and the rain of some days; null where a day is not known. */
function addGrass(skies: readonly Sky[], site: Site): GrassDays | null {
  let [evaporation, rain] = [0, 0];
  for (const sky of skies) {
    const reference = getReference(site, sky);
    if (!reference || sky.rain === null) return null;
    evaporation += reference.millimetres;
    rain += sky.rain;
  }
  return skies.length === 0
    ? null
    : { days: skies.length, evaporation: round(evaporation), rain: round(rain) };
}

/** What holds for any crop: the week before, without a gap, and the days ahead. */
function getGrass(farm: WaterFacts | "no-weather" | null) {
  if (farm === null || farm === "no-weather") return {};
  const { site, today } = farm;
  const from = addDays(today, -grassDays);
  const past = farm.past.filter(({ date }) => date >= from);
  const coming = farm.coming.slice(0, grassDays).filter(({ date }) => !farm.usual.has(date));
  return {
    grass: {
      past: past.length === grassDays ? addGrass(past, site) : null,
      coming: addGrass(coming, site),
    },
  };
}

/**
 * What a field needs in the days to come, with all that had to be taken for granted, or what must be told first.
 * @param farm null while the farm has no place, `"no-weather"` while nothing is known of its sky
 */
export function planField(given: FieldFacts, farm: WaterFacts | "no-weather" | null): Outlook {
  const open = getOpenSeason(given.field);
  if (!open) return { kind: "no-crop" };
  const crop = figures[open.crop];
  if (!crop) return { kind: "crop-without-figures", ...getGrass(farm) };
  // How much seeps away below a puddled field differs from one to the next.
  if (crop.isPonded) return { kind: "crop-without-figures", isPonded: true, ...getGrass(farm) };
  if (open.sowingDate === null) return { kind: "no-sowing-date" };
  if (given.field.method === null) return { kind: "no-method" };
  if (farm === null) return { kind: "no-place" };
  if (farm === "no-weather") return { kind: "no-weather" };
  return planSeason(given, farm, { crop, sowing: open.sowingDate }) ?? { kind: "no-weather" };
}
