import type { Transaction } from "kysely";
import { serverWords } from "#content/server-words.ts";
import type { Tables } from "#src/platform/tables.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { isLanguage, type Language } from "#src/shared/language.ts";
import { type FarmAnswers, planFirstField, toSquareMetres } from "./rules.ts";
import { fieldSoils, findAreaFault } from "./schema.ts";

/**
 * Makes the first field of what Setup asked for, where the farmer has none yet and told a size. The
 * caller's transaction must hold the farmer's own record, so that two saves at once make one field.
 * @param given.otherwise the language of its name while the farmer has chosen none
 */
export async function insertFirstField(
  change: Transaction<Tables>,
  given: { uid: string; farm: FarmAnswers; otherwise: Language; now: Date; newId: () => string },
): Promise<void> {
  const { uid, farm, otherwise, now, newId } = given;
  const farmer = await change
    .selectFrom("users")
    .select((select) => [
      "language",
      select
        .exists(select.selectFrom("fields").select("id").where("fields.uid", "=", uid))
        .as("hasFields"),
    ])
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!farmer || farmer.hasFields) return;
  const language = isLanguage(farmer.language) ? farmer.language : otherwise;
  const planned = planFirstField(farm, {
    name: serverWords[language].firstField,
    crops,
    soils: fieldSoils,
    isFieldArea: (area) => findAreaFault(area) === null,
  });
  if (!planned) return;
  const { crop, area: _area, ...rest } = planned;
  const fieldId = newId();
  await change
    .insertInto("fields")
    .values({
      ...rest,
      id: fieldId,
      uid,
      areaInSquareMetres: toSquareMetres(planned),
      createdDate: now,
    })
    .execute();
  if (crop === null) return;
  await change.insertInto("seasons").values({ id: newId(), fieldId, crop }).execute();
}
