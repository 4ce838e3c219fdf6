import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import { z } from "zod";

/**
 * Writes an answer as its route's schema has it: what the schema does not name is left out, and one that does
 * not fit is never sent. Answers are checked here and nowhere before. The provider's own compiler encodes, which
 * goes through everything twice for the sake of codecs, and no answer has one.
 */
export const answerCompiler: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema, method, url }) =>
  (body: unknown) => {
    const { data, error } = z.safeParse(schema, body);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
