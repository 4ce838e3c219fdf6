import type { Celsius, Degrees, Fraction, Metres, MetresPerSecond, Percent } from "./quantities.ts";

/** What is usual in one month at a weather station; null where the station does not tell it. */
export type StationMonth = {
  /** Means of the days' highest and lowest. */
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
  /** Of the whole month, mm, and on how many of its days 2.5 mm or more fall. */
  rain: number;
  rainyDays: number;
  /** At half past eight in the morning and half past five in the evening. */
  morningHumidity: Percent | null;
  eveningHumidity: Percent | null;
  /** At 10 m above the ground. */
  wind: MetresPerSecond | null;
  /** How much of the sky is covered, 0 to 1. */
  cloud: Fraction | null;
};
type Quantity = keyof StationMonth;

/** A weather station with its twelve months, January first. */
export type NormalsStation = {
  name: string;
  latitude: Degrees;
  longitude: Degrees;
  elevation: Metres;
  months: readonly StationMonth[];
};

export type NormalsPlace = {
  latitude: Degrees;
  longitude: Degrees;
  /** Null where it is not known: then that of the stations around. */
  elevation: Metres | null;
};

/** What may come from stations farther off than the nearest. */
type Fillable = "humidity" | "wind" | "cloud";

/** What is usual at a place, month by month. */
export type PlaceNormals = {
  latitude: Degrees;
  elevation: Metres;
  months: readonly StationMonth[];
  /** What the nearest station does not tell of every month. */
  filledFromNeighbours: Fillable[];
  /** The stations whose temperature and rain it is, those that weigh most first. */
  stations: { name: string; kilometres: number; elevation: Metres; share: Fraction }[];
};

const kilometresADegree = 111.195;
/** Fall of temperature with height, K/m. */
const lapseRate = 0.0065;
/** So much higher or lower counts as a kilometre farther: the air of a slope is not that of its valley. */
const metresAsKilometre = 10;
/** A station nearer than this is not weighed more: a town is as wide. */
const leastKilometres = 5;
const stationsWeighed = 6;
/** Farther off, another climate begins: better nothing than its wind. */
const farthestKilometres = 500;

/** Great-circle distance. */
function measureKilometres(
  one: Pick<NormalsPlace, "latitude" | "longitude">,
  other: Pick<NormalsPlace, "latitude" | "longitude">,
): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((one.latitude - other.latitude) * radians) / 2);
  const east = Math.sin(((one.longitude - other.longitude) * radians) / 2);
  const along = Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians);
  const half = Math.sqrt(Math.min(1, north * north + along * east * east));
  return (2 * Math.asin(half) * kilometresADegree) / radians;
}

type Weighed = { station: NormalsStation; kilometres: number; weight: number };

/** Inverse distance weights, the square of the distance with the height between as a part of it. */
function weigh(stations: readonly NormalsStation[], place: NormalsPlace): Weighed[] {
  return stations
    .map((station) => {
      const kilometres = measureKilometres(place, station);
      const height =
        place.elevation === null ? 0 : (station.elevation - place.elevation) / metresAsKilometre;
      const squared = kilometres ** 2 + height ** 2 + leastKilometres ** 2;
      return { station, kilometres, weight: 1 / squared };
    })
    .sort((one, other) => other.weight - one.weight);
}

/** The mean of what those stations tell that tell something; null where none does. */
function average(
  weighed: readonly Weighed[],
  read: (station: NormalsStation) => number | null,
): number | null {
  let sum = 0;
  let weights = 0;
  let count = 0;
  for (const { station, weight } of weighed) {
    const value = read(station);
    if (value === null) continue;
    sum += weight * value;
    weights += weight;
    count += 1;
    if (count === stationsWeighed) break;
  }
  return weights > 0 ? sum / weights : null;
}

const sources: Record<Fillable, readonly Quantity[]> = {
  humidity: ["morningHumidity", "eveningHumidity"],
  wind: ["wind"],
  cloud: ["cloud"],
};

/**
 * What is usual at any place, from the stations around it by distance and height; temperature is carried up or
 * down to the height of the place by 6.5 K a kilometre. What the nearest do not tell comes from the next that do.
 * @throws RangeError without any station
 */
export function estimateNormals(
  stations: readonly NormalsStation[],
  place: NormalsPlace,
): PlaceNormals {
  const weighed = weigh(stations, place);
  const [nearest] = weighed;
  if (!nearest) throw new RangeError("There are no stations");
  const elevation = place.elevation ?? average(weighed, (station) => station.elevation) ?? 0;
  const near = weighed.filter(({ kilometres }) => kilometres <= farthestKilometres);
  const used = weighed.slice(0, stationsWeighed);
  const weights = used.reduce((sum, { weight }) => sum + weight, 0);
  const months = nearest.station.months.map((_, at): StationMonth => {
    const sure = (read: (month: StationMonth) => number, lapse: number) =>
      average(used, (station) => {
        const month = station.months[at];
        return month ? read(month) + lapse * (station.elevation - elevation) : null;
      }) ?? 0;
    const told = (name: Quantity) => average(near, (station) => station.months[at]?.[name] ?? null);
    return {
      maximumTemperature: sure((month) => month.maximumTemperature, lapseRate),
      minimumTemperature: sure((month) => month.minimumTemperature, lapseRate),
      rain: sure((month) => month.rain, 0),
      rainyDays: sure((month) => month.rainyDays, 0),
      morningHumidity: told("morningHumidity"),
      eveningHumidity: told("eveningHumidity"),
      wind: told("wind"),
      cloud: told("cloud"),
    };
  });
  const isFilled = (names: readonly Quantity[]) =>
    nearest.station.months.some((month) => names.some((name) => month[name] === null));
  return {
    latitude: place.latitude,
    elevation,
    months,
    filledFromNeighbours: (["humidity", "wind", "cloud"] as const).filter((each) =>
      isFilled(sources[each]),
    ),
    stations: used.map(({ station, kilometres, weight }) => ({
      name: station.name,
      kilometres,
      elevation: station.elevation,
      share: weight / weights,
    })),
  };
}
