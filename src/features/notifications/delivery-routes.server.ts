import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { chooseLanguage, languageCookie } from "#src/shared/language.ts";
import { noticeChoices, noticeSettings } from "./delivery-schema.ts";
import type { Push } from "./push-gateway.server.ts";
import {
  getChoices,
  insertSubscription,
  listMailboxes,
  listPhones,
  listPushDevices,
  removeSubscription,
  updateChoices,
} from "./push-store.server.ts";
import { subscriptionInput } from "./subscription-schema.ts";

const tags = ["notifications"];
const params = z.object({ id: z.uuid().transform((value) => value.toLowerCase()) });
const config = { rateLimit: { max: 30, timeWindow: "1 minute" } };

type DeliveryParts = Pick<Parts, "db" | "now" | "newId">;
type RoutesPush = Pick<Push, "publicKey" | "isAllowed">;

/** The browsers that notices come to. */
function subscriptionRoutes(
  server: Server,
  { db, now, newId }: DeliveryParts,
  push: RoutesPush,
): void {
  server.post(
    "/api/push-subscriptions",
    {
      config,
      schema: {
        tags,
        summary: "Let notices come to this browser",
        body: subscriptionInput,
        response: { 201: z.object({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const { uid, sessionId } = requireFarmer(request);
      if (!push.isAllowed(request.body.endpoint)) {
        throw new AppError("invalid-input", "This is no address of a push service", {
          fields: { endpoint: "must be an https address of the internet" },
        });
      }
      const chosen = request.cookies[languageCookie];
      const language = chooseLanguage(chosen, request.headers["accept-language"]);
      const given = { ...request.body, id: newId(), uid, sessionId, language, now: now() };
      return reply.status(201).send({ id: await insertSubscription(db, given) });
    },
  );

  server.delete(
    "/api/push-subscriptions/:id",
    {
      config,
      schema: {
        tags,
        summary: "Let no more notices come to a browser of yours",
        params,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const isRemoved = await removeSubscription(db, { id: request.params.id, uid });
      if (!isRemoved) throw new AppError("not-found", "You have no such browser");
      return reply.status(204).send();
    },
  );
}

/** How notices come to a farmer who has the product closed. */
export function deliveryRoutes(
  server: Server,
  parts: DeliveryParts,
  { push, hasSms }: { push: RoutesPush; hasSms: boolean },
): void {
  const { db } = parts;
  subscriptionRoutes(server, parts, push);

  server.get(
    "/api/notice-settings",
    {
      schema: {
        tags,
        summary: "What reaches you while Urvara is closed, and where",
        response: { 200: noticeSettings },
      },
    },
    async (request) => {
      const { uid, sessionId } = requireFarmer(request);
      const mailboxes = await listMailboxes(db, [uid]);
      const phones = hasSms ? await listPhones(db, [uid]) : new Map();
      return {
        choices: await getChoices(db, { uid }),
        pushKey: push.publicKey,
        devices: await listPushDevices(db, { uid, sessionId }),
        email: mailboxes.get(uid)?.email ?? null,
        phone: phones.get(uid)?.number ?? null,
      };
    },
  );

  server.put(
    "/api/notice-settings",
    {
      config,
      schema: {
        tags,
        summary: "Choose what reaches you while Urvara is closed",
        body: noticeChoices,
        response: { 200: noticeChoices },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updateChoices(db, { uid, choices: request.body });
      return request.body;
    },
  );
}
