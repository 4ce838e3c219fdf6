import { type RawBuilder, sql } from "kysely";

/** A moment as the text that schemas speak of: inside JSON it would have its time zone as an offset. */
export const toIso = <Text extends string | null = string>(column: string): RawBuilder<Text> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
