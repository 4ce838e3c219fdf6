import {
  adjustedCoefficient,
  type CropStage,
  cropStage,
  type StageCoefficients,
} from "./crop-coefficient.ts";
import { dateOfDay, dayNumber } from "./days.ts";
import type { Crop, IrrigationMethod, Soil } from "./knowledge-schema.ts";
import type { Fraction, IsoDate, Millimetres } from "./quantities.ts";
import { totalAvailableWater } from "./root-zone.ts";
import {
  advanceSingleDay,
  type BalanceDay,
  type SingleField,
  type SingleState,
} from "./single-balance.ts";
import {
  getMinimumHumidity,
  getReference,
  type Reference,
  type Site,
  type WeatherDay,
} from "./weather-day.ts";

/** A field under one crop. Without a method it lives on rain alone. */
export type SeasonField = {
  crop: Crop;
  soil: Soil;
  method: IrrigationMethod | null;
  sowing: IsoDate;
  site: Site;
};

/**
 * What a farmer finds by hand in the root zone, and the depletion it stands for, as a share of the
 * readily available water: wet is at most half of it used, dry all of it. Own knowledge.
 */
const soilFeels = { "still-wet": 0.5, "already-dry": 1 } as const;

type SoilFeel = keyof typeof soilFeels;

export type SeasonLog = {
  /** By date, oldest first. Days may be missing. */
  weather: readonly WeatherDay[];
  /** Water let onto the field, as a depth over the whole of it. */
  irrigations: readonly { date: IsoDate; grossDepth: Millimetres }[];
  /** What the farmer found in the morning of a day. */
  feels: readonly { date: IsoDate; feel: SoilFeel }[];
  /** Where the balance begins, not before sowing, and what share of the water is then gone. */
  start: { date: IsoDate; depletionShare: Fraction };
  /** The last day to count. */
  through: IsoDate;
};

/** A day of the season. `rain` is null where it was not known and none was counted. */
export type SeasonDay = BalanceDay & {
  date: IsoDate;
  day: number;
  reference: Reference;
  rain: Millimetres | null;
  /** What stayed in the root zone of the water let onto the field. */
  irrigation: Millimetres;
  feel: SoilFeel | null;
};

/** A season so far, and what the days to come need of it. */
export type Season = {
  days: SeasonDay[];
  /** At the end of the last day counted. */
  state: SingleState;
  balanceField: SingleField;
  /** What a day without weather counts with: the mean of the last known week. */
  usualReference: Millimetres;
};

/** Demand that the tables are made for; counts only until a first day's weather is known. */
const tableReference = 5;

/** Fewer days than this say little of a stage's climate; the whole season then speaks for it. */
const fewDays = 5;

/** Means of wind and humidity over the days of a stage, or over all when it has hardly begun. */
function getClimate(field: SeasonField, weather: readonly WeatherDay[], stage: CropStage) {
  const sowing = dayNumber(field.sowing);
  const ofStage = weather.filter(
    (day) => cropStage(field.crop.stages, dayNumber(day.date) - sowing) === stage,
  );
  const mean = (read: (day: WeatherDay) => number | null, usual: number) => {
    const known = (days: readonly WeatherDay[]) => days.map(read).filter((each) => each !== null);
    const values = known(ofStage);
    const used = values.length < fewDays ? known(weather) : values;
    return used.length === 0 ? usual : used.reduce((sum, each) => sum + each, 0) / used.length;
  };
  return {
    windAt2Metres: mean((day) => day.windAt2Metres ?? null, 2),
    minimumRelativeHumidity: mean(getMinimumHumidity, 45),
    height: field.crop.height,
  };
}

/** The crop's coefficients in the climate of its field and under its way of irrigating. */
function getCoefficients(field: SeasonField, weather: readonly WeatherDay[]): StageCoefficients {
  const { initial, mid, end } = field.crop.single;
  return {
    // Eq. 60: only what is wetted evaporates before the crop covers the ground.
    initial: initial * (field.method?.wetted ?? 1),
    mid: adjustedCoefficient(mid, getClimate(field, weather, "mid")),
    end: adjustedCoefficient(end, getClimate(field, weather, "late")),
  };
}

/** What the farmer did and found, by date: net depths of all irrigations of a day, mm. */
export function readLog(field: SeasonField, log: Pick<SeasonLog, "irrigations" | "feels">) {
  const irrigated = new Map<IsoDate, Millimetres>();
  for (const { date, grossDepth } of log.irrigations) {
    const net = grossDepth * (field.method?.efficiency ?? 1);
    irrigated.set(date, (irrigated.get(date) ?? 0) + net);
  }
  return { irrigated, feels: new Map(log.feels.map(({ date, feel }) => [date, feel])) };
}

/** The state after a finding: "still wet" never makes the soil drier, "already dry" never wetter. */
function applyFeel(state: SingleState, feel: SoilFeel, readily: Millimetres): SingleState {
  const level = soilFeels[feel] * readily;
  const depletion =
    feel === "still-wet" ? Math.min(state.depletion, level) : Math.max(state.depletion, level);
  return { ...state, depletion };
}

function startState(field: SeasonField, depletionShare: Fraction): SingleState {
  const rootDepth = field.crop.rootDepth.first;
  const { fieldCapacity, wiltingPoint } = field.soil;
  const total = totalAvailableWater({ fieldCapacity, wiltingPoint, rootDepth });
  return { rootDepth, depletion: depletionShare * total, topsoilRain: 0 };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One day with whatever is known of it. */
export function advanceDay(
  season: Pick<Season, "balanceField" | "usualReference"> & { sowing: IsoDate },
  state: SingleState,
  today: {
    date: IsoDate;
    reference: Reference | null;
    rain: Millimetres | null;
    irrigation: Millimetres;
    feel: SoilFeel | null;
  },
): SeasonDay {
  const day = dayNumber(today.date) - dayNumber(season.sowing);
  const reference: Reference = today.reference ?? {
    millimetres: season.usualReference,
    method: "gap",
    assumed: [],
  };
  const given = {
    day,
    referenceEvapotranspiration: reference.millimetres,
    rain: today.rain ?? 0,
    irrigation: today.irrigation,
  };
  let before = state;
  if (today.feel !== null) {
    // How much is readily available is known only with the day's demand, so the day is asked first.
    const asked = advanceSingleDay(season.balanceField, state, given);
    before = applyFeel(state, today.feel, asked.readilyAvailable);
  }
  const balance = advanceSingleDay(season.balanceField, before, given);
  // Written out: with a spread here and in the radiation the fold took five times as long.
  return {
    date: today.date,
    day,
    reference,
    rain: today.rain,
    irrigation: today.irrigation,
    feel: today.feel,
    stage: balance.stage,
    coefficient: balance.coefficient,
    cropEvapotranspiration: balance.cropEvapotranspiration,
    evapotranspiration: balance.evapotranspiration,
    effectiveRain: balance.effectiveRain,
    topsoilRain: balance.topsoilRain,
    percolation: balance.percolation,
    rootDepth: balance.rootDepth,
    totalAvailable: balance.totalAvailable,
    readilyAvailable: balance.readilyAvailable,
    stress: balance.stress,
    depletion: balance.depletion,
  };
}

/**
 * The water balance of a field, day by day from its start through the last day asked for.
 * @throws RangeError when the balance would begin before the sowing
 */
export function advanceSeason(field: SeasonField, log: SeasonLog): Season {
  const first = dayNumber(log.start.date);
  if (first < dayNumber(field.sowing)) throw new RangeError("a season begins with its sowing");
  const { irrigated, feels } = readLog(field, log);
  const weather = new Map(log.weather.map((day) => [day.date, day]));
  const { rootDepth } = field.crop;
  const balanceField: SingleField = {
    crop: field.crop,
    soil: field.soil,
    coefficients: getCoefficients(field, log.weather),
    wetted: field.method?.wetted ?? 1,
    rootDepth: field.method ? rootDepth.irrigated : rootDepth.rainFed,
  };
  const days: SeasonDay[] = [];
  const recent: number[] = [];
  let usualReference = tableReference;
  let state = startState(field, log.start.depletionShare);
  for (let number = first; number <= dayNumber(log.through); number += 1) {
    const date = dateOfDay(number);
    const sky = weather.get(date);
    const reference = sky ? getReference(field.site, sky) : null;
    if (reference) {
      recent.push(reference.millimetres);
      if (recent.length > 7) recent.shift();
      usualReference = meanOf(recent) ?? tableReference;
    }
    const today = advanceDay({ balanceField, usualReference, sowing: field.sowing }, state, {
      date,
      reference,
      rain: sky?.rain ?? null,
      irrigation: irrigated.get(date) ?? 0,
      feel: feels.get(date) ?? null,
    });
    days.push(today);
    state = today;
  }
  const { rootDepth: reached, depletion, topsoilRain } = state;
  const last = { rootDepth: reached, depletion, topsoilRain };
  return { days, state: last, balanceField, usualReference };
}
