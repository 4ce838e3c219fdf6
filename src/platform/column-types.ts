import type { ColumnType } from "kysely";

export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type MomentOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as `2026-11-21`; read it as text, since the driver makes a moment of it. */
export type Day = ColumnType<Date, string, string>;
export type OrNone<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
export type Json<Value> = ColumnType<Value, string, string>;
export type JsonOrNone<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** What is the same in several languages, by one of them. */
export type LocalWords = { title: string; description: string };
