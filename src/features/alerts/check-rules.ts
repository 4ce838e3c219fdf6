import type { AlertCheck } from "./schema.ts";

/** Whether a check of a farm is later than what is known of it. */
export function isLaterCheck(check: AlertCheck, known: AlertCheck | null): boolean {
  if (known === null) return true;
  if (check.changes !== known.changes) return check.changes > known.changes;
  return check.forecastAt > known.forecastAt;
}
