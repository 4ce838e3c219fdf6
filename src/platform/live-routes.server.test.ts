import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerError } from "#src/app/errors.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { type Live, openLive } from "./live.server.ts";
import { type LiveSettings, liveRoutes } from "./live-routes.server.ts";
import { openLog } from "./log.server.ts";
import type { Server } from "./parts.server.ts";
import { endSpareSockets } from "./spare-sockets.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;
let live: Live;
let server: Server;
let origin: string;
const log = openLog({ LOG_LEVEL: "silent" });
const controllers: AbortController[] = [];

async function openServer(settings: Partial<LiveSettings> = {}): Promise<void> {
  const base = fastify({ forceCloseConnections: "idle" });
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(serializerCompiler);
  server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  server.addHook("onRequest", async (_request, reply) => {
    void reply.header("x-frame-options", "DENY");
  });
  endSpareSockets(server);
  liveRoutes(
    server,
    { live, log },
    {
      settings: { pause: 5, ...settings },
      requireFarmer({ headers }) {
        const uid = headers["x-test-farmer"];
        if (typeof uid !== "string") throw new AppError("not-signed-in", "signed out");
        return { uid, sessionId: `session of ${uid}` };
      },
    },
  );
  origin = await server.listen({ port: 0, host: "127.0.0.1" });
}

beforeEach(async () => {
  database = await openTestDb();
  live = openLive(database.db, { log });
});

afterEach(async () => {
  for (const controller of controllers.splice(0)) controller.abort();
  await server.close();
  await live.close();
  await database.close();
});

type Heard = { id?: string; event?: string; data?: string };

/** A browser's EventSource in miniature: it keeps what it heard, parsed as the standard says. */
async function listen(given: { query?: string; headers?: Record<string, string> } = {}) {
  const controller = new AbortController();
  controllers.push(controller);
  const response = await fetch(`${origin}/api/live?${given.query ?? "topics=blogs"}`, {
    headers: { "x-test-farmer": "sunita", ...given.headers },
    signal: controller.signal,
  });
  const heard: Heard[] = [];
  const comments: string[] = [];
  const parse = (block: string) => {
    const fields: Record<string, string> = {};
    for (const line of block.split("\n")) {
      const colon = line.indexOf(":");
      if (colon === 0) comments.push(line);
      else if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trimStart();
    }
    if (fields.event) heard.push(fields);
  };
  const ended = (async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      blocks.forEach(parse);
    }
  })();
  ended.catch(() => undefined);
  return { response, heard, comments, ended, stop: () => controller.abort() };
}

const bodiesOf = ({ heard }: { heard: Heard[] }) =>
  heard.filter(({ event }) => event !== "ready").map(({ data }) => JSON.parse(data ?? "null"));

test("two browsers hear what is published on their topics, and nothing of others", async () => {
  await openServer();
  const one = await listen();
  const two = await listen({
    query: "topics=blogs,products",
    headers: { "x-test-farmer": "gopal" },
  });
  await live.publish("blogs", { kind: "created", title: "नमस्ते\n\nid: 7" }, { to: "all" });
  await live.publish("products", { kind: "placed" }, { to: "all" });
  await live.publish("prices", { kind: "changed" }, { to: "all" });
  await live.publish("blogs", { kind: "liked", likes: 3 }, { to: "all" });
  const posts = [
    { kind: "created", title: "नमस्ते\n\nid: 7" },
    { kind: "liked", likes: 3 },
  ];
  await expect.poll(() => bodiesOf(one)).toEqual(posts);
  await expect.poll(() => bodiesOf(two)).toEqual([posts[0], { kind: "placed" }, posts[1]]);
  expect(one.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(one.response.headers.get("cache-control")).toBe("no-cache, no-transform");
  expect(one.response.headers.get("x-frame-options")).toBe("DENY");
});

test("a browser that comes back hears what it missed, once and in order", async () => {
  await openServer();
  const first = await listen();
  await live.publish("blogs", 1, { to: "all" });
  await expect.poll(() => bodiesOf(first)).toEqual([1]);
  const lastEventId = first.heard.at(-1)?.id ?? "";
  first.stop();
  await live.publish("blogs", 2, { to: "all" });
  await live.publish("prices", "other", { to: "all" });
  await live.publish("blogs", 3, { to: "all" });
  const byHeader = await listen({ headers: { "last-event-id": lastEventId } });
  const byQuery = await listen({ query: `topics=blogs&lastEventId=${lastEventId}` });
  await live.publish("blogs", 4, { to: "all" });
  for (const browser of [byHeader, byQuery]) {
    await expect.poll(() => bodiesOf(browser)).toEqual([2, 3, 4]);
  }
});

test("nothing is lost or doubled for browsers that connect while much is published", async () => {
  await openServer();
  await live.publish("blogs", -1, { to: "all" });
  const { newestId } = await live.getReplay(null);
  const publishing = (async () => {
    for (let index = 0; index < 200; index += 1) await live.publish("blogs", index, { to: "all" });
  })();
  const browsers = [];
  for (let index = 0; index < 10; index += 1) {
    browsers.push(await listen({ query: `topics=blogs&lastEventId=${newestId}` }));
  }
  await publishing;
  const all = Array.from({ length: 200 }, (_, index) => index);
  for (const browser of browsers) await expect.poll(() => bodiesOf(browser)).toEqual(all);
});

test("a browser whose place is no longer known is told that it missed something", async () => {
  await openServer();
  await live.publish("blogs", 1, { to: "all" });
  const browser = await listen({ query: "topics=blogs&lastEventId=999999" });
  await expect.poll(() => browser.heard.map(({ event }) => event)).toEqual(["missed", "ready"]);
});

test("the stream opens with where it stands, so that even a quiet one can be continued", async () => {
  await openServer();
  await live.publish("prices", "somewhere else", { to: "all" });
  const { newestId } = await live.getReplay(null);
  const browser = await listen();
  await expect
    .poll(() => browser.heard)
    .toEqual([{ id: String(newestId), event: "ready", data: "{}" }]);
});

test("a quiet stream carries a sign of life", async () => {
  await openServer({ heartbeatEvery: 30 });
  const browser = await listen();
  await expect.poll(() => browser.comments.length).toBeGreaterThan(2);
});

test("a stream ends after its time, so that only those still signed in go on", async () => {
  await openServer({ heartbeatEvery: 30, longestStream: 50 });
  const browser = await listen();
  await browser.ended;
});

test("a reader that does not read is dropped, and the others go on", async () => {
  await openServer();
  const quick = await listen();
  const slow = await new Promise<Socket>((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET /api/live?topics=blogs HTTP/1.1\r\nhost: ${hostname}\r\nx-test-farmer: slow\r\n\r\n`,
      );
      socket.pause();
      resolve(socket);
    });
  });
  const closed = new Promise((resolve) => slow.once("close", resolve));
  slow.on("error", () => undefined);
  // More than the buffers of both sockets hold (several MB on loopback).
  const large = "x".repeat(512 * 1024);
  for (let index = 0; index < 40; index += 1)
    await live.publish("blogs", { index, large }, { to: "all" });
  await expect.poll(() => quick.heard.length, { timeout: 8000 }).toBe(41);
  slow.resume();
  await closed;
}, 15_000);

test("closing the server ends every stream, and connections that never asked, at once", async () => {
  await openServer();
  const { hostname, port } = new URL(origin);
  const spare = connect(Number(port), hostname);
  await once(spare, "connect");
  const browsers = [await listen(), await listen()];
  const start = performance.now();
  await server.close();
  await Promise.all(browsers.map(({ ended }) => ended));
  expect(performance.now() - start).toBeLessThan(1000);
});

test("only signed-in farmers may listen, to well-formed topics, with a limit on streams", async () => {
  await openServer({ mostStreamsPerFarmer: 2 });
  expect((await fetch(`${origin}/api/live?topics=blogs`)).status).toBe(401);
  for (const query of [
    "",
    "topics=",
    "topics=blogs,,",
    "topics=farmer:1",
    "topics=blogs&lastEventId=x",
  ]) {
    expect((await listen({ query })).response.status, query).toBe(400);
  }
  expect((await fetch(`${origin}/api/live?topics=blogs`, { method: "HEAD" })).status).toBe(404);
  const first = await listen();
  await listen();
  expect((await listen()).response.status).toBe(429);
  first.stop();
  await expect.poll(async () => (await listen()).response.status).toBe(200);
});

test("a stream ends with its session, and others go on", async () => {
  await openServer();
  const one = await listen();
  const two = await listen({ headers: { "x-test-farmer": "gopal" } });
  const body = { sessionIds: ["session of sunita"] };
  await live.publish("session-ended", body, { to: "processes" });
  await one.ended;
  await live.publish("blogs", 1, { to: "all" });
  await expect.poll(() => bodiesOf(two)).toEqual([1]);
});

test("what processes tell each other is not told to browsers, at once or after an interruption", async () => {
  await openServer();
  const query = "topics=blogs,farmer-changed";
  const browser = await listen({ query });
  await live.publish("farmer-changed", { mark: "sunita" }, { to: "processes" });
  await live.publish("blogs", 1, { to: "all" });
  await expect.poll(() => bodiesOf(browser)).toEqual([1]);
  const back = await listen({ query: `${query}&lastEventId=0` });
  await expect.poll(() => bodiesOf(back)).toEqual([1]);
});

test("what one farmer is told is told to their browsers alone, at once and after an interruption", async () => {
  await openServer();
  const query = "topics=blogs,harvests";
  const gopal = { "x-test-farmer": "gopal" };
  const own = [await listen({ query }), await listen({ query })];
  const others = [await listen({ query, headers: gopal }), await listen({ headers: gopal })];
  await live.publish("harvests", "a topic that nobody knew before", { to: "farmer:sunita" });
  await live.publish("harvests", { to: "sunita" }, { to: "farmer:nobody" });
  await live.publish("blogs", 1, { to: "all" });
  const all = ["a topic that nobody knew before", 1];
  for (const browser of own) await expect.poll(() => bodiesOf(browser)).toEqual(all);
  for (const browser of others) await expect.poll(() => bodiesOf(browser)).toEqual([1]);
  const back = await listen({ query: `${query}&lastEventId=0` });
  await expect.poll(() => bodiesOf(back)).toEqual(all);
  const other = await listen({ query: `${query}&lastEventId=0`, headers: gopal });
  await expect.poll(() => bodiesOf(other)).toEqual([1]);
});
