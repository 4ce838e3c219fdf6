import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { RequireHuman } from "./captcha-gateway.server.ts";
import type { Entrance } from "./entrance-gateway.server.ts";
import type { PhoneEntrance } from "./phone-entrance.server.ts";
import type { PhoneCodes } from "./phone-gateway.server.ts";
import { phoneCodeInput, phoneInput } from "./phone-schema.ts";
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

/** What is not secret of a form comes back with the reason, so that it need not be typed again. */
const typedFields = z.union([
  z.object({ email: z.string().max(254) }),
  z.object({ phone: z.string().max(40) }),
]);

/** Back to the form with the reason and what was typed, but for passwords and codes. */
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
  const typed = typedFields.safeParse(request.body);
  const search = new URLSearchParams({
    error: code,
    ...(typed.success ? typed.data : {}),
    ...(returnTo ? { returnTo } : {}),
  });
  return reply.redirect(`${request.routeOptions.url}?${search}`, 303);
}

type FormGiven = {
  entrance: Entrance;
  signUp: Entrance["signUp"];
  codes: PhoneCodes;
  phones: PhoneEntrance;
  requireHuman: RequireHuman;
};

/** The same ways in for the pages' own forms, sent before their script has arrived or without it. */
export async function formRoutes(
  server: Server,
  { entrance, signUp, codes, phones, requireHuman }: FormGiven,
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
    addCodeForm(forms, phones);

    forms.post(
      "/login",
      {
        config: { isOpen: true },
        preHandler: requireHuman,
        schema: { hide: true, body: signInForm },
      },
      async (request, reply) => {
        await entrance.signIn(request, reply, request.body);
        return reply.redirect(readReturnPath(request) ?? "/dashboard", 303);
      },
    );

    forms.post(
      "/register",
      {
        config: { isOpen: true },
        preHandler: requireHuman,
        schema: { hide: true, body: signUpForm },
      },
      async (request, reply) => {
        await signUp(request, reply, request.body);
        return reply.redirect("/setup", 303);
      },
    );

    forms.post(
      "/phone",
      {
        config: { isOpen: true },
        preHandler: requireHuman,
        schema: { hide: true, body: phoneInput },
      },
      async (request, reply) => {
        await codes.send(request, reply, { number: request.body.phone, uid: null });
        const returnTo = readReturnPath(request);
        const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
        return reply.redirect(`/phone-code${search}`, 303);
      },
    );
  });
}

/** Only people were sent a code, so nobody is asked again whether they are one. */
function addCodeForm(forms: Server, phones: PhoneEntrance): void {
  forms.post(
    "/phone-code",
    { config: { isOpen: true }, schema: { hide: true, body: phoneCodeInput } },
    async (request, reply) => {
      const { isNew } = await phones.enter(request, reply, request.body.code);
      const returnTo = isNew ? null : readReturnPath(request);
      return reply.redirect(returnTo ?? (isNew ? "/setup" : "/dashboard"), 303);
    },
  );
}
