import { z } from "zod";
import {
  getSessionUser,
  requireFarmer,
  type SessionTools,
} from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import {
  getOwnData,
  graceDays,
  removePhoto,
  updateDeletionRequested,
  updatePhoto,
} from "./account-store.server.ts";
import { deletionAnswer, deletionInput, photoAnswer } from "./schema.ts";

const tags = ["profile"];
const rare = { rateLimit: { max: 10, timeWindow: "1 minute" } };

function addPhotoRoutes(server: Server, { db, media }: Parts): void {
  server.put(
    "/api/profile/photo",
    {
      config: rare,
      schema: {
        tags,
        summary: "Set the picture of yourself",
        consumes: ["multipart/form-data"],
        response: { 200: photoAnswer },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      if (!request.isMultipart()) {
        throw new AppError("unsupported-media", "A picture is sent as multipart/form-data");
      }
      const file = await request.file();
      const bytes = file?.fieldname === "picture" ? await file.toBuffer() : null;
      if (!bytes || bytes.length === 0) {
        throw new AppError("invalid-input", "A picture is missing", { fields: { picture: "" } });
      }
      const { url: photoURL } = await media.savePicture(bytes, { uid });
      const before = await updatePhoto(db, { uid, photoURL });
      request.forgetFarmer();
      if (before !== photoURL) await removePhoto({ db, media }, before);
      return { photoURL };
    },
  );

  server.delete(
    "/api/profile/photo",
    {
      config: rare,
      schema: { tags, summary: "Have no picture of yourself", response: { 200: photoAnswer } },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const before = await updatePhoto(db, { uid, photoURL: null });
      request.forgetFarmer();
      await removePhoto({ db, media }, before);
      return { photoURL: null };
    },
  );
}

/** What a person may do with all of their own data: have it, take it along, and have it deleted. */
export function accountRoutes(server: Server, parts: Parts, tools: SessionTools): void {
  const { db, now } = parts;
  addPhotoRoutes(server, parts);

  server.get(
    "/api/profile/export",
    {
      config: rare,
      schema: {
        tags,
        summary: "Everything that is kept of you, as one file",
        produces: ["application/json"],
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const user = await getSessionUser(db, uid);
      const exportedAt = now().toISOString();
      void reply.headers({
        "content-disposition": `attachment; filename="urvara-${exportedAt.slice(0, 10)}.json"`,
        "cache-control": "no-store",
      });
      return { exportedAt, user, data: await getOwnData(db, uid) };
    },
  );

  server.post(
    "/api/profile/deletion",
    {
      config: rare,
      schema: {
        tags,
        summary: "Have the account deleted in seven days, unless you sign in again",
        body: deletionInput,
        response: { 202: deletionAnswer },
      },
    },
    async (request, reply) => {
      const farmer = requireFarmer(request);
      const { uid, email } = farmer;
      if (request.body.email.trim().toLowerCase() !== email) {
        throw new AppError("user-mismatch", "This is not the e-mail address of the account");
      }
      await tools.requireOwnPassword(farmer, request.body.password);
      const date = new Date(now().getTime() + graceDays * 86_400_000);
      await updateDeletionRequested(db, { uid, now: now() });
      await tools.mailDeletion(request, { email, date });
      await tools.endAllSessions(uid);
      return reply.status(202).send({ deletedOn: date.toISOString() });
    },
  );
}
