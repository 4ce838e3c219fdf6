import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";

/** Why a day was refused; the screen words each code at its field. */
const reminderFaults = ["day-not-valid", "day-too-far"] as const;
export type ReminderFault = (typeof reminderFaults)[number];

const schemeId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** A day on which a farmer wants to be told of a scheme. */
export const reminder = z.object({ schemeId, day: z.iso.date() });
export type Reminder = z.infer<typeof reminder>;
export const reminderList = z.object({ reminders: z.array(reminder) });

/** Null takes the reminder back. A day may be over when it is sent late: then it rings at once. */
export const reminderInput = z.strictObject({
  schemeId,
  day: z.nullable(z.iso.date("day-not-valid" satisfies ReminderFault)),
});
export type ReminderInput = z.infer<typeof reminderInput>;

export const reminderKind = "scheme";

/** What is told on that day: the scheme by its title in each language that it is written in. */
const reminderNews = z.object({
  schemeId: z.string(),
  titles: z.record(z.string(), z.string()),
});
export type ReminderNews = z.infer<typeof reminderNews>;

export const reminderNotification = z.extend(notification, {
  kind: z.literal(reminderKind),
  data: reminderNews,
});
