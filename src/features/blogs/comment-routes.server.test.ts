import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerError } from "#src/app/errors.server.ts";
import { runOperatorCommand } from "#src/app/operator.server.ts";
import { openTestServer, type TestServer } from "#src/app/test-server.server.ts";
import { insertKnownFarmers } from "#src/app/test-standing.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { removeAuthor } from "./author-store.server.ts";
import { commentRoutes } from "./comment-routes.server.ts";
import { commentPage } from "./comment-schema.ts";
import { blogRoutes } from "./routes.server.ts";
import { type BlogPost, blogPage, blogPost } from "./schema.ts";
import { makeSampleId, openPosts } from "./store.server.ts";

let product: TestServer;
let server: Server;
let time: number;
let told: unknown[];
const names: Record<string, string | null> = { sunita: "Sunita Pawar", nameless: null };

beforeEach(async () => {
  time = Date.parse("2026-11-21T06:00:00.000Z");
  product = await openTestServer({ now: () => new Date(time) });
  const uids = ["asha", "gita", "ravi", "sunita"];
  await insertKnownFarmers(product.parts.db, { uids, now: new Date(time) });
  told = [];
  product.parts.live.listen(({ topic, body }) => {
    if (topic === "blogs") told.push(body);
  });
  const base = fastify();
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(serializerCompiler);
  server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  await server.register(cookie);
  await server.register(multipart);
  server.decorateRequest("farmer", null);
  server.addHook("onRequest", async (request) => {
    const uid = request.headers["x-test-farmer"];
    if (typeof uid !== "string") return;
    const email = `${uid}@farm.test`;
    request.farmer = {
      uid,
      displayName: names[uid] ?? null,
      sessionId: "1",
      email,
      photoURL: null,
    };
  });
  blogRoutes(server, product.parts);
  commentRoutes(server, product.parts);
});

afterEach(async () => {
  await server.close();
  await product.close();
});

type Asked = { uid?: string; body?: object };
const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, given: Asked = {}) =>
  server.inject({
    method,
    url: `/api${url}`,
    headers: { "x-test-farmer": given.uid ?? "sunita" },
    ...(given.body ? { payload: given.body } : {}),
  });

async function storePost(uid = "sunita"): Promise<BlogPost> {
  const post = await openPosts(product.parts.db)({
    input: {
      id: randomUUID(),
      title: "Drip on tomato",
      description: "Fifty minutes.",
      category: "water",
      language: "en",
    },
    imageUrl: "/x.svg",
    author: { uid, displayName: names[uid] ?? null },
    now: new Date(time),
  });
  if (!post) throw new Error("the post was not stored");
  return post;
}

async function comment(postId: string, text = "How many drippers?", uid = "ravi") {
  const body = { id: randomUUID(), text };
  const answer = await ask("POST", `/blogs/${postId}/comments`, { uid, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return body;
}

const getComments = async (postId: string, { uid = "sunita", cursor = "" } = {}) =>
  commentPage.parse(
    (await ask("GET", `/blogs/${postId}/comments?cursor=${cursor}`, { uid })).json(),
  );
const getPostOf = async (id: string, uid = "meena") => {
  const answer = await ask("GET", `/blogs/${id}`, { uid });
  return answer.statusCode === 200 ? blogPost.parse(answer.json()) : answer.statusCode;
};
const listIds = async (uid: string) =>
  blogPage.parse((await ask("GET", "/blogs", { uid })).json()).posts.map(({ id }) => id);
const report = (path: string, uid: string, body: object = { reason: "spam" }) =>
  ask("POST", `${path}/report`, { uid, body });

function edit(id: string, { uid = "sunita", version = 1, title = "Drip on chilli" } = {}) {
  const boundary = "x-x-x";
  const fields = { title, description: "An hour.", category: "soil", version: String(version) };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return server.inject({
    method: "PUT",
    url: `/api/blogs/${id}`,
    headers: {
      "x-test-farmer": uid,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    payload: `${parts.join("")}--${boundary}--\r\n`,
  });
}

test("an author changes a post, keeps its picture and its moment, and everybody is told", async () => {
  const post = await storePost();
  time += 60_000;
  const answer = await edit(post.id);
  expect(answer.statusCode, answer.body).toBe(200);
  const changed = {
    ...post,
    title: "Drip on chilli",
    description: "An hour.",
    category: "soil",
    editedDate: "2026-11-21T06:01:00.000Z",
    version: 2,
  };
  expect(answer.json()).toEqual(changed);
  expect(await getPostOf(post.id)).toEqual(changed);
  expect(told).toEqual([{ kind: "edited", post: changed }]);
  const found = await ask("GET", "/blogs?search=chilli%20hour");
  expect(blogPage.parse(found.json()).posts.map(({ id }) => id)).toEqual([post.id]);
});

test("a change sent twice is stored once; one made on an old version is refused", async () => {
  const { id } = await storePost();
  expect((await edit(id)).statusCode).toBe(200);
  expect((await edit(id)).statusCode).toBe(200);
  expect(told).toHaveLength(1);
  expect((await edit(id, { title: "From another window" })).statusCode).toBe(409);
  expect(await getPostOf(id)).toMatchObject({ title: "Drip on chilli", version: 2 });
});

test("nobody changes, deletes or brings back the post of another, a sample, or one that is not there", async () => {
  const { id } = await storePost();
  for (const [target, uid] of [
    [id, "ravi"],
    [makeSampleId("ragi-came-back"), "ravi"],
    [randomUUID(), "sunita"],
  ] as const) {
    expect((await edit(target, { uid })).statusCode).toBe(404);
    expect((await ask("DELETE", `/blogs/${target}`, { uid })).statusCode).toBe(404);
    expect((await ask("POST", `/blogs/${target}/restore`, { uid })).statusCode).toBe(404);
  }
  expect(await getPostOf(id)).toMatchObject({ title: "Drip on tomato", version: 1 });
  expect(told).toEqual([]);
});

test("a deleted post is gone for everybody at once and comes back whole within ten minutes, not later", async () => {
  const post = await storePost();
  await comment(post.id);
  told.length = 0;
  expect((await ask("DELETE", `/blogs/${post.id}`)).json()).toEqual({ id: post.id, version: 2 });
  expect(await getPostOf(post.id)).toBe(404);
  expect(await getPostOf(post.id, "sunita")).toBe(404);
  expect(await listIds("ravi")).not.toContain(post.id);
  expect((await ask("GET", `/blogs/${post.id}/comments`)).statusCode).toBe(404);
  expect((await ask("POST", `/blogs/${post.id}/like`)).statusCode).toBe(404);
  expect((await ask("POST", `/blogs/${post.id}/restore`, { uid: "ravi" })).statusCode).toBe(404);
  time += 9 * 60_000;
  const back = await ask("POST", `/blogs/${post.id}/restore`);
  expect(back.json()).toEqual({ ...post, version: 3, commentCount: 1, commentsRevision: 1 });
  expect(await listIds("ravi")).toContain(post.id);
  expect((await getComments(post.id)).comments).toHaveLength(1);
  expect(told).toMatchObject([
    { kind: "removed", id: post.id, version: 2 },
    { kind: "created", post: { id: post.id, version: 3 } },
  ]);
  const removed = (await ask("DELETE", `/blogs/${post.id}`)).json();
  // Its answer was lost: asked again, it says the same.
  expect((await ask("DELETE", `/blogs/${post.id}`)).json()).toEqual(removed);
  expect((await ask("DELETE", `/blogs/${post.id}`, { uid: "ravi" })).statusCode).toBe(404);
  time += 11 * 60_000;
  expect((await ask("POST", `/blogs/${post.id}/restore`)).statusCode).toBe(404);
});

test("what was deleted long ago leaves nothing behind", async () => {
  const { db } = product.parts;
  const [old, fresh] = [await storePost(), await storePost()];
  await comment(old.id, "words of another");
  await ask("DELETE", `/blogs/${old.id}`);
  time += 11 * 60_000;
  await ask("DELETE", `/blogs/${fresh.id}`);
  expect(await db.selectFrom("blogs").select("id").where("id", "=", old.id).execute()).toEqual([]);
  expect(await db.selectFrom("comments").selectAll().execute()).toEqual([]);
});

test("a comment has its author's name or 'Unknown', any script and any sign as it was typed", async () => {
  const { id } = await storePost();
  const texts = [
    "<script>alert(1)</script>",
    "'); drop table comments; --",
    "कितना पानी?\nऔर कब?",
    "%_\\",
  ];
  for (const text of texts) {
    time += 1;
    await comment(id, `  ${text}\u0000 `, "nameless");
  }
  time += 1;
  await comment(id, "Well said", "sunita");
  const { comments } = await getComments(id);
  expect(comments.map(({ text }) => text)).toEqual([...texts, "Well said"]);
  expect(comments.map(({ authorName }) => authorName).slice(-2)).toEqual([
    "Unknown",
    "Sunita Pawar",
  ]);
  expect(JSON.stringify(comments)).not.toContain("nameless");
});

test("a comment that is empty, too long, or under no post is refused", async () => {
  const { id } = await storePost();
  const send = (postId: string, text: string) =>
    ask("POST", `/blogs/${postId}/comments`, { body: { id: randomUUID(), text } });
  expect((await send(id, "  ")).statusCode).toBe(400);
  expect((await send(id, "a".repeat(1001))).statusCode).toBe(400);
  expect((await send(randomUUID(), "Hello")).statusCode).toBe(404);
  expect(await getPostOf(id)).toMatchObject({ commentCount: 0, commentsRevision: 0 });
});

test("a comment sent three times at once is stored, counted and announced once", async () => {
  const { id } = await storePost();
  const body = { id: randomUUID(), text: "Thanks" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask("POST", `/blogs/${id}/comments`, { body })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect((await getComments(id)).comments).toHaveLength(1);
  expect(told).toEqual([{ kind: "discussed", id, commentCount: 1, commentsRevision: 1 }]);
  const other = { ...body, text: "Something else" };
  expect((await ask("POST", `/blogs/${id}/comments`, { body: other })).statusCode).toBe(409);
  expect((await ask("POST", `/blogs/${id}/comments`, { uid: "ravi", body })).statusCode).toBe(409);
});

test("twenty comments at once are twenty more, and the last event says so", async () => {
  const { id } = await storePost();
  await Promise.all(Array.from({ length: 20 }, (_, index) => comment(id, `Number ${index}`)));
  expect(await getPostOf(id)).toMatchObject({ commentCount: 20, commentsRevision: 20 });
  expect(told).toContainEqual({ kind: "discussed", id, commentCount: 20, commentsRevision: 20 });
});

test("only its author changes or deletes a comment", async () => {
  const { id } = await storePost();
  const mine = await comment(id, "How many?", "ravi");
  const change = (uid: string) =>
    ask("PUT", `/comments/${mine.id}`, { uid, body: { text: "How many drippers?" } });
  expect((await change("sunita")).statusCode).toBe(404);
  expect((await ask("DELETE", `/comments/${mine.id}`, { uid: "sunita" })).statusCode).toBe(404);
  time += 1000;
  expect((await change("ravi")).json()).toMatchObject({
    text: "How many drippers?",
    editedDate: "2026-11-21T06:00:01.000Z",
  });
  expect((await ask("GET", `/blogs/${id}/mine`, { uid: "ravi" })).json()).toEqual({
    isAuthor: false,
    isHidden: false,
    commentIds: [mine.id],
  });
  expect((await ask("DELETE", `/comments/${mine.id}`, { uid: "ravi" })).statusCode).toBe(200);
  expect((await getComments(id)).comments).toEqual([]);
  expect(told.at(-1)).toEqual({ kind: "discussed", id, commentCount: 0, commentsRevision: 3 });
  // Its answer was lost: asked again, it says the same.
  const deletedAgain = await ask("DELETE", `/comments/${mine.id}`, { uid: "ravi" });
  expect(deletedAgain.json()).toEqual({ id: mine.id });
  expect(await getPostOf(id)).toMatchObject({ commentCount: 0 });
  // A late second send of what was deleted does not bring it back, and its words are gone.
  const again = await ask("POST", `/blogs/${id}/comments`, { uid: "ravi", body: mine });
  expect(again.statusCode).toBe(409);
  const kept = await product.parts.db.selectFrom("comments").select("text").execute();
  expect(kept).toEqual([{ text: "" }]);
});

test("pages have every comment once, oldest first, also while others are written", async () => {
  const { id } = await storePost();
  const expected: string[] = [];
  for (let index = 0; index < 45; index += 1) {
    // Three comments share each millisecond.
    if (index % 3 === 0) time += 1;
    expected.push((await comment(id, `Number ${index}`)).id);
  }
  const seen: string[] = [];
  let cursor = "";
  do {
    const page = await getComments(id, { cursor });
    seen.push(...page.comments.map((each) => each.id));
    cursor = page.nextCursor ?? "";
    time += 1000;
    if (seen.length < 45) expected.push((await comment(id, "Meanwhile")).id);
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect([...seen].sort()).toEqual(expected.sort());
});

test("a reported post is hidden from its reporter at once, and from all after three different ones", async () => {
  const post = await storePost();
  for (let again = 0; again < 5; again += 1)
    expect((await report(`/blogs/${post.id}`, "ravi")).statusCode).toBe(200);
  expect(await listIds("ravi")).not.toContain(post.id);
  expect(await getPostOf(post.id, "ravi")).toBe(404);
  expect(await listIds("meena")).toContain(post.id);
  await report(`/blogs/${post.id}`, "asha");
  expect(told).toEqual([]);
  await report(`/blogs/${post.id}`, "gita", { reason: "other", words: "Sells seeds" });
  expect(told).toEqual([{ kind: "removed", id: post.id, version: 2 }]);
  expect(await listIds("meena")).not.toContain(post.id);
  expect(await getPostOf(post.id)).toBe(404);
  // Its author is not left to wonder, and a change does not bring it back to others.
  expect(await getPostOf(post.id, "sunita")).toMatchObject({ id: post.id });
  expect((await ask("GET", `/blogs/${post.id}/mine`)).json()).toMatchObject({ isHidden: true });
  expect((await edit(post.id, { version: 2 })).statusCode).toBe(200);
  expect(told).toHaveLength(1);

  await runOperatorCommand(product.parts, ["restore", "post", post.id, "nothing", "wrong"]);
  expect(told.at(-1)).toMatchObject({ kind: "created", post: { id: post.id, version: 4 } });
  expect(await listIds("meena")).toContain(post.id);
  expect(await listIds("ravi")).not.toContain(post.id);
});

test("a reported comment is hidden in the same way, and counted no longer", async () => {
  const { id } = await storePost();
  const bad = await comment(id, "Buy my seeds", "ravi");
  await comment(id, "Good work", "meena");
  await report(`/comments/${bad.id}`, "asha");
  expect((await getComments(id, { uid: "asha" })).comments).toHaveLength(1);
  expect((await getComments(id)).comments).toHaveLength(2);
  await report(`/comments/${bad.id}`, "gita");
  told.length = 0;
  await report(`/comments/${bad.id}`, "sunita");
  expect(told).toEqual([{ kind: "discussed", id, commentCount: 1, commentsRevision: 3 }]);
  expect((await getComments(id, { uid: "meena" })).comments.map(({ text }) => text)).toEqual([
    "Good work",
  ]);
});

test("one's own words, what is not there, and a report without a reason cannot be reported", async () => {
  const { id } = await storePost();
  const mine = await comment(id, "Mine", "ravi");
  expect((await report(`/blogs/${id}`, "sunita")).statusCode).toBe(403);
  expect((await report(`/comments/${mine.id}`, "ravi")).statusCode).toBe(403);
  expect((await report(`/blogs/${randomUUID()}`, "ravi")).statusCode).toBe(404);
  for (const body of [{}, { reason: "envy" }, { reason: "other" }, { reason: "other", words: " " }])
    expect((await report(`/blogs/${id}`, "ravi", body)).statusCode).toBe(400);
});

test("an author who leaves takes comments, reports and deleted posts along", async () => {
  const { db } = product.parts;
  const [kept, deleted] = [await storePost("ravi"), await storePost("sunita")];
  await comment(kept.id, "Well said", "sunita");
  await report(`/blogs/${kept.id}`, "sunita");
  await ask("DELETE", `/blogs/${deleted.id}`);
  await removeAuthor(db, { uid: "sunita" });
  expect((await getComments(kept.id, { uid: "meena" })).comments).toEqual([]);
  expect(await getPostOf(kept.id)).toMatchObject({ commentCount: 0 });
  const left = await Promise.all([
    db.selectFrom("comments").selectAll().execute(),
    db.selectFrom("reports").selectAll().execute(),
    db.selectFrom("blogs").selectAll().execute(),
  ]);
  expect(JSON.stringify(left)).not.toContain('"sunita"');
  expect(await getPostOf(deleted.id)).toBe(404);
});

test("everything here needs a signed-in farmer", async () => {
  const { id } = await storePost();
  for (const [method, url] of [
    ["GET", `/blogs/${id}`],
    ["GET", `/blogs/${id}/mine`],
    ["GET", `/blogs/${id}/comments`],
    ["DELETE", `/blogs/${id}`],
    ["POST", `/blogs/${id}/restore`],
    ["DELETE", `/comments/${id}`],
  ] as const) {
    expect((await server.inject({ method, url: `/api${url}` })).statusCode).toBe(401);
  }
});
