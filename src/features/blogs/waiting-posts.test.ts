import { expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import { listWaitingBlogs } from "./post-api.ts";

const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
const write: Write = {
  id,
  kind: "blog",
  command: {
    id,
    title: "Rain on the millet",
    description: "The ears were heavy with water.",
    category: "stories",
    language: "en",
    picture: new Blob(["picture"]),
  },
  uid: "asha",
  at: 1,
  tries: 1,
  refusal: null,
};

test.each([
  [{}, 1],
  [{ category: "stories" as const }, 1],
  [{ category: "seeds" as const }, 0],
  [{ search: "millet" }, 1],
  [{ search: "tomato" }, 0],
  // What a post says of a farm's crops and district is read by the server alone.
  [{ farm: "own" as const }, 0],
])("a post that waits is shown among %j %i times", (filters, count) => {
  expect(listWaitingBlogs([write], filters)).toHaveLength(count);
});
