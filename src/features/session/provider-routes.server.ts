import type { FastifyReply, FastifyRequest } from "fastify";
import { serverWords } from "#content/server-words.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { cookieNames } from "./cookie-gateway.server.ts";
import type { Entrance } from "./entrance-gateway.server.ts";
import type { Identity, IdentityAnswer } from "./gateway.server.ts";
import { readRequestLanguage } from "./mail-gateway.server.ts";
import { providerCallbackPath, providerId } from "./provider-gateway.server.ts";
import { type IdentityErrorCode, identityErrorCode } from "./sign-in-error-schema.ts";
import {
  providerMessageKind,
  providerResult,
  providerResultQuery,
  providerStart,
  providerStartInput,
} from "./sign-in-schema.ts";
import { getSessionUser } from "./store.server.ts";

const tags = ["session"];
const started = {
  tags,
  summary: "Where to send the window in which the other provider asks",
  body: providerStartInput,
  response: { 200: providerStart },
};
const windowPath = "/api/session/provider/window";
const scriptPath = "/api/session/provider/window.js";
/** As long as the provider has for its own pages. */
const windowSeconds = 600;

/** What the library says when the provider's answer does not do. */
const codes: Record<string, IdentityErrorCode> = {
  // The person pressed "cancel" at the provider.
  access_denied: "popup-closed-by-user",
  account_not_linked: "account-not-linked",
  ACCOUNT_LOCKED: "account-locked",
  // A newer window has begun meanwhile, or this is not the browser that asked.
  state_mismatch: "cancelled-popup-request",
  state_not_found: "argument-error",
  // With the state proven, this is what a client secret that is not right looks like.
  invalid_code: "invalid-api-key",
  invalid_client: "invalid-api-key",
  unauthorized_client: "invalid-api-key",
  email_not_found: "argument-error",
};

/**
 * Tells the opener, by both ways there are: a provider's page may have cut the one through `opener`,
 * and the other does not exist in old browsers.
 */
const script = `"use strict";
const { nonce } = document.documentElement.dataset;
const message = { kind: "${providerMessageKind}", nonce };
if (window.opener) window.opener.postMessage(message, window.location.origin);
if (typeof BroadcastChannel === "function") {
  const channel = new BroadcastChannel("${providerMessageKind}");
  channel.postMessage(message);
  channel.close();
}
window.close();
`;

/** `<nonce>.<outcome>`: the outcome is `waiting`, `new`, `known` or a code. */
function readWindowCookie(value: string | undefined): { nonce: string; outcome: string } {
  const [nonce = "", outcome = ""] = (value ?? "").split(".");
  return providerResultQuery.safeParse({ nonce }).success
    ? { nonce, outcome }
    : { nonce: "", outcome };
}

function toWindowPage(request: FastifyRequest, nonce: string): string {
  const language = readRequestLanguage(request);
  const { title, text, link } = serverWords[language].signInWindow;
  return `<!doctype html><html lang="${language}" data-nonce="${nonce}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<script type="module" src="${scriptPath}"></script></head>
<body><p>${text}</p><p><a href="/dashboard">${link}</a></p></body></html>`;
}

/** The cookie by which a window and the page that opened it belong together, and how the window ended. */
function openWindowCookie(identity: Identity) {
  const name = `${identity.cookiePrefix}${cookieNames.window}`;
  const attributes = {
    path: "/api/session/provider",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: identity.cookiePrefix.startsWith("__Secure-"),
  };
  const setOutcome = (reply: FastifyReply, nonce: string, outcome: string) =>
    reply.setCookie(name, `${nonce}.${outcome}`, { ...attributes, maxAge: windowSeconds });
  return { name, attributes, setOutcome };
}

type WindowCookie = ReturnType<typeof openWindowCookie>;

/**
 * Signing in with another identity provider, in a window of its own:
 * start (the page asks where to send the window), callback (the provider sends the window back),
 * window (it tells the page and closes), result (the page asks how it ended).
 */
export function providerRoutes(
  server: Server,
  parts: Parts,
  { identity, entrance }: { identity: Identity; entrance: Entrance },
): void {
  const cookie = openWindowCookie(identity);
  const requireProvider = () => {
    if (identity.provider) return identity.provider;
    throw new AppError("provider-not-configured", "No other identity provider is set up");
  };

  server.post(
    "/api/session/provider/start",
    {
      config: { isOpen: true },
      schema: started,
    },
    async (request, reply) => {
      const { body, setCookies } = await requireProvider().call(request, {
        path: "/sign-in/social",
        body: {
          provider: providerId,
          callbackURL: windowPath,
          errorCallbackURL: windowPath,
          disableRedirect: true,
        },
      });
      void reply.header("set-cookie", setCookies);
      cookie.setOutcome(reply, request.body.nonce, "waiting");
      return providerStart.parse(body);
    },
  );

  const getOutcome = async (reply: FastifyReply, answer: IdentityAnswer): Promise<string> => {
    const { searchParams } = new URL(answer.location ?? "", "http://page");
    const fault = searchParams.get("error");
    if (fault !== null) {
      void reply.header("set-cookie", answer.setCookies);
      return codes[fault] ?? "internal-error";
    }
    try {
      const { isNew } = await entrance.finish(reply, answer);
      return isNew ? "new" : "known";
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return identityErrorCode.safeParse(error.code).data ?? "internal-error";
    }
  };

  server.get(
    providerCallbackPath,
    { config: { isOpen: true }, schema: { hide: true } },
    async (request, reply) => {
      const { nonce } = readWindowCookie(request.cookies[cookie.name]);
      const search = new URL(request.url, "http://page").search;
      let outcome: string;
      try {
        const path = `/callback/${providerId}${search}`;
        const answer = await requireProvider().call(request, { method: "GET", path });
        outcome = await getOutcome(reply, answer);
      } catch (error) {
        if (!(error instanceof AppError))
          request.log.error({ err: error }, "signing in by window failed");
        const code = error instanceof AppError ? error.code : "internal-error";
        outcome = identityErrorCode.safeParse(code).data ?? "internal-error";
      }
      if (nonce) cookie.setOutcome(reply, nonce, outcome);
      // Any other policy here would cut the window off from the page that waits for it.
      void reply.header("cross-origin-opener-policy", "unsafe-none");
      return reply.redirect(windowPath, 303);
    },
  );

  addWindowPage(server, cookie);
  addResult(server, parts, cookie);
}

/** The page that the window ends on: it tells whoever opened it, and closes. */
function addWindowPage(server: Server, cookie: WindowCookie): void {
  server.get(windowPath, { config: { isOpen: true }, schema: { hide: true } }, (request, reply) => {
    const { nonce } = readWindowCookie(request.cookies[cookie.name]);
    return reply
      .headers({ "cross-origin-opener-policy": "unsafe-none", "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(toWindowPage(request, nonce));
  });

  server.get(scriptPath, { config: { isOpen: true }, schema: { hide: true } }, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(script),
  );
}

function addResult(server: Server, { db }: Parts, cookie: WindowCookie): void {
  server.get(
    "/api/session/provider/result",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "How signing in with the other provider stands",
        querystring: providerResultQuery,
        response: { 200: providerResult },
      },
    },
    async (request, reply) => {
      const { nonce, outcome } = readWindowCookie(request.cookies[cookie.name]);
      void reply.header("cache-control", "no-store");
      if (nonce !== request.query.nonce || outcome === "waiting")
        return { state: "waiting" as const };
      void reply.clearCookie(cookie.name, cookie.attributes);
      const user = request.farmer ? await getSessionUser(db, request.farmer.uid) : null;
      const isDone = outcome === "new" || outcome === "known";
      if (isDone && user) return { state: "done" as const, user, isNew: outcome === "new" };
      const code = identityErrorCode.safeParse(outcome).data ?? "internal-error";
      return { state: "failed" as const, code };
    },
  );
}
