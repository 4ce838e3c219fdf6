import { createECDH, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { announceNotifications } from "#src/features/notifications/store.server.ts";
import { openDb } from "#src/platform/db.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import webPush from "web-push";
import { readMemory } from "./cpu-time.ts";
import { type LoadResult, runLoad } from "./load.ts";
import { type BenchProduct, signUp, startProduct } from "./product.ts";

// One storm over ten thousand farmers, each with one browser: two processes on one database bring it to a push service
// beside this one, while others read. The raw reference is the encryption and the sending alone, in this process.

const farmers = 10_000;
const bareMessages = 1_000;
const atOnce = 20;

/** A push service that takes everything, and counts what each browser got. */
async function openService() {
  const got = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    got.set(path, (got.get(path) ?? 0) + 1);
    request.resume().on("end", () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { origin, got, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The keys of one browser, which stands for all. */
function makeKeys() {
  const curve = createECDH("prime256v1");
  return {
    p256dh: curve.generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}
type Keys = ReturnType<typeof makeKeys>;

async function insertFarmers(pool: pg.Pool, { origin, keys }: { origin: string; keys: Keys }) {
  await pool.query(
    `insert into users (uid, email)
     select 'storm-' || at, 'storm-' || at || '@example.org' from generate_series(1, $1) as at`,
    [farmers],
  );
  await pool.query(
    `insert into "identityUser" (id, email, name, "emailVerified", "createdAt", "updatedAt")
     select 'storm-' || at, 'storm-' || at || '@example.org', 'storm', false, now(), now()
     from generate_series(1, $1) as at`,
    [farmers],
  );
  await pool.query(
    `insert into "identitySession"
       (id, token, "userId", "expiresAt", "awaitsSecondFactor", "createdAt", "updatedAt")
     select 'storm-' || at, 'token-' || at, 'storm-' || at, now() + interval '30 days', false, now(), now()
     from generate_series(1, $1) as at`,
    [farmers],
  );
  await pool.query(
    `insert into "pushSubscriptions"
       (id, uid, "sessionId", endpoint, p256dh, auth, language, "addedDate")
     select 'storm-' || at, 'storm-' || at, 'storm-' || at, $2 || '/' || at, $3, $4, 'mr', now()
     from generate_series(1, $1) as at`,
    [farmers, origin, keys.p256dh, keys.auth],
  );
}

/** The storm of the next hours, which breaks quiet hours. */
async function insertStorm(pool: pg.Pool): Promise<void> {
  const from = new Date(Date.now() + 3_600_000);
  const day = new Date(from.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const data = {
    level: "danger",
    firstDay: day,
    lastDay: day,
    at: from.toISOString(),
    value: 78,
    threshold: 50,
    crop: null,
    isSensitiveStage: false,
    fields: [],
  };
  await pool.query(
    `insert into notifications (id, uid, kind, subject, data, "createdDate", "lastDay")
     select gen_random_uuid()::text, 'storm-' || at, 'strong-wind', 'storm', $2, now(), $3
     from generate_series(1, $1) as at`,
    [farmers, JSON.stringify(data), day],
  );
}

/** Messages a second of encryption and sending alone. */
async function measureBare({ origin, keys }: { origin: string; keys: Keys }): Promise<number> {
  const vapid = webPush.generateVAPIDKeys();
  const options = {
    vapidDetails: { subject: "https://example.org", ...vapid },
    contentEncoding: "aes128gcm" as const,
  };
  const message = JSON.stringify({ title: "Strong wind: today", text: "x".repeat(90), path: "/" });
  const begun = performance.now();
  let left = bareMessages;
  const send = async () => {
    for (; left > 0; left -= 1) {
      const details = webPush.generateRequestDetails(
        { endpoint: `${origin}/bare`, keys },
        message,
        options,
      );
      const { method, headers, body } = details;
      const answer = await fetch(details.endpoint, {
        method,
        headers: { ...headers },
        body: new Uint8Array(body ?? []),
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return bareMessages / ((performance.now() - begun) / 1000);
}

const readAt = (url: string, cookie: string, seconds: number): Promise<LoadResult> =>
  runLoad({
    url,
    cookie,
    method: "GET",
    path: "/api/blogs?limit=20",
    connections: 2,
    seconds,
    body: null,
    contentType: null,
  });

const toUrl = ({ host, port, user, password, database }: pg.PoolConfig) =>
  `postgresql://${user}${typeof password === "string" ? `:${password}` : ""}@localhost/${database}?host=${encodeURIComponent(host ?? "")}&port=${port}`;

/** Waits until every browser has it. @returns seconds, and the most memory that either process held */
async function waitForAll(
  got: ReadonlyMap<string, number>,
  products: readonly BenchProduct[],
): Promise<{ seconds: number; most: number[] }> {
  const begun = performance.now();
  const most = products.map(() => 0);
  while (got.size < farmers && performance.now() - begun < 600_000) {
    await wait(100);
    for (const [at, { process }] of products.entries()) {
      most[at] = Math.max(most[at] ?? 0, readMemory(process.pid ?? 0).megabytes);
    }
  }
  return { seconds: (performance.now() - begun) / 1000, most };
}

async function measureNotices(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-notices-"));
  const service = await openService();
  const keys = makeKeys();
  const bare = await measureBare({ origin: service.origin, keys });
  service.got.clear();
  const shared = {
    SECRET: "a secret of the measurements, long enough",
    PUSH_ORIGINS: service.origin,
  };
  const first = await startProduct(join(folder, "first"), shared);
  const second = await startProduct(join(folder, "second"), {
    ...shared,
    DATABASE_URL: toUrl(first.connection),
    PORT: String(Number(new URL(first.url).port) + 1),
  });
  const products = [first, second];
  const { db, close } = openDb(first.connection, openLog({ LOG_LEVEL: "silent" }));
  const live = openLive(db, { log: openLog({ LOG_LEVEL: "silent" }) });
  const pool = new pg.Pool({ ...first.connection, max: 2 });
  try {
    await insertFarmers(pool, { origin: service.origin, keys });
    const cookie = await signUp(first.url);
    await readAt(first.url, cookie, 2);
    const quiet = await readAt(first.url, cookie, 10);
    const rest = products.map(({ process }) => readMemory(process.pid ?? 0).megabytes);
    await insertStorm(pool);
    await announceNotifications({ live }, ["storm-1"]);
    const [sent, busy] = await Promise.all([
      waitForAll(service.got, products),
      readAt(first.url, cookie, 10),
    ]);
    const twice = [...service.got.values()].filter((count) => count > 1).length;
    const line = {
      operation: `a storm to ${farmers} browsers by two processes`,
      seconds: Number(sent.seconds.toFixed(1)),
      perSecond: Math.round(service.got.size / sent.seconds),
      barePerSecond: Math.round(bare),
      got: service.got.size,
      twice,
      megabytesAtRest: rest,
      megabytesAtMost: sent.most,
      readsP99: `${quiet.p99.toFixed(1)} ms at rest, ${busy.p99.toFixed(1)} ms meanwhile`,
      readsP50: `${quiet.p50.toFixed(1)} ms at rest, ${busy.p50.toFixed(1)} ms meanwhile`,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    const [cpu] = cpus();
    process.stdout.write(
      `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores ${cpu?.model ?? ""}, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await pool.end();
    await live.close();
    await close();
    await second.stop();
    await first.stop();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await measureNotices();
