import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { orderActions } from "./schema.ts";

/** What one side of an order did, as the other side is told of it. */
const orderNews = z.object({
  id: z.string(),
  reference: z.string(),
  action: z.enum(["place", ...orderActions]),
});
export type OrderNewsData = z.infer<typeof orderNews>;

export const orderNewsKind = "order";

/** A notification that tells what became of an order. */
export const orderNotification = z.extend(notification, {
  kind: z.literal(orderNewsKind),
  data: orderNews,
});
