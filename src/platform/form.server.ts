import type { MultipartFile } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#src/shared/app-error.ts";

type SentForm = { fields: Record<string, unknown>; file: Buffer | null };

/** So much of files that are being read, or wait for their turn, is held in memory at once. */
const mostBytesHeld = 64 * 1024 * 1024;
let bytesHeld = 0;

/** Counts bytes as held until the reply has ended, however it ends; false when there is no room for them. */
function holdUntilEnd(reply: FastifyReply): (bytes: number) => boolean {
  let own = 0;
  reply.raw.once("close", () => {
    bytesHeld -= own;
    own = 0;
  });
  return (bytes) => {
    if (bytesHeld + bytes > mostBytesHeld) return false;
    bytesHeld += bytes;
    own += bytes;
    return true;
  };
}

async function readFile(
  { file }: MultipartFile,
  hold: (bytes: number) => boolean,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let isRefused = false;
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk);
    // The rest is read and dropped: a sender that is still sending would not hear the answer.
    isRefused ||= !hold(bytes.length);
    if (!isRefused) chunks.push(bytes);
  }
  if (isRefused) {
    throw new AppError("try-later", "Many pictures are being sent", { retryAfter: 5 });
  }
  if (file.truncated) throw new AppError("too-large", "A file has at most 15 MB");
  return Buffer.concat(chunks);
}

/**
 * Reads a multipart form with at most one file that matters; a file that is too large is refused while it
 * is read, and an empty one is none.
 * @param fileField the file's field; files of other names are skipped
 * @throws AppError unsupported-media for another kind of body, invalid-input for a form that is broken,
 * try-later while too much is held for others
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  fileField: string,
): Promise<SentForm> {
  if (!request.isMultipart()) {
    throw new AppError("unsupported-media", "A form with a file is sent as multipart/form-data");
  }
  const hold = holdUntilEnd(reply);
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields[part.fieldname] = part.value;
      else if (part.fieldname === fileField) file = await readFile(part, hold);
      else part.file.resume();
    }
  } catch (error) {
    // The parser of forms throws plain errors for what the sender did wrong.
    if (!(error instanceof Error) || "statusCode" in error || error instanceof AppError) {
      throw error;
    }
    throw new AppError("invalid-input", "The form could not be read", { cause: error });
  }
  return { fields, file: file && file.length > 0 ? file : null };
}
