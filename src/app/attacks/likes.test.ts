import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSampleId } from "#src/features/blogs/store.server.ts";
import { type Ground, openGround } from "./test-ground.server.ts";

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

test("twenty likes, each sent three times at the same moment, count as twenty", async () => {
  const farmer = await ground.openBrowser();
  const postId = makeSampleId("ragi-came-back");
  const read = async () =>
    (await ground.send(farmer, { url: `/api/blogs/${postId}` })).json().likes;
  const before = await read();
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    keys
      .flatMap((key) => [key, key, key])
      .map((key) =>
        ground.send(farmer, {
          method: "POST",
          url: `/api/blogs/${postId}/like`,
          headers: { "idempotency-key": key },
          address: ground.newAddress(),
        }),
      ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect((await read()) - before).toBe(20);
});
