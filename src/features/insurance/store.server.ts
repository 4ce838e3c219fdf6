import { type Kysely, sql } from "kysely";
import { samplePlans } from "#content/insurance-plans.ts";
import { typeWords } from "#content/types/insurance.ts";
import { getAliases } from "#src/features/names/aliases.server.ts";
import { cutPage, isAfter, type ListOrder } from "#src/platform/keyset.server.ts";
import { languageOfWords, wordsIn } from "#src/platform/local-words.server.ts";
import { getSearch, joinSearchText, planSearch, type Search } from "#src/platform/search.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { Language } from "#src/shared/language.ts";
import { premiumLimits } from "./rules.ts";
import type { InsurancePlan, PlanPage, PlanQuery } from "./schema.ts";

const pageSize = 6;
// The table's check keeps the text a whole number of rupees.
const rupeesAMonth = sql<number>`price::integer`;

function getOrder(search: Search | null): ListOrder {
  return search
    ? { name: "distance", key: search.distance, keyKind: "integer", direction: "asc" }
    : { name: "position", key: sql.ref("position"), keyKind: "integer", direction: "asc" };
}

const detailsById = new Map(samplePlans.map(({ id, details }) => [id, details]));

function addDetails<Plan extends Pick<InsurancePlan, "id" | "language">>(plan: Plan) {
  return { ...plan, details: detailsById.get(plan.id)?.[plan.language] ?? null };
}

function selectPlans(db: Kysely<Tables>, language: Language) {
  const words = wordsIn(language);
  return db
    .selectFrom("insurancePlans")
    .select([
      "id",
      "image",
      sql<string>`${words} ->> 'title'`.as("title"),
      sql<string[]>`${words} -> 'lists'`.as("lists"),
      "price",
      "type",
      languageOfWords(language).as("language"),
    ])
    .$narrowType<Pick<InsurancePlan, "type">>();
}

/** One plan in the language asked for, or null. */
export async function getPlan(
  db: Kysely<Tables>,
  { id, language }: { id: string; language: Language },
): Promise<InsurancePlan | null> {
  const plan = await selectPlans(db, language).where("id", "=", id).executeTakeFirst();
  return plan ? addDetails(plan) : null;
}

/**
 * One page of the plans that fit, in the language asked for.
 * @throws AppError invalid-input when the cursor is not one of this order
 */
export async function listPlans(db: Kysely<Tables>, query: PlanQuery): Promise<PlanPage> {
  const { type, premium, cursor, language } = query;
  const search = await getSearch(db, {
    table: "insurancePlans",
    plan: planSearch(query.search, getAliases()),
  });
  const order = getOrder(search);
  const limits = premium && premiumLimits[premium];
  let list = selectPlans(db, language)
    .select(sql<number>`${order.key}`.as("orderKey"))
    .orderBy(order.key, order.direction)
    .orderBy("id", order.direction)
    .limit(pageSize + 1);
  if (search) list = list.where(search.matches);
  if (type) list = list.where("type", "=", type);
  if (limits) list = list.where(rupeesAMonth, ">=", limits.from);
  if (limits && limits.to !== null) list = list.where(rupeesAMonth, "<=", limits.to);
  if (cursor) list = list.where(isAfter(order, cursor));
  const { rows, nextCursor } = cutPage(await list.execute(), { size: pageSize, order });
  return { plans: rows.map(addDetails), nextCursor };
}

/** Puts in the plans that the product begins with. */
export async function insertSamplePlans(db: Kysely<Tables>): Promise<void> {
  for (const [index, { id, image, price, type, words }] of samplePlans.entries()) {
    const searchText = joinSearchText([
      words.en.title,
      words.hi.title,
      words.mr.title,
      typeWords[type],
      ...words.en.lists,
      ...words.hi.lists,
      ...words.mr.lists,
    ]);
    await db
      .insertInto("insurancePlans")
      .values({
        id,
        image,
        price,
        type,
        position: index + 1,
        words: JSON.stringify(words),
        searchText,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}
