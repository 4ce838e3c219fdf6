import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { appealInput, hiding, hidingList } from "./schema.ts";
import { listOwnHidings, updateAppeal } from "./store.server.ts";

const tags = ["moderation"];
const id = z.object({ id: z.uuid().transform((value) => value.toLowerCase()) });

/** What of one's own was hidden, and the word to the operator about it. */
export function moderationRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/hidings",
    {
      schema: {
        tags,
        summary: "What of yours is hidden from others",
        response: { 200: hidingList },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { hidings: await listOwnHidings(db, { uid }) };
    },
  );

  server.post(
    "/api/hidings/:id/appeal",
    {
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      schema: {
        tags,
        summary: "Ask the operator to look again, once for each hiding",
        params: id,
        body: appealInput,
        response: { 200: hiding },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      return updateAppeal(db, { ...request.params, ...request.body, uid, now: now() });
    },
  );
}
