import { countDays } from "#src/shared/days.ts";
/** Why a record of a market's prices was left out. */
export const recordFaults = [
  "not-understood",
  "name-missing",
  "date-not-valid",
  "date-in-future",
  "date-too-old",
  "price-missing",
  "prices-contradict",
  "unit-not-known",
  "price-absurd",
  "commodity-not-known",
  "state-not-known",
] as const;
export type RecordFault = (typeof recordFaults)[number];

/** One line of the source: what was paid at a market on a day, in paise for a quintal. */
export type MandiRecord = {
  state: string;
  district: string;
  market: string;
  commodity: string;
  variety: string;
  grade: string;
  day: string;
  lowPaise: number | null;
  modalPaise: number;
  highPaise: number | null;
};

/** Older reports than this say nothing that is shown. */
const oldestInDays = 400;
const longestName = 120;

/** The day of `14/07/2026`, or null where there is no such day; of ISO dates too, which older files have. */
function readDay(written: unknown): string | null {
  if (typeof written !== "string") return null;
  const parts = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(written.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(written.trim());
  const [year, month, date] = parts
    ? [parts[3], parts[2], parts[1]]
    : iso
      ? [iso[1], iso[2], iso[3]]
      : [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const moment = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return exists ? day : null;
}

/** A price in paise, told as a number or its text, `"1,780.00"` too; null where it was not told, as by 0 and NR. */
function readPaise(written: unknown): number | null {
  const text = typeof written === "number" ? String(written) : written;
  if (typeof text !== "string") return null;
  const plain = text
    .trim()
    .replace(/^(?:rs\.?|₹)\s*/i, "")
    .replaceAll(",", "");
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const paise = Math.round(Number(plain) * 100);
  return paise > 0 && paise <= 2_000_000_000 ? paise : null;
}

/** The database refuses the zero character; the other control characters have no place in a name. */
const notInNames = /(?!\s)\p{Cc}/gu;

const readName = (written: unknown) =>
  typeof written === "string"
    ? written.replaceAll(notInNames, "").replaceAll(/\s+/g, " ").trim().slice(0, longestName)
    : "";

/** The columns by their small names: the history resource writes `Min_Price`, an older one `Min_x0020_Price`. */
function readColumns(raw: object): Map<string, unknown> {
  return new Map(
    Object.entries(raw).map(([name, value]) => [
      name.toLowerCase().replaceAll("_x0020_", "_").replaceAll(" ", "_"),
      value,
    ]),
  );
}

const isQuintal = (unit: string) =>
  /^(?:rs\.?\s*\/\s*|per\s+)?(?:quintal|qtl|100\s*kg)\.?$/i.test(unit);

/**
 * Reads one record. Prices that contradict each other are never put right by guessing.
 * @param today a later day has not been reported yet
 */
export function readRecord(
  raw: unknown,
  today: string,
): { record: MandiRecord } | { fault: RecordFault } {
  if (typeof raw !== "object" || raw === null) return { fault: "not-understood" };
  const columns = readColumns(raw);
  const [state, district, market, commodity, variety, grade] = [
    "state",
    "district",
    "market",
    "commodity",
    "variety",
    "grade",
  ].map((name) => readName(columns.get(name)));
  if (!state || !market || !commodity) return { fault: "name-missing" };
  const unit = readName(columns.get("unit") ?? columns.get("price_unit"));
  if (unit && !isQuintal(unit)) return { fault: "unit-not-known" };
  const day = readDay(columns.get("arrival_date"));
  if (day === null) return { fault: "date-not-valid" };
  if (day > today) return { fault: "date-in-future" };
  if (countDays(day, today) > oldestInDays) return { fault: "date-too-old" };
  const [lowPaise = null, modalPaise = null, highPaise = null] = [
    "min_price",
    "modal_price",
    "max_price",
  ].map((name) => readPaise(columns.get(name)));
  if (modalPaise === null) return { fault: "price-missing" };
  const isBelow = lowPaise !== null && modalPaise < lowPaise;
  const isAbove = highPaise !== null && modalPaise > highPaise;
  if (isBelow || isAbove) return { fault: "prices-contradict" };
  const names = { state, district: district ?? "", market, commodity };
  const kind = { variety: variety ?? "", grade: grade ?? "" };
  return { record: { ...names, ...kind, day, lowPaise, modalPaise, highPaise } };
}

/** Every record once; of one that came twice the later counts, as a correction. */
export function dropDuplicates(records: readonly MandiRecord[]): MandiRecord[] {
  const byKey = new Map(
    records.map((record) => {
      const { state, district, market, commodity, variety, grade, day } = record;
      return [JSON.stringify([state, district, market, commodity, variety, grade, day]), record];
    }),
  );
  return [...byKey.values()];
}
