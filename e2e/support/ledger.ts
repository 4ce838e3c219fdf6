import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import * as z from "zod/mini";
import { fieldWater } from "#src/features/irrigation/schema.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Answered } from "./ask.ts";
import {
  type FarmClient,
  newPost,
  read,
  readLikes,
  send,
  sendLike,
  sendPost,
  signUp,
} from "./farm-client.ts";

type Kind = "post" | "like" | "watering";
type Write = { id: string; kind: Kind; send: (url: string) => Promise<Answered> };
type Farm = { farmer: FarmClient; likedId: string; fieldId: string };

/** What was written while something broke, and what became of each write. */
type Ledger = {
  acknowledged: Write[];
  /** Cut off, or told to come later: whether they were stored nobody knows. */
  open: Write[];
  /** How many of the open ones had no answer at all. */
  cutOff: number;
  /** Whatever was neither done nor put off. */
  refusals: string[];
  /** Since the last that was not taken. */
  takenInARow: number;
  /** When the last was not taken, and when the first after it was. */
  troubleAt: number;
  wellAt: number;
};

export type Writing = {
  farmer: FarmClient;
  ledger: Ledger;
  /**
   * Waits until all goes well again.
   * @returns seconds from the given moment until then; 0 when nothing went wrong
   */
  settle: (struckAt: number) => Promise<number>;
  stop: () => Promise<void>;
  /**
   * Fails unless all that was acknowledged is there, and what was open counts once after it was sent again under
   * its own id. The writing must have been stopped.
   */
  expectKept: (url: string) => Promise<void>;
};

/** What whoever repairs a database would wait for, on a machine with as much other work again. */
export const patience = { timeout: 30_000, interval: 50 };

const refusal = z.object({ code: z.string() });
const farmWater = z.object({
  fields: z.array(z.object({ fieldId: z.string(), entries: fieldWater.shape.entries })),
});
const kinds: Kind[] = ["post", "post", "like", "like", "like", "watering"];

const isPutOff = ({ status, text }: Answered): boolean =>
  status === 503 && refusal.parse(JSON.parse(text)).code === "try-later";

function requireTaken({ status, text }: Answered, what: string): void {
  if (status >= 300) throw new Error(`${what}: ${status} ${text}`);
}

async function openFarm(url: string, origin: string): Promise<Farm> {
  const farmer = await signUp({ url, origin });
  const liked = newPost("Liked all the while");
  requireTaken(await sendPost(farmer, url, liked), "the liked post");
  const fieldId = randomUUID();
  const sowingDate = addDays(getLocalDay(new Date()), -30);
  const season = { id: randomUUID(), crop: "wheat", sowingDate };
  const plot = { name: "Well plot", area: 1, areaUnit: "acre", method: "drip", season };
  requireTaken(await send(farmer, `${url}/api/fields`, { id: fieldId, ...plot }), "the field");
  return { farmer, likedId: liked.id, fieldId };
}

function newWrite({ farmer, likedId, fieldId }: Farm, kind: Kind): Write {
  const id = randomUUID();
  const sends = {
    post: (url: string) => sendPost(farmer, url, { id, title: "While it broke" }),
    like: (url: string) => sendLike(farmer, url, { postId: likedId, key: id }),
    watering: (url: string) =>
      send(farmer, `${url}/api/irrigation/${fieldId}/entries`, {
        id,
        entry: {
          kind: "water",
          date: getLocalDay(new Date()),
          amount: { unit: "millimetres", value: 1 },
        },
      }),
  };
  return { id, kind, send: sends[kind] };
}

async function sendOnce(ledger: Ledger, write: Write, url: string): Promise<void> {
  const answered = await write.send(url).catch(() => null);
  if (answered && answered.status < 300) {
    if (ledger.takenInARow === 0) ledger.wellAt = performance.now();
    ledger.takenInARow += 1;
    ledger.acknowledged.push(write);
    return;
  }
  ledger.troubleAt = performance.now();
  ledger.takenInARow = 0;
  if (!answered) ledger.cutOff += 1;
  if (!answered || isPutOff(answered)) ledger.open.push(write);
  else ledger.refusals.push(`${write.kind} ${answered.status} ${answered.text}`);
  await wait(100);
}

const describe = ({ acknowledged, open, cutOff, takenInARow }: Ledger): string =>
  `${acknowledged.length} taken, ${takenInARow} of them in a row, ${open.length} put off, ${cutOff} cut off`;

/** Sends until it is taken, as the browser's outbox does. */
async function sendUntilTaken(write: Write, url: string): Promise<void> {
  const end = performance.now() + patience.timeout;
  for (;;) {
    const answered = await write.send(url);
    if (answered.status < 300) return;
    if (!isPutOff(answered) || performance.now() > end) requireTaken(answered, write.kind);
    await wait(200);
  }
}

async function expectPosts(farmer: FarmClient, url: string, ids: string[]): Promise<void> {
  for (const id of ids) {
    const { status, text } = await read(farmer, `${url}/api/blogs/${id}`);
    expect(status, `post ${id}: ${text}`).toBe(200);
    const picture = /"imageUrl":"([^"]+)"/.exec(text)?.[1] ?? "";
    expect((await read(farmer, `${url}${picture}`)).status, `picture ${picture}`).toBe(200);
  }
}

async function expectAllKept(farm: Farm, ledger: Ledger, url: string): Promise<void> {
  const { farmer, fieldId, likedId } = farm;
  const { acknowledged, open } = ledger;
  const idsOf = (kind: Kind, writes: Write[]) =>
    writes.filter((write) => write.kind === kind).map(({ id }) => id);
  const listWaterings = async () => {
    const { text } = await read(farmer, `${url}/api/irrigation`);
    const { fields } = farmWater.parse(JSON.parse(text));
    return fields.find((field) => field.fieldId === fieldId)?.entries.map(({ id }) => id) ?? [];
  };
  const countLikes = () => readLikes(farmer, `${url}/api/blogs/${likedId}`);
  expect(ledger.refusals).toEqual([]);
  await expectPosts(farmer, url, idsOf("post", acknowledged));
  expect(await listWaterings()).toEqual(expect.arrayContaining(idsOf("watering", acknowledged)));
  expect(await countLikes()).toBeGreaterThanOrEqual(idsOf("like", acknowledged).length);
  for (const write of open) await sendUntilTaken(write, url);
  const all = [...acknowledged, ...open];
  await expectPosts(farmer, url, idsOf("post", open));
  expect((await listWaterings()).sort()).toEqual(idsOf("watering", all).sort());
  expect(await countLikes()).toBe(idsOf("like", all).length);
}

/**
 * Writes posts with pictures, likes and waterings of a new farmer until it is stopped.
 * @param at.urls the processes, each of which is asked in turn
 * @param at.origin the address that browsers know
 */
export async function startWriting(at: {
  urls: readonly string[];
  origin: string;
}): Promise<Writing> {
  const [firstUrl = ""] = at.urls;
  const farm = await openFarm(firstUrl, at.origin);
  const ledger: Ledger = {
    acknowledged: [],
    open: [],
    cutOff: 0,
    refusals: [],
    takenInARow: 0,
    troubleAt: 0,
    wellAt: 0,
  };
  let isOver = false;
  const keepWriting = async (kind: Kind, first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      await sendOnce(ledger, newWrite(farm, kind), at.urls[turn % at.urls.length] ?? firstUrl);
      await wait(20);
    }
  };
  const writing = Promise.all(kinds.map(keepWriting));
  const settle = async (struckAt: number) => {
    const before = ledger.acknowledged.length;
    // Each writer at each of three processes.
    const enough = before + 3 * kinds.length;
    const end = performance.now() + patience.timeout;
    while (ledger.acknowledged.length < enough || ledger.takenInARow < enough - before) {
      expect(ledger.refusals).toEqual([]);
      if (performance.now() > end) throw new Error(`Not well again: ${describe(ledger)}`);
      await wait(patience.interval);
    }
    return ledger.troubleAt > struckAt ? (ledger.wellAt - struckAt) / 1000 : 0;
  };
  const stop = async () => {
    isOver = true;
    await writing;
  };
  const expectKept = (url: string) => expectAllKept(farm, ledger, url);
  return { farmer: farm.farmer, ledger, settle, stop, expectKept };
}
