import { createServer, type Server as HttpServer } from "node:http";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { openVision } from "./vision-gateway.server.ts";
import { visionRoutes } from "./vision-routes.server.ts";

const log = openLog({ LOG_LEVEL: "silent" });

/** What a model of the chat completions protocol is sent, as far as the product's side of it matters. */
const question = z.object({
  model: z.literal("eye-1"),
  messages: z.tuple([
    z.object({ role: z.literal("system"), content: z.string() }),
    z.object({
      role: z.literal("user"),
      content: z.tuple([
        z.object({ type: z.literal("text"), text: z.string() }),
        z.object({ type: z.literal("image_url"), image_url: z.object({ url: z.string() }) }),
      ]),
    }),
  ]),
});

type Reply = {
  status?: number;
  content?: string;
  body?: string;
  location?: string;
  /** An answer that never ends. */
  isEndless?: boolean;
};
let reply: Reply = {};
const asked: { question: z.infer<typeof question>; key: string | undefined }[] = [];
let model: HttpServer;
let url = "";

beforeAll(async () => {
  model = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      expect(request.url).toBe("/v1/chat/completions");
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      asked.push({ question: question.parse(body), key: request.headers.authorization });
      const { location } = reply;
      response.writeHead(reply.status ?? 200, {
        "content-type": "application/json",
        ...(location ? { location } : {}),
      });
      if (reply.isEndless) {
        const pour = setInterval(() => response.write("x".repeat(20_000)), 5);
        response.on("close", () => clearInterval(pour));
        return;
      }
      const message = { role: "assistant", content: reply.content ?? "" };
      const choices = [{ index: 0, message, finish_reason: "stop" }];
      response.end(reply.body ?? JSON.stringify({ id: "1", object: "chat.completion", choices }));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const address = model.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`;
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
});
beforeEach(() => {
  reply = {};
  asked.length = 0;
});

async function makePhoto(): Promise<Buffer> {
  const plain = sharp({ create: { width: 320, height: 240, channels: 3, background: "#3c8c32" } });
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "20/1 5/1 45/1" };
  return plain
    .jpeg()
    .withExif({ IFD0: { Make: "Village Phone" }, IFD3: gps })
    .toBuffer();
}

async function ask(
  given: {
    photo?: Buffer;
    crop?: string;
    isSetUp?: boolean;
    farmer?: typeof testFarmer | null;
  } = {},
) {
  const { crop = "rice", isSetUp = true, farmer = testFarmer } = given;
  const vision = openVision({
    ASSISTANT_URL: isSetUp ? url : undefined,
    ASSISTANT_KEY: "secret-key",
    ASSISTANT_VISION_MODEL: "eye-1",
  });
  const routes = openTestRoutes((server) => {
    void server.register(multipart);
    void server.register(async (inner: typeof server) => visionRoutes(inner, { log }, { vision }));
  }, farmer);
  const form = new FormData();
  form.append("crop", crop);
  const bytes = new Uint8Array(given.photo ?? (await makePhoto()));
  form.append("photo", new Blob([bytes], { type: "image/jpeg" }), "leaf.jpg");
  const request = new Request("http://urvara.test", { method: "POST", body: form });
  const state = await routes.inject({ url: "/api/pests/vision" });
  const answer = await routes.inject({
    method: "POST",
    url: "/api/pests/vision",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  await routes.close();
  return { state, answer, status: answer.statusCode, body: answer.json() };
}

test("a pest of the crop is named with the model's own confidence, from a photo without position", async () => {
  reply = { content: 'I see spindles.\n{"id": "rice-blast", "confidence": 71.6}' };
  const { state, body } = await ask();
  expect(state.json()).toEqual({ host: new URL(url).host });
  expect(body).toMatchObject({
    kind: "named",
    pestId: "rice-blast",
    confidencePercent: 72,
    words: { name: { en: expect.stringMatching(/blast/i) } },
  });
  const [sent] = asked;
  expect(sent?.key).toBe("Bearer secret-key");
  const [{ text }, { image_url }] = sent?.question.messages[1].content ?? [
    { text: "" },
    { image_url: { url: "" } },
  ];
  expect(text).toContain("rice-blast:");
  expect(text).not.toContain("pot-lateblight");
  const photo = Buffer.from(image_url.url.replace("data:image/jpeg;base64,", ""), "base64");
  expect(photo.includes("Village Phone")).toBe(false);
  const { exif, width } = await sharp(photo).metadata();
  expect([exif, width]).toEqual([undefined, 320]);
});

test.each([
  ["it says so", '{"id": null, "confidence": 0}'],
  ["it is not sure enough", '{"id": "rice-blast", "confidence": 39}'],
  ["it names what is not on the list", '{"id": "pot-lateblight", "confidence": 95}'],
])("it abstains when %s", async (_when, content) => {
  reply = { content };
  expect((await ask()).body).toEqual({ kind: "abstained" });
});

test.each<[string, Reply]>([
  ["fails", { status: 500, body: "{}" }],
  ["is asked too often", { status: 429, body: "{}" }],
  ["refuses", { status: 401, body: "{}" }],
  ["speaks prose", { content: "Looks like blast to me!" }],
  ["is sure beyond measure", { content: '{"id": "rice-blast", "confidence": 900}' }],
  ["breaks its own protocol", { body: "<html>" }],
])("there is no answer when the model %s", async (_what, given) => {
  reply = given;
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, { kind: "no-answer" }]);
});

test("a model elsewhere, to which it would be sent on, gets neither photo nor key", async () => {
  reply = { status: 307, location: `${url}/chat/completions` };
  expect((await ask()).body).toEqual({ kind: "no-answer" });
  expect(asked).toHaveLength(1);
});

test("an answer without an end is not waited for", async () => {
  reply = { isEndless: true };
  expect((await ask()).body).toEqual({ kind: "no-answer" });
});

test("one farmer's photos are counted, not those of all behind one address", async () => {
  const routes = openTestRoutes((server) => {
    const errorResponseBuilder = () => new AppError("too-many-requests", "Too many requests");
    void server.register(rateLimit, { global: false, errorResponseBuilder });
    void server.register(async (inner: typeof server) => {
      inner.addHook("onRequest", async (request) => {
        request.farmer = { ...testFarmer, uid: String(request.headers["x-uid"]) };
      });
      visionRoutes(inner, { log }, { vision: null });
    });
  });
  const send = async (uid: string) => {
    const headers = { "x-uid": uid };
    return (await routes.inject({ method: "POST", url: "/api/pests/vision", headers })).statusCode;
  };
  // Without a model each is refused, but only once it was let through.
  for (const _ of Array(6)) expect(await send("sunita")).toBe(404);
  expect(await send("sunita")).toBe(429);
  expect(await send("ramesh")).toBe(404);
  await routes.close();
});

test("without a model no photo is taken, and what is no small JPEG of a known crop is refused", async () => {
  const without = await ask({ isSetUp: false });
  expect(without.state.json()).toEqual({ host: null });
  expect(without.status).toBe(404);
  expect((await ask({ crop: "tobacco" })).status).toBe(400);
  expect((await ask({ photo: Buffer.from("no picture") })).status).toBe(415);
  const large = Buffer.concat([await makePhoto(), Buffer.alloc(150_000)]);
  expect((await ask({ photo: large })).status).toBe(413);
  expect((await ask({ farmer: null })).status).toBe(401);
  expect(asked).toEqual([]);
});
