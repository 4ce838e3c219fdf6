import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#src/shared/app-error.ts";
import { pictureWidths } from "#src/shared/picture.ts";
import type { Parts, Server } from "./parts.server.ts";

const fileName = new RegExp(`^[0-9a-f]{64}-(${pictureWidths.join("|")})\\.webp$`);
const yearInSeconds = 31_536_000;

/**
 * Serves the pictures that farmers uploaded. A name stands for one content for ever.
 * @param requireFarmer throws when the request carries no session
 */
export function mediaRoutes(
  server: Server,
  { media }: Pick<Parts, "media">,
  { requireFarmer }: { requireFarmer: (request: FastifyRequest) => unknown },
): void {
  server.get(
    "/media/:file",
    { config: { rateLimit: false }, schema: { params: z.object({ file: z.string().max(200) }) } },
    async (request, reply) => {
      requireFarmer(request);
      const { file } = request.params;
      const bytes = fileName.test(file) ? await media.getPictureFile(file) : null;
      if (!bytes) throw new AppError("not-found", "There is no such picture");
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
