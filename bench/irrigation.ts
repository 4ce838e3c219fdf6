import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { readTreeSeconds } from "./cpu-time.ts";
import { runLoad } from "./load.ts";
import { signUp, startProduct } from "./product.ts";

const secondsPerRound = Number(process.env["BENCH_SECONDS"] ?? 5);
const fieldCount = 20;
const crops = ["tomato", "cotton", "wheat", "onion", "sugarcane"];
const dayBefore = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

type Send = (verb: "POST" | "PUT", path: string, body: object) => Promise<void>;

/** A farm of 20 fields, each in season for three months, with a watering told every five days. */
async function fillFarm(send: Send): Promise<void> {
  await send("PUT", "/api/farm-place", { pin: "422206" });
  for (let number = 0; number < fieldCount; number += 1) {
    const id = randomUUID();
    const crop = crops[number % crops.length];
    await send("POST", "/api/fields", {
      id,
      name: `Plot ${number + 1}`,
      area: 1,
      areaUnit: "acre",
      soil: "black",
      method: "furrow",
      flowLitresPerHour: 20_000,
      season: { id: randomUUID(), crop, sowingDate: dayBefore(90) },
    });
    for (const days of [80, 70, 60, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5]) {
      const amount = { unit: "millimetres", value: 30 };
      const entry = { kind: "water", date: dayBefore(days), amount };
      await send("POST", `/api/irrigation/${id}/entries`, { id: randomUUID(), entry });
    }
  }
}

/** What the water of a farm of 20 fields costs, every season folded anew for each answer. */
async function measureIrrigation(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-irrigation-"));
  const provider = await openDemoProvider();
  const product = await startProduct(folder, { WEATHER_URL: provider.url });
  try {
    const cookie = await signUp(product.url);
    let sent = 0;
    await fillFarm(async (verb, path, body) => {
      sent += 1;
      const init: RequestInit = {
        method: verb,
        headers: {
          "content-type": "application/json",
          origin: product.url,
          cookie,
          "x-forwarded-for": `10.97.0.${Math.floor(sent / 20)}`,
        },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`${product.url}${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    });
    const answer = await fetch(`${product.url}/api/irrigation`, { headers: { cookie } });
    const { length } = await answer.text();
    const plan = {
      url: product.url,
      cookie,
      method: "GET",
      body: null,
      contentType: null,
    } as const;
    const processId = product.process.pid ?? 0;
    for (const connections of [1, 8]) {
      const round = { ...plan, path: "/api/irrigation", connections };
      await runLoad({ ...round, seconds: 1 });
      const before = readTreeSeconds(processId);
      const { requests, seconds, failures, p50, p99 } = await runLoad({
        ...round,
        seconds: secondsPerRound,
      });
      const spent = readTreeSeconds(processId) - before;
      const line = {
        operation: `water of a farm of ${fieldCount} fields, 90 days of season`,
        connections,
        perSecond: Math.round((requests - failures) / seconds),
        p50: `${p50.toFixed(1)} ms`,
        p99: `${p99.toFixed(1)} ms`,
        cpuMicroseconds: Math.round((spent / requests) * 1e6),
        refused: failures,
        bytes: length,
        providerAsked: provider.questions.length,
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  } finally {
    await product.stop();
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await measureIrrigation();
