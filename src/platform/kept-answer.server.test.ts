import { brotliDecompressSync } from "node:zlib";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { keepAnswer } from "./kept-answer.server.ts";
import { type LiveEvent, missedTopic } from "./live.server.ts";

type Load = { resolve: (body: unknown) => void; reject: (error: Error) => void };

function open() {
  const listeners: ((event: LiveEvent) => void)[] = [];
  const loads: Load[] = [];
  const kept = keepAnswer(
    {
      listen(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    },
    {
      topics: ["blogs"],
      load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    },
  );
  const server = fastify();
  server.get("/", (request, reply) => kept.send(request, reply));
  const get = (encoding = "identity") =>
    server.inject({ url: "/", headers: { "accept-encoding": encoding } });
  const tell = (topic: string) => {
    for (const listener of listeners) listener({ id: 1, topic, body: {}, to: "all" });
  };
  /** Until the server has asked for so many loads. */
  const waitForLoads = (count: number) => expect.poll(() => loads.length).toBe(count);
  return { get, tell, loads, waitForLoads };
}

test("readers share one load, until an event says that something changed", async () => {
  const { get, tell, loads, waitForLoads } = open();
  const first = [get(), get(), get()];
  await waitForLoads(1);
  loads[0]?.resolve({ posts: ["a"] });
  for (const answer of await Promise.all(first)) expect(answer.json()).toEqual({ posts: ["a"] });
  tell("insurance");
  expect((await get()).json()).toEqual({ posts: ["a"] });
  expect(loads).toHaveLength(1);
  for (const topic of ["blogs", missedTopic]) {
    const before = loads.length;
    tell(topic);
    const next = get();
    await waitForLoads(before + 1);
    loads[before]?.resolve({ posts: [topic] });
    expect((await next).json()).toEqual({ posts: [topic] });
  }
});

test("who comes after a change does not get what began to be read before it", async () => {
  const { get, tell, loads, waitForLoads } = open();
  const early = get();
  await waitForLoads(1);
  tell("blogs");
  const late = get();
  await waitForLoads(2);
  loads[1]?.resolve({ posts: ["new"] });
  loads[0]?.resolve({ posts: ["old"] });
  expect((await early).json()).toEqual({ posts: ["old"] });
  expect((await late).json()).toEqual({ posts: ["new"] });
  expect((await get()).json()).toEqual({ posts: ["new"] });
  expect(loads).toHaveLength(2);
});

test("a load that fails is not kept", async () => {
  const { get, loads, waitForLoads } = open();
  const failing = get();
  await waitForLoads(1);
  loads[0]?.reject(new Error("no connection"));
  expect((await failing).statusCode).toBe(500);
  const next = get();
  await waitForLoads(2);
  loads[1]?.resolve({ posts: [] });
  expect((await next).statusCode).toBe(200);
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br;q=0.9, zstd", "br"],
  ["gzip", undefined],
  ["br;q=0, gzip", undefined],
  ["brotli", undefined],
])("of a browser that takes %s it is sent as %s", async (accepted, expected) => {
  const { get, loads, waitForLoads } = open();
  const text = "घास ".repeat(500);
  const asking = get(accepted);
  await waitForLoads(1);
  loads[0]?.resolve({ text });
  const answer = await asking;
  expect(answer.headers["content-encoding"]).toBe(expected);
  expect(answer.headers.vary).toContain("accept-encoding");
  const bytes = expected ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
  expect(JSON.parse(bytes.toString())).toEqual({ text });
});
