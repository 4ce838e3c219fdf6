import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import {
  notificationPage,
  notificationQuery,
  readAllInput,
  readAnswer,
  unreadList,
} from "./schema.ts";
import {
  announceNotifications,
  listNotifications,
  listUnread,
  updateAllRead,
  updateRead,
} from "./store.server.ts";

const tags = ["notifications"];
const params = z.object({ id: z.uuid().transform((value) => value.toLowerCase()) });
const config = { rateLimit: { max: 120, timeWindow: "1 minute" } };

/**
 * What a farmer is told; nobody else's can be reached.
 * @param given.lookAnew looks whether there is anything new to tell a farmer, before it is read
 */
export function notificationRoutes(
  server: Server,
  { db, live, now }: Pick<Parts, "db" | "live" | "now">,
  given: { lookAnew: (uid: string) => Promise<void> },
): void {
  server.get(
    "/api/notifications",
    {
      schema: {
        tags,
        summary: "What you were told, the newest first",
        querystring: notificationQuery,
        response: { 200: notificationPage },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      return listNotifications(db, { uid, cursor: request.query.cursor });
    },
  );

  server.get(
    "/api/notifications/unread",
    {
      schema: {
        tags,
        summary: "What you have not read and still matters",
        response: { 200: unreadList },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      await given.lookAnew(uid);
      return { unread: await listUnread(db, { uid, today: getLocalDay(now()) }) };
    },
  );

  server.post(
    "/api/notifications/:id/read",
    {
      config,
      schema: { tags, summary: "Mark one as read", params, response: { 200: readAnswer } },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const readDate = await updateRead(db, { uid, ...request.params, now: now() });
      await announceNotifications({ live }, [uid]);
      return { readDate: readDate.toISOString() };
    },
  );

  server.post(
    "/api/notifications/read",
    {
      config,
      schema: {
        tags,
        summary: "Mark all as read, up to the newest that you have seen",
        body: readAllInput,
        response: { 200: readAnswer },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const readDate = now();
      await updateAllRead(db, { uid, upTo: new Date(request.body.upTo), now: readDate });
      await announceNotifications({ live }, [uid]);
      return { readDate: readDate.toISOString() };
    },
  );
}
