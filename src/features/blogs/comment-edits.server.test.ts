import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { openPosts } from "./store.server.ts";

const now = new Date("2026-11-21T06:00:00.000Z");
const id = () => randomUUID();
let product: TestServer;
let author: TestFarmer;
let postId: string;

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  author = await product.openFarmer();
  const texts = {
    title: "Drip",
    description: "An hour.",
    category: "water",
    language: "en",
  } as const;
  const input = { id: id(), ...texts };
  postId = input.id;
  const sunita = { uid: "sunita", displayName: "Sunita" };
  await openPosts(product.parts.db)({ input, imageUrl: "/x.svg", author: sunita, now });
});

/** A comment of the author's, and how they change it. */
async function comment() {
  const commentId = id();
  const path = `comments/${commentId}`;
  const body = { id: commentId, text: "How many?" };
  await product.ask(author, { method: "POST", path: `blogs/${postId}/comments`, body });
  const change = (text: string, query = "") =>
    product.ask(author, { method: "PUT", path: `${path}${query}`, body: { text } });
  return { path, change };
}

const readTalk = async () => {
  const answer = await product.ask(author, { path: `blogs/${postId}/comments` });
  return answer.json();
};

test("a change that was made upon older words is refused, and what stands there now can be read", async () => {
  const { path, change } = await comment();
  const first = await change("How many drippers?", "?version=1&next=70");
  expect(first.json()).toMatchObject({ text: "How many drippers?", version: 70 });
  const { revision } = await readTalk();
  // Its answer was lost.
  const again = await change("How many drippers?", "?version=1&next=70");
  expect(again.json()).toEqual(first.json());
  expect((await readTalk()).revision).toBe(revision);
  const late = await change("How many rows?", "?version=1&next=80");
  expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
  expect((await product.ask(author, { path })).json()).toEqual(first.json());
  expect((await product.ask(await product.openFarmer(), { path })).statusCode).toBe(404);
  expect((await change("How many rows?", "?version=70&next=80")).statusCode).toBe(200);
  expect((await readTalk()).comments).toMatchObject([{ text: "How many rows?", version: 80 }]);
});

test("a browser that knows of no versions changes a comment as it did", async () => {
  const { change } = await comment();
  for (const text of ["How many drippers?", "How many rows?"])
    expect((await change(text)).statusCode).toBe(200);
  expect((await readTalk()).comments).toMatchObject([{ text: "How many rows?", version: 3 }]);
});
