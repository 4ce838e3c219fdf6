import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { readTreeSeconds } from "./cpu-time.ts";
import { runLoad } from "./load.ts";
import { signUp, startProduct } from "./product.ts";

const secondsPerRound = Number(process.env["BENCH_SECONDS"] ?? 5);

/** What the weather of one farm costs from memory, and how often the provider was asked for all of it. */
async function measureWeather(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-bench-weather-"));
  const provider = await openDemoProvider();
  const product = await startProduct(folder, { WEATHER_URL: provider.url });
  try {
    const cookie = await signUp(product.url);
    const placed = await fetch(`${product.url}/api/farm-place`, {
      method: "PUT",
      headers: { "content-type": "application/json", origin: product.url, cookie },
      body: JSON.stringify({ pin: "422206" }),
    });
    if (!placed.ok) throw new Error(`The farm got no place: ${placed.status}`);
    const answer = await fetch(`${product.url}/api/weather`, { headers: { cookie } });
    const { length } = await answer.text();
    const plan = {
      url: product.url,
      cookie,
      method: "GET",
      body: null,
      contentType: null,
    } as const;
    const processId = product.process.pid ?? 0;
    for (const connections of [1, 32, 256]) {
      await runLoad({ ...plan, path: "/api/weather", connections, seconds: 1 });
      const before = readTreeSeconds(processId);
      const round = { ...plan, path: "/api/weather", connections, seconds: secondsPerRound };
      const { requests, seconds, failures, p50, p99 } = await runLoad(round);
      const spent = readTreeSeconds(processId) - before;
      const line = {
        operation: "weather of one's farm, from memory",
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

await measureWeather();
