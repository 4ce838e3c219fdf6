import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import {
  getZone,
  requireDistrict,
  requireState,
  type Spelling,
  type State,
} from "./gazetteer.server.ts";
import { measureDistance, type Position } from "./rules.ts";
import {
  type FarmPlace,
  type FarmPlaceInput,
  farmPlace,
  type Place,
  type PlaceFault,
  placeQuality,
} from "./schema.ts";

/** A village or town of the data with its name as it is compared with what was typed. */
export type NamedPlace = { place: Place; spelling: Pick<Spelling, "letters" | "frame"> };

/** Where names are looked for: in these districts, else in this state, else everywhere. */
type PlaceScope = {
  state?: State | null;
  districts?: readonly { code: string; name: string }[];
};

type NameRow = Position & {
  pin: number;
  name: string;
  subdistrict: string;
  letters: string;
  frame: string;
  state: string;
  district: string;
  quality: string;
};

function toNamedPlace(row: NameRow): NamedPlace {
  const district = requireDistrict({ code: row.state, name: row.district });
  return {
    spelling: { letters: row.letters, frame: row.frame },
    place: {
      pin: String(row.pin),
      name: row.name,
      subdistrict: row.subdistrict || null,
      district: row.district,
      state: district.state,
      latitude: row.latitude,
      longitude: row.longitude,
      quality: placeQuality.parse(row.quality),
      zone: getZone(district),
    },
  };
}

function isWithin({ state, districts = [] }: PlaceScope): RawBuilder<SqlBool> {
  if (districts.length > 0) {
    const pairs = districts.map(({ code, name }) => sql`(${code}, ${name})`);
    return sql<SqlBool>`(state, district) in (${sql.join(pairs)})`;
  }
  return state ? sql<SqlBool>`state = ${state.code}` : sql<SqlBool>`true`;
}

/**
 * Villages and towns.
 * @param given.matches what their names must fulfil
 * @param given.isOrdered in the order of their letters, for beginnings of names; for anything else that
 * order would cost a walk through all names
 */
export async function listNamedPlaces(
  db: Kysely<Tables>,
  given: { matches: RawBuilder<SqlBool>; scope?: PlaceScope; limit: number; isOrdered?: boolean },
): Promise<NamedPlace[]> {
  const list = db
    .selectFrom("placeNames")
    .innerJoin("places", "places.pin", "placeNames.pin")
    .select([
      "places.pin",
      "name",
      "subdistrict",
      "letters",
      "frame",
      "state",
      "district",
      "latitude",
      "longitude",
      "quality",
    ])
    .where(given.matches)
    .where(isWithin(given.scope ?? {}))
    .limit(given.limit);
  const rows = await (given.isOrdered ? list.orderBy("letters") : list).execute();
  return rows.map(toNamedPlace);
}

/** The town that a PIN code is known by, where the data says so; else its first place by the alphabet. */
export function chooseMain(named: readonly NamedPlace[]): NamedPlace | null {
  const sorted = named.toSorted((one, other) => (one.place.name < other.place.name ? -1 : 1));
  const isOwnTown = ({ place }: NamedPlace) =>
    place.name === place.district || place.name === place.subdistrict;
  return sorted.find(isOwnTown) ?? sorted[0] ?? null;
}

/** The places below a PIN code; below the few without any, their district by its name. */
export async function listPlacesByPin(
  db: Kysely<Tables>,
  { pin }: { pin: string },
): Promise<NamedPlace[]> {
  const named = await listNamedPlaces(db, {
    matches: sql<SqlBool>`"placeNames".pin = ${Number(pin)}::integer`,
    limit: 200,
  });
  if (named.length > 0) return named;
  const row = await db
    .selectFrom("places")
    .selectAll()
    .where("pin", "=", Number(pin))
    .executeTakeFirst();
  return row
    ? [toNamedPlace({ ...row, name: row.district, subdistrict: "", letters: "", frame: "" })]
    : [];
}

/** The place of a PIN code, or null for an unknown one. */
export async function getPlaceByPin(
  db: Kysely<Tables>,
  { pin }: { pin: string },
): Promise<Place | null> {
  return chooseMain(await listPlacesByPin(db, { pin }))?.place ?? null;
}

const refuse = (field: string, fault: PlaceFault) =>
  new AppError("invalid-input", `The place was refused: ${fault}`, { fields: { [field]: fault } });

// In the deserts and mountains the next PIN code is far; beyond this lies another country or the sea.
const farthest = 75;
const kilometresPerDegree = 111.2;

/**
 * The place whose coordinates are nearest to a position.
 * @throws AppError invalid-input, `outside-india` at the latitude, when none is within 75 km
 */
export async function requireNearestPlace(db: Kysely<Tables>, position: Position): Promise<Place> {
  const { latitude, longitude } = position;
  const narrowing = Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  for (const reach of [15, farthest]) {
    const degrees = reach / kilometresPerDegree;
    const rows = await db
      .selectFrom("places")
      .select(["pin", "latitude", "longitude"])
      .where("latitude", ">=", latitude - degrees)
      .where("latitude", "<=", latitude + degrees)
      .where("longitude", ">=", longitude - degrees / narrowing)
      .where("longitude", "<=", longitude + degrees / narrowing)
      .execute();
    const [nearest] = rows
      .map(({ pin, ...at }) => ({ pin, away: measureDistance(position, at) }))
      .filter(({ away }) => away <= reach)
      .sort((one, other) => one.away - other.away || one.pin - other.pin);
    if (!nearest) continue;
    const place = await getPlaceByPin(db, { pin: String(nearest.pin) });
    if (place) return place;
  }
  throw refuse("latitude", "outside-india");
}

export const selectFarmPlace = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("farmPlaces")
    .select(["pin", "name", "subdistrict", "district", "state", "latitude", "longitude"])
    .select(["quality", "source"])
    .where("uid", "=", uid);

export function readFarmPlace(
  row: { state: string; district: string } | null | undefined,
): FarmPlace | null {
  if (!row) return null;
  const district = requireDistrict({ code: row.state, name: row.district });
  return farmPlace.parse({ ...row, state: district.state, zone: getZone(district) });
}

/** Where a farm lies, or null while it is not known. Weather and water begin here. */
export async function getFarmPlace(
  db: Kysely<Tables>,
  own: { uid: string },
): Promise<FarmPlace | null> {
  return readFarmPlace(await selectFarmPlace(db, own).executeTakeFirst());
}

/** Keeps where a farm lies, in place of what was known before. */
export async function updateFarmPlace(
  db: Kysely<Tables>,
  {
    uid,
    place,
    source,
    now,
  }: { uid: string; place: Place; source: FarmPlace["source"]; now: Date },
): Promise<void> {
  const { zone: _, state: stateName, ...columns } = place;
  const row = { ...columns, state: requireState(stateName).code, source, updatedAt: now };
  await db
    .insertInto("farmPlaces")
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(row))
    .execute();
}

/**
 * What a farmer gave for their farm, as a place: of a PIN code its own, of a position that very position
 * with the names of the nearest place.
 * @throws AppError invalid-input with `pin-unknown` or `outside-india` at its field
 */
export async function requireGivenPlace(
  db: Kysely<Tables>,
  { pin, latitude, longitude }: FarmPlaceInput,
): Promise<{ place: Place; source: FarmPlace["source"] }> {
  if (pin !== undefined) {
    const place = await getPlaceByPin(db, { pin });
    if (!place) throw refuse("pin", "pin-unknown");
    return { place, source: "pin" };
  }
  if (latitude === undefined || longitude === undefined) throw refuse("pin", "pin-missing");
  const nearest = await requireNearestPlace(db, { latitude, longitude });
  return { place: { ...nearest, latitude, longitude, quality: "A" }, source: "device" };
}
