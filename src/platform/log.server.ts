import { type DestinationStream, type Logger, pino } from "pino";
import type { Env } from "./env.server.ts";

export type { Logger } from "pino";

/**
 * Structured logs, one JSON line each. Request lines carry method, route and status, never a body, a
 * cookie, a query string or an address of a person.
 * @param destination where the lines go; standard output unless given
 */
export function openLog(env: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.password", "*.token", "*.email", "*.phone", "*.cookie", "headers", "*.parameters"],
      censor: "[removed]",
    },
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        // Database errors quote the values that a person typed, so only the stack's frames are kept.
        stack: error.stack
          ?.split("\n")
          .filter((line) => line.trimStart().startsWith("at "))
          .join("\n"),
      }),
    },
  };
  return pino(options, destination ?? openStandardOutput());
}

/** A disk that is full costs the lines that found no room, and not the process or its memory. */
function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1024 * 1024 });
  output.on("error", () => undefined);
  return output;
}
