import * as z from "zod/mini";

/** What a farmer can be told of while the product is closed, as they choose it. */
export const noticeKinds = [
  "weather",
  "water",
  "pests",
  "prices",
  "orders",
  "posts",
  "schemes",
] as const;
/** What can be mailed: a whole week is too long for a line. */
export const mailedKinds = [...noticeKinds, "week"] as const;
export type NoticeKind = (typeof mailedKinds)[number];

/** How a notice reaches a farmer who has the product closed. */
export const noticeWays = ["push", "email", "sms"] as const;
export type NoticeWay = (typeof noticeWays)[number];

const hour = z.int().check(z.minimum(0), z.maximum(23));
const kinds = z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length));

export const noticeChoices = z.strictObject({
  /** What rings on the devices that were added. */
  push: kinds,
  /** What is mailed to the account's proven address. */
  email: z.array(z.enum(mailedKinds)).check(z.maxLength(mailedKinds.length)),
  /** What comes by SMS to the account's confirmed number; who chose before there was this chose none. */
  sms: z._default(kinds, []),
  /** The hours of the day in India from which and until which nothing comes; none where they are the same. */
  quietFrom: hour,
  quietUntil: hour,
  /** Whether the lock screen shows no more than that there is something. */
  isHidden: z.boolean(),
});
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** What holds until a farmer chooses otherwise. */
export const usualChoices: NoticeChoices = {
  push: [...noticeKinds],
  email: [],
  sms: [],
  quietFrom: 21,
  quietUntil: 6,
  isHidden: false,
};

export const pushDevice = z.object({
  id: z.string(),
  userAgent: z.nullable(z.string()),
  addedDate: z.iso.datetime(),
  /** Whether it belongs to the session that asks. */
  isThisOne: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const noticeSettings = z.object({
  choices: noticeChoices,
  /** The product's public key, to which a browser binds its subscription (RFC 8292). */
  pushKey: z.string(),
  /** The newest first. */
  devices: z.array(pushDevice),
  /** Where notices are mailed to; null while no address is proven. */
  email: z.nullable(z.string()),
  /** Where notices come by SMS; null while no number is confirmed, or the server sends none. */
  phone: z._default(z.nullable(z.string()), null),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** What is sent to a browser, and its service worker shows. */
export const pushMessage = z.object({
  title: z.string(),
  text: z.string(),
  /** The screen that a press opens, from the first slash on. */
  path: z.string(),
  /** A newer message of the same tag takes an older one's place. */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;
