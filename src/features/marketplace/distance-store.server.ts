import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ListOrder } from "#src/platform/keyset.server.ts";

export type Position = { latitude: number; longitude: number };

/** A position as a point of a sphere, in kilometres from its middle: as the index of places has it. */
const toSphere = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) => sql`cube(array[
  cosd(${latitude}) * cosd(${longitude}) * 6371, cosd(${latitude}) * sind(${longitude}) * 6371,
  sind(${latitude}) * 6371])`;
const ownSphere = toSphere(sql.ref("products.latitude"), sql.ref("products.longitude"));
const sphereOf = ({ latitude, longitude }: Position) =>
  toSphere(sql`${latitude}::float8`, sql`${longitude}::float8`);

/** The order by how far a product lies from a position. */
export const nearest = (from: Position): ListOrder => ({
  name: "nearest",
  key: sql<number>`(${ownSphere} <-> ${sphereOf(from)})`,
  keyKind: "number",
  direction: "asc",
});

/** Whether a product's place is known, as the index of places has it. */
export const hasPlace = sql<SqlBool>`products.latitude is not null and products.longitude is not null`;
/** Whether a product lies no farther than so many kilometres from a position. */
export const isWithin = (from: Position, kilometres: number) =>
  sql<SqlBool>`(${hasPlace} and ${ownSphere} <@ cube_enlarge(${sphereOf(from)}, ${kilometres}::float8, 3)
    and ${ownSphere} <-> ${sphereOf(from)} <= ${kilometres}::float8)`;
