import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { getAccountAddress } from "#src/features/session/account-rules.ts";
import { requireOwner } from "#src/features/session/owner.server.ts";
import { sessionEndedTopic } from "#src/features/session/session-cache.server.ts";
import { getSessionUser, requireFarmer } from "#src/features/session/store.server.ts";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import { readForm } from "#src/platform/form.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { removalAnswer, removalInput } from "#src/shared/device-data-rules.ts";
import { pictureWidths } from "#src/shared/picture.ts";
import { accountExport, deletionAnswer, deletionInput } from "./account-schema.ts";
import {
  getAccountExport,
  getRemovalDate,
  getRemovalState,
  insertDeletionRequest,
  removeKeptNotice,
} from "./account-store.server.ts";
import { profile } from "./schema.ts";
import { requireProfile, updatePicture } from "./store.server.ts";

const tags = ["profile"];
const fewPerMinute = { rateLimit: { max: 20, timeWindow: "1 minute" } };

/** The one file of a form. @throws AppError when there is none, or the body is no form */
async function readPicture(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const { file } = await readForm(request, reply, "picture");
  if (file) return file;
  throw new AppError("invalid-input", "The form has no picture", {
    fields: { picture: "picture-missing" },
  });
}

/** A farmer's own picture. */
export function pictureRoutes(server: Server, { db, media }: Parts): void {
  const answers = { tags, response: { 200: profile } };

  server.put(
    "/api/profile/picture",
    {
      config: fewPerMinute,
      schema: { ...answers, summary: "Set your picture", consumes: ["multipart/form-data"] },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const saved = await media.savePicture(await readPicture(request, reply), { uid });
      await updatePicture(db, { uid, picture: `/media/${saved.id}-${pictureWidths[0]}.webp` });
      request.forgetFarmer();
      return requireProfile(db, { uid });
    },
  );

  server.delete(
    "/api/profile/picture",
    { schema: { ...answers, summary: "Be shown by your initials again" } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updatePicture(db, { uid, picture: null });
      request.forgetFarmer();
      return requireProfile(db, { uid });
    },
  );
}

/** Taking one's data away. */
export function accountRoutes(server: Server, { db, now, publicUrl }: Parts): void {
  server.get(
    "/api/profile/export",
    {
      config: fewPerMinute,
      schema: { tags, summary: "All that is kept of you", response: { 200: accountExport } },
    },
    async (request, reply) => {
      const farmer = requireFarmer(request);
      const time = now();
      const own = await getAccountExport(db, { farmer, publicUrl, now: time });
      if (!own) throw new AppError("not-found", "This account has no record");
      const { uid } = farmer;
      await insertAccountEvent(db, { uid, kind: "data-exported", now: time, request });
      const name = `urvara-${time.toISOString().slice(0, 10)}.json`;
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "no-store")
        .send(own);
    },
  );
}

/** Having the account removed, or kept after all. */
export function removalRoutes(server: Server, parts: Parts): void {
  const { db, live, now } = parts;
  server.delete(
    "/api/profile",
    {
      config: fewPerMinute,
      schema: {
        tags,
        summary: "Have your account removed in 7 days, unless you sign in before",
        body: deletionInput,
        response: { 200: deletionAnswer },
      },
    },
    async (request) => {
      const { uid, email } = requireFarmer(request);
      const user = await getSessionUser(db, uid);
      const address = getAccountAddress({ email, phoneNumber: user?.phoneNumber ?? null });
      if (request.body.confirm !== address.toLowerCase()) {
        throw new AppError("invalid-input", "This is not the account's own address", {
          fields: { confirm: "not-own-email" },
        });
      }
      const { password, code } = request.body;
      await requireOwner(parts, request, { password, code });
      const time = now();
      const sessionIds = await insertDeletionRequest(db, { uid, now: time, request });
      await live.publish(sessionEndedTopic, { sessionIds }, { to: "processes" });
      mailAccountNotice(parts, { uid, kind: "deletion-asked" });
      return { removedAfter: getRemovalDate(time).toISOString() };
    },
  );

  server.post(
    "/api/profile/removal",
    {
      config: { ...fewPerMinute, isOpen: true },
      schema: {
        tags,
        summary: "What became of an account that was to be removed",
        body: removalInput,
        response: { 200: removalAnswer },
      },
    },
    // Without a session, which a removed account has no more; nobody but its own devices knows its id.
    async (request) => ({ state: await getRemovalState(db, request.body) }),
  );

  server.delete(
    "/api/profile/kept-notice",
    {
      schema: {
        tags,
        summary: "You know that signing in has kept your account",
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await removeKeptNotice(db, requireFarmer(request));
      return reply.status(204).send();
    },
  );
}
