import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type Browser,
  type Ground,
  openGround,
  postParts,
} from "#src/app/attacks/test-ground.server.ts";
import { runOperatorCommand } from "#src/app/operator.server.ts";
import { setStanding } from "#src/app/test-standing.server.ts";
import { notificationPage } from "#src/features/notifications/schema.ts";
import { accountExport } from "#src/features/profile/account-schema.ts";
import { moderationNotification } from "./news-schema.ts";
import { type Hiding, hidingList } from "./schema.ts";

let ground: Ground;
let author: Browser;
let postId: string;
const title = "Pipe in the paddy";

beforeAll(async () => {
  ground = await openGround({ REPORTS_TO_HIDE: "1" });
});
afterAll(() => ground.close());

async function reportAs(path: string, payload: object): Promise<void> {
  const reporter = await ground.openBrowser();
  await setStanding(ground.product.parts.db, { uid: reporter.uid });
  const url = `/api/${path}/report`;
  const answer = await ground.send(reporter, { method: "POST", url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

beforeEach(async () => {
  author = await ground.openBrowser();
  const create = { width: 40, height: 30, channels: 3, background: "green" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const answer = await ground.sendForm(author, { parts: postParts(picture, { title }) });
  postId = answer.json().id;
  await reportAs(`blogs/${postId}`, { reason: "wrong-advice" });
});

const operate = async (...args: string[]) => {
  const answer = await runOperatorCommand(ground.product.parts, args);
  expect(answer.exitCode, answer.text).toBe(0);
  return answer.text;
};

async function listNews(browser: Browser) {
  const answer = await ground.send(browser, { url: "/api/notifications" });
  return notificationPage
    .parse(answer.json())
    .notifications.map((one) => moderationNotification.parse(one).data)
    .reverse();
}

const listHidings = async (browser: Browser) =>
  hidingList.parse((await ground.send(browser, { url: "/api/hidings" })).json()).hidings;

async function requireHiding(): Promise<Hiding> {
  const [hiding] = await listHidings(author);
  if (!hiding) throw new Error("nothing is hidden");
  return hiding;
}

const appeal = (browser: Browser, id: string, words: unknown) =>
  ground.send(browser, {
    method: "POST",
    url: `/api/hidings/${id}/appeal`,
    payload: { words },
    headers: { "idempotency-key": randomUUID() },
  });

test("an author is told what was hidden and why, and not by whom", async () => {
  expect(await listNews(author)).toEqual([
    { event: "hidden", kind: "post", pageId: postId, title, reason: "wrong-advice" },
  ]);
  expect(await listHidings(author)).toMatchObject([
    { kind: "post", targetId: postId, reason: "wrong-advice", appealedDate: null, decision: null },
  ]);
  const own = await ground.send(author, { url: `/api/blogs/${postId}` });
  expect(own.json()).toMatchObject({ id: postId });
  const answers = await Promise.all(
    ["/api/notifications", "/api/hidings", `/api/blogs/${postId}/mine`].map((url) =>
      ground.send(author, { url }),
    ),
  );
  const reports = await ground.product.parts.db
    .selectFrom("reports")
    .select("reporterUid")
    .where("targetId", "=", postId)
    .execute();
  expect(reports).toHaveLength(1);
  for (const { body } of answers) expect(body).not.toContain(reports[0]?.reporterUid);
});

test("an appeal is kept once, reaches the operator's queue, and is answered", async () => {
  const { id } = await requireHiding();
  for (const _again of [0, 1]) {
    const answer = await appeal(author, id, "  The dose is that of the label. ");
    expect([answer.statusCode, answer.json().appealedDate]).toEqual([200, expect.any(String)]);
  }
  expect((await appeal(author, id, "And another thing")).statusCode).toBe(409);
  const queue = await operate("queue");
  expect(queue.startsWith(`post ${postId}\n`)).toBe(true);
  expect(queue).toContain(": The dose is that of the label.\n");
  await operate("uphold", "post", postId, "the label says otherwise");
  expect(await listHidings(author)).toMatchObject([{ id, decision: "upheld" }]);
  await operate("restore", "post", postId, "it does not");
  expect(await listHidings(author)).toEqual([]);
  expect((await listNews(author)).map(({ event }) => event)).toEqual([
    "hidden",
    "upheld",
    "restored",
  ]);
  // Sent late, when there is nothing left to ask for.
  const late = await appeal(author, id, "The dose is that of the label.");
  expect([late.statusCode, late.json().decision]).toEqual([200, "restored"]);
});

test("a hiding that was upheld before may be appealed, and each further hiding once more", async () => {
  await operate("uphold", "post", postId, "it is wrong");
  const { id } = await requireHiding();
  expect((await appeal(author, id, "Look again, please")).json()).toMatchObject({ decision: null });
  expect(await operate("queue")).toContain("Look again, please");
  await operate("restore", "post", postId, "it is right");
  await operate("hide", "post", postId, "no, it is not");
  const next = await requireHiding();
  expect(next).toMatchObject({ appealedDate: null, reason: "rules" });
  expect(next.id).not.toBe(id);
  expect((await appeal(author, next.id, "Once more")).statusCode).toBe(200);
});

test("nobody appeals for another, without words, or with too many", async () => {
  const { id } = await requireHiding();
  const stranger = await ground.openBrowser();
  expect((await appeal(stranger, id, "It is mine")).statusCode).toBe(404);
  expect((await appeal(author, randomUUID(), "It is mine")).statusCode).toBe(404);
  for (const words of ["", " ", "x".repeat(1001), 7, null]) {
    expect((await appeal(author, id, words)).statusCode).toBe(400);
  }
  expect((await ground.send(null, { url: "/api/hidings" })).statusCode).toBe(401);
  expect(await listHidings(stranger)).toEqual([]);
  expect(await requireHiding()).toMatchObject({ appealedDate: null });
});

test("the author of a hidden comment still sees it, and nobody else does", async () => {
  const writer = await ground.openBrowser();
  const post = (await ground.sendForm(author, { parts: postParts(await makePicture()) })).json();
  const id = randomUUID();
  const url = `/api/blogs/${post.id}/comments`;
  await ground.send(writer, { method: "POST", url, payload: { id, text: "Buy my seeds" } });
  await reportAs(`comments/${id}`, { reason: "spam" });
  const list = async (browser: Browser) =>
    (await ground.send(browser, { url })).json().comments.map((one: { id: string }) => one.id);
  expect(await list(writer)).toEqual([id]);
  expect(await list(author)).toEqual([]);
  expect(await listNews(writer)).toMatchObject([
    { event: "hidden", kind: "comment", pageId: post.id, title: "Buy my seeds", reason: "spam" },
  ]);
  expect(await listHidings(writer)).toMatchObject([{ kind: "comment", targetId: id }]);
});

const makePicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "brown" } })
    .png()
    .toBuffer();

test("what an author said to the operator is part of their export", async () => {
  const { id } = await requireHiding();
  await appeal(author, id, "The dose is that of the label.");
  const answer = await ground.send(author, { url: "/api/profile/export" });
  expect(accountExport.parse(answer.json()).hidings).toMatchObject([
    { kind: "post", targetId: postId, appealWords: "The dose is that of the label." },
  ]);
});
