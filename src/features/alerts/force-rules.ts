import { isOver } from "#src/features/notifications/rules.ts";
import { getLocalDay } from "#src/shared/days.ts";
import type { AlertNotification } from "./schema.ts";

/** Those in force today: what was loaded days ago may have passed since. */
export function listInForce(alerts: readonly AlertNotification[], now: Date): AlertNotification[] {
  return alerts.filter((alert) => !isOver(alert, getLocalDay(now)));
}
