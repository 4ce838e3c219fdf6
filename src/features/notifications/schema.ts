import * as z from "zod/mini";

const moment = z.iso.datetime();
const id = z.uuid();

/** Something that a farmer is told; who shows it makes the words of its kind and data. */
export const notification = z.object({
  id,
  kind: z.string(),
  data: z.unknown(),
  createdDate: moment,
  /** The last local day on which it matters; null where that does not end by itself. */
  lastDay: z.nullable(z.iso.date()),
  readDate: z.nullable(moment),
  /** When it turned out that it no longer holds. */
  overDate: z.nullable(moment),
});
export type Notification = z.infer<typeof notification>;

export const notificationPage = z.object({
  /** The newest first. */
  notifications: z.array(notification),
  nextCursor: z.nullable(z.string()),
});

export const notificationQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

/** More than this many are counted as this many. */
export const mostCounted = 100;

/** What is unread and still matters, the newest first. */
export const unreadList = z.object({
  unread: z.array(z.object({ id, createdDate: moment })),
});
export type UnreadList = z.infer<typeof unreadList>;

/** The newest that the reader had before them: what came after it stays unread. */
export const readAllInput = z.strictObject({ upTo: moment });

export const readAnswer = z.object({ readDate: moment });

/** What became of an order, whose id stands in its data. */
export const orderNewsKind = "order";

export const notificationsTopic = "notifications";
