import type { Kysely } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { CropRecord } from "#src/features/crops/schema.ts";
import { readCropRecords, selectCropRecords } from "#src/features/crops/store.server.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { readFields, selectFields } from "#src/features/fields/store.server.ts";
import {
  type FieldRecords,
  readFieldRecords,
  selectFieldRecords,
} from "#src/features/irrigation/store.server.ts";
import type { PestCount } from "#src/features/pests/schema.ts";
import { readCounts, selectCounts } from "#src/features/pests/store.server.ts";
import type { FarmPlace } from "#src/features/place/schema.ts";
import { readFarmPlace, selectFarmPlace } from "#src/features/place/store.server.ts";
import { type OwnLot, readLots, selectLots } from "#src/features/prices/store.server.ts";
import {
  readFarmerFacts,
  selectFarmerRecord,
  selectSchemeAnswers,
} from "#src/features/schemes/answer-store.server.ts";
import type { FarmerFacts } from "#src/features/schemes/eligibility-schema.ts";
import { selectTitledReminders } from "#src/features/schemes/reminder-store.server.ts";
import type { FarmSoil } from "#src/features/soil/schema.ts";
import {
  getSoilRegion,
  readSoils,
  selectCards,
  selectChoices,
  selectPrices,
} from "#src/features/soil/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";

/** All that a farmer told of their own farm, loaded once for an answer that looks at much of it. */
export type FarmFacts = {
  place: FarmPlace | null;
  /** The archived ones among them. */
  fields: Field[];
  /** Of watering, by the field. */
  waterings: Map<string, FieldRecords>;
  /** Of pests, by the field. */
  counts: Map<string, PestCount[]>;
  soil: FarmSoil;
  /** Harvests and costs. */
  records: CropRecord[];
  lots: OwnLot[];
  /** What Setup was told; what grows on the fields comes first. */
  mainCrop: string | null;
  /** For the schemes: what is known of the farmer, and of which they want to be reminded. */
  farmer: FarmerFacts;
  reminders: { schemeId: string; day: string; titles: Record<string, string> }[];
};

/** One statement, so that all of it is of the same moment. */
export async function getFarmFacts(
  db: Kysely<Tables>,
  { now, ...own }: { uid: string; now: Date },
): Promise<FarmFacts> {
  const row = await db
    .selectNoFrom([
      jsonObjectFrom(selectFarmPlace(db, own)).as("place"),
      jsonArrayFrom(selectFields(db, own)).as("fields"),
      jsonArrayFrom(selectFieldRecords(db, own)).as("waterings"),
      jsonArrayFrom(selectCounts(db, own)).as("counts"),
      jsonArrayFrom(selectCards(db, own)).as("cards"),
      jsonArrayFrom(selectChoices(db, own)).as("choices"),
      jsonArrayFrom(selectPrices(db, own)).as("prices"),
      jsonArrayFrom(selectCropRecords(db, own)).as("records"),
      jsonArrayFrom(selectLots(db, own)).as("lots"),
      jsonObjectFrom(selectFarmerRecord(db, own)).as("farmer"),
      jsonArrayFrom(selectSchemeAnswers(db, own)).as("answers"),
      jsonArrayFrom(selectTitledReminders(db, own)).as("reminders"),
    ])
    .executeTakeFirstOrThrow();
  const place = readFarmPlace(row.place);
  const fields = readFields(row.fields);
  const { farmer: record, answers, reminders } = row;
  return {
    place,
    fields,
    waterings: readFieldRecords(row.waterings),
    counts: readCounts(row.counts),
    soil: { region: getSoilRegion(place), ...readSoils(row) },
    records: readCropRecords(row.records),
    lots: readLots(row.lots),
    mainCrop: record?.cropType ?? null,
    farmer: readFarmerFacts({ record, answers, fields }, now),
    reminders,
  };
}
