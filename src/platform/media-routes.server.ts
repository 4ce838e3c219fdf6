import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#src/shared/app-error.ts";
import { pictureWidths } from "#src/shared/picture.ts";
import type { Parts, Server } from "./parts.server.ts";

const fileName = new RegExp(`^[0-9a-f]{64}-(${pictureWidths.join("|")})\\.webp$`);
const yearInSeconds = 31_536_000;

/**
 * Serves the pictures that farmers uploaded: their own, and those that something shows them. A name stands
 * for one content for ever; whatever else a file has come to hold is never given out under it.
 * @param requireFarmer throws when the request carries no session
 */
export function mediaRoutes(
  server: Server,
  { media }: Pick<Parts, "media">,
  { requireFarmer }: { requireFarmer: (request: FastifyRequest) => { uid: string } },
): void {
  server.get(
    "/media/:file",
    { config: { rateLimit: false }, schema: { params: z.object({ file: z.string().max(200) }) } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const { file } = request.params;
      void reply.header("cache-control", "no-store");
      const bytes = fileName.test(file) ? await media.getPictureFile(file, { uid }) : null;
      if (!bytes) throw new AppError("not-found", "There is no such picture");
      if (bytes === "damaged") {
        request.log.error(
          { file },
          "a stored picture is damaged: restore it, or have it sent again",
        );
        throw new AppError("not-found", "This picture is damaged; sent again, it is mended");
      }
      return reply
        .headers({
          "content-type": "image/webp",
          "cache-control": `private, max-age=${yearInSeconds}, immutable`,
          etag: `"${file}"`,
          "x-content-type-options": "nosniff",
        })
        .send(bytes);
    },
  );
}
