import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { RequireHuman } from "./captcha-gateway.server.ts";
import type { Entrance } from "./entrance-gateway.server.ts";
import { getReturnPath } from "./sign-in-rules.ts";

import { signInInput, signUpInput } from "./sign-in-schema.ts";

const largestForm = 16 * 1024;
const formQuery = z.object({ returnTo: z.unknown() });

/** A ticked box is sent with some value, an unticked one not at all. */
const ticked = z.string().optional().transform(Boolean);
const signInForm = z.object({ ...signInInput.shape, remember: ticked });
const signUpForm = z.object({ ...signUpInput.shape, agreedToTerms: ticked });

function readReturnPath(request: FastifyRequest): string | null {
  const query = formQuery.safeParse(request.query);
  return query.success ? getReturnPath(query.data.returnTo) : null;
}

/** Back to the form with the reason and the e-mail, so that nothing but the password is typed again. */
function answerRefusal(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isOurs = error instanceof AppError;
  // A foreign page posted this; it gets an answer, and no page of ours.
  if (isOurs && error.code === "unauthorized-domain") throw error;
  const isExpected = isOurs || (error.statusCode !== undefined && error.statusCode < 500);
  if (!isExpected) request.log.error({ err: error, requestId: request.id }, "request failed");
  const code = isOurs ? error.code : isExpected ? "invalid-input" : "internal-error";
  const returnTo = readReturnPath(request);
  if (code === "multi-factor-auth-required") {
    const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
    return reply.redirect(`/second-factor${search}`, 303);
  }
  const typed = z.object({ email: z.string().max(254) }).safeParse(request.body);
  const search = new URLSearchParams({
    error: code,
    ...(typed.success ? { email: typed.data.email } : {}),
    ...(returnTo ? { returnTo } : {}),
  });
  return reply.redirect(`${request.routeOptions.url}?${search}`, 303);
}

/** The same two ways in for the pages' own forms, sent before their script has arrived or without it. */
export async function formRoutes(
  server: Server,
  { entrance, requireHuman }: { entrance: Entrance; requireHuman: RequireHuman },
): Promise<void> {
  await server.register(async (forms: Server) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: largestForm },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body.toString())));
      },
    );
    forms.setErrorHandler(answerRefusal);
    forms.addHook("preHandler", requireHuman);

    forms.post(
      "/login",
      { config: { isOpen: true }, schema: { hide: true, body: signInForm } },
      async (request, reply) => {
        await entrance.signIn(request, reply, request.body);
        return reply.redirect(readReturnPath(request) ?? "/dashboard", 303);
      },
    );

    forms.post(
      "/register",
      { config: { isOpen: true }, schema: { hide: true, body: signUpForm } },
      async (request, reply) => {
        await entrance.signUp(request, reply, request.body);
        return reply.redirect("/setup", 303);
      },
    );
  });
}
