import { createHmac } from "node:crypto";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError, type AppErrorCode } from "#src/shared/app-error.ts";
import { hashPassword, verifyPassword } from "./password-gateway.server.ts";
import { listPasswordProblems, listTrustedOrigins } from "./rules.ts";
import type { PasswordPolicy } from "./schema.ts";
import { insertAttempt, isEmailTaken, removeAttempts, updateLastLogin } from "./store.server.ts";

const basePath = "/api/auth";
const addressHeader = "x-client-address";
const day = 24 * 60 * 60;
const rememberedFor = 30 * day;

/** One village can share one public address, so the limit by address stops scripts, not a training day. */
export const attemptsByAddress = { max: 10, window: 10 } as const;
/** Guessing one account's password, from any number of addresses. */
export const attemptsByAccount = { max: 10, windowSeconds: 15 * 60 } as const;

const newPasswordFields: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
  "/set-password": "newPassword",
};

/** Calls of the library that the product answers itself, more strictly, or not at all. */
const disabledPaths = [
  "/update-user",
  "/update-session",
  "/change-email",
  "/delete-user",
  "/delete-user/callback",
  "/get-access-token",
  "/refresh-token",
  "/account-info",
];

export type IdentityAnswer = { body: unknown; setCookies: string[] };

export type IdentityCall = { method?: "GET" | "POST"; path: string; body?: unknown };

export type Identity = {
  /** Every page origin that may sign in. */
  trustedOrigins: readonly string[];
  sessionCookie: string;
  policy: PasswordPolicy;
  /**
   * Puts one call to the identity library in the name of the request's sender, through all its checks.
   * @throws AppError when it is refused
   */
  call(request: FastifyRequest, call: IdentityCall): Promise<IdentityAnswer>;
};

const emailHolder = z.object({ email: z.string() });
const tokenHolder = z.looseObject({ token: z.unknown() });

/** The part of the key that tells accounts apart without keeping their addresses in the table. */
function getAccountKey(secret: string, body: unknown): string | null {
  const parsed = emailHolder.safeParse(body);
  if (!parsed.success) return null;
  const email = parsed.data.email.trim().toLowerCase();
  return `account:${createHmac("sha256", secret).update(email).digest("base64url")}`;
}

function requirePolicy(policy: PasswordPolicy, given: { path: string; body: unknown }): void {
  const field = newPasswordFields[given.path];
  if (field === undefined) return;
  const password = z.object({ [field]: z.string() }).safeParse(given.body);
  const problems = password.success
    ? listPasswordProblems(password.data[field] ?? "", policy)
    : ["too-short"];
  if (problems.length === 0) return;
  throw new APIError("BAD_REQUEST", {
    code: "PASSWORD_DOES_NOT_MEET_REQUIREMENTS",
    message: `The password is not good enough: ${problems.join(", ")}`,
  });
}

/** What runs around every call of the library, whichever way it came. */
function openHooks(
  { db, now, secret }: Parts,
  policy: PasswordPolicy,
): NonNullable<BetterAuthOptions["hooks"]> {
  return {
    before: createAuthMiddleware(async (ctx) => {
      requirePolicy(policy, { path: ctx.path, body: ctx.body });
      const key = ctx.path === "/sign-in/email" ? getAccountKey(secret, ctx.body) : null;
      if (key === null) return;
      const wait = await insertAttempt(db, { key, now: now(), ...attemptsByAccount });
      if (wait === null) return;
      throw new APIError(
        "TOO_MANY_REQUESTS",
        { code: "LOGIN_BLOCKED", message: "Too many attempts at this account" },
        { "x-retry-after": String(wait) },
      );
    }),
    after: createAuthMiddleware(async (ctx) => {
      const { returned, newSession, authCookies } = ctx.context;
      if (isAPIError(returned)) return;
      if (newSession) {
        const key = ctx.path === "/sign-in/email" ? getAccountKey(secret, ctx.body) : null;
        if (key !== null) await removeAttempts(db, key);
        // The library leaves an earlier choice standing and would shorten this session by it.
        if (ctx.body?.rememberMe !== false && ctx.getCookie(authCookies.dontRememberToken.name)) {
          const { name, attributes } = authCookies.dontRememberToken;
          ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
        }
      }
      const carrier = tokenHolder.safeParse(returned);
      if (!carrier.success) return;
      // The session's token belongs in the HttpOnly cookie, where no script can read it.
      const { token: _token, ...rest } = carrier.data;
      return ctx.json(rest);
    }),
  };
}

function openSessionHooks(
  { db, now }: Parts,
  onSessionEnded: (token: string) => void,
): NonNullable<BetterAuthOptions["databaseHooks"]> {
  return {
    session: {
      create: {
        async after(session, ctx) {
          await updateLastLogin(db, { uid: session.userId, now: now() });
          if (!ctx) return;
          const { authCookies, secret, internalAdapter } = ctx.context;
          const presented = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
          // A browser has one session: the one it came with ends (ASVS 7.2.4).
          if (presented && presented !== session.token) {
            await internalAdapter.deleteSession(presented);
          }
        },
      },
      delete: {
        async after(session) {
          onSessionEnded(session.token);
        },
      },
    },
  };
}

/** The settings of the identity library; exported so that a test can compare its tables with ours. */
export function identityOptions(
  parts: Parts,
  given: { onSessionEnded: (token: string) => void; policy: PasswordPolicy },
) {
  const { db, env, log, publicUrl, secret, newId, now } = parts;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  return {
    appName: "Urvara",
    baseURL: new URL(publicUrl).origin,
    basePath,
    secret,
    trustedOrigins: listTrustedOrigins(publicUrl, env.PUBLIC_URL !== undefined),
    telemetry: { enabled: false },
    database: { db, type: "postgres", transaction: true },
    disabledPaths,
    user: {
      modelName: "identityUser",
      additionalFields: { lastLoginAt: { type: "date", required: false, input: false } },
    },
    session: { modelName: "identitySession", expiresIn: rememberedFor, updateAge: day },
    account: { modelName: "identityAccount" },
    verification: { modelName: "identityVerification" },
    emailAndPassword: {
      enabled: true,
      // Ours is the policy: it counts characters, the library counts UTF-16 units.
      minPasswordLength: 1,
      maxPasswordLength: 2 * given.policy.maxLength,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    ...(clientId && clientSecret
      ? {
          socialProviders: {
            google: {
              clientId,
              clientSecret,
              scope: ["profile"],
              // The text "false" would otherwise count as true and take over the account of that e-mail.
              mapProfileToUser: ({ email_verified: claim }: { email_verified: unknown }) => ({
                emailVerified: claim === true,
              }),
            },
          },
        }
      : {}),
    rateLimit: {
      enabled: true,
      window: 10,
      max: 100,
      customRules: { "/sign-in/*": attemptsByAddress, "/sign-up/*": attemptsByAddress },
      customStorage: {
        async consume(key, { max, window }) {
          const limit = { key: `address:${key}`, now: now(), max, windowSeconds: window };
          const retryAfter = await insertAttempt(db, limit);
          return { allowed: retryAfter === null, retryAfter };
        },
      },
    },
    hooks: openHooks(parts, given.policy),
    databaseHooks: openSessionHooks(parts, given.onSessionEnded),
    advanced: {
      cookiePrefix: "urvara",
      // Said aloud, because the library switches both checks off when NODE_ENV is "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId(), validateSchema: false },
    },
    logger: {
      // At "warn" the library prints refused calls to the console beside us, with what was typed.
      level: "info",
      log: (level, message) => {
        if (level === "error" || level === "warn") {
          log[level]({ part: "identity" }, message.replaceAll(/\S+@\S+/g, "[removed]"));
        }
      },
    },
  } satisfies BetterAuthOptions;
}

const codes: Record<string, AppErrorCode> = {
  INVALID_ORIGIN: "unauthorized-domain",
  MISSING_OR_NULL_ORIGIN: "unauthorized-domain",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "unauthorized-domain",
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  USER_ALREADY_EXISTS: "email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-already-in-use",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "password-does-not-meet-requirements",
  LOGIN_BLOCKED: "login-blocked",
  BANNED_USER: "login-blocked",
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

/**
 * Opens the identity library in this process, on our database.
 * @param onSessionEnded told the token of every session that ends here
 */
export function openIdentity(parts: Parts, onSessionEnded: (token: string) => void): Identity {
  const { env, publicUrl, db } = parts;
  const policy: PasswordPolicy = {
    minLength: env.PASSWORD_MIN_LENGTH,
    maxLength: env.PASSWORD_MAX_LENGTH,
    classes: env.PASSWORD_CLASSES,
  };
  const options = identityOptions(parts, { onSessionEnded, policy });
  const { handler } = betterAuth(options);
  const origin = new URL(publicUrl).origin;
  return {
    trustedOrigins: options.trustedOrigins,
    sessionCookie: `${origin.startsWith("https:") ? "__Secure-" : ""}urvara.session_token`,
    policy,
    async call(request, { method = "POST", path, body }) {
      const response = await handler(
        new Request(`${origin}${basePath}${path}`, {
          method,
          headers: listHeaders(request),
          ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
        }),
      );
      if (response.ok) {
        return { body: await response.json(), setCookies: response.headers.getSetCookie() };
      }
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
    },
  };
}
