import { afterEach, beforeEach, expect, test } from "vitest";
import { insertReport } from "#src/features/blogs/report-store.server.ts";
import { makeSampleId } from "#src/features/blogs/store.server.ts";
import { insertProductReport } from "#src/features/marketplace/report-store.server.ts";
import { runOperatorCommand } from "./operator.server.ts";
import { openTestServer, type TestServer } from "./test-server.server.ts";

let product: TestServer;
const post = makeSampleId("ragi-came-back");
const now = new Date("2026-11-21T06:00:00.000Z");

beforeEach(async () => {
  product = await openTestServer({ now: () => now });
});
afterEach(() => product.close());

const run = (...args: string[]) => runOperatorCommand(product.parts, args);
const report = (uid: string, words = "") =>
  insertReport(product.parts.db, {
    target: { kind: "post", id: post },
    uid,
    input: { reason: "other", words },
    now,
    reportsToHide: 3,
  });

test("with nothing reported the list says so", async () => {
  expect(await run("reports")).toEqual({
    text: "Nothing is reported and nothing is hidden.\n",
    exitCode: 0,
  });
});

test("a report is listed with its post, and words that would move the cursor come as plain text", async () => {
  await report("ravi", "spray\u001b[2J\nit");
  const { text, exitCode } = await run("reports");
  expect(exitCode).toBe(0);
  expect(text).toContain(`post ${post}`);
  expect(text).toContain("Basavaraj Gowda: Two dry years brought ragi back to our hill");
  expect(text).toContain("shown, 1 open report\n");
  expect(text).toContain("2026-11-21T06:00:00.000Z  other: spray [2J it\n");
  expect(text).not.toContain("\u001b");
});

test("hiding and restoring are announced, settle the reports, and twice is once", async () => {
  await report("ravi", "sold");
  const told: unknown[] = [];
  product.parts.live.listen(({ body }) => told.push(body));
  expect(await run("hide", "post", post)).toEqual({
    text: `The post ${post} is hidden from everybody now.\n`,
    exitCode: 0,
  });
  expect((await run("hide", "post", post)).text).toContain("was hidden from everybody before");
  expect((await run("reports")).text).toContain("hidden since 2026-11-21T06:00:00.000Z, 1 open");
  expect((await run("restore", "post", post.toUpperCase())).text).toContain("is shown now");
  expect((await run("reports")).text).toContain("Nothing is reported");
  expect(told).toMatchObject([
    { kind: "removed", id: post, version: 2 },
    { kind: "created", post: { id: post, version: 3 } },
  ]);
});

test("settled reports do not count again", async () => {
  await report("ravi", "sold");
  await report("asha", "sold");
  await run("restore", "post", post);
  expect(await report("ravi", "sold")).toBeNull();
  expect(await report("meena", "sold")).toBeNull();
  expect((await run("reports")).text).toContain("shown, 1 open report\n");
});

test("what is not there, and what is not understood, has an exit code of its own", async () => {
  const nobodys = "00000000-0000-4000-8000-000000000000";
  expect(await run("hide", "comment", nobodys)).toEqual({
    text: `There is no comment ${nobodys}.\n`,
    exitCode: 1,
  });
  for (const args of [
    ["hide"],
    ["hide", "post"],
    ["hide", "user", post],
    ["burn"],
    ["reports", "x"],
  ])
    expect((await run(...args)).exitCode).toBe(2);
  expect((await run()).text).toContain("npm run operator -- reports");
});

test("a listing is listed, hidden and restored beside posts", async () => {
  const told: unknown[] = [];
  product.parts.live.listen(({ topic, body }) => told.push({ topic, body }));
  await insertProductReport(product.parts.db, {
    id: "neem-oil",
    uid: "ravi",
    input: { reason: "fake", words: "watery" },
    now,
    today: "2026-11-21",
    reportsToHide: 3,
  });
  expect((await run("reports")).text).toContain("product neem-oil\n  Harpreet Kaur: Neem oil");
  expect((await run("hide", "product", "neem-oil")).text).toContain("is hidden from everybody now");
  expect((await run("hide", "product", "neem-oil")).text).toContain("was hidden");
  expect((await run("restore", "product", "neem-oil")).text).toContain("is shown now");
  expect((await run("reports")).text).toContain("Nothing is reported");
  expect((await run("hide", "product", "nothing")).exitCode).toBe(1);
  expect((await run("hide", "product", "<script>")).exitCode).toBe(2);
  expect(told).toMatchObject([
    { topic: "products", body: { kind: "gone", id: "neem-oil", version: 2 } },
    { topic: "products", body: { kind: "listed", product: { id: "neem-oil", version: 3 } } },
  ]);
});
