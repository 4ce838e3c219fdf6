import * as z from "zod/mini";

/** So many bytes, as browsers write a subscription's keys (RFC 8291, 2.1 and 2.2). */
const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)));

/** Where a browser can be reached, and what only it can read. */
export const subscriptionInput = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  /** A point of the curve P-256, uncompressed. */
  p256dh: base64url(65),
  auth: base64url(16),
});
export type SubscriptionInput = z.infer<typeof subscriptionInput>;
