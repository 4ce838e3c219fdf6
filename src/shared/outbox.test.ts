import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "./app-error.ts";
import {
  type NewWrite,
  type Outbox,
  openOutbox,
  type Sent,
  type Write,
  type WriteKind,
} from "./outbox.ts";
import { discardWrite, replaceWrite, tryAgain } from "./outbox-changes.ts";

let kept: Map<string, Write>;
let sentIds: string[];
/** What the server does with each send; without an entry it takes it. */
let server: (write: Write) => unknown;
let announced: (Sent | null)[];
let stops: (() => void)[];
let held: Promise<void>;
let hasRoom: boolean;
/** Whether there is something to be freed. */
let hasPictures: boolean;
let fullCount: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  kept = new Map();
  sentIds = [];
  announced = [];
  stops = [];
  held = Promise.resolve();
  hasRoom = true;
  hasPictures = false;
  fullCount = 0;
  server = () => "taken";
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

/** One tab of a browser, on the store that all of them share. */
function openTab(uid = "asha"): Outbox {
  const outbox = openOutbox({
    uid,
    store: {
      list: async () => structuredClone([...kept.values()]),
      async put(write) {
        if (!hasRoom) throw new DOMException("No room", "QuotaExceededError");
        kept.set(write.id, structuredClone(write));
      },
      async remove(...ids) {
        for (const id of ids) kept.delete(id);
      },
    },
    async send(write) {
      sentIds.push(write.id);
      return server(write);
    },
    withLock(action) {
      held = held.then(action);
      return held;
    },
    makeRoom: async () => void (hasRoom ||= hasPictures),
    onFull: () => (fullCount += 1),
    announce: (sent) => announced.push(sent),
    now: Date.now,
  });
  stops.push(outbox.start());
  return outbox;
}

const like = (id: string, kind: WriteKind = "like"): NewWrite => ({
  id,
  kind,
  method: "POST",
  path: `/api/blogs/${id}/like`,
});
const fail = (error: Error) => () => {
  throw error;
};
const lostNetwork = new TypeError("fetch failed");

test("a write is kept before it is sent, and gone after it", async () => {
  const outbox = openTab();
  let whileSent: Write[] = [];
  server = () => {
    whileSent = [...kept.values()];
    return { likes: 7 };
  };
  await expect(outbox.write(like("a"))).resolves.toEqual({ likes: 7 });
  expect(whileSent).toMatchObject([{ id: "a", uid: "asha", refusal: null }]);
  expect(kept.size).toBe(0);
  expect(announced).toContainEqual({
    write: expect.objectContaining({ id: "a" }),
    answer: { likes: 7 },
  });
});

test("a write is in sight in the turn in which it was made, once, and then still", async () => {
  const outbox = openTab();
  server = fail(lostNetwork);
  const seen: number[] = [];
  outbox.subscribe(() => seen.push(outbox.getWrites().length));
  void outbox.write(like("a"));
  expect(outbox.getWrites()).toMatchObject([{ id: "a", tries: 0, refusal: null }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("a write that the device has no room for is sent at once, or else thrown and taken back", async () => {
  const outbox = openTab();
  hasRoom = false;
  await expect(outbox.write(like("a"))).resolves.toBe("taken");
  expect(fullCount).toBe(1);
  server = fail(lostNetwork);
  const lost = outbox.write(like("b"));
  expect(outbox.getWrites()).toMatchObject([{ id: "b" }]);
  await expect(lost).rejects.toBe(lostNetwork);
  expect(outbox.getWrites()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentIds).toEqual(["a", "b"]);
});

test("what may be fetched again goes before a write does", async () => {
  const outbox = openTab();
  hasRoom = false;
  hasPictures = true;
  server = fail(lostNetwork);
  void outbox.write(like("a"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...kept.keys()]).toEqual(["a"]);
  expect(fullCount).toBe(0);
});

test("without a network writes wait and go out oldest first, after 2, 4 and 8 seconds", async () => {
  const outbox = openTab();
  server = fail(lostNetwork);
  await expect(outbox.write(like("a"))).resolves.toBeNull();
  await expect(outbox.write(like("b", "blog"))).resolves.toBeNull();
  expect(outbox.getWrites().map(({ id }) => id)).toEqual(["a", "b"]);
  const before = sentIds.length;
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentIds.length).toBe(before);
  await vi.advanceTimersByTimeAsync(1100);
  expect(sentIds.slice(before)).toEqual(["a"]);
  server = () => "taken";
  await vi.advanceTimersByTimeAsync(8100);
  expect(sentIds.slice(before)).toEqual(["a", "a", "b"]);
  expect(outbox.getWrites()).toEqual([]);
});

test("what was written outlives the tab", async () => {
  server = fail(lostNetwork);
  await openTab().write(like("a"));
  for (const stop of stops) stop();
  server = () => "taken";
  const next = openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentIds.at(-1)).toBe("a");
  expect(next.getWrites()).toEqual([]);
});

test("of two tabs that start together one sends", async () => {
  server = fail(lostNetwork);
  await openTab().write(like("a"));
  for (const stop of stops) stop();
  sentIds = [];
  server = () => new Promise((resolve) => setTimeout(resolve, 500));
  openTab();
  openTab();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentIds).toEqual(["a"]);
});

test("a refusal is thrown to whoever waits for it, and nothing is kept then", async () => {
  const outbox = openTab();
  server = fail(new AppError("not-found", "There is no such post"));
  await expect(outbox.write(like("a"))).rejects.toMatchObject({ code: "not-found" });
  expect(kept.size).toBe(0);
});

test("a refusal that nobody waits for stays to be seen, and what comes after it goes out", async () => {
  server = fail(lostNetwork);
  const first = openTab();
  await first.write(like("a"));
  await first.write(like("b"));
  for (const stop of stops) stop();
  server = ({ id }) => {
    if (id === "a") throw new AppError("not-found", "There is no such post");
  };
  const outbox = openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.getWrites()).toMatchObject([{ id: "a", refusal: { code: "not-found" } }]);
  server = () => "taken";
  await tryAgain(outbox);
  expect(outbox.getWrites()).toEqual([]);
});

test("one that the server stumbles over holds up only its own kind", async () => {
  server = ({ id }) => {
    if (id === "a") throw new AppError("internal-error", "Oh");
    return "taken";
  };
  const outbox = openTab();
  await outbox.write(like("a"));
  await expect(outbox.write(like("b", "farm"))).resolves.toBe("taken");
  const late = outbox.write(like("c"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sentIds).not.toContain("c");
  server = () => "taken";
  await vi.advanceTimersByTimeAsync(60_000);
  await late;
  expect(sentIds.slice(-2)).toEqual(["a", "c"]);
});

const addField: NewWrite = {
  id: "add",
  kind: "field",
  method: "POST",
  path: "/api/fields",
  makes: ["plot"],
};
const water: NewWrite = {
  id: "water",
  kind: "irrigation",
  method: "POST",
  path: "/api/irrigation/plot/entries",
  makes: ["entry"],
  needs: ["plot"],
};
const correction: NewWrite = {
  id: "correction",
  kind: "irrigation",
  method: "PUT",
  path: "/api/irrigation/plot/entries/entry",
  needs: ["plot", "entry"],
};

test("what a stuck write is to make is waited for by all that needs it, of whatever kind", async () => {
  server = ({ id }) => {
    if (id === "add") throw new AppError("internal-error", "Oh");
    return "taken";
  };
  const outbox = openTab();
  await outbox.write(addField);
  await expect(outbox.write(water)).resolves.toBeNull();
  await expect(outbox.write(correction)).resolves.toBeNull();
  await expect(outbox.write({ ...water, id: "other", needs: ["paddy"] })).resolves.toBe("taken");
  expect(sentIds).not.toContain("water");
  server = () => "taken";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentIds.slice(-3)).toEqual(["add", "water", "correction"]);
  expect(outbox.getWrites()).toEqual([]);
});

async function refuseField(): Promise<Outbox> {
  const outbox = openTab();
  server = fail(lostNetwork);
  for (const write of [addField, water, correction, like("a")]) await outbox.write(write);
  sentIds = [];
  server = ({ id }) => {
    if (id === "add") throw new AppError("invalid-input", "No such soil");
    return "taken";
  };
  await vi.advanceTimersByTimeAsync(60_000);
  return outbox;
}

test("what needs a refused write is not sent, and goes after it when it is taken after all", async () => {
  const outbox = await refuseField();
  expect(sentIds).toEqual(["add", "a"]);
  expect(outbox.getWrites().map(({ id, refusal }) => [id, refusal?.code])).toEqual([
    ["add", "invalid-input"],
    ["water", undefined],
    ["correction", undefined],
  ]);
  server = () => "taken";
  await tryAgain(outbox);
  expect(sentIds.slice(2)).toEqual(["add", "water", "correction"]);
  expect(kept.size).toBe(0);
});

test("what needs a write that is given up goes with it", async () => {
  const outbox = await refuseField();
  await discardWrite(outbox, "add");
  expect(outbox.getWrites()).toEqual([]);
  await outbox.sendAll();
  expect(sentIds).toEqual(["add", "a"]);
});

test("what is sent in the place of a refused write goes before what was built on that one", async () => {
  const outbox = await refuseField();
  const sentPaths: string[] = [];
  server = ({ path }) => sentPaths.push(path);
  const [refused] = outbox.getWrites();
  if (refused) await replaceWrite(outbox, refused, { ...addField, path: "/api/fields/again" });
  expect(sentPaths).toEqual(["/api/fields/again", water.path, correction.path]);
  expect(outbox.getWrites()).toEqual([]);
});

test("a refused write that others were built on stays, though whoever made it was told", async () => {
  const outbox = openTab();
  let refuse = () => {};
  server = () =>
    new Promise((_resolve, reject) => {
      refuse = () => reject(new AppError("invalid-input", "No such soil"));
    });
  const added = outbox.write(addField).catch((error: AppError) => error.code);
  const watered = outbox.write(water);
  await vi.advanceTimersByTimeAsync(10);
  refuse();
  await expect(added).resolves.toBe("invalid-input");
  await expect(watered).resolves.toBeNull();
  expect(sentIds).toEqual(["add"]);
  expect([...kept.keys()]).toEqual(["add", "water"]);
});

test("nothing is sent after the session has ended, nor for another person", async () => {
  const outbox = openTab();
  server = fail(new AppError("not-signed-in", "Sign in first"));
  await outbox.write(like("a"));
  sentIds = [];
  server = () => "taken";
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sentIds).toEqual([]);
  for (const stop of stops) stop();
  const other = openTab("ravi");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(other.getWrites()).toEqual([]);
  expect(sentIds).toEqual([]);
  openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentIds).toEqual(["a"]);
});

test("too many requests wait as long as the server asks", async () => {
  const outbox = openTab();
  server = fail(new AppError("too-many-requests", "Slower", { retryAfter: 30 }));
  await outbox.write(like("a"));
  sentIds = [];
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sentIds).toEqual([]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(sentIds).toEqual(["a"]);
});

test("a write that is told to come back stays, goes again when asked to, and is not refused", async () => {
  const outbox = openTab();
  server = fail(new AppError("try-later", "The database is away", { retryAfter: 2 }));
  await expect(outbox.write(like("a"))).resolves.toBeNull();
  expect(outbox.getWrites()).toMatchObject([{ id: "a", refusal: null }]);
  await vi.advanceTimersByTimeAsync(2100);
  expect(outbox.getWrites()).toMatchObject([{ id: "a", refusal: null }]);
  server = () => "taken";
  await vi.advanceTimersByTimeAsync(4100);
  expect(sentIds).toEqual(["a", "a", "a"]);
  expect(outbox.getWrites()).toEqual([]);
});

test("whoever waits for a server that does not answer is let go, and the write stays", async () => {
  const outbox = openTab();
  server = () => new Promise(() => {});
  const written = outbox.write(like("a"), { patience: 5000 });
  await vi.advanceTimersByTimeAsync(5000);
  await expect(written).resolves.toBeNull();
  expect(kept.has("a")).toBe(true);
});

test("nothing is left running for a write that has been answered, refused or was seen to wait", async () => {
  const outbox = openTab();
  await outbox.write(like("a"), { patience: 1_800_000 });
  server = fail(new AppError("not-found", "There is no such post"));
  await outbox.write(like("b"), { patience: 1_800_000 }).catch(() => null);
  server = fail(new AppError("not-signed-in", "Sign in first"));
  await outbox.write(like("c"), { patience: 1_800_000 });
  expect(vi.getTimerCount()).toBe(0);
});

test("a write stays in sight until its answer has been taken in", async () => {
  const outbox = openTab();
  let seen: readonly Write[] = [];
  let isTakenIn = false;
  outbox.onSent(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = outbox.getWrites();
    isTakenIn = true;
  });
  const answer = outbox.write(like("a"));
  await vi.advanceTimersByTimeAsync(50);
  expect(outbox.getWrites()).toMatchObject([{ id: "a" }]);
  await vi.advanceTimersByTimeAsync(60);
  expect(isTakenIn).toBe(true);
  expect(seen).toMatchObject([{ id: "a" }]);
  await expect(answer).resolves.toBe("taken");
  expect(outbox.getWrites()).toEqual([]);
});

test("an answer that could not be taken in does not hold up what follows", async () => {
  const outbox = openTab();
  outbox.onSent(async () => {
    throw new Error("the list cannot be read");
  });
  await expect(outbox.write(like("a"))).resolves.toBe("taken");
  await expect(outbox.write(like("b"))).resolves.toBe("taken");
  expect(outbox.getWrites()).toEqual([]);
});
