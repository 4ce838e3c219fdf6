import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { AppError, type AppErrorCode } from "#src/shared/app-error.ts";
import { dayInMs } from "#src/shared/days.ts";
import { putKept, takeKept } from "./kept-queries.ts";

const now = Date.parse("2026-11-21T06:00:00Z");
const key = ["fields"];

/** A tab that has loaded its fields, and then tried to renew them. */
async function openTab(renew: () => Promise<unknown>, loadedAt = now): Promise<QueryClient> {
  const tab = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  tab.setQueryData(key, ["Well plot"], { updatedAt: loadedAt });
  await tab.fetchQuery({ queryKey: key, queryFn: renew }).catch(() => undefined);
  return tab;
}

/** What the next tab shows of it without a network. */
function reload(tab: QueryClient) {
  const next = new QueryClient();
  putKept(next, structuredClone(takeKept(tab, now)));
  return next.getQueryState(key);
}

const lostNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const refusal = (code: AppErrorCode) => () => Promise.reject(new AppError(code, "No"));

test("what could not be renewed is kept, however often the page is loaded without a network", async () => {
  const tab = await openTab(lostNetwork, now - dayInMs);
  expect(tab.getQueryState(key)?.status).toBe("error");
  expect(reload(tab)).toMatchObject({ status: "success", data: ["Well plot"], error: null });
  expect(reload(tab)?.dataUpdatedAt).toBe(now - dayInMs);
});

test("what the server cannot give at the moment is kept", async () => {
  expect(reload(await openTab(refusal("try-later"), now - dayInMs))?.data).toEqual(["Well plot"]);
});

test("what is gone, or a week old, is not kept", async () => {
  expect(reload(await openTab(refusal("not-found"), now - dayInMs))).toBeUndefined();
  expect(reload(await openTab(lostNetwork, now - 8 * dayInMs))).toBeUndefined();
});

test("what was never loaded leaves nothing", async () => {
  const tab = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await tab.fetchQuery({ queryKey: key, queryFn: lostNetwork }).catch(() => undefined);
  expect(reload(tab)).toBeUndefined();
});

test("what has come before the kept is read stays", () => {
  const next = new QueryClient();
  next.setQueryData(key, ["River plot"], { updatedAt: now });
  putKept(next, [{ queryKey: key, data: ["Well plot"], updatedAt: now - 1000 }]);
  expect(next.getQueryData(key)).toEqual(["River plot"]);
});
