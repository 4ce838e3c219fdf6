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

/**
 * Cuts a page from the rows of a query that asked for one more than the page holds.
 * @returns the rows without their order key, and where the next page begins, null on the last
 */
export function cutPage<Row extends { id: string; orderKey: number | Date }>(
  found: Row[],
  { size, order }: { size: number; order: ListOrder },
): { rows: Omit<Row, "orderKey">[]; nextCursor: string | null } {
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  const rows = page.map(({ orderKey: _orderKey, ...row }) => row);
  if (!last) return { rows, nextCursor: null };
  const key = last.orderKey instanceof Date ? last.orderKey.toISOString() : Number(last.orderKey);
  const content = JSON.stringify([order.name, key, last.id]);
  return { rows, nextCursor: Buffer.from(content).toString("base64url") };
}
