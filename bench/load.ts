import { execFile } from "node:child_process";
import { Agent, type IncomingMessage, request } from "node:http";
import { promisify } from "node:util";
import { z } from "zod";

/** What a round of load is to send, as one JSON text in the environment. */
export const loadPlan = z.object({
  url: z.string(),
  method: z.enum(["GET", "POST"]),
  path: z.string(),
  cookie: z.string(),
  connections: z.int().min(1),
  seconds: z.number().positive(),
  /** Base64 of a body with `{id}` where each request has an id of its own, or null. */
  body: z.string().nullable(),
  contentType: z.string().nullable(),
  /** Paths to take turns with in place of `path`. */
  paths: z.array(z.string()).optional(),
});
export type LoadPlan = z.infer<typeof loadPlan>;

export const loadResult = z.object({
  requests: z.int(),
  failures: z.int(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  bytes: z.int(),
});
export type LoadResult = z.infer<typeof loadResult>;

type Sent = { status: number; bytes: number; milliseconds: number };

let lastCaller = 0;

function send(plan: LoadPlan, agent: Agent, body: Buffer | null): Promise<Sent> {
  lastCaller += 1;
  const { hostname, port } = new URL(plan.url);
  const begun = performance.now();
  const path = plan.paths?.[lastCaller % plan.paths.length] ?? plan.path;
  const caller = `10.${(lastCaller >> 16) & 63}.${(lastCaller >> 8) & 255}.${lastCaller & 255}`;
  return new Promise((resolve, reject) => {
    const handle = (answer: IncomingMessage) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => {
        const milliseconds = performance.now() - begun;
        resolve({ status: answer.statusCode ?? 0, bytes, milliseconds });
      });
    };
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method: plan.method,
        agent,
        headers: {
          cookie: plan.cookie,
          origin: plan.url,
          "x-forwarded-for": caller,
          ...(plan.contentType ? { "content-type": plan.contentType } : {}),
          ...(body ? { "content-length": body.length } : {}),
        },
      },
      handle,
    );
    outgoing.on("error", reject);
    outgoing.end(body ?? undefined);
  });
}

/** Keeps the planned number of connections busy for the planned time. */
async function load(plan: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  const template = plan.body ? Buffer.from(plan.body, "base64").toString("latin1") : null;
  const begun = performance.now();
  const end = begun + plan.seconds * 1000;
  const times: number[] = [];
  let [failures, bytes] = [0, 0];
  const keepBusy = async () => {
    while (performance.now() < end) {
      const body = template
        ? Buffer.from(template.replace("{id}", crypto.randomUUID()), "latin1")
        : null;
      const sent = await send(plan, agent, body);
      if (sent.status >= 400) failures += 1;
      bytes += sent.bytes;
      times.push(sent.milliseconds);
    }
  };
  await Promise.all(Array.from({ length: plan.connections }, keepBusy));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const seconds = (performance.now() - begun) / 1000;
  return { requests: times.length, failures, seconds, p50: at(0.5), p99: at(0.99), bytes };
}

/** Runs a round in a process of its own, so that it does not share the product's thread. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", import.meta.filename],
    { env: { ...process.env, LOAD_PLAN: JSON.stringify(plan) }, maxBuffer: 1 << 24 },
  );
  return loadResult.parse(JSON.parse(stdout));
}

if (process.env["LOAD_PLAN"]) {
  const plan = loadPlan.parse(JSON.parse(process.env["LOAD_PLAN"]));
  process.stdout.write(JSON.stringify(await load(plan)));
}
