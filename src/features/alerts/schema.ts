import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { crops } from "#src/shared/farm-terms.ts";

/** What a forecast can warn of. */
export const alertKinds = [
  "heavy-rain",
  "strong-wind",
  "frost",
  "cold-stress",
  "heat-stress",
  "dry-spell",
] as const;
export const alertKind = z.enum(alertKinds);
export type AlertKind = (typeof alertKinds)[number];

/** How pressing an alert is, the most pressing first. */
export const alertLevels = ["danger", "warning"] as const;

/** Why an alert was given: in millimetres, km/h, °C or days, as its kind has it. */
export const alertData = z.object({
  level: z.enum(alertLevels),
  /** Local days, both included. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** The hour in which it begins or is at its worst, where the hours are known. */
  at: z.nullable(z.string()),
  /** The worst that is forecast. */
  value: z.number(),
  /** From where on it is an alert. */
  threshold: z.number(),
  /** Whose threshold it is; null where it is the same for every crop. */
  crop: z.nullable(z.enum(crops)),
  /** Whether a field is in the stage in which its crop bears least. */
  isSensitiveStage: z.boolean(),
  /** The fields that it concerns; none is the whole farm. */
  fields: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AlertData = z.infer<typeof alertData>;

/** Something that a forecast warns of. */
export type Alert = AlertData & { kind: AlertKind };

/** A notification that is an alert. */
export const alertNotification = z.extend(notification, { kind: alertKind, data: alertData });
export type AlertNotification = z.infer<typeof alertNotification>;

/** How much of a farm was looked at for its alerts. */
export const alertCheck = z.object({
  /** How many changes of its fields and its place there had been. */
  changes: z.number(),
  /** When the forecast was fetched. */
  forecastAt: z.iso.datetime(),
});
export type AlertCheck = z.infer<typeof alertCheck>;

/** A check has changed what a farm is warned of; told as the `alertCheck`. */
export const alertsTopic = "alerts";

export const alertList = z.object({
  /** The check that these are of, or one before it; null while there was none. */
  check: z.nullable(alertCheck),
  /** Those in force, the most pressing first. */
  alerts: z.array(alertNotification),
  /** As `alertAnswer` has them: few farms are warned of hail, and only they read what it is. */
  hail: z.optional(z.unknown()),
  hailReadDate: z.optional(z.unknown()),
  /** Whether anything grows that could be sprayed. */
  hasCrop: z.boolean(),
});
