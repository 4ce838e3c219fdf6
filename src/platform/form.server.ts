import type { FastifyRequest } from "fastify";
import { AppError } from "#src/shared/app-error.ts";

export type SentForm = { fields: Record<string, unknown>; file: Buffer | null };

/**
 * Reads a multipart form with at most one file that matters; a file that is too large is refused while it
 * is read, and an empty one is none.
 * @param fileField the file's field; files of other names are skipped
 * @throws AppError unsupported-media for another kind of body, invalid-input for a form that is broken
 */
export async function readForm(request: FastifyRequest, fileField: string): Promise<SentForm> {
  if (!request.isMultipart()) {
    throw new AppError("unsupported-media", "A form with a file is sent as multipart/form-data");
  }
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields[part.fieldname] = part.value;
      else if (part.fieldname === fileField) file = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    // The parser of forms throws plain errors for what the sender did wrong.
    if (!(error instanceof Error) || "statusCode" in error) throw error;
    throw new AppError("invalid-input", "The form could not be read", { cause: error });
  }
  return { fields, file: file && file.length > 0 ? file : null };
}
