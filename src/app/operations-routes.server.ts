import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { z } from "zod";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";

/** What whoever runs the product looks at: health, figures and the description of the HTTP API. */
export async function operationsRoutes(server: Server, parts: Parts): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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

  await server.register(swagger, {
    openapi: {
      info: { title: "Urvara", version: "1", description: "The HTTP API of the product." },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });

  const health = z.object({ status: z.literal("ok") });
  const unlimited = { rateLimit: false };
  server.get("/health/live", { config: unlimited, schema: { response: { 200: health } } }, () => ({
    status: "ok" as const,
  }));
  server.get(
    "/health/ready",
    { config: unlimited, schema: { response: { 200: health } } },
    async () => {
      try {
        await sql`select 1`.execute(parts.db);
      } catch (cause) {
        throw new AppError("try-later", "The database does not answer", { retryAfter: 5, cause });
      }
      return { status: "ok" as const };
    },
  );
  server.get("/metrics", { config: unlimited, schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
