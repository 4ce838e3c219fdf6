import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { changeAsked, changeQuery } from "./change-query.ts";

const key = ["posts"];

test("a change does not make an answer younger, nor take from it that it is to be asked for anew", async () => {
  const client = new QueryClient();
  client.setQueryData(key, [1], { updatedAt: 1000 });
  await client.invalidateQueries({ queryKey: key, refetchType: "none" });
  changeQuery<number[]>(client, key, (list = []) => [...list, 2]);
  expect(client.getQueryState(key)).toMatchObject({
    data: [1, 2],
    dataUpdatedAt: 1000,
    isInvalidated: true,
  });
});

test("what stays as it is is not touched, also when it says that something is gone", async () => {
  const client = new QueryClient();
  client.setQueryData(key, null, { updatedAt: 1000 });
  await client.invalidateQueries({ queryKey: key, refetchType: "none" });
  let changes = 0;
  client.getQueryCache().subscribe(() => {
    changes += 1;
  });
  changeQuery(client, key, (data) => data);
  expect(changes).toBe(0);
  expect(client.getQueryState(key)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true });
});

test("an answer that is not yet there is not made up", () => {
  const client = new QueryClient();
  changeQuery<number[]>(client, key, (list) => list && [...list, 1]);
  expect(client.getQueryState(key)).toBeUndefined();
});

test("what was on its way when a change came is asked for anew, and brings what else is new", async () => {
  const client = new QueryClient();
  const queryKey = ["wishes"];
  client.setQueryData(queryKey, ["neem", "drip"]);
  const answers = [
    ["tomato", "neem", "drip"],
    ["tomato", "drip"],
  ];
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = answers[asked];
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      signal.throwIfAborted();
      return answer;
    },
  });
  const leave = observer.subscribe(() => {});
  expect(client.isFetching({ queryKey })).toBe(1);
  await changeAsked(client, queryKey, () => ["drip"]);
  await expect.poll(() => client.getQueryData(queryKey)).toEqual(["tomato", "drip"]);
  expect(asked).toBe(2);
  leave();
});

test("where nothing is on its way, a change asks for nothing", async () => {
  const client = new QueryClient();
  client.setQueryData(["wishes"], ["neem"]);
  await changeAsked(client, ["wishes"], () => []);
  expect(client.getQueryState(["wishes"])?.isInvalidated).toBe(false);
  expect(client.getQueryData(["wishes"])).toEqual([]);
});
