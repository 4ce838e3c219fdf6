import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { RequireHuman } from "./captcha-gateway.server.ts";
import type { Entrance } from "./entrance-gateway.server.ts";
import type { Identity } from "./gateway.server.ts";
import { readRequestLanguage, requireMailAllowed, sendAside } from "./mail-gateway.server.ts";
import { insertMailedToken, removeMailedToken } from "./mailed-token-store.server.ts";
import { emailInput, linkInput, signedIn, verifyEmailInput } from "./sign-in-schema.ts";
import {
  getAccountByEmail,
  getMailLanguage,
  requireFarmer,
  updateEmailVerified,
} from "./store.server.ts";

const tags = ["session"];
const accepted = { 202: z.object({ sent: z.literal(true) }) };
const askedLink = {
  tags,
  summary: "Mail a link that signs in, to any address alike",
  body: emailInput,
  response: accepted,
};

/** Mails an account a token for the page where it is used. */
export async function mailToken(
  parts: Parts,
  request: FastifyRequest,
  {
    purpose,
    uid,
    email,
  }: {
    purpose: "reset-password" | "verify-email";
    uid: string;
    email: string;
  },
): Promise<void> {
  const token = await insertMailedToken(parts, { purpose, uid, email });
  const otherwise = readRequestLanguage(request);
  const language = await getMailLanguage(parts.db, { email, otherwise });
  sendAside(parts, { kind: purpose, to: email, language, path: `/${purpose}`, token });
}

/** Signing in by a mailed link, and proving that an e-mail address is one's own. */
export function mailedRoutes(
  server: Server,
  parts: Parts,
  given: { identity: Identity; entrance: Entrance; requireHuman: RequireHuman },
): void {
  const { db } = parts;
  const { identity, entrance, requireHuman } = given;

  server.post(
    "/api/session/link",
    {
      config: { isOpen: true },
      schema: askedLink,
      preHandler: requireHuman,
    },
    async (request, reply) => {
      const { email } = request.body;
      await requireMailAllowed(parts, { email, address: request.ip });
      const otherwise = readRequestLanguage(request);
      const language = await getMailLanguage(parts.db, { email, otherwise });
      const body = { email, metadata: { language } };
      await identity.call(request, { path: "/sign-in/magic-link", body });
      return reply.status(202).send({ sent: true });
    },
  );

  server.post(
    "/api/session/link/open",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Sign in with a mailed link",
        body: linkInput,
        response: { 200: signedIn },
      },
    },
    (request, reply) => entrance.openLink(request, reply, request.body),
  );

  server.post(
    "/api/session/email/mail",
    { schema: { tags, summary: "Mail a link that proves the address", response: accepted } },
    async (request, reply) => {
      const { uid, email } = requireFarmer(request);
      await requireMailAllowed(parts, { email, address: request.ip });
      const account = await getAccountByEmail(db, email);
      if (account && !account.emailVerified) {
        await mailToken(parts, request, { purpose: "verify-email", uid, email });
      }
      return reply.status(202).send({ sent: true });
    },
  );

  server.post(
    "/api/session/email/verify",
    {
      schema: {
        tags,
        summary: "Prove that the address of the signed-in account is one's own",
        body: verifyEmailInput,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      // Only in the account's own session: else the owner of an address would confirm with one click
      // the account that a stranger made with it.
      const { uid } = requireFarmer(request);
      const { token } = request.body;
      const proven = await removeMailedToken(parts, { token, purpose: "verify-email", uid });
      if (!proven || !(await updateEmailVerified(db, proven))) {
        throw new AppError("link-not-valid", "The link does not work, or not for this account");
      }
      return reply.status(204).send();
    },
  );
}
