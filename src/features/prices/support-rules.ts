import { supportPrices } from "#content/support-prices.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { SupportPrice } from "./schema.ts";

const toLabel = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`;

/** The crop year whose support price holds for what is sold on a day. */
function getCropYear(season: "kharif" | "rabi" | "cane" | "jute", day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  // The kharif and the sugar season begin in October with the crop year's own label. Rabi crops are sold from
  // the April after they were sown, under the label of the year before.
  if (season === "rabi") return toLabel(month >= 4 ? year - 1 : year - 2);
  // Jute is sold from July on (own knowledge).
  const firstMonth = season === "jute" ? 7 : 10;
  return toLabel(month >= firstMonth ? year : year - 1);
}

/**
 * The season of marketing whose name notices of a support price bear: what is sown for rabi is sold from the April
 * after, in the rabi marketing season of the following label.
 */
export function getMarketingSeason(crop: Crop, cropYear: string): string {
  const isRabi = supportPrices[crop]?.season === "rabi";
  return isRabi ? toLabel(Number(cropYear.slice(0, 4)) + 1) : cropYear;
}

const toPaise = (rupees: number) => rupees * 100;

/** The support price of a crop on a day, or null where there is none or it is not known yet. */
export function getSupportPrice(crop: Crop, day: string): SupportPrice | null {
  const known = supportPrices[crop];
  if (!known) return null;
  const cropYear = getCropYear(known.season, day);
  const rupees = known.rupees[cropYear];
  if (rupees === undefined) return null;
  const other = known.otherGrade?.[cropYear];
  return {
    kind: known.season === "cane" ? "frp" : "msp",
    paise: toPaise(rupees),
    cropYear,
    certainty: known.unconfirmedYears.includes(cropYear) ? "single-source" : "confirmed",
    otherPaise: other === undefined ? null : toPaise(other),
  };
}
