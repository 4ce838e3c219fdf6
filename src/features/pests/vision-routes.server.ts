import { z } from "zod";
import { getFarmerLimit } from "#src/features/session/limits.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { readForm } from "#src/platform/form.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { stripJpeg } from "./photo-rules.ts";
import { listPests } from "./record-rules.ts";
import { getPestWords } from "./store.server.ts";
import type { Vision } from "./vision-gateway.server.ts";
import { largestSentBytes, type VisionAnswer, visionAnswer, visionState } from "./vision-schema.ts";

const config = { rateLimit: getFarmerLimit(6) };
const question = z.object({ crop: z.enum(crops) });

/** The photo without anything that a camera wrote beside it. @throws AppError when it is none of ours */
function requirePhoto(file: Buffer | null): Uint8Array {
  if (!file) throw new AppError("invalid-input", "The form has no photo");
  if (file.length > largestSentBytes) throw new AppError("too-large", "A photo has at most 150 kB");
  try {
    return stripJpeg(new Uint8Array(file));
  } catch (cause) {
    throw new AppError("unsupported-media", "The photo is no JPEG", { cause });
  }
}

/** A second opinion on a photo, by the model that the operator set up; nothing of it is kept. */
export function visionRoutes(
  server: Server,
  { log }: Pick<Parts, "log">,
  { vision }: { vision: Vision | null },
): void {
  server.get(
    "/api/pests/vision",
    {
      schema: {
        tags: ["pests"],
        summary: "Whether a photo can be shown to a model, and whose",
        response: { 200: visionState },
      },
    },
    async (request) => {
      requireFarmer(request);
      return { host: vision?.host ?? null };
    },
  );

  server.post(
    "/api/pests/vision",
    {
      config,
      schema: {
        tags: ["pests"],
        summary: "What a model sees in a photo",
        consumes: ["multipart/form-data"],
        response: { 200: visionAnswer },
      },
    },
    async (request, reply): Promise<VisionAnswer> => {
      requireFarmer(request);
      if (!vision) throw new AppError("not-found", "No model looks at photos here");
      const { fields, file } = await readForm(request, reply, "photo");
      const asked = question.safeParse(fields);
      if (!asked.success) throw new AppError("invalid-input", "The crop is not known");
      const photo = requirePhoto(file);
      const { crop } = asked.data;
      const candidates = listPests({ crop }).map((record) => {
        const { name, signs } = record.words.en;
        return { id: record.id, name, signs };
      });
      const opinion = await vision.judge({ photo, crop, candidates });
      if (opinion.kind === "fault") {
        log.warn({ fault: opinion.fault }, "the vision model gave no answer");
        return { kind: "no-answer" };
      }
      const words = opinion.kind === "named" ? getPestWords(opinion.id) : null;
      if (opinion.kind === "abstained" || !words) return { kind: "abstained" };
      const { id: pestId, confidencePercent } = opinion;
      return { kind: "named", pestId, confidencePercent, words };
    },
  );
}
