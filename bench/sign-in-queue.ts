import { readTreeSeconds } from "./cpu-time.ts";
import { type LoadPlan, loadResult, runLoad } from "./load.ts";
import type { BenchProduct } from "./product.ts";

/** How long readers wait for the list while people queue to sign in, beside how long they wait otherwise. */
export async function measureSignInQueue(
  product: BenchProduct,
  { cookie, seconds }: { cookie: string; seconds: number },
): Promise<void> {
  const { url } = product;
  const read: LoadPlan = {
    url,
    cookie,
    method: "GET",
    path: "/api/blogs",
    connections: 8,
    seconds,
    body: null,
    contentType: null,
  };
  const signIn: LoadPlan = {
    ...read,
    method: "POST",
    path: "/api/session/sign-in",
    cookie: "",
    connections: 32,
    seconds: seconds + 2,
    body: Buffer.from(
      JSON.stringify({ email: "bench-0@example.org", password: "monsoon-2026" }),
    ).toString("base64"),
    contentType: "application/json",
  };
  const alone = await runLoad(read);
  const before = readTreeSeconds(product.process.pid ?? 0);
  const signingIn = runLoad(signIn);
  const beside = await runLoad(read);
  const signedIn = await signingIn;
  const spent = readTreeSeconds(product.process.pid ?? 0) - before;
  const line = (name: string, { p50, p99, requests, failures }: typeof alone) => ({
    what: name,
    p50: `${p50.toFixed(1)} ms`,
    p99: `${p99.toFixed(1)} ms`,
    answered: requests - failures,
    refused: failures,
  });
  console.table([
    line("list, 8 readers", alone),
    line("list, 8 readers, while 32 sign in", beside),
    line("signing in, 32 at once", loadResult.parse(signedIn)),
  ]);
  process.stdout.write(`both together used ${spent.toFixed(1)} s of processor time\n`);
}
