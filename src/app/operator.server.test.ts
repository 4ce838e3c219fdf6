import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertReport } from "#src/features/blogs/report-store.server.ts";
import { makeSampleId } from "#src/features/blogs/store.server.ts";
import { insertProductReport } from "#src/features/marketplace/report-store.server.ts";
import { getStanding } from "#src/features/session/store.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";
import { runOperatorCommand } from "./operator.server.ts";
import { openTestServer, type TestServer } from "./test-server.server.ts";
import { insertKnownFarmers } from "./test-standing.server.ts";

let product: TestServer;
const post = makeSampleId("ragi-came-back");
const now = new Date("2026-11-21T06:00:00.000Z");

beforeEach(async () => {
  product = await openTestServer({ now: () => now });
});
afterEach(() => product.close());

const run = (...args: string[]) => runOperatorCommand(product.parts, args);
const report = (uid: string, words = "", id = post) =>
  insertReport(product.parts.db, {
    target: { kind: "post", id },
    uid,
    input: { reason: "other", words },
    now,
    newId: randomUUID,
    reportsToHide: 3,
  });

test("messages are listed by day, with what the ceiling refused", async () => {
  expect((await run("messages")).text).toBe("No code was sent in 14 days.\n");
  const days = [
    { day: "2026-11-20", sent: 12 },
    { day: "2026-11-21", sent: 500, failed: 3, refused: 7 },
    { day: "2026-11-01", sent: 1 },
  ];
  await product.parts.db.insertInto("smsDays").values(days).execute();
  expect((await run("messages")).text.split("\n")).toEqual([
    "2026-11-21  sent 500, of them not taken by the gateway 3; 7 refused: SMS_PER_DAY was reached",
    "2026-11-20  sent 12, of them not taken by the gateway 0",
    "",
  ]);
});

test("with nothing reported the queue says so", async () => {
  expect(await run("queue")).toEqual({ text: "Nothing waits for a decision.\n", exitCode: 0 });
  expect(await run("queue", "all")).toEqual({
    text: "Nothing is reported and nothing is hidden.\n",
    exitCode: 0,
  });
});

test("a report is listed with its post, and words that would move the cursor come as plain text", async () => {
  await report("ravi", "spray\u001b[2J\nit");
  const { text, exitCode } = await run("queue");
  expect(exitCode).toBe(0);
  expect(text).toContain(`post ${post}`);
  expect(text).toContain("Basavaraj Gowda: Two dry years brought ragi back to our hill");
  expect(text).toContain("shown, 1 open report: 0 proven (weight 0.00), 1 unproven\n");
  expect(text).toContain("2026-11-21T06:00:00.000Z  unproven  other: spray [2J it\n");
  expect(text).not.toContain("\u001b");
});

test("hiding and restoring are announced, settle the reports, and twice is once", async () => {
  await report("ravi", "sold");
  const told: unknown[] = [];
  product.parts.live.listen(({ body }) => told.push(body));
  expect(await run("hide", "post", post, "sells seed")).toEqual({
    text: `The post ${post} is hidden from everybody now.\n`,
    exitCode: 0,
  });
  expect((await run("hide", "post", post, "again")).text).toContain("was hidden from everybody");
  expect((await run("queue")).text).toContain("1 more hidden and decided");
  expect((await run("queue", "all")).text).toContain(
    "hidden since 2026-11-21T06:00:00.000Z by the operator, 0 open",
  );
  expect((await run("restore", "post", post.toUpperCase(), "a mistake")).text).toContain(
    "is shown now",
  );
  expect((await run("queue", "all")).text).toContain("Nothing is reported");
  expect(told).toMatchObject([
    { kind: "removed", id: post, version: 2 },
    { kind: "created", post: { id: post, version: 3 } },
  ]);
});

test("settled reports do not count again", async () => {
  await insertKnownFarmers(product.parts.db, { uids: ["ravi", "asha", "meena"], now });
  await report("ravi", "sold");
  await report("asha", "sold");
  expect((await run("settle", "post", post, "all right")).text).toContain("2 reports of the post");
  expect(await report("ravi", "sold")).toEqual({ event: null, toldUid: null });
  expect(await report("meena", "sold")).toEqual({ event: null, toldUid: null });
  expect((await run("queue")).text).toContain("shown, 1 open report: 1 proven (weight 1.00)");
});

test("what weighs most stands first, and an appeal before all of it", async () => {
  const { db } = product.parts;
  await insertKnownFarmers(db, { uids: ["ravi", "asha", "meena", "sunita"], now });
  const posts = await db.selectFrom("blogs").select("id").orderBy("id").limit(3).execute();
  const [first, second, third] = posts.map(({ id }) => id);
  if (!first || !second || !third) throw new Error("there are no samples");
  for (const stranger of ["x", "y", "z"]) await report(stranger, "", first);
  for (const known of ["ravi", "asha"]) await report(known, "", second);
  await db.updateTable("blogs").set({ authorUid: "sunita" }).where("id", "=", third).execute();
  await run("hide", "post", third, "sells seed");
  expect((await run("queue")).text).not.toContain(`post ${third}`);
  await db
    .updateTable("hidings")
    .set({ appealWords: "It is\u001b[2J advice", appealedDate: now })
    .execute();
  const { text } = await run("queue");
  const places = [third, second, first].map((id) => text.indexOf(`post ${id}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBe(0);
  expect(text).toContain("appeal of 2026-11-21T06:00:00.000Z: It is [2J advice\n");
  expect((await run("uphold", "post", third, "it sells")).text).toContain("stays hidden");
  expect((await run("queue")).text).not.toContain(`post ${third}`);
  expect((await run("queue", "all")).text).toContain("by the operator, upheld");
});

test("a thing that a process of the version before showed again can be hidden anew", async () => {
  await run("hide", "post", post, "sells seed");
  await product.parts.db.updateTable("blogs").set({ hiddenDate: null }).execute();
  expect(await run("hide", "post", post, "still sells seed")).toMatchObject({ exitCode: 0 });
});

test("what is left hidden of an account that is gone waits for nobody", async () => {
  const { db } = product.parts;
  await insertKnownFarmers(db, { uids: ["ravi", "asha", "meena", "sunita"], now });
  await db.updateTable("blogs").set({ authorUid: "sunita" }).where("id", "=", post).execute();
  for (const uid of ["ravi", "asha", "meena"]) await report(uid);
  await run("uphold", "post", post, "it sells");
  await db.deleteFrom("users").where("uid", "=", "sunita").execute();
  expect((await run("queue")).text).toContain("1 more hidden and decided");
});

test("what is not there, and what is not understood, has an exit code of its own", async () => {
  const nobodys = "00000000-0000-4000-8000-000000000000";
  expect(await run("hide", "comment", nobodys, "spam")).toEqual({
    text: `There is no comment ${nobodys}.\n`,
    exitCode: 1,
  });
  expect((await run("uphold", "post", post, "it is fine")).exitCode).toBe(1);
  for (const args of [
    ["hide"],
    ["hide", "post"],
    // Without a reason.
    ["hide", "post", post],
    ["restore", "post", post, " "],
    ["hide", "user", post, "spam"],
    ["burn"],
    ["queue", "x"],
    ["log", "x"],
    ["confirm"],
  ])
    expect((await run(...args)).exitCode, args.join(" ")).toBe(2);
  expect((await run()).text).toContain("npm run operator -- queue");
  expect((await run("log")).text).toBe("Nothing was done yet.\n");
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
    newId: randomUUID,
    reportsToHide: 3,
  });
  expect((await run("queue")).text).toContain("product neem-oil\n  Harpreet Kaur: Neem oil");
  expect((await run("hide", "product", "neem-oil", "watery")).text).toContain("is hidden from");
  expect((await run("hide", "product", "neem-oil", "watery")).text).toContain("was hidden");
  expect((await run("settle", "product", "neem-oil", "fine")).exitCode).toBe(1);
  expect((await run("restore", "product", "neem-oil", "fine")).text).toContain("is shown now");
  expect((await run("queue", "all")).text).toContain("Nothing is reported");
  expect((await run("hide", "product", "nothing", "spam")).exitCode).toBe(1);
  expect((await run("hide", "product", "<script>", "spam")).exitCode).toBe(2);
  expect(told).toMatchObject([
    { topic: "products", body: { kind: "gone", id: "neem-oil", version: 2 } },
    { topic: "products", body: { kind: "listed", product: { id: "neem-oil", version: 3 } } },
  ]);
});

test("an address is taken for proven at the operator's word", async () => {
  const { uid, email } = await product.openFarmer();
  const { db } = product.parts;
  expect(await getStanding(db, { uid })).toMatchObject({ hasProvenAddress: false });
  expect(await run("confirm", email.toUpperCase(), "seen", "in", "person")).toEqual({
    text: `The account ${email} (${uid}) has a proven address now.\n`,
    exitCode: 0,
  });
  expect(await getStanding(db, { uid })).toMatchObject({ hasProvenAddress: true });
  expect((await run("confirm", uid)).text).toContain("had a proven address before");
  expect((await run("confirm", "nobody@example.com")).exitCode).toBe(1);
});

test("whatever the operator does is noted with its moment, its target and its reason", async () => {
  const { uid } = await product.openFarmer();
  await run("queue");
  await run("hide", "post", post, "sells\u001b[2J", "seed");
  await run("restore", "post", post, "a mistake");
  await run("lock", uid, "spam");
  await run("unlock", uid);
  await run("confirm", uid);
  await run("hide", "comment", randomUUID(), "not there");
  expect((await run("log")).text.trimEnd().split("\n")).toEqual([
    `2026-11-21T06:00:00.000Z  confirm account ${uid}`,
    `2026-11-21T06:00:00.000Z  unlock account ${uid}`,
    `2026-11-21T06:00:00.000Z  lock account ${uid}  spam`,
    `2026-11-21T06:00:00.000Z  restore post ${post}  a mistake`,
    `2026-11-21T06:00:00.000Z  hide post ${post}  sells [2J seed`,
  ]);
});

test("all that is kept of a farmer is written for no other eyes, once, and the farmer can read that it was", async () => {
  const farmer = await product.openFarmer();
  const folder = await mkdtemp(join(await findQuickFolder(), "urvara-operator-"));
  try {
    const file = join(folder, "farmer.json");
    const done = await run("export", farmer.email.toUpperCase(), file, "asked", "by", "letter");
    expect(done).toMatchObject({ exitCode: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const own = JSON.parse(await readFile(file, "utf8"));
    const taken = await product.ask(farmer, { path: "profile/export" });
    const { sessions, accountEvents, ...rest } = taken.json();
    expect(own).toMatchObject(rest);
    expect(own.sessions).toMatchObject([{ isThisOne: false }]);
    expect(accountEvents.map(({ kind }: { kind: string }) => kind)).toContain("data-exported");
    expect(sessions).toHaveLength(1);
    expect((await run("export", farmer.uid, file)).text).toContain("is there already");
    expect(await run("export", "nobody@example.com", file)).toMatchObject({ exitCode: 1 });
    expect(await run("export", farmer.uid)).toMatchObject({ exitCode: 2 });
    expect((await run("log")).text).toContain(`export account ${farmer.uid}  asked by letter`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("the samples that are not there come back, and those that are stay as they are", async () => {
  const { db } = product.parts;
  await run("hide", "post", post, "wrong");
  expect((await run("seed")).text).toBe("All samples are there.\n");
  await db.deleteFrom("insurancePlans").execute();
  await db.deleteFrom("blogs").where("id", "!=", post).execute();
  expect((await run("seed")).text).toMatch(/^\d+ of the samples were missing and are there now/);
  expect((await run("seed")).text).toBe("All samples are there.\n");
  expect((await run("queue", "all")).text).toContain("hidden since");
  const posts = await db.selectFrom("blogs").select("id").execute();
  expect(posts.length).toBeGreaterThan(3);
});
