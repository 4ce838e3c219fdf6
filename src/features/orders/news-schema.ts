import * as z from "zod/mini";
import { notification, orderNewsKind } from "#src/features/notifications/schema.ts";
import { toldActions } from "./schema.ts";

/** What became of an order, as a side is told of what it did not do itself. */
const orderNews = z.object({
  id: z.string(),
  reference: z.string(),
  action: z.enum(toldActions),
});
export type OrderNewsData = z.infer<typeof orderNews>;

/** A notification that tells what became of an order. */
export const orderNotification = z.extend(notification, {
  kind: z.literal(orderNewsKind),
  data: orderNews,
});
