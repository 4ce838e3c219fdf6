import type { Amount } from "./detail-schema.ts";

/** Monthly contribution to PM-KMY in rupees by the age at joining, 18 to 40. */
const pensionContributions = [
  55, 58, 61, 64, 68, 72, 76, 80, 85, 90, 95, 100, 105, 110, 120, 130, 140, 150, 160, 170, 180, 190,
  200,
] as const;
const firstJoiningAge = 18;
export const pensionAge = 60;

type PensionPlan = {
  /** What the farmer pays each month, rupees; the government pays the same. */
  monthly: number;
  years: number;
  ownTotal: number;
  pensionPerMonth: number;
};

/**
 * What joining PM-KMY at an age costs and brings.
 * @param age in whole years
 * @returns `too-young` or `too-old` outside 18 to 40
 */
export function planPension(age: number): PensionPlan | "too-young" | "too-old" {
  if (age < firstJoiningAge) return "too-young";
  const monthly = pensionContributions[age - firstJoiningAge];
  if (monthly === undefined) return "too-old";
  const years = pensionAge - age;
  return { monthly, years, ownTotal: monthly * 12 * years, pensionPerMonth: 3000 };
}

/** A span of days, both counted, `2026-12-01`. */
export type InstalmentWindow = { from: string; to: string };

/**
 * The window of instalments that a day lies in, and the one after it.
 * @param given.windows the month in which each window begins and the month in which it ends
 * @param given.today a calendar day
 */
export function listInstalmentWindows(given: {
  windows: readonly { from: number; to: number }[];
  today: string;
}): { current: InstalmentWindow | null; next: InstalmentWindow | null } {
  const year = Number(given.today.slice(0, 4));
  const day = (ofYear: number, month: number, date: number) =>
    new Date(Date.UTC(ofYear, month, date)).toISOString().slice(0, 10);
  const all = [year - 1, year, year + 1]
    .flatMap((ofYear) =>
      given.windows.map(({ from, to }) => ({
        from: day(ofYear, from - 1, 1),
        // The day before the first of the month after.
        to: day(to < from ? ofYear + 1 : ofYear, to, 0),
      })),
    )
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const current = all.find(({ from, to }) => from <= given.today && given.today <= to) ?? null;
  const next = all.find(({ from }) => from > given.today) ?? null;
  return { current, next };
}

const hectaresOfAcre = 0.404_685_642_24;

/**
 * What an amount by area comes to in a year, whole rupees; null where the area is unknown or there is none.
 */
export function countByArea(
  amount: Extract<Amount, { kind: "by-area" }>,
  landHectares: number | undefined,
): number | null {
  if (landHectares === undefined || landHectares <= 0) return null;
  const area = amount.unit === "acre" ? landHectares / hectaresOfAcre : landHectares;
  const counted = amount.mostArea === null ? area : Math.min(area, amount.mostArea);
  return Math.round(Math.max(amount.least ?? 0, counted * amount.rupees));
}
