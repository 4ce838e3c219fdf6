import { fastify } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { Farmer } from "#src/features/session/store.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { answerCompiler } from "./answer-compiler.server.ts";
import { answerError } from "./errors.server.ts";

export const testFarmer: Farmer = {
  uid: "farmer-1",
  sessionId: "session-1",
  email: "sunita@example.com",
  displayName: "Sunita Pawar",
  photoURL: null,
};

/**
 * A server with the given routes alone, for injected requests.
 * @param farmer who every request comes from; null for nobody
 */
export function openTestRoutes(
  addRoutes: (server: Server) => void,
  farmer: Farmer | null = testFarmer,
): Server {
  const base = fastify();
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(answerCompiler);
  const server: Server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  server.decorateRequest("farmer", null);
  server.addHook("onRequest", async (request) => {
    request.farmer = farmer;
  });
  addRoutes(server);
  return server;
}
