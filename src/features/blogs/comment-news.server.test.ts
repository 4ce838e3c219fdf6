import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { listOwnNotifications } from "#src/features/notifications/store.server.ts";
import { openPosts } from "./store.server.ts";

const now = new Date("2026-11-21T06:00:00.000Z");
let product: TestServer;

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
afterAll(() => product.close());

/** Stores a post of somebody. @returns its id */
async function storePost(uid: string): Promise<string> {
  const texts = { title: "Drip", description: "An hour." };
  const input = { id: randomUUID(), ...texts, category: "water", language: "en" } as const;
  const author = { uid, displayName: null };
  await openPosts(product.parts.db)({ input, imageUrl: "/x.svg", author, now });
  return input.id;
}

async function comment(farmer: TestFarmer, postId: string, id: string = randomUUID()) {
  const body = { id, text: "How many?" };
  const path = `blogs/${postId}/comments`;
  return (await product.ask(farmer, { method: "POST", path, body })).statusCode;
}

const listTold = ({ uid }: { uid: string }) => listOwnNotifications(product.parts.db, { uid });

test("whoever wrote a post is told of each comment once, but not of their own", async () => {
  const [author, reader] = [await product.openFarmer(), await product.openFarmer()];
  const postId = await storePost(author.uid);
  const rung: unknown[] = [];
  const stop = product.parts.live.listen(({ topic, to }) => {
    if (topic === "notifications") rung.push(to);
  });
  const id = randomUUID();
  expect(await comment(reader, postId, id)).toBe(201);
  expect(await comment(reader, postId, id)).toBe(200);
  expect(await comment(author, postId)).toBe(201);
  stop();
  expect(await listTold(author)).toMatchObject([
    { kind: "comment", data: { postId, title: "Drip" } },
  ]);
  expect(await listTold(reader)).toEqual([]);
  expect(rung).toEqual([`farmer:${author.uid}`]);
});

test("a post whose author is gone is commented on as any other", async () => {
  expect(await comment(await product.openFarmer(), await storePost("gone"))).toBe(201);
});
