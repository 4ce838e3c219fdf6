import { setTimeout as wait } from "node:timers/promises";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { z } from "zod";
import { getLastReading } from "#src/features/alerts/hail-store.server.ts";
import { listSmsDays } from "#src/features/session/sms-store.server.ts";
import { getLastBackup } from "#src/platform/backup-jobs.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** What a proxy adds, be it on the same machine: the one who asks it may be anywhere. */
const marksOfProxies = ["forwarded", "via", "x-real-ip"];

/**
 * Whether somebody on this very machine asks. Whom `TRUST_PROXY` believes plays no part in it; another name of
 * this machine does not do either, or a page of the web could have one that leads here.
 */
function isFromHere({ raw: { socket, headers } }: FastifyRequest): boolean {
  return (
    loopback.test(socket.remoteAddress ?? "") &&
    localHost.test(headers.host ?? "") &&
    !Object.keys(headers).some(
      (name) => name.startsWith("x-forwarded-") || marksOfProxies.includes(name),
    )
  );
}

/** Lets those in whom the setting allows; for all others there is nothing at this address. */
function keepTo(readers: "local" | "open") {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (readers === "open" || isFromHere(request)) next();
    else reply.callNotFound();
  };
}

/** The description of the HTTP API and its page, which gets along without the world as everything here does. */
async function addDescription(server: Server, { env }: Parts): Promise<void> {
  const { API_DOCS: readers } = env;
  if (readers === "off") return;
  await server.register(swagger, {
    openapi: {
      info: { title: "Urvara", version: "1", description: "The HTTP API of the product." },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(async (docs: Server) => {
    docs.addHook("onRequest", keepTo(readers));
    await docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: {
        "default-src": "'self'",
        "img-src": ["'self'", "data:"],
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
      },
    });
  });
}

const daysOfContact = 180;

/** Whom to tell about a fault of security, in the form of RFC 9116. Without an operator's word there is nobody. */
function addSecurityContact(server: Server, { env, publicUrl, now }: Parts): void {
  const { SECURITY_CONTACT: contact } = env;
  if (!contact) return;
  const path = "/.well-known/security.txt";
  server.get(path, { schema: { hide: true } }, (_request, reply) => {
    const end = new Date(now().getTime() + daysOfContact * 86_400_000);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${end.toISOString().slice(0, 10)}T00:00:00Z`,
      "Preferred-Languages: en, hi, mr",
      ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}${path}`] : []),
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}

/** When the newest backup was made, where they are made by the clock; every process sees the same folder. */
function addBackupGauge(registry: Registry, { BACKUP_DIR: folder }: Parts["env"]): void {
  if (folder === undefined) return;
  const gauge = new Gauge({
    name: "backup_last_success_timestamp_seconds",
    help: "When the newest backup in BACKUP_DIR was begun; 0 when there is none",
    registers: [registry],
    async collect() {
      const last = await getLastBackup(folder);
      gauge.set(last ? last.getTime() / 1000 : 0);
    },
  });
}

/** When the official warnings of hail were last read whole, by whichever process. */
function addHailGauge(registry: Registry, { db, env }: Parts): void {
  const { HAIL_FEED_URL: feed } = env;
  if (feed === "off") return;
  const gauge = new Gauge({
    name: "hail_last_read_timestamp_seconds",
    help: "When the warnings of hail in HAIL_FEED_URL were last read; 0 when they never were",
    registers: [registry],
    async collect() {
      const last = await getLastReading(db, feed);
      gauge.set(last ? last.getTime() / 1000 : 0);
    },
  });
}

const messageKinds = ["sent", "failed", "refused"] as const;

/** What today's codes to phones came to, all processes together, and what a day may come to. */
function addMessageGauges(registry: Registry, { db, env, now }: Parts): void {
  if (!env.SMS_PROVIDER) return;
  const today = new Gauge({
    name: "sms_today",
    help: "Codes to phones today in India: sent, failed of them, and refused beyond the ceiling",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      const [day] = await listSmsDays(db, { now: now(), days: 1 });
      for (const kind of messageKinds) today.labels(kind).set(day?.[kind] ?? 0);
    },
  });
  new Gauge({
    name: "sms_ceiling",
    help: "Codes to phones that a day may come to (SMS_PER_DAY)",
    registers: [registry],
  }).set(env.SMS_PER_DAY);
}

/** A database that takes longer says neither yes nor no. */
const readyPatienceInMs = 4_000;

/** @throws Error when the database says no, or nothing in time */
async function askDatabase({ db }: Parts): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      sql`select 1`.execute(db),
      wait(readyPatienceInMs, undefined, { signal: over.signal }).then(() => {
        throw new Error("no answer in time");
      }),
    ]);
  } finally {
    over.abort();
  }
}

/** What whoever runs the product looks at: health, figures and the description of the HTTP API. */
export async function operationsRoutes(server: Server, parts: Parts): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBackupGauge(registry, parts.env);
  addHailGauge(registry, parts);
  addMessageGauges(registry, parts);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's arrival to its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(none)";
    const status = reply.statusCode;
    duration.labels(request.method, route, String(status)).observe(reply.elapsedTime / 1000);
    // Reads that went well are most of the traffic and tell nothing that the figures do not.
    const level = request.method !== "GET" || status >= 400 ? "info" : "debug";
    const milliseconds = Math.round(reply.elapsedTime);
    const line = { requestId: request.id, method: request.method, route, status, milliseconds };
    request.log[level](line, "answered");
    done();
  });

  await addDescription(server, parts);
  addSecurityContact(server, parts);

  const health = z.object({ status: z.literal("ok") });
  const unlimited = { rateLimit: false } as const;
  server.get("/health/live", { config: unlimited, schema: { response: { 200: health } } }, () => ({
    status: "ok" as const,
  }));
  // However many ask at once, and nobody counts them, it takes one connection.
  let asking: Promise<unknown> | null = null;
  server.get(
    "/health/ready",
    { config: unlimited, schema: { response: { 200: health } } },
    async () => {
      asking ??= askDatabase(parts).finally(() => {
        asking = null;
      });
      try {
        await asking;
      } catch (cause) {
        throw new AppError("try-later", "The database does not answer", { retryAfter: 5, cause });
      }
      return { status: "ok" as const };
    },
  );
  const { METRICS: readers } = parts.env;
  if (readers === "off") return;
  server.get(
    "/metrics",
    { config: unlimited, schema: { hide: true }, onRequest: keepTo(readers) },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}
