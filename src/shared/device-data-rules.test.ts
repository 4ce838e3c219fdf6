import { describe, expect, test } from "vitest";
import {
  countWaiting,
  isNameOf,
  type Leaving,
  listOwnedKeys,
  type RemovalState,
  settleLeaving,
} from "./device-data-rules.ts";

const now = new Date("2026-11-22T06:00:00.000Z");
const before = "2026-11-21T06:00:00.000Z";
const after = "2026-11-23T06:00:00.000Z";

/** A device on which these accounts were deleted, and what the server says of them. */
function openDevice(accounts: Leaving, answers: Record<string, RemovalState | Error>) {
  const told = { asked: [] as string[], removed: [] as string[], settled: [] as string[] };
  const open = () =>
    settleLeaving(accounts, {
      now,
      async ask(uid) {
        told.asked.push(uid);
        const answer = answers[uid] ?? new Error("not to be asked after");
        if (answer instanceof Error) throw answer;
        return answer;
      },
      async remove(uid) {
        told.removed.push(uid);
      },
      settle: (uid) => told.settled.push(uid),
    });
  return { told, open };
}

describe("what a device keeps of a deleted account", () => {
  test("goes when the server says that the account is gone", async () => {
    const { told, open } = openDevice({ asha: before }, { asha: "gone" });
    await open();
    expect(told).toEqual({ asked: ["asha"], removed: ["asha"], settled: ["asha"] });
  });

  test("stays for good when the account was kept by signing in elsewhere, however late it is", async () => {
    const { told, open } = openDevice({ asha: before }, { asha: "kept" });
    await open();
    expect(told).toEqual({ asked: ["asha"], removed: [], settled: ["asha"] });
  });

  test("stays while the server waits, whatever the clock of the device says", async () => {
    const { told, open } = openDevice({ asha: before }, { asha: "leaving" });
    await open();
    expect(told).toEqual({ asked: ["asha"], removed: [], settled: [] });
  });

  test("is not asked after before the time is over", async () => {
    const { told, open } = openDevice({ asha: after }, {});
    await open();
    expect(told).toEqual({ asked: [], removed: [], settled: [] });
  });

  test("stays without an answer, which keeps no other from going", async () => {
    const { told, open } = openDevice(
      { asha: before, ravi: before },
      { asha: new TypeError("Failed to fetch"), ravi: "gone" },
    );
    await expect(open()).rejects.toThrow("Failed to fetch");
    expect(told).toEqual({ asked: ["asha", "ravi"], removed: ["ravi"], settled: ["ravi"] });
  });
});

test("only what bears a person's own id is theirs", () => {
  expect(isNameOf("blogDraft:asha", "asha")).toBe(true);
  expect(isNameOf("boundaryDraft:asha:field-1", "asha")).toBe(true);
  expect(isNameOf("blogDraft:ashalata", "asha")).toBe(false);
  expect(isNameOf("asha", "asha")).toBe(false);
  expect(isNameOf("user", "")).toBe(false);
  expect(isNameOf("listingDraft:", "")).toBe(false);
  const keys = ["asha r1", "ashalata r2", "ravi r3"];
  expect(listOwnedKeys(keys, ["asha"])).toEqual(["asha r1"]);
  expect(listOwnedKeys(keys, [""])).toEqual([]);
});

test("what waits is counted without what was refused, and without what goes with its account", () => {
  const refusal = { code: "invalid-input", message: "No" };
  const writes = [
    { uid: "asha", refusal: null },
    { uid: "asha", refusal },
    { uid: "ravi", refusal: null },
  ];
  expect(countWaiting(writes, {})).toBe(2);
  expect(countWaiting(writes, { ravi: after })).toBe(1);
});
