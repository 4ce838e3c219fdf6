import type { FastifyReply, FastifyRequest } from "fastify";

/** What earlier hooks put on the answer, security headers above all: a hijacked answer loses them. */
export function toHeaders(headers: Record<string, number | string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

type EventStream = {
  send: (event: unknown) => void;
  end: () => void;
  /** Fires when the reader has left, which is how an answer is stopped. */
  signal: AbortSignal;
};

/** Turns the answer to one request into a stream of events, begun at once, in the form of Server-Sent Events. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const response = reply.raw;
  const left = new AbortController();
  reply.hijack();
  response.writeHead(200, {
    ...toHeaders(reply.getHeaders()),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  request.raw.socket.setNoDelay?.(true);
  response.flushHeaders();
  response.on("close", () => {
    if (!response.writableEnded) left.abort();
  });
  response.on("error", () => left.abort());
  return {
    signal: left.signal,
    send(event) {
      if (!left.signal.aborted) response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end: () => void response.end(),
  };
}
