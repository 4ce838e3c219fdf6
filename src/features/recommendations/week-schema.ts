import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { reason } from "./schema.ts";

const day = z.iso.date();

/** The seven days from one on, as they stood on the evening before. */
const weekAhead = z.object({
  from: day,
  /** Null where too few of its days are foretold. */
  sky: z.nullable(
    z.object({
      millimetres: z.number(),
      rainyDays: z.int(),
      lowestCelsius: z.number(),
      highestCelsius: z.number(),
    }),
  ),
  /** What there is to do, the most urgent first. */
  tasks: z.array(
    z.object({
      /** Their names; none is the whole farm. */
      fields: z.array(z.string()),
      reason,
      /** The day until which it has to wait; null where it has not to, or nobody can say. */
      waitsUntil: z.nullable(day),
    }),
  ),
});
export type WeekAhead = z.infer<typeof weekAhead>;

export const weekNewsKind = "week-ahead";

/** What is told on the evening before a week to whoever wants it mailed. */
export const weekNotification = z.extend(notification, {
  kind: z.literal(weekNewsKind),
  data: weekAhead,
});
export type WeekNotification = z.infer<typeof weekNotification>;
