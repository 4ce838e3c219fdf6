import type { PremiumBand } from "./schema.ts";

/** The premiums of a band in rupees a month, both ends included; null where it is open. */
export const premiumLimits = {
  "up-to-200": { from: 0, to: 200 },
  "201-to-500": { from: 201, to: 500 },
  "501-to-1000": { from: 501, to: 1000 },
  "above-1000": { from: 1001, to: null },
} as const satisfies Record<PremiumBand, { from: number; to: number | null }>;

/** The plans chosen to be compared, as their ids stand in an address; each once. */
export function splitCompared(text: string | undefined): string[] {
  return text ? [...new Set(text.split(","))] : [];
}

/** The plans chosen as they stand in an address; undefined without any, so that the address stays short. */
export function joinCompared(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? ids.join(",") : undefined;
}

/** Takes a plan in or out; one more than can be compared is not taken in. */
export function toggleCompared(
  ids: readonly string[],
  { id, limit }: { id: string; limit: number },
): string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length < limit ? [...ids, id] : [...ids];
}
