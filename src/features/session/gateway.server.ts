import { betterAuth } from "better-auth";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError, type AppErrorCode } from "#src/shared/app-error.ts";
import {
  addressHeader,
  basePath,
  type IdentityGiven,
  identityOptions,
} from "./options-gateway.server.ts";
import { type IdentityProvider, openProvider } from "./provider-gateway.server.ts";
import type { PasswordPolicy } from "./sign-in-schema.ts";
import { isEmailTaken } from "./store.server.ts";
import { openTickets, type TicketPath } from "./ticket-gateway.server.ts";

export type IdentityAnswer = {
  body: unknown;
  setCookies: string[];
  /** Where the library would send the browser on to, or null when it answered with a body. */
  location: string | null;
};

export type IdentityCall = { method?: "GET" | "POST"; path: string; body?: unknown };

export type Identity = {
  /** Every page origin that may sign in. */
  trustedOrigins: readonly string[];
  /** What the names of the identity cookies begin with. */
  cookiePrefix: string;
  policy: PasswordPolicy;
  /** The other identity provider, or null where none is configured. */
  provider: IdentityProvider | null;
  /**
   * Puts one call to the identity library in the name of the request's sender, through all its checks.
   * @throws AppError when it is refused
   */
  call(request: FastifyRequest, call: IdentityCall): Promise<IdentityAnswer>;
  /**
   * Begins a session of an account after a check of ours. After a passkey no second factor is asked for.
   * @throws AppError account-locked
   */
  callFor(
    request: FastifyRequest,
    given: { uid: string; path: TicketPath },
  ): Promise<IdentityAnswer>;
};

const emailHolder = z.object({ email: z.string() });

const codes: Record<string, AppErrorCode> = {
  INVALID_ORIGIN: "unauthorized-domain",
  MISSING_OR_NULL_ORIGIN: "unauthorized-domain",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "unauthorized-domain",
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  USER_ALREADY_EXISTS: "email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-already-in-use",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "password-does-not-meet-requirements",
  LOGIN_BLOCKED: "login-blocked",
  ACCOUNT_LOCKED: "account-locked",
};
const codesByStatus: Record<number, AppErrorCode> = {
  400: "invalid-input",
  401: "not-signed-in",
  403: "not-allowed",
  404: "not-found",
  422: "invalid-input",
  429: "too-many-requests",
};

const refusal = z.object({ code: z.string().optional(), message: z.string().optional() });

async function toRefusal(response: Response): Promise<{ code: string; error: Error }> {
  const parsed = refusal.safeParse(await response.json().catch(() => ({})));
  const { code = "", message = "Refused" } = parsed.success ? parsed.data : {};
  const appCode = codes[code] ?? codesByStatus[response.status];
  if (!appCode)
    return { code, error: new Error(`The identity library answered ${response.status}`) };
  const retryAfter = Number(response.headers.get("x-retry-after"));
  return { code, error: new AppError(appCode, message, retryAfter > 0 ? { retryAfter } : {}) };
}

/** Only these travel to the library: the client's address comes from the connection, never from a header. */
function listHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ "content-type": "application/json", [addressHeader]: request.ip });
  const names = [
    "cookie",
    "origin",
    "user-agent",
    "sec-fetch-site",
    "sec-fetch-mode",
    "sec-fetch-dest",
  ];
  for (const name of names) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}

type Handler = (request: Request) => Promise<Response>;

/** @throws AppError when the library refuses the call */
async function callHandler(
  { handler, origin, db }: { handler: Handler; origin: string; db: Parts["db"] },
  request: FastifyRequest,
  { method = "POST", path, body }: IdentityCall,
): Promise<IdentityAnswer> {
  const response = await handler(
    new Request(`${origin}${basePath}${path}`, {
      method,
      headers: listHeaders(request),
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    }),
  );
  const setCookies = response.headers.getSetCookie();
  const location = response.headers.get("location");
  if (response.status === 302 && location) return { body: null, setCookies, location };
  if (response.ok) return { body: await response.json(), setCookies, location: null };
  const { code, error } = await toRefusal(response);
  const input = emailHolder.safeParse(body);
  // Two sign-ups at the same moment: the database lets one through and the library is vague about it.
  if (code === "FAILED_TO_CREATE_USER" && input.success) {
    if (await isEmailTaken(db, input.data.email)) {
      throw new AppError("email-already-in-use", "There is an account with this e-mail");
    }
    throw new Error("The identity library could not create the user");
  }
  throw error;
}

/** Opens the identity library in this process, on our database. */
export function openIdentity(
  parts: Parts,
  given: Omit<IdentityGiven, "policy" | "tickets">,
): Identity {
  const { env, publicUrl, db } = parts;
  const policy: PasswordPolicy = {
    minLength: env.PASSWORD_MIN_LENGTH,
    maxLength: env.PASSWORD_MAX_LENGTH,
    classes: env.PASSWORD_CLASSES,
  };
  const tickets = openTickets();
  const options = identityOptions(parts, { ...given, policy, tickets });
  const { handler } = betterAuth(options);
  const origin = new URL(publicUrl).origin;
  const openCall = (own: Handler) => (request: FastifyRequest, call: IdentityCall) =>
    callHandler({ handler: own, origin, db }, request, call);
  const call = openCall(handler);
  return {
    trustedOrigins: options.trustedOrigins,
    cookiePrefix: `${origin.startsWith("https:") ? "__Secure-" : ""}urvara.`,
    policy,
    provider: openProvider(parts, { options, openCall }),
    call,
    async callFor(request, { uid, path }) {
      const ticket = tickets.give(uid);
      try {
        return await call(request, { path, body: { ticket } });
      } finally {
        tickets.take(ticket);
      }
    },
  };
}
