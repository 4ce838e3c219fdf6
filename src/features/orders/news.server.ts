import type { Transaction } from "kysely";
import { sampleSellerUid } from "#src/features/marketplace/schema.ts";
import { orderNewsKind } from "#src/features/notifications/schema.ts";
import { insertNotifications } from "#src/features/notifications/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import type { OrderNewsData } from "./news-schema.ts";

type Given = {
  /** Who is told; null where that account is gone. Nobody reads for the seller of the samples. */
  uid: string | null;
  news: OrderNewsData;
  /** Of the order after the step; or what else tells this news from others of the order. */
  version: number | string;
  now: Date;
  newId: () => string;
};

/**
 * Tells one side of an order what the other has just done, once, together with the step itself.
 * @returns false when there is nobody to tell, or they were told
 */
export async function insertOrderNews(
  change: Transaction<Tables>,
  { uid, news, version, now, newId }: Given,
): Promise<boolean> {
  if (uid === null || uid === sampleSellerUid) return false;
  const count = await insertNotifications(change, [
    {
      id: newId(),
      uid,
      kind: orderNewsKind,
      subject: `${news.id} ${version}`,
      data: news,
      createdDate: now,
      lastDay: null,
    },
  ]);
  return count > 0;
}
