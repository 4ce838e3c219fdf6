import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readTreeSeconds } from "./cpu-time.ts";
import { type BenchProduct, startProduct } from "./product.ts";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 300);
const guessesPerSecond = 10;
const owner = { email: "bench-owner@example.org", password: "monsoon-2026" };
const home = "49.36.10.7";

type Tried = { status: number; code: string; ms: number };

const listCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="));

async function ask(
  { url }: BenchProduct,
  path: string,
  given: { body: object; address: string; cookie?: string },
): Promise<{ answer: Response; tried: Tried }> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      "x-forwarded-for": given.address,
      ...(given.cookie ? { cookie: given.cookie } : {}),
    },
    body: JSON.stringify(given.body),
  });
  const body: unknown = await answer.json();
  const ms = performance.now() - started;
  const code = typeof body === "object" && body && "code" in body ? String(body.code) : "in";
  return { answer, tried: { status: answer.status, code, ms } };
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

function toLine(who: string, tried: Tried[]) {
  const times = tried.map(({ ms }) => ms);
  const codes = new Map<string, number>();
  for (const { code } of tried) codes.set(code, (codes.get(code) ?? 0) + 1);
  return {
    who,
    tries: tried.length,
    answers: [...codes].map(([code, count]) => `${count} ${code}`).join(", "),
    p50: `${at(times, 0.5).toFixed(0)} ms`,
    longest: `${at(times, 1).toFixed(0)} ms`,
  };
}

/**
 * Guesses at the owner's account for the given time from a number of networks, while the owner signs in: every
 * five seconds on the device that did before, every fifteen on new ones.
 */
async function measureAttack(
  product: BenchProduct,
  { device, networks }: { device: string; networks: number },
): Promise<void> {
  const guesses: Tried[] = [];
  const known: Tried[] = [];
  const unknown: Tried[] = [];
  const asked: Promise<unknown>[] = [];
  const signIn = (
    tries: Tried[],
    given: { password: string; address: string; cookie?: string },
  ) => {
    const { password, ...from } = given;
    const body = { email: owner.email, password };
    asked.push(
      ask(product, "/api/session/sign-in", { ...from, body }).then(({ tried }) => {
        tries.push(tried);
      }),
    );
  };
  const processId = product.process.pid ?? 0;
  const before = readTreeSeconds(processId);
  const started = performance.now();
  for (let turn = 0; turn < seconds * guessesPerSecond; turn++) {
    const address = `203.${turn % networks}.113.${(Math.floor(turn / networks) % 250) + 1}`;
    signIn(guesses, { password: `guess ${turn}`, address });
    if (turn % 50 === 25)
      signIn(known, { password: owner.password, address: home, cookie: device });
    if (turn % 150 === 75) {
      signIn(unknown, { password: owner.password, address: `106.51.${turn % 256}.9` });
    }
    await wait(Math.max(0, started + ((turn + 1) * 1000) / guessesPerSecond - performance.now()));
  }
  await Promise.all(asked);
  const spent = readTreeSeconds(processId) - before;
  process.stdout.write(
    `${guessesPerSecond} guesses a second from ${networks} networks for ${seconds} s: ${(spent / seconds).toFixed(3)} s of processor time a second\n`,
  );
  console.table([
    toLine("guesses", guesses),
    toLine("the owner, on a device from before", known),
    toLine("the owner, on new devices", unknown),
  ]);
  const link = await ask(product, "/api/session/link", {
    body: { email: owner.email },
    address: "106.51.20.9",
  });
  process.stdout.write(`asking for a mailed link: ${link.tried.status}\n`);
}

const folder = await mkdtemp(join(tmpdir(), "urvara-guessing-"));
try {
  for (const networks of [1, 50]) {
    const product = await startProduct(join(folder, String(networks)));
    try {
      const { answer } = await ask(product, "/api/session/sign-up", { body: owner, address: home });
      const isOfSession = (cookie: string) => cookie.includes("session_token");
      const cookies = listCookies(answer).filter((cookie) => !isOfSession(cookie));
      await measureAttack(product, { device: cookies.join("; "), networks });
    } finally {
      await product.stop();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
