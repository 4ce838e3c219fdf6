import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readMemory, readTreeSeconds } from "./cpu-time.ts";
import { type ListenPlan, listenResult, warmingPosts } from "./listen.ts";
import { type BenchProduct, makePostForm, signUp } from "./product.ts";

// As many streams as one farmer may have open at once.
const streamsPerFarmer = 24;

async function openListeners(plan: ListenPlan) {
  const child = fork(join(import.meta.dirname, "listen.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, LISTEN_PLAN: JSON.stringify(plan) },
  });
  await once(child, "message");
  return child;
}

/**
 * Opens so many live streams and posts to them.
 * @returns a line of figures
 */
async function measureListeners(
  product: BenchProduct,
  given: { cookies: string[]; listeners: number; posts: number },
): Promise<Record<string, string | number>> {
  const { cookies, listeners, posts } = given;
  const form = await makePostForm();
  const child = await openListeners({ url: product.url, cookies, listeners, posts, ...form });
  await wait(2000);
  const { process: server } = product;
  const memory = readMemory(server.pid ?? 0).megabytes;
  const before = readTreeSeconds(server.pid ?? 0);
  const reported = once(child, "message");
  child.send("begin");
  const [answer]: unknown[] = await reported;
  const spent = readTreeSeconds(server.pid ?? 0) - before;
  const times = listenResult.parse(answer).milliseconds.sort((a, b) => a - b);
  const gone = once(child, "exit");
  child.send("end");
  await gone;
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  return {
    listeners,
    posts,
    "to the last, p50": at(0.5),
    "to the last, p99": at(0.99),
    "processor ms a post": ((spent / (posts + warmingPosts)) * 1000).toFixed(1),
    "memory of the process, MB": memory,
  };
}

/** From a post being sent to its arrival at the last of many live listeners. */
export async function measureLive(product: BenchProduct): Promise<void> {
  const cookies: string[] = [];
  const rows: Record<string, string | number>[] = [];
  for (const { listeners, posts } of [
    { listeners: 1, posts: 300 },
    { listeners: 1000, posts: 300 },
    { listeners: 5000, posts: 50 },
  ]) {
    while (cookies.length * streamsPerFarmer < listeners) {
      const number = cookies.length;
      cookies.push(await signUp(product.url, number + 1));
    }
    rows.push(await measureListeners(product, { cookies, listeners, posts }));
  }
  console.table(rows);
}
