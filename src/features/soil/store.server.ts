import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { readFarmPlace, selectFarmPlace } from "#src/features/place/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import {
  choiceInput,
  type FarmSoil,
  type OwnSoils,
  productNames,
  type Region,
  type SoilChoice,
  type SoilPrice,
  soilCard,
} from "./schema.ts";

export type Own = { uid: string; fieldId: string };

export const selectCards = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("soilCards")
    .innerJoin("fields", "fields.id", "soilCards.fieldId")
    .select(["soilCards.id", "soilCards.fieldId", "values", "soilCards.version"])
    .select(sql<string>`"testedOn"::text`.as("testedOn"))
    .where("fields.uid", "=", uid)
    .where("removedAt", "is", null)
    .orderBy("soilCards.testedOn", "desc")
    .orderBy("soilCards.createdAt", "desc")
    .orderBy("soilCards.id");

export const selectChoices = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("soilChoices")
    .innerJoin("fields", "fields.id", "soilChoices.fieldId")
    .select(["fieldId", "choice", "soilChoices.version"])
    .where("fields.uid", "=", uid)
    .orderBy("fieldId");

export const selectPrices = (db: Kysely<Tables>, { uid }: { uid: string }) =>
  db
    .selectFrom("soilPrices")
    .select(["product", "priceInPaise", "isStocked", "version"])
    .where("uid", "=", uid)
    .orderBy("product");

type SoilRows = {
  cards: readonly unknown[];
  choices: readonly { fieldId: string; choice: unknown; version: string }[];
  prices: readonly {
    product: string;
    priceInPaise: number | null;
    isStocked: boolean;
    version: string;
  }[];
};

export function readSoils({ cards, choices, prices }: SoilRows): Omit<FarmSoil, "region"> {
  return {
    cards: cards.map((row) => soilCard.parse(row)),
    choices: choices.flatMap(({ fieldId, choice, version }): SoilChoice[] => {
      // Chosen with an older version of the product, it may name a dose that is no more: then nobody chose.
      const { data } = choiceInput.safeParse(choice);
      return data ? [{ fieldId, choice: data, version }] : [];
    }),
    prices: prices.flatMap(({ product: name, ...rest }): SoilPrice[] => {
      const product = productNames.find((each) => each === name);
      return product ? [{ product, ...rest }] : [];
    }),
  };
}

/** The regions by the names of their states, as places have them. */
const regionsByState: Readonly<Record<string, Region>> = {
  Maharashtra: "maharashtra",
  Kerala: "kerala",
  Keralam: "kerala",
};

/** Whose limits a state has. */
export const getSoilRegion = (place: { state: string } | null): FarmSoil["region"] =>
  regionsByState[place?.state ?? ""] ?? "india";

/** All that is kept of a farmer's soils, and whose limits their state has. */
export async function getFarmSoil(db: Kysely<Tables>, own: { uid: string }): Promise<FarmSoil> {
  const row = await db
    .selectNoFrom([
      jsonObjectFrom(selectFarmPlace(db, own)).as("place"),
      jsonArrayFrom(selectCards(db, own)).as("cards"),
      jsonArrayFrom(selectChoices(db, own)).as("choices"),
      jsonArrayFrom(selectPrices(db, own)).as("prices"),
    ])
    .executeTakeFirstOrThrow();
  return { region: getSoilRegion(readFarmPlace(row.place)), ...readSoils(row) };
}

/** What is kept of a farmer's soils, for their own copy of it. */
export async function listOwnSoils(db: Kysely<Tables>, own: { uid: string }): Promise<OwnSoils> {
  const { cards, choices, prices } = await getFarmSoil(db, own);
  return { soilCards: cards, soilChoices: choices, soilPrices: prices };
}
