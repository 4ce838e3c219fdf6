import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Field } from "#src/features/fields/schema.ts";
import { readFields, selectFields } from "#src/features/fields/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import { areaUnits } from "#src/shared/farm-terms.ts";
import type { ReadyDocument, ReadyInput } from "./detail-schema.ts";
import { readyDocument } from "./detail-schema.ts";
import {
  type AnswersInput,
  type FarmerFacts,
  type SchemeAnswers,
  schemeAnswers,
} from "./eligibility-schema.ts";
import { mergeFacts } from "./fact-rules.ts";
import { schemeRegion } from "./schema.ts";

/** After a year an age is another one, and is asked for again. */
const daysOfAge = 365;

type StoredAnswer<Moment = Date> = { fact: string; value: unknown; answeredDate: Moment };

export const selectSchemeAnswers = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("schemeAnswers")
    .select(["fact", "value", "answeredDate"])
    .where("uid", "=", uid)
    .orderBy("answeredDate")
    .orderBy("fact");

/** A farmer's own answers, oldest first, as they were given. */
export async function listSchemeAnswers(
  db: Kysely<Tables>,
  own: { uid: string },
): Promise<StoredAnswer[]> {
  return selectSchemeAnswers(db, own).execute();
}

function readStored(stored: readonly StoredAnswer<Date | string>[], now: Date): SchemeAnswers {
  const oldest = now.getTime() - daysOfAge * dayInMs;
  const current = stored.filter(
    ({ fact, answeredDate }) => fact !== "age" || new Date(answeredDate).getTime() > oldest,
  );
  return schemeAnswers.parse(Object.fromEntries(current.map(({ fact, value }) => [fact, value])));
}

/** What Setup asked, and the state that the farm lies in. */
export const selectFarmerRecord = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("users")
    .leftJoin("farmPlaces", "farmPlaces.uid", "users.uid")
    .select(["address", "farmSize", "farmSizeUnit", "farmType", "cropType", "waterSource"])
    .select("farmPlaces.state")
    .where("users.uid", "=", uid);

type FarmerRecord = Awaited<ReturnType<ReturnType<typeof selectFarmerRecord>["executeTakeFirst"]>>;

/** What is known of a farmer and their farm: answers, fields, Setup and place together. */
export function readFarmerFacts(
  given: {
    record: FarmerRecord | null;
    answers: readonly StoredAnswer<Date | string>[];
    fields: readonly Field[];
  },
  now: Date,
): FarmerFacts {
  const { record, answers, fields } = given;
  const region = schemeRegion.safeParse(record?.state).data;
  return mergeFacts({
    answers: readStored(answers, now),
    fields,
    record: {
      address: record?.address ?? null,
      farmSize: record?.farmSize ?? null,
      farmSizeUnit: areaUnits.find((unit) => unit === record?.farmSizeUnit) ?? null,
      farmType: record?.farmType ?? null,
      cropType: record?.cropType ?? null,
      waterSource: record?.waterSource ?? null,
    },
    state: region === "all-india" ? undefined : region,
  });
}

export async function getFarmerFacts(
  db: Kysely<Tables>,
  { now, ...own }: { uid: string; now: Date },
): Promise<FarmerFacts> {
  const row = await db
    .selectNoFrom([
      jsonObjectFrom(selectFarmerRecord(db, own)).as("record"),
      jsonArrayFrom(selectSchemeAnswers(db, own)).as("answers"),
      jsonArrayFrom(selectFields(db, own)).as("fields"),
    ])
    .executeTakeFirstOrThrow();
  return readFarmerFacts({ ...row, fields: readFields(row.fields) }, now);
}

/** Sets and forgets answers; sent twice, a change does what it does once. */
export async function updateSchemeAnswers(
  db: Kysely<Tables>,
  { uid, input, now }: { uid: string; input: AnswersInput; now: Date },
): Promise<void> {
  await db.transaction().execute(async (change) => {
    if (input.forget.length > 0) {
      await change
        .deleteFrom("schemeAnswers")
        .where("uid", "=", uid)
        .where("fact", "in", input.forget)
        .execute();
    }
    const rows = Object.entries(input.set).map(([fact, value]) => ({
      uid,
      fact,
      value: JSON.stringify(value),
      answeredDate: now,
    }));
    if (rows.length === 0) return;
    await change
      .insertInto("schemeAnswers")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["uid", "fact"]).doUpdateSet({
          value: sql`excluded.value`,
          answeredDate: sql`excluded."answeredDate"`,
        }),
      )
      .execute();
  });
}

/** The papers that a farmer has ready, for every scheme. */
export async function listReadyDocuments(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<ReadyDocument[]> {
  const rows = await db
    .selectFrom("schemeDocuments")
    .select(["schemeId", "document"])
    .where("uid", "=", uid)
    .orderBy("schemeId")
    .orderBy("document")
    .execute();
  return rows.map((row) => readyDocument.parse(row));
}

/** Keeps or forgets that a paper is ready. A scheme that is gone has no papers to keep. */
export async function updateReadyDocument(
  db: Kysely<Tables>,
  { uid, input }: { uid: string; input: ReadyInput },
): Promise<void> {
  const { schemeId, document, isReady } = input;
  if (!isReady) {
    await db
      .deleteFrom("schemeDocuments")
      .where("uid", "=", uid)
      .where("schemeId", "=", schemeId)
      .where("document", "=", document)
      .execute();
    return;
  }
  await db
    .insertInto("schemeDocuments")
    .columns(["uid", "schemeId", "document"])
    .expression((select) =>
      select
        .selectFrom("schemes")
        .select([
          sql<string>`${uid}::text`.as("uid"),
          "id",
          sql<string>`${document}::text`.as("document"),
        ])
        .where("id", "=", schemeId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
