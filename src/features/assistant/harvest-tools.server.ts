import { crops } from "#content/crop-water.ts";
import type { Crop as CropTable } from "#src/agronomy/knowledge-schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";

const tables: Partial<Record<GrownCrop, CropTable>> = crops;

/** So many days before and after a variety and a winter may move a harvest. */
const daysAround = 10;

/** The table counts an onion from the seed, and a field from the seedling: 120 days there (note of its row). */
const daysInNursery: Partial<Record<GrownCrop, number>> = { onion: 30 };

/** Of these it is picked many times, and no day is that of the harvest. */
const pickedOften: readonly GrownCrop[] = ["cotton", "tomato", "chilli", "brinjal"];

/** Of these the table's full need begins with the flowers. */
const fullInFlower: readonly GrownCrop[] = [
  "chickpea",
  "pigeonpea",
  "lentil",
  "soybean",
  "greengram",
  "blackgram",
  "groundnut",
];

/** The days on which what was sown on a day is ripe, as the crop's length has it; null where it has none. */
function getHarvest(crop: GrownCrop, sowing: string): { from: string; until: string } | null {
  const table = tables[crop];
  if (!table || table.isPonded || pickedOften.includes(crop)) return null;
  const { initial, development, mid, late } = table.stages;
  const days = initial + development + mid + late - (daysInNursery[crop] ?? 0);
  return { from: addDays(sowing, days - daysAround), until: addDays(sowing, days + daysAround) };
}

/** The days on which it begins to flower; null where its stages do not tell. */
function getFlowering(crop: GrownCrop, sowing: string) {
  const table = tables[crop];
  if (!table || !fullInFlower.includes(crop)) return null;
  const days = table.stages.initial + table.stages.development;
  return { from: addDays(sowing, days - daysAround), until: addDays(sowing, days) };
}

/** When what stands on a field is ripe, or flowers, said as an estimate; nothing where it cannot be reckoned. */
export function wordHarvest(
  { crop, sowingDate }: { crop: GrownCrop; sowingDate: string },
  given: { field: string; crop: string; language: Language; today: string; isOfFlowers: boolean },
): string[] {
  const { language, today, isOfFlowers, field, crop: name } = given;
  const span = isOfFlowers ? getFlowering(crop, sowingDate) : getHarvest(crop, sowingDate);
  if (!span) return [];
  const { record } = answerWords[language];
  // The year is plain from the month.
  const show = (date: string) => formatDate(new Date(date), language, new Date(date));
  if (span.from <= today) {
    const days = formatNumber(countDays(sowingDate, today), 0);
    return isOfFlowers ? [] : [record.readyNow({ field, crop: name, days })];
  }
  const word = isOfFlowers ? record.flowers : record.ready;
  const [from, until] = [show(span.from), show(span.until)];
  return [word({ field, crop: name, from, until, sown: show(sowingDate) })];
}
