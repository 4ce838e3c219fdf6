import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { answerError } from "#src/app/errors.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openMail } from "#src/platform/mail.server.ts";
import { type MediaStore, openMedia } from "#src/platform/media.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";
import { sharePictures } from "#src/platform/test-pictures.server.ts";
import { blogRoutes } from "./routes.server.ts";
import { insertSamplePosts } from "./sample-store.server.ts";
import { blogPage, blogPost } from "./schema.ts";
import { makeSampleId, openPosts } from "./store.server.ts";

let database: TestDatabase;
let folder: string;
let media: MediaStore;
let live: Live;
let server: Server;
let time: number;

const farmers: Record<string, string | null> = { sunita: "Sunita Pawar", nameless: null };

beforeEach(async () => {
  database = await openTestDb();
  folder = await mkdtemp(join(await findQuickFolder(), "urvara-blogs-"));
  time = Date.parse("2026-11-21T06:00:00.000Z");
  const env = readEnv({ LOG_LEVEL: "silent", DATA_DIR: folder });
  const log = openLog(env);
  live = openLive(database.db, { log });
  const now = () => new Date(time);
  const base = fastify();
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(serializerCompiler);
  server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  await server.register(cookie);
  await server.register(multipart, {
    limits: { fileSize: 15 * 1024 * 1024, files: 1, fields: 20 },
  });
  server.decorateRequest("farmer", null);
  server.addHook("onRequest", async (request) => {
    const uid = request.headers["x-test-farmer"];
    if (typeof uid !== "string") return;
    const displayName = farmers[uid] ?? null;
    const email = `${uid}@farm.test`;
    request.farmer = { uid, displayName, sessionId: "1", email, photoURL: null };
  });
  media = openMedia({ db: database.db, folder: join(folder, "media"), pictures: sharePictures() });
  blogRoutes(server, {
    env,
    log,
    live,
    now,
    publicUrl: "http://urvara.test",
    secret: "a secret of the tests, long enough to sign with",
    db: database.db,
    media,
    mail: openMail(env, { log, now }),
    newId: randomUUID,
  });
});

afterEach(async () => {
  await server.close();
  await live.close();
  media.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const photo = await sharp({
  create: { width: 800, height: 600, channels: 3, background: "#1f6b3a" },
})
  .jpeg()
  .toBuffer();

type Sent = {
  fields?: Record<string, string>;
  picture?: Buffer | null;
  uid?: string | null;
};

async function sendPost({ fields = {}, picture = photo, uid = "sunita" }: Sent = {}) {
  const form = new FormData();
  const all = {
    id: randomUUID(),
    title: "Drip on tomato",
    description: "Fifty minutes on alternate days.",
    category: "water",
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (picture) form.set("picture", new File([new Uint8Array(picture)], "photo.jpg"));
  const request = new Request("http://urvara.test", { method: "POST", body: form });
  return server.inject({
    method: "POST",
    url: "/api/blogs",
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      ...(uid === null ? {} : { "x-test-farmer": uid }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

async function list(query = "") {
  const answer = await server.inject({
    url: `/api/blogs${query}`,
    headers: { "x-test-farmer": "sunita" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return blogPage.parse(answer.json());
}

function like(id: string) {
  return server.inject({
    method: "POST",
    url: `/api/blogs/${id}/like`,
    headers: { "x-test-farmer": "sunita" },
  });
}

test("a post is stored with its picture, its author's name, its moment and no likes", async () => {
  const answer = await sendPost({ fields: { title: "  Drip on tomato " } });
  expect(answer.statusCode, answer.body).toBe(201);
  const post = blogPost.parse(answer.json());
  expect(post).toMatchObject({
    title: "Drip on tomato",
    authorName: "Sunita Pawar",
    postedDate: "2026-11-21T06:00:00.000Z",
    likes: 0,
    category: "water",
    language: "en",
  });
  expect(post.imageUrl).toMatch(/^\/media\/[0-9a-f]{64}-640\.webp$/);
  expect((await list()).posts).toEqual([post]);
  const stored = await database.db.selectFrom("blogs").selectAll().executeTakeFirstOrThrow();
  expect(stored.authorUid).toBe("sunita");
});

test("an author without a display name is 'Unknown'", async () => {
  const answer = await sendPost({ uid: "nameless" });
  expect(answer.json()).toMatchObject({ authorName: "Unknown" });
});

test("an empty title, description or picture is refused in the specification's words", async () => {
  const cases: [Sent, string][] = [
    [{ fields: { title: "   " } }, "title"],
    [{ fields: { description: "" } }, "description"],
    [{ picture: null }, "picture"],
    [{ picture: Buffer.alloc(0) }, "picture"],
  ];
  for (const [sent, field] of cases) {
    const answer = await sendPost(sent);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "invalid-input",
      message: "All fields are required.",
      fields: { [field]: "All fields are required." },
    });
  }
  expect((await list()).posts).toEqual([]);
});

test("a title that is too long, an unknown category and a bad id are refused by name", async () => {
  for (const [name, value] of [
    ["title", "a".repeat(121)],
    ["description", "a".repeat(4001)],
    ["category", "politics"],
    ["id", "1; drop table blogs"],
  ] as const) {
    const answer = await sendPost({ fields: { [name]: value } });
    expect(answer.statusCode).toBe(400);
    expect(
      Object.keys(z.object({ fields: z.object({}).loose() }).parse(answer.json()).fields),
    ).toEqual([name]);
  }
});

test("a picture that is not one, or too large, is refused and nothing is stored", async () => {
  expect((await sendPost({ picture: Buffer.from("<svg/>".repeat(20)) })).statusCode).toBe(415);
  expect((await sendPost({ picture: Buffer.alloc(15 * 1024 * 1024 + 1) })).statusCode).toBe(413);
  const json = await server.inject({
    method: "POST",
    url: "/api/blogs",
    headers: { "x-test-farmer": "sunita" },
    payload: { title: "no form" },
  });
  expect(json.statusCode).toBe(415);
  expect((await list()).posts).toEqual([]);
});

test("the same post sent again, even at the same moment, is stored once and announced as one", async () => {
  const fields = { id: randomUUID() };
  const announced: unknown[] = [];
  live.listen(({ body }) => announced.push(body));
  const answers = await Promise.all([1, 2, 3].map(() => sendPost({ fields })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await list()).posts).toHaveLength(1);
  // Whoever hears of it twice takes it once.
  expect(new Set(announced.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ kind: "created", post: answers[0]?.json() })]),
  );
});

test("a post that was stored by a process that died before telling of it is told of when it is sent again", async () => {
  const fields = { id: randomUUID(), title: "Drip on tomato", description: "As stored." };
  await openPosts(database.db)({
    input: { ...fields, category: "water", language: "en" },
    imageUrl: "/media/of-before.webp",
    author: { uid: "sunita", displayName: "Sunita Pawar" },
    now: new Date(time),
  });
  const announced: unknown[] = [];
  live.listen(({ body }) => announced.push(body));
  const answer = await sendPost({ fields });
  expect(answer.statusCode).toBe(200);
  expect(announced).toEqual([{ kind: "created", post: answer.json() }]);
});

test("another text under the same id is refused, so that no text is lost unseen", async () => {
  const fields = { id: randomUUID() };
  await sendPost({ fields });
  const answer = await sendPost({ fields: { ...fields, title: "Something else" } });
  expect(answer.statusCode).toBe(409);
  expect((await list()).posts.map(({ title }) => title)).toEqual(["Drip on tomato"]);
});

test("nobody can send under the id of another farmer's post", async () => {
  const fields = { id: randomUUID() };
  await sendPost({ fields });
  const answer = await sendPost({ fields, uid: "nameless" });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).not.toContain("Drip on tomato");
});

test("two hundred likes at once are two hundred likes more", async () => {
  const { id } = blogPost.parse((await sendPost()).json());
  const other = blogPost.parse((await sendPost()).json());
  const announced: unknown[] = [];
  live.listen(({ body }) => announced.push(body));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => like(index % 10 === 0 ? other.id : id)),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const { posts } = await list();
  expect(posts.find((post) => post.id === id)?.likes).toBe(180);
  expect(posts.find((post) => post.id === other.id)?.likes).toBe(20);
  expect(announced).toContainEqual({ kind: "liked", id, likes: 180 });
  expect(announced).toContainEqual({ kind: "liked", id: other.id, likes: 20 });
});

test("any farmer may like any post, again and again; an unknown post is not found", async () => {
  const { id } = blogPost.parse((await sendPost()).json());
  expect((await like(id)).json()).toEqual({ id, likes: 1 });
  expect((await like(id)).json()).toEqual({ id, likes: 2 });
  expect((await like(randomUUID())).statusCode).toBe(404);
  expect((await like("first")).statusCode).toBe(400);
});

test("pages have every post once, also while others are posted", async () => {
  const storePost = async () => {
    const input = {
      id: randomUUID(),
      title: "Drip",
      description: "On tomato",
      category: "water" as const,
      language: "en" as const,
    };
    const author = { uid: "sunita", displayName: null };
    await openPosts(database.db)({ input, imageUrl: "/x.svg", author, now: new Date(time) });
    return input.id;
  };
  const expected: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    // Three posts share each millisecond.
    if (index % 3 === 0) time += 1;
    expected.push(await storePost());
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(cursor === null ? "" : `?cursor=${cursor}`);
    seen.push(...page.posts.map(({ id }) => id));
    cursor = page.nextCursor;
    time += 1000;
    await storePost();
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(25);
  expect([...seen].sort()).toEqual(expected.sort());
});

test("the newest post is first", async () => {
  const first = blogPost.parse((await sendPost()).json());
  time += 1;
  const second = blogPost.parse((await sendPost()).json());
  expect((await list()).posts.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test("search and category narrow the list, in any script, and forgive a wrong letter", async () => {
  await insertSamplePosts(database.db);
  await sendPost({
    fields: { title: "टमाटर पर झुलसा", description: "पत्ते सूखे रखें", category: "pests" },
  });
  const titles = async (query: string) => (await list(query)).posts.map(({ title }) => title);
  expect(await titles(`?search=${encodeURIComponent("टमाटर")}`)).toEqual([
    "टमाटर पर झुलसा",
    // By its other name.
    "Drip on half an acre of tomato: what changed",
  ]);
  expect(await titles("?search=ragi%20hill")).toEqual([
    "Two dry years brought ragi back to our hill",
  ]);
  expect(await titles("?search=nitrogne%20wheat")).toEqual([
    "Wheat at 13 percent protein: keep nitrogen for the flag leaf",
  ]);
  const pests = (await list("?category=pests")).posts;
  expect(pests.length).toBeGreaterThan(1);
  expect(pests.every(({ category }) => category === "pests")).toBe(true);
  expect(await titles("?search=ragi&category=market")).toEqual([]);
  // Signs that mean something to the database are letters like any other, or nothing.
  for (const sign of ["%25", "_", "%27%3B--", "%00", "%5C"]) await list(`?search=${sign}`);
});

test("a cursor that no page gave is refused", async () => {
  const answer = await server.inject({
    url: `/api/blogs?cursor=${Buffer.from("[1]").toString("base64url")}`,
    headers: { "x-test-farmer": "sunita" },
  });
  expect(answer.statusCode).toBe(400);
});

test("everything here needs a signed-in farmer", async () => {
  expect((await server.inject("/api/blogs")).statusCode).toBe(401);
  expect((await sendPost({ uid: null })).statusCode).toBe(401);
  const id = makeSampleId("ragi-came-back");
  expect((await server.inject({ method: "POST", url: `/api/blogs/${id}/like` })).statusCode).toBe(
    401,
  );
});

test("the ten sample posts have ids of their own and 2 to 93 likes", async () => {
  await insertSamplePosts(database.db);
  await insertSamplePosts(database.db);
  const first = await list();
  const second = await list(`?cursor=${first.nextCursor}`);
  const posts = [...first.posts, ...second.posts];
  expect(posts).toHaveLength(10);
  const likes = posts.map((post) => post.likes);
  expect([Math.min(...likes), Math.max(...likes)]).toEqual([2, 93]);
  expect(posts[0]?.id).toBe(makeSampleId("ragi-came-back"));
});

test("a like that is sent again is counted once, another of the same farmer again", async () => {
  const post = blogPost.parse((await sendPost()).json());
  const send = async (key: string, uid: string) => {
    const answer = await server.inject({
      method: "POST",
      url: `/api/blogs/${post.id}/like`,
      headers: { "x-test-farmer": uid, "idempotency-key": key },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ likes: number }>().likes;
  };
  const [first, second] = [randomUUID(), randomUUID()];
  expect(await send(first, "sunita")).toBe(1);
  expect(await send(first, "sunita")).toBe(1);
  expect(await send(second, "sunita")).toBe(2);
  // Another farmer's write is another write, whatever its id.
  expect(await send(first, "nameless")).toBe(3);
  const together = await Promise.all(Array.from({ length: 5 }, () => send(first, "sunita")));
  expect(together).toEqual([3, 3, 3, 3, 3]);
});

test("a key that is no UUID is refused", async () => {
  const post = blogPost.parse((await sendPost()).json());
  const answer = await server.inject({
    method: "POST",
    url: `/api/blogs/${post.id}/like`,
    headers: { "x-test-farmer": "sunita", "idempotency-key": "again" },
  });
  expect(answer.statusCode).toBe(400);
});
