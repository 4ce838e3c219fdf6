import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Live, missedTopic } from "./live.server.ts";

/** A body with the bytes that it is sent as. */
export type Answer = { json: Buffer; etag: string; getBrotli: () => Promise<Buffer> };

type KeptAnswer = {
  /**
   * Sends the answer as it is now.
   * @throws what `load` throws
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

/** Turns a body into what is sent, once for all who get the same. */
export function prepareAnswer(body: unknown): Answer {
  // As bytes, since a text would be turned into them for each reader.
  const json = Buffer.from(JSON.stringify(body));
  let brotli: Promise<Buffer> | undefined;
  return {
    json,
    etag: `"${createHash("sha1").update(json).digest("base64")}"`,
    getBrotli() {
      // Everyone may get these bytes, so they are worth more effort than those of one answer.
      brotli ??= promisify(brotliCompress)(json, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
      });
      return brotli;
    },
  };
}

/** Sends a prepared answer, compressed for whoever takes that. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag, getBrotli }: Answer,
): Promise<void> {
  const takesBrotli = /\bbr\b(?!;q=0(?!\.[1-9]))/.test(
    String(request.headers["accept-encoding"] ?? ""),
  );
  if (takesBrotli) reply.header("content-encoding", "br");
  reply.header("etag", etag).header("vary", "accept-encoding");
  reply.type("application/json; charset=utf-8");
  await reply.send(takesBrotli ? await getBrotli() : json);
}

/**
 * An answer that is the same for all its readers, kept in memory until an event says that it has changed.
 * Writers publish their event before they answer, so nobody misses what they have written themselves.
 * @param given.topics the events that may change it; after a gap in the events it is loaded anew as well
 * @param given.load reads it from the database; readers that come meanwhile share what it finds
 */
export function keepAnswer(
  live: Pick<Live, "listen">,
  { topics, load }: { topics: readonly string[]; load: () => Promise<unknown> },
): KeptAnswer {
  let version = 0;
  let kept: { version: number; answer: Promise<Answer> } | null = null;
  live.listen(({ topic }) => {
    if (topic === missedTopic || topics.includes(topic)) version += 1;
  });
  const get = () => {
    // What began to be read before a change may not know of it.
    if (kept?.version === version) return kept.answer;
    const loading = { version, answer: load().then(prepareAnswer) };
    kept = loading;
    loading.answer.catch(() => {
      if (kept === loading) kept = null;
    });
    return loading.answer;
  };
  return {
    async send(request, reply) {
      await sendAnswer(request, reply, await get());
    },
  };
}
