import type { FastifyRequest } from "fastify";

/**
 * A route's limit of requests a minute for each farmer: those of a village behind one address are not each
 * other's. Each route counts by itself.
 */
export function getFarmerLimit(perMinute: number) {
  return {
    max: perMinute,
    timeWindow: "1 minute",
    // After every onRequest, which tell whose the request is, and before its body is read: a wrong one counts too.
    hook: "preParsing" as const,
    keyGenerator: ({ farmer, ip }: FastifyRequest) => farmer?.uid ?? ip,
  };
}
