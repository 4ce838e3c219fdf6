import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runOperatorCommand } from "#src/app/operator.server.ts";
import { setStanding } from "#src/app/test-standing.server.ts";
import { makeSampleId } from "#src/features/blogs/store.server.ts";
import {
  type Answer,
  type Browser,
  type Ground,
  openGround,
  postParts,
} from "./test-ground.server.ts";

type Thing = { kind: "post" | "comment" | "product"; id: string };

let ground: Ground;
let picture: Buffer;
beforeAll(async () => {
  ground = await openGround();
  const create = { width: 40, height: 30, channels: 3, background: "green" } as const;
  picture = await sharp({ create }).png().toBuffer();
});
afterAll(() => ground.close());

const lists = { post: "blogs", comment: "comments", product: "products" };
const report = (browser: Browser, { kind, id }: Thing): Promise<Answer> =>
  ground.send(browser, {
    method: "POST",
    url: `/api/${lists[kind]}/${id}/report`,
    payload: { reason: "other", words: "away with it" },
    address: ground.newAddress(),
  });

async function openReporter(given: { isProven?: boolean; days?: number } = {}): Promise<Browser> {
  const browser = await ground.openBrowser();
  await setStanding(ground.product.parts.db, { uid: browser.uid, ...given });
  return browser;
}

async function isShown(thing: Thing): Promise<boolean> {
  const table = { post: "blogs", comment: "comments", product: "products" } as const;
  const row = await ground.product.parts.db
    .selectFrom(table[thing.kind])
    .select("hiddenDate")
    .where("id", "=", thing.id)
    .executeTakeFirstOrThrow();
  return row.hiddenDate === null;
}

async function writePost(author: Browser): Promise<Thing> {
  const answer = await ground.sendForm(author, { parts: postParts(picture) });
  expect(answer.statusCode, answer.body).toBe(201);
  return { kind: "post", id: answer.json().id };
}

async function writeComment(author: Browser): Promise<Thing> {
  const id = randomUUID();
  const answer = await ground.send(author, {
    method: "POST",
    url: `/api/blogs/${makeSampleId("ragi-came-back")}/comments`,
    payload: { id, text: "Two fingers deep." },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { kind: "comment", id };
}

describe("accounts that anybody can make by the dozen", () => {
  test.each<[string, () => Promise<Thing>]>([
    ["a post", async () => writePost(await ground.openBrowser())],
    ["a comment", async () => writeComment(await ground.openBrowser())],
    ["a product", async () => ({ kind: "product", id: "neem-oil" })],
  ])("cannot hide %s, and are answered as all others", async (_name, write) => {
    const thing = await write();
    const throwaways = [
      ...(await Promise.all(Array.from({ length: 5 }, () => ground.openBrowser()))),
      // Proven a moment ago, or old and never proven.
      ...(await Promise.all([1, 2, 3].map(() => openReporter({ days: 2 })))),
      ...(await Promise.all([1, 2, 3].map(() => openReporter({ isProven: false, days: 400 })))),
    ];
    const answers = await Promise.all(throwaways.map((one) => report(one, thing)));
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: thing.id }]);
    }
    expect(await isShown(thing)).toBe(true);
    const queue = await runOperatorCommand(ground.product.parts, ["queue"]);
    expect(queue.text).toContain(`${thing.kind} ${thing.id}\n`);
    expect(queue.text).toContain("11 open reports: 0 proven (weight 0.00), 11 unproven");

    const known = await Promise.all([1, 2, 3].map(() => openReporter()));
    for (const one of known) {
      expect(await isShown(thing)).toBe(true);
      expect((await report(one, thing)).json()).toEqual({ id: thing.id });
    }
    expect(await isShown(thing)).toBe(false);
  });
});

describe("farmers who report without end", () => {
  test("hide their first of the day with others, and not all that they dislike", async () => {
    const author = await ground.openBrowser();
    const gang = await Promise.all([1, 2, 3].map(() => openReporter()));
    const things: Thing[] = [];
    for (let at = 0; at < 6; at += 1) things.push(await writePost(author));
    // All at the same moment, so that none could know of the others.
    await Promise.all(things.flatMap((thing) => gang.map((one) => report(one, thing))));
    const shown = await Promise.all(things.map(isShown));
    expect(shown.filter((one) => !one).length).toBeLessThanOrEqual(1);
  });

  test("weigh less after the operator found nothing in what they reported", async () => {
    const { parts } = ground.product;
    const author = await ground.openBrowser();
    const gang = await Promise.all([1, 2, 3].map(() => openReporter()));
    const first = await writePost(author);
    for (const one of gang) await report(one, first);
    expect(await isShown(first)).toBe(false);
    const answer = await runOperatorCommand(parts, ["restore", first.kind, first.id, "all right"]);
    expect(answer.exitCode).toBe(0);
    // As if two days had passed: what counts within a day does not count here.
    await parts.db
      .updateTable("reports")
      .set({ reportedDate: new Date(Date.now() - 2 * 86_400_000) })
      .where("targetId", "=", first.id)
      .execute();
    const second = await writePost(author);
    for (const one of gang) await report(one, second);
    expect(await isShown(second)).toBe(true);
    await report(await openReporter(), second);
    expect(await isShown(second)).toBe(true);
    await report(await openReporter(), second);
    expect(await isShown(second)).toBe(false);
  });
});
