import { readTreeSeconds } from "./cpu-time.ts";
import type { BenchProduct } from "./product.ts";

const account = { email: "bench-identity@example.org", password: "monsoon-2026" };
const [warmUp, signIns, reads] = [20, 200, 4000];

let lastCaller = 0;

/** One request, each from an address of its own, so that no limit by address is met. */
async function ask(
  { url }: BenchProduct,
  path: string,
  { body, cookie }: { body?: object; cookie?: string } = {},
): Promise<Response> {
  lastCaller += 1;
  const answer = await fetch(`${url}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      origin: url,
      "x-forwarded-for": `10.${64 + (lastCaller >> 16)}.${(lastCaller >> 8) & 255}.${lastCaller & 255}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Processor milliseconds of one run, in the product and its database together. */
async function measureCpu(
  product: BenchProduct,
  { times, run }: { times: number; run: () => Promise<unknown> },
): Promise<number> {
  const processId = product.process.pid ?? 0;
  for (let at = 0; at < warmUp; at++) await run();
  const before = readTreeSeconds(processId);
  for (let at = 0; at < times; at++) await run();
  return ((readTreeSeconds(processId) - before) / times) * 1000;
}

/** What signing in costs, and what knowing who asks adds to a request: printed, one line of JSON each. */
export async function measureIdentity(product: BenchProduct): Promise<void> {
  const signedUp = await ask(product, "/api/session/sign-up", { body: account });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const signIn = await measureCpu(product, {
    times: signIns,
    run: () => ask(product, "/api/session/sign-in", { body: account }),
  });
  // The same small answer to both, taken in turns so that a busy machine is so for both.
  const path = "/api/session/password-policy";
  const sums = { anonymous: 0, signedIn: 0 };
  const rounds = 4;
  for (let round = 0; round < rounds; round++) {
    const times = reads / rounds;
    sums.anonymous += await measureCpu(product, { times, run: () => ask(product, path) });
    sums.signedIn += await measureCpu(product, {
      times,
      run: () => ask(product, path, { cookie }),
    });
  }
  const rows = [
    { operation: "sign-in, CPU ms", value: signIn },
    { operation: "anonymous request, CPU ms", value: sums.anonymous / rounds },
    { operation: "signed-in request, CPU ms", value: sums.signedIn / rounds },
    {
      operation: "what being signed in adds, CPU ms",
      value: (sums.signedIn - sums.anonymous) / rounds,
    },
  ];
  for (const { operation, value } of rows) {
    process.stdout.write(`${JSON.stringify({ operation, value: value.toFixed(3) })}\n`);
  }
}
