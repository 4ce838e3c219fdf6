import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "./app-error.ts";
import type { NewWrite, Outbox } from "./outbox.ts";
import { discardWrite, replaceWrite, tryAgain } from "./outbox-changes.ts";
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

const like: NewWrite = { id: "a", kind: "like", command: "like" };
const addField: NewWrite = { id: "add", kind: "field", command: "add", makes: ["plot"] };
const water: NewWrite = {
  id: "water",
  kind: "irrigation",
  command: "water",
  makes: ["entry"],
  needs: ["plot"],
};
const correction: NewWrite = {
  id: "correction",
  kind: "irrigation",
  command: "correct",
  needs: ["plot", "entry"],
};

test("what a stuck write is to make is waited for by all that needs it, of whatever kind", async () => {
  browser.server = ({ id }) => {
    if (id === "add") throw new AppError("internal-error", "Oh");
    return "taken";
  };
  const outbox = browser.openTab();
  await outbox.write(addField);
  await expect(outbox.write(water)).resolves.toBeNull();
  await expect(outbox.write(correction)).resolves.toBeNull();
  await expect(outbox.write({ ...water, id: "other", needs: ["paddy"] })).resolves.toBe("taken");
  expect(browser.sentIds).not.toContain("water");
  browser.server = () => "taken";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.sentIds.slice(-3)).toEqual(["add", "water", "correction"]);
  expect(outbox.getWrites()).toEqual([]);
});

async function refuseField(): Promise<Outbox> {
  const outbox = browser.openTab();
  browser.server = fail(lostNetwork);
  for (const write of [addField, water, correction, like]) await outbox.write(write);
  browser.sentIds = [];
  browser.server = ({ id }) => {
    if (id === "add") throw new AppError("invalid-input", "No such soil");
    return "taken";
  };
  await vi.advanceTimersByTimeAsync(60_000);
  return outbox;
}

test("what needs a refused write is not sent, and goes after it when it is taken after all", async () => {
  const outbox = await refuseField();
  expect(browser.sentIds).toEqual(["add", "a"]);
  expect(outbox.getWrites().map(({ id, refusal }) => [id, refusal?.code])).toEqual([
    ["add", "invalid-input"],
    ["water", undefined],
    ["correction", undefined],
  ]);
  browser.server = () => "taken";
  await tryAgain(outbox);
  expect(browser.sentIds.slice(2)).toEqual(["add", "water", "correction"]);
  expect(browser.kept.size).toBe(0);
});

test("what needs a write that is given up goes with it", async () => {
  const outbox = await refuseField();
  await discardWrite(outbox, "add");
  expect(outbox.getWrites()).toEqual([]);
  await outbox.sendAll();
  expect(browser.sentIds).toEqual(["add", "a"]);
});

test("what is sent in the place of a refused write goes before what was built on that one", async () => {
  const outbox = await refuseField();
  const sent: unknown[] = [];
  browser.server = ({ command }) => sent.push(command);
  const [refused] = outbox.getWrites();
  if (refused) await replaceWrite(outbox, refused, { ...addField, command: "add again" });
  expect(sent).toEqual(["add again", "water", "correct"]);
  expect(outbox.getWrites()).toEqual([]);
});

test("a refused write that others were built on stays, though whoever made it was told", async () => {
  const outbox = browser.openTab();
  let refuse = () => {};
  browser.server = () =>
    new Promise((_resolve, reject) => {
      refuse = () => reject(new AppError("invalid-input", "No such soil"));
    });
  const added = outbox.write(addField).catch((error: AppError) => error.code);
  const watered = outbox.write(water);
  await vi.advanceTimersByTimeAsync(10);
  refuse();
  await expect(added).resolves.toBe("invalid-input");
  await expect(watered).resolves.toBeNull();
  expect(browser.sentIds).toEqual(["add"]);
  expect([...browser.kept.keys()]).toEqual(["add", "water"]);
});
