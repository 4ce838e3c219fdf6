import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#src/shared/app-error.ts";
import { toHeaders } from "./event-stream.server.ts";
import { type LiveEvent, missedTopic, type Replay } from "./live.server.ts";
import type { Parts, Server } from "./parts.server.ts";
import type { Audience } from "./tables.ts";

const topic = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const endedSessions = z.object({ sessionIds: z.array(z.string()) });
const liveQuery = z.object({
  topics: z
    .string()
    .max(400)
    .transform((value) => [...new Set(value.split(","))].sort())
    .pipe(z.array(topic).min(1).max(10)),
  lastEventId: z.coerce.number().int().min(0).optional(),
});

/** One browser's connection. */
type Stream = {
  response: ServerResponse;
  uid: string;
  sessionId: string;
  topics: string[];
  /** Events that arrived while what was missed was being read. */
  held: LiveEvent[];
  /** The id up to which it was told everything when it opened; null until then. */
  toldId: number | null;
  endsAt: number;
};

export type LiveSettings = {
  heartbeatEvery: number;
  /** A stream is ended after this long: the browser comes back and has to be signed in still. */
  longestStream: number;
  /** Bytes that may wait for a slow reader. */
  largestBacklog: number;
  /** Sockets written to before other work gets a turn. */
  sliceSize: number;
  /** At least this long between two writes to the same stream; longer where writing to all took longer. */
  pause: number;
  mostStreamsPerFarmer: number;
};

const usualSettings: LiveSettings = {
  heartbeatEvery: 25_000,
  longestStream: 15 * 60_000,
  largestBacklog: 64 * 1024,
  sliceSize: 500,
  pause: 10,
  mostStreamsPerFarmer: 24,
};

const writeEvent = ({ id, topic, body }: LiveEvent) =>
  `${id > 0 ? `id: ${id}\n` : ""}event: ${topic}\ndata: ${JSON.stringify(body)}\n\n`;

const toFarmer = (uid: string): Audience => `farmer:${uid}`;

function isFor({ uid, topics }: Stream, { topic: name, to }: LiveEvent): boolean {
  const isHeard = to === "all" || to === toFarmer(uid);
  return isHeard && (name === missedTopic || topics.includes(name));
}

type Arrival = { event: LiveEvent; text: string };

/** An event that is not kept has no id, and is told to whoever is there. */
const isUntold = (event: LiveEvent, toldId: number) => event.id === 0 || event.id > toldId;

const joinTexts = (stream: Stream, arrivals: Arrival[]) =>
  arrivals
    .filter(({ event }) => isFor(stream, event))
    .map(({ text }) => text)
    .join("");

/** Each event is turned into bytes once, and streams of the same topics share the same buffer. */
async function writeSlices(
  streams: Set<Stream>,
  given: {
    arrivals: Arrival[];
    opening: string;
    settings: LiveSettings;
    drop: (stream: Stream) => void;
  },
): Promise<void> {
  const { arrivals, opening, settings, drop } = given;
  const firstId = arrivals.find(({ event }) => event.id > 0)?.event.id ?? Number.POSITIVE_INFINITY;
  const shared = new Map<string, Buffer>();
  const audiences = new Set(arrivals.map(({ event }) => event.to));
  const getBytes = (stream: Stream, toldId: number) => {
    // It opened while these were on their way, and has been told of some of them already.
    if (toldId >= firstId) {
      const untold = arrivals.filter(({ event }) => isUntold(event, toldId));
      return Buffer.from(opening + joinTexts(stream, untold));
    }
    const key = `${stream.topics.join()} ${audiences.has(toFarmer(stream.uid)) ? stream.uid : ""}`;
    const bytes = shared.get(key) ?? Buffer.from(opening + joinTexts(stream, arrivals));
    shared.set(key, bytes);
    return bytes;
  };
  let inSlice = 0;
  for (const stream of streams) {
    if (stream.toldId === null) continue;
    const bytes = getBytes(stream, stream.toldId);
    if (stream.response.writableLength > settings.largestBacklog) drop(stream);
    else if (bytes.length > 0) stream.response.write(bytes);
    inSlice += 1;
    if (inSlice % settings.sliceSize === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** All open streams of this process, and the one loop that writes to them. */
function openStreams(settings: LiveSettings) {
  const streams = new Set<Stream>();
  let queue: Arrival[] = [];
  let isHeartbeatDue = false;
  let isPumping = false;

  const drop = (stream: Stream) => {
    streams.delete(stream);
    stream.response.destroy();
  };
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.response.end();
  };

  const pump = async () => {
    isPumping = true;
    while (queue.length > 0 || isHeartbeatDue) {
      const arrivals = queue;
      const opening = isHeartbeatDue ? ": still here\n\n" : "";
      queue = [];
      isHeartbeatDue = false;
      const began = performance.now();
      await writeSlices(streams, { arrivals, opening, settings, drop });
      // Half of the time at most goes into telling; what arrives meanwhile is told in one piece.
      await wait(Math.max(settings.pause, performance.now() - began));
    }
    isPumping = false;
  };

  const heartbeat = setInterval(() => {
    isHeartbeatDue = true;
    const now = Date.now();
    for (const stream of streams) if (stream.endsAt < now) end(stream);
    if (!isPumping) void pump();
  }, settings.heartbeatEvery);
  heartbeat.unref();

  return {
    streams,
    push(event: LiveEvent) {
      queue.push({ event, text: writeEvent(event) });
      for (const stream of streams) if (stream.toldId === null) stream.held.push(event);
      if (!isPumping) void pump();
    },
    /** Writes what was missed and what came meanwhile; from here on the stream goes with all others. */
    start(stream: Stream, replay: Replay) {
      const missed = replay.isWhole
        ? replay.events
        : [{ id: replay.newestId, topic: missedTopic, body: {}, to: "all" as const }];
      const meanwhile = stream.held.filter((event) => isUntold(event, replay.newestId));
      const events = [...missed, ...meanwhile];
      const text = events.filter((event) => isFor(stream, event)).map(writeEvent);
      const newestId = Math.max(replay.newestId, ...meanwhile.map(({ id }) => id));
      // Within three seconds, but spread, or all browsers come back at the same moment after a restart.
      const retry = 500 + Math.floor(Math.random() * 2000);
      stream.held = [];
      stream.toldId = newestId;
      stream.response.write(
        `retry: ${retry}\n\n${text.join("")}id: ${newestId}\nevent: ready\ndata: {}\n\n`,
      );
    },
    drop,
    /** Ends the streams of sessions that have ended; their browsers come back and are refused. */
    endSessions(sessionIds: readonly string[]) {
      for (const stream of streams) if (sessionIds.includes(stream.sessionId)) end(stream);
    },
    close() {
      clearInterval(heartbeat);
      queue = [];
      for (const stream of streams) end(stream);
    },
  };
}

function readLastEventId(request: FastifyRequest, asked: number | undefined): number | null {
  const header = Number(request.headers["last-event-id"] ?? Number.NaN);
  return Number.isSafeInteger(header) && header >= 0 ? header : (asked ?? null);
}

/**
 * The stream of Server-Sent Events: one request for each browser, events by topic, and after an
 * interruption first what was missed (`missed` when that is no longer known).
 * @param requireFarmer throws when the request carries no session
 */
export function liveRoutes(
  server: Server,
  { live, log }: Pick<Parts, "live" | "log">,
  options: {
    requireFarmer: (request: FastifyRequest) => { uid: string; sessionId: string };
    settings?: Partial<LiveSettings>;
  },
): void {
  const settings = { ...usualSettings, ...options.settings };
  const { streams, push, start, drop, endSessions, close } = openStreams(settings);
  const stopListening = live.listen((event) => {
    if (event.topic === "session-ended") endSessions(endedSessions.parse(event.body).sessionIds);
    if (event.to !== "processes") push(event);
  });
  server.addHook("preClose", async () => {
    stopListening();
    close();
  });

  server.get(
    "/api/live",
    // A HEAD route would open a stream that nobody reads.
    { exposeHeadRoute: false, schema: { querystring: liveQuery } },
    async (request, reply) => {
      const { uid, sessionId } = options.requireFarmer(request);
      const { topics, lastEventId } = request.query;
      const own = [...streams].filter((stream) => stream.uid === uid);
      if (own.length >= settings.mostStreamsPerFarmer) {
        throw new AppError("too-many-requests", "Too many live streams", { retryAfter: 30 });
      }
      const response = reply.raw;
      const stream: Stream = {
        response,
        uid,
        sessionId,
        topics,
        held: [],
        toldId: null,
        endsAt: Date.now() + settings.longestStream,
      };
      streams.add(stream);
      response.on("close", () => streams.delete(stream));
      response.on("error", () => drop(stream));
      try {
        const replay = await live.getReplay(readLastEventId(request, lastEventId), uid);
        reply.hijack();
        // The stream ends with its connection, and needs no lengths of chunks.
        response.removeHeader("transfer-encoding");
        response.writeHead(200, {
          ...toHeaders(reply.getHeaders()),
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-cache, no-transform",
          "x-accel-buffering": "no",
          // Else the socket outlives its stream by the keep-alive time, and a closing server waits for it.
          connection: "close",
        });
        request.raw.socket.setNoDelay(true);
        start(stream, replay);
      } catch (error) {
        streams.delete(stream);
        if (!reply.sent) throw error;
        log.error({ err: error }, "a live stream could not be opened");
        response.destroy();
      }
    },
  );
}
