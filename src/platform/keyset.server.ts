import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { AppError } from "#src/shared/app-error.ts";

/** The order of a list: one key, then the id, both in the same direction. */
export type ListOrder = {
  /** Goes into the cursor, so that a cursor of another order is refused. */
  name: string;
  key: Expression<number | Date>;
  keyKind: "integer" | "moment" | "number";
  direction: "asc" | "desc";
};

// PostgreSQL text cannot hold U+0000.
const id = z.string().regex(/^[^\0]{1,200}$/);
const cursorContents = {
  integer: z.tuple([z.string(), z.int(), id]),
  // PostgreSQL knows no year 0.
  moment: z.tuple([z.string(), z.iso.datetime().regex(/^(?!0000)/), id]),
  // JSON writes the shortest text that reads back as the very same number.
  number: z.tuple([z.string(), z.number(), id]),
};
const casts = { integer: sql`::bigint`, moment: sql`::timestamptz`, number: sql`::float8` };

function readCursor(order: ListOrder, cursor: string): [string, number | string, string] | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const { data } = cursorContents[order.keyKind].safeParse(content);
    return data?.[0] === order.name ? data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether a cursor is one of an order that is named so; what else it holds is not looked at. */
export function isCursorOf(order: ListOrder, cursor: string): boolean {
  return readCursor(order, cursor) !== null;
}

/**
 * The rows after the one where the page before ended. Rows that come or go meanwhile neither double nor
 * hide any other.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export function isAfter(order: ListOrder, cursor: string): RawBuilder<SqlBool> {
  const content = readCursor(order, cursor);
  if (!content) {
    const fields = { cursor: "not a cursor of this list and order" };
    throw new AppError("invalid-input", "The page asked for is not known", { fields });
  }
  const [, key, lastId] = content;
  const isLater = sql.raw(order.direction === "asc" ? ">" : "<");
  return sql<SqlBool>`(${order.key}, id) ${isLater} (${key}${casts[order.keyKind]}, ${lastId})`;
}

type Page<Row> = { rows: Row[]; nextCursor: string | null };

/**
 * Cuts a page from the rows of a query that asked for more than the page holds.
 * @param given.getKey the key that a row shows itself, a moment to the millisecond
 * @returns where the next page begins beside the rows, null on the last
 */
export function cutRows<Row extends { id: string }>(
  found: Row[],
  given: { size: number; order: ListOrder; getKey: (row: Row) => number | string },
): Page<Row> {
  const { size, order, getKey } = given;
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  if (!last) return { rows, nextCursor: null };
  const content = JSON.stringify([order.name, getKey(last), last.id]);
  return { rows, nextCursor: Buffer.from(content).toString("base64url") };
}

/** The same where the key is a column of its own, which the page keeps to itself. */
export function cutPage<Row extends { id: string; orderKey: number | Date }>(
  found: Row[],
  given: { size: number; order: ListOrder },
): Page<Omit<Row, "orderKey">> {
  const getKey = ({ orderKey }: Row) =>
    orderKey instanceof Date ? orderKey.toISOString() : Number(orderKey);
  const { rows, nextCursor } = cutRows(found, { ...given, getKey });
  return { rows: rows.map(({ orderKey: _orderKey, ...row }) => row), nextCursor };
}
