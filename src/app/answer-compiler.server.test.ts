import { expect, test } from "vitest";
import { z } from "zod";
import { openTestRoutes } from "./test-routes.server.ts";

const post = z.object({ id: z.string(), likes: z.int(), isSample: z.boolean().default(false) });

function ask(answer: object) {
  const server = openTestRoutes((routes) => {
    routes.get(
      "/posts",
      { schema: { response: { 200: z.object({ posts: z.array(post) }) } } },
      () => JSON.parse(JSON.stringify(answer)),
    );
  });
  return server.inject("/posts");
}

test("an answer holds what its schema names and nothing else", async () => {
  const row = { id: "one", likes: 3, authorUid: "farmer-1", hiddenDate: null };
  const answer = await ask({ posts: [row], removed: 2 });
  expect(answer.json()).toEqual({ posts: [{ id: "one", likes: 3, isSample: false }] });
});

test("an answer that does not fit its schema is not sent", async () => {
  const answer = await ask({ posts: [{ id: "one", likes: "three" }] });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("three");
});
