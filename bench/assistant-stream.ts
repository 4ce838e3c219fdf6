import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { signUp, startProduct } from "./product.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 40);
const questions = [
  "Should I irrigate tomorrow?",
  "कल सिंचाई करूँ?",
  "my rice leaves have brown spots",
  "pyaz ka bhav kya hai",
];

/** Until the first byte of the answer's body, and until its end, ms. */
async function time(ask: () => Promise<Response>): Promise<{ first: number; whole: number }> {
  const begun = performance.now();
  const reader = (await ask()).body?.getReader();
  let first = Number.NaN;
  while (reader) {
    const { done } = await reader.read();
    if (Number.isNaN(first)) first = performance.now() - begun;
    if (done) break;
  }
  return { first, whole: performance.now() - begun };
}

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);

/** How soon an answer begins without a model; `npx tsx bench/assistant-stream.ts`. */
async function runStreamBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await startProduct(folder, { ASSISTANT_PER_MINUTE: "1000" });
  const { url } = product;
  try {
    const cookie = await signUp(url);
    const conversationId = randomUUID();
    const ask = (text: string) =>
      fetch(`${url}/api/assistant/questions`, {
        method: "POST",
        headers: {
          cookie,
          origin: url,
          accept: "text/event-stream",
          "content-type": "application/json",
        },
        body: JSON.stringify({ id: randomUUID(), conversationId, language: "en", text }),
      });
    const table = [];
    for (const [what, run] of [
      ...questions.map((text) => [text, () => ask(text)] as const),
      ["reference: /health/live", () => fetch(`${url}/health/live`)] as const,
    ]) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push(await time(run));
      const [first, whole] = [times.map((each) => each.first), times.map((each) => each.whole)];
      table.push({
        what,
        "first byte p50 ms": at(first, 0.5),
        "p99 ms": at(first, 0.99),
        "whole p50 ms": at(whole, 0.5),
      });
    }
    console.table(table);
    process.stdout.write(
      `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runStreamBench();
