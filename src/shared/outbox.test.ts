import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "./app-error.ts";
import { type NewWrite, type Write, type WriteKind } from "./outbox.ts";
import { tryAgain } from "./outbox-changes.ts";
import { fail, lostNetwork, openTestBrowser } from "./test-outbox.ts";

let browser: ReturnType<typeof openTestBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  browser = openTestBrowser();
});
afterEach(() => {
  browser.closeTabs();
  vi.useRealTimers();
});

const like = (id: string, kind: WriteKind = "like"): NewWrite => ({
  id,
  kind,
  command: { id },
});

test("a write is kept before it is sent, and gone after it", async () => {
  const outbox = browser.openTab();
  let whileSent: Write[] = [];
  browser.server = () => {
    whileSent = [...browser.kept.values()];
    return { likes: 7 };
  };
  await expect(outbox.write(like("a"))).resolves.toEqual({ likes: 7 });
  expect(whileSent).toMatchObject([{ id: "a", uid: "asha", refusal: null }]);
  expect(browser.kept.size).toBe(0);
  expect(browser.announced).toContainEqual({
    write: expect.objectContaining({ id: "a" }),
    answer: { likes: 7 },
  });
});

test("a write is in sight in the turn in which it was made, once, and then still", async () => {
  const outbox = browser.openTab();
  browser.server = fail(lostNetwork);
  const seen: number[] = [];
  outbox.subscribe(() => seen.push(outbox.getWrites().length));
  void outbox.write(like("a"));
  expect(outbox.getWrites()).toMatchObject([{ id: "a", tries: 0, refusal: null }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("a write that is written anew takes the place of the one that waits, and never stands beside it", async () => {
  const outbox = browser.openTab();
  browser.server = fail(lostNetwork);
  await outbox.write(like("a"));
  const seen: unknown[][] = [];
  outbox.subscribe(() => seen.push(outbox.getWrites().map(({ command }) => command)));
  void outbox.write({ ...like("a"), command: { id: "a", isNew: true } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify([{ id: "a", isNew: true }])]),
  );
});

test("a write that the device has no room for is sent at once, or else thrown and taken back", async () => {
  const outbox = browser.openTab();
  browser.hasRoom = false;
  await expect(outbox.write(like("a"))).resolves.toBe("taken");
  expect(browser.fullCount).toBe(1);
  browser.server = fail(lostNetwork);
  const lost = outbox.write(like("b"));
  expect(outbox.getWrites()).toMatchObject([{ id: "b" }]);
  await expect(lost).rejects.toBe(lostNetwork);
  expect(outbox.getWrites()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.sentIds).toEqual(["a", "b"]);
});

test("what may be fetched again goes before a write does", async () => {
  const outbox = browser.openTab();
  browser.hasRoom = false;
  browser.hasPictures = true;
  browser.server = fail(lostNetwork);
  void outbox.write(like("a"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...browser.kept.keys()]).toEqual(["a"]);
  expect(browser.fullCount).toBe(0);
});

test("without a network writes wait and go out oldest first, after 2, 4 and 8 seconds", async () => {
  const outbox = browser.openTab();
  browser.server = fail(lostNetwork);
  await expect(outbox.write(like("a"))).resolves.toBeNull();
  await expect(outbox.write(like("b", "blog"))).resolves.toBeNull();
  expect(outbox.getWrites().map(({ id }) => id)).toEqual(["a", "b"]);
  const before = browser.sentIds.length;
  await vi.advanceTimersByTimeAsync(3000);
  expect(browser.sentIds.length).toBe(before);
  await vi.advanceTimersByTimeAsync(1100);
  expect(browser.sentIds.slice(before)).toEqual(["a"]);
  browser.server = () => "taken";
  await vi.advanceTimersByTimeAsync(8100);
  expect(browser.sentIds.slice(before)).toEqual(["a", "a", "b"]);
  expect(outbox.getWrites()).toEqual([]);
});

test("a network that comes back while a send is still failing is used at once", async () => {
  const outbox = browser.openTab();
  let lose = () => {};
  browser.server = () =>
    new Promise((_resolve, reject) => {
      lose = () => reject(lostNetwork);
    });
  void outbox.write(like("a"));
  await vi.advanceTimersByTimeAsync(0);
  browser.server = () => "taken";
  void outbox.sendAll();
  lose();
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.sentIds).toEqual(["a", "a"]);
  expect(outbox.getWrites()).toEqual([]);
});

test("what was written outlives the tab", async () => {
  browser.server = fail(lostNetwork);
  await browser.openTab().write(like("a"));
  browser.closeTabs();
  browser.server = () => "taken";
  const next = browser.openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.sentIds.at(-1)).toBe("a");
  expect(next.getWrites()).toEqual([]);
});

test("of two tabs that start together one sends", async () => {
  browser.server = fail(lostNetwork);
  await browser.openTab().write(like("a"));
  browser.closeTabs();
  browser.sentIds = [];
  browser.server = () => new Promise((resolve) => setTimeout(resolve, 500));
  browser.openTab();
  browser.openTab();
  await vi.advanceTimersByTimeAsync(5000);
  expect(browser.sentIds).toEqual(["a"]);
});

test("a refusal is thrown to whoever waits for it, and nothing is kept then", async () => {
  const outbox = browser.openTab();
  browser.server = fail(new AppError("not-found", "There is no such post"));
  await expect(outbox.write(like("a"))).rejects.toMatchObject({ code: "not-found" });
  expect(browser.kept.size).toBe(0);
});

test("a refusal that nobody waits for stays to be seen, and what comes after it goes out", async () => {
  browser.server = fail(lostNetwork);
  const first = browser.openTab();
  await first.write(like("a"));
  await first.write(like("b"));
  browser.closeTabs();
  browser.server = ({ id }) => {
    if (id === "a") throw new AppError("not-found", "There is no such post");
  };
  const outbox = browser.openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.getWrites()).toMatchObject([{ id: "a", refusal: { code: "not-found" } }]);
  browser.server = () => "taken";
  await tryAgain(outbox);
  expect(outbox.getWrites()).toEqual([]);
});

test("one that the server stumbles over holds up only its own kind", async () => {
  browser.server = ({ id }) => {
    if (id === "a") throw new AppError("internal-error", "Oh");
    return "taken";
  };
  const outbox = browser.openTab();
  await outbox.write(like("a"));
  await expect(outbox.write(like("b", "farm"))).resolves.toBe("taken");
  const late = outbox.write(like("c"));
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.sentIds).not.toContain("c");
  browser.server = () => "taken";
  await vi.advanceTimersByTimeAsync(60_000);
  await late;
  expect(browser.sentIds.slice(-2)).toEqual(["a", "c"]);
});

test("nothing is sent after the session has ended, nor for another person", async () => {
  const outbox = browser.openTab();
  browser.server = fail(new AppError("not-signed-in", "Sign in first"));
  await outbox.write(like("a"));
  browser.sentIds = [];
  browser.server = () => "taken";
  await vi.advanceTimersByTimeAsync(120_000);
  expect(browser.sentIds).toEqual([]);
  browser.closeTabs();
  const other = browser.openTab("ravi");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(other.getWrites()).toEqual([]);
  expect(browser.sentIds).toEqual([]);
  browser.openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.sentIds).toEqual(["a"]);
});

test("too many requests wait as long as the server asks", async () => {
  const outbox = browser.openTab();
  browser.server = fail(new AppError("too-many-requests", "Slower", { retryAfter: 30 }));
  await outbox.write(like("a"));
  browser.sentIds = [];
  await vi.advanceTimersByTimeAsync(29_000);
  expect(browser.sentIds).toEqual([]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(browser.sentIds).toEqual(["a"]);
});

test("a write that is told to come back stays, goes again when asked to, and is not refused", async () => {
  const outbox = browser.openTab();
  browser.server = fail(new AppError("try-later", "The database is away", { retryAfter: 2 }));
  await expect(outbox.write(like("a"))).resolves.toBeNull();
  expect(outbox.getWrites()).toMatchObject([{ id: "a", refusal: null }]);
  await vi.advanceTimersByTimeAsync(2100);
  expect(outbox.getWrites()).toMatchObject([{ id: "a", refusal: null }]);
  browser.server = () => "taken";
  await vi.advanceTimersByTimeAsync(4100);
  expect(browser.sentIds).toEqual(["a", "a", "a"]);
  expect(outbox.getWrites()).toEqual([]);
});

test("whoever waits for a server that does not answer is let go, and the write stays", async () => {
  const outbox = browser.openTab();
  browser.server = () => new Promise(() => {});
  const written = outbox.write(like("a"), { patience: 5000 });
  await vi.advanceTimersByTimeAsync(5000);
  await expect(written).resolves.toBeNull();
  expect(browser.kept.has("a")).toBe(true);
});

test("nothing is left running for a write that has been answered, refused or was seen to wait", async () => {
  const outbox = browser.openTab();
  await outbox.write(like("a"), { patience: 1_800_000 });
  browser.server = fail(new AppError("not-found", "There is no such post"));
  await outbox.write(like("b"), { patience: 1_800_000 }).catch(() => null);
  browser.server = fail(new AppError("not-signed-in", "Sign in first"));
  await outbox.write(like("c"), { patience: 1_800_000 });
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing is left running for a write that waits when its tab is left", async () => {
  const outbox = browser.openTab();
  browser.server = () => new Promise(() => {});
  const written = outbox.write(like("a"), { patience: 1_800_000 });
  await vi.advanceTimersByTimeAsync(0);
  browser.closeTabs();
  expect(vi.getTimerCount()).toBe(0);
  await expect(written).resolves.toBeNull();
  expect(browser.kept.has("a")).toBe(true);
});

test("a write stays in sight until its answer has been taken in", async () => {
  const outbox = browser.openTab();
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
  const outbox = browser.openTab();
  outbox.onSent(async () => {
    throw new Error("the list cannot be read");
  });
  await expect(outbox.write(like("a"))).resolves.toBe("taken");
  await expect(outbox.write(like("b"))).resolves.toBe("taken");
  expect(outbox.getWrites()).toEqual([]);
});
