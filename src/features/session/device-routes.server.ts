import { z } from "zod";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { listDevices, removeSessions } from "./device-store.server.ts";
import { devices } from "./security-schema.ts";
import type { EndSessions } from "./session-cache.server.ts";
import { requireFarmer } from "./store.server.ts";

const tags = ["session"];

/** Where one's account is signed in, and signing out there. */
export function deviceRoutes(
  server: Server,
  { db, now }: Parts,
  { endSessions }: { endSessions: EndSessions },
): void {
  server.get(
    "/api/session/devices",
    { schema: { tags, summary: "Where you are signed in", response: { 200: devices } } },
    async (request, reply) => {
      const { uid, sessionId } = requireFarmer(request);
      void reply.header("cache-control", "no-store");
      return { devices: await listDevices(db, { uid, sessionId, now: now() }) };
    },
  );

  server.delete(
    "/api/session/devices/:id",
    {
      schema: {
        tags,
        summary: "Sign out in one place",
        params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const ended = await removeSessions(db, { uid, only: request.params.id });
      if (ended.length === 0) throw new AppError("not-found", "There is no such session of yours");
      await endSessions(ended);
      await insertAccountEvent(db, { uid, kind: "signed-out-elsewhere", now: now(), request });
      return reply.status(204).send();
    },
  );

  server.post(
    "/api/session/devices/end",
    {
      schema: {
        tags,
        summary: "Sign out everywhere, or everywhere else",
        body: z.strictObject({ which: z.enum(["others", "all"]) }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { uid, sessionId } = requireFarmer(request);
      const isAll = request.body.which === "all";
      await endSessions(await removeSessions(db, { uid, ...(isAll ? {} : { except: sessionId }) }));
      await insertAccountEvent(db, { uid, kind: "signed-out-elsewhere", now: now(), request });
      return reply.status(204).send();
    },
  );
}
