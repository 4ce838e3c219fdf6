import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { readFrame } from "./gazetteer.server.ts";

// A newer list is taken in under a new name.
const seeding = "places-1";
const placesFile = new URL("./data/places.csv", import.meta.url);
const namesAtOnce = 20_000;

type PlaceColumns = {
  pin: number[];
  state: string[];
  district: string[];
  latitude: number[];
  longitude: number[];
  quality: string[];
};
type NameColumns = {
  pin: number[];
  name: string[];
  subdistrict: string[];
  letters: string[];
  frame: string[];
};

const emptyPlaces = (): PlaceColumns => ({
  pin: [],
  state: [],
  district: [],
  latitude: [],
  longitude: [],
  quality: [],
});
const emptyNames = (): NameColumns => ({
  pin: [],
  name: [],
  subdistrict: [],
  letters: [],
  frame: [],
});

function addNames(columns: NameColumns, { pin, text }: { pin: number; text: string }): void {
  for (const group of text.split(";").filter(Boolean)) {
    const [names = "", subdistrict = ""] = group.split(":").toReversed();
    for (const name of names.split("|")) {
      const words = name.toLowerCase().split(/[^a-z]+/);
      columns.pin.push(pin);
      columns.name.push(name);
      columns.subdistrict.push(subdistrict);
      columns.letters.push(words.join(""));
      columns.frame.push(words.map(readFrame).join(""));
    }
  }
}

async function insertPlaces(db: Kysely<Tables>, columns: PlaceColumns): Promise<void> {
  await sql`insert into places (pin, state, district, latitude, longitude, quality)
    select * from unnest(${columns.pin}::integer[], ${columns.state}::text[],
      ${columns.district}::text[], ${columns.latitude}::float8[], ${columns.longitude}::float8[],
      ${columns.quality}::text[])`.execute(db);
}

async function insertNames(db: Kysely<Tables>, columns: NameColumns): Promise<void> {
  await sql`insert into "placeNames" (pin, name, subdistrict, letters, frame)
    select * from unnest(${columns.pin}::integer[], ${columns.name}::text[],
      ${columns.subdistrict}::text[], ${columns.letters}::text[], ${columns.frame}::text[])`.execute(
    db,
  );
}

const nameIndexes = ["pin", "letters", "frame"];

async function dropNameIndexes(db: Kysely<Tables>): Promise<void> {
  for (const column of nameIndexes) {
    await sql`drop index if exists ${sql.ref(`placeNames_${column}`)}`.execute(db);
  }
}

/** Over the names that are there already: twice as fast as keeping the indexes while names come in. */
async function createNameIndexes(db: Kysely<Tables>): Promise<void> {
  for (const column of nameIndexes) {
    await sql`create index ${sql.ref(`placeNames_${column}`)}
      on "placeNames" (${sql.ref(column)})`.execute(db);
  }
}

/** Reads the file line by line, so that it is never in memory as a whole. */
async function insertAll(db: Kysely<Tables>): Promise<void> {
  const places = emptyPlaces();
  let names = emptyNames();
  let state = "";
  let district = "";
  const lines = createInterface({ input: createReadStream(placesFile, "utf8") });
  for await (const line of lines) {
    if (line.startsWith("#")) continue;
    if (line.startsWith(">")) {
      [state = "", district = ""] = line.slice(1).split(",");
      continue;
    }
    const [pin, latitude, longitude, quality = "", text = ""] = line.split(",");
    places.pin.push(Number(pin));
    places.state.push(state);
    places.district.push(district);
    places.latitude.push(Number(latitude));
    places.longitude.push(Number(longitude));
    places.quality.push(quality);
    addNames(names, { pin: Number(pin), text });
    if (names.pin.length < namesAtOnce) continue;
    await insertNames(db, names);
    names = emptyNames();
  }
  await insertNames(db, names);
  await insertPlaces(db, places);
  await createNameIndexes(db);
}

/** Takes the places of India into a database that does not have them yet. */
export async function seedPlaces(db: Kysely<Tables>): Promise<void> {
  const seeded = await db
    .selectFrom("seedings")
    .select("name")
    .where("name", "=", seeding)
    .executeTakeFirst();
  if (seeded) return;
  const isSeededHere = await db.transaction().execute(async (change) => {
    const isFirst = await change
      .insertInto("seedings")
      .values({ name: seeding })
      .onConflict((conflict) => conflict.doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!isFirst) return false;
    await dropNameIndexes(change);
    await change.deleteFrom("placeNames").execute();
    await change.deleteFrom("places").execute();
    await insertAll(change);
    return true;
  });
  // Without figures of the new rows the first searches would read all of them.
  if (isSeededHere) await sql`analyze places, "placeNames"`.execute(db);
}
