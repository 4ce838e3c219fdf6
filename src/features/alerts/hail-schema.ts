import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { alertLevels, alertList } from "./schema.ts";

export const hailKind = "hail";

/** For when and where the meteorological office warns of hail, which no forecast for India has. */
export const hailData = z.object({
  level: z.enum(alertLevels),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The place in the words of the warning, by language; it may be large, and hail falls on a part of it. */
  area: z.record(z.string(), z.string()),
});
export type HailData = z.infer<typeof hailData>;
export const hailNotification = z.extend(notification, {
  kind: z.literal(hailKind),
  data: hailData,
});
export type HailNotification = z.infer<typeof hailNotification>;

export const hailList = z.array(hailNotification);
export const hailReadDate = z.iso.datetime();

/** All that is told of alerts. */
export const alertAnswer = z.extend(alertList, {
  /** Official warnings of hail, the soonest first; left out where there are none. */
  hail: z.optional(hailList),
  /** When those were last read from their source; left out where they never were. */
  hailReadDate: z.optional(hailReadDate),
});
