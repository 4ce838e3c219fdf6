import type { BetterAuthOptions } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { magicLink } from "better-auth/plugins/magic-link";
import { z } from "zod";
import type { Parts } from "#src/platform/parts.server.ts";
import { isAddressHeld } from "./address-store.server.ts";
import { attemptsByAddress } from "./guess-store.server.ts";
import { isLocked } from "./lock-store.server.ts";
import { hashToken, makeToken } from "./mailed-token-store.server.ts";
import { hashPassword, verifyPassword } from "./password-gateway.server.ts";
import { listTrustedOrigins } from "./rules.ts";
import { hasSecondFactor } from "./second-factor-store.server.ts";
import type { PasswordPolicy } from "./sign-in-schema.ts";
import { insertAttempt, updateLastLogin } from "./store.server.ts";
import { passkeyPath, phonePath, type Tickets, ticketPlugin } from "./ticket-gateway.server.ts";

export const basePath = "/api/auth";
export const addressHeader = "x-client-address";
const day = 24 * 60 * 60;
/** Seconds that a session lives: remembered, or ending with the browser. */
export const sessionSeconds = { remembered: 30 * day, unremembered: day } as const;
/** Seconds for the step that asks for the second factor. */
export const secondFactorSeconds = 10 * 60;
/** Minutes in which a mailed sign-in link works. */
const linkMinutes = 15;

/** Calls of the library that the product answers itself, more strictly, or not at all. */
const disabledPaths = [
  "/change-password",
  "/set-password",
  "/request-password-reset",
  "/reset-password",
  "/send-verification-email",
  "/verify-email",
  "/link-social",
  "/unlink-account",
  "/verify-password",
  "/list-sessions",
  "/list-accounts",
  "/revoke-session",
  "/revoke-sessions",
  "/revoke-other-sessions",
  "/update-user",
  "/update-session",
  "/change-email",
  "/delete-user",
  "/delete-user/callback",
  "/get-access-token",
  "/refresh-token",
  "/account-info",
];

const tokenHolder = z.looseObject({ token: z.unknown() });

/** What runs after every call of the library, whichever way it came. */
function openHooks(): NonNullable<BetterAuthOptions["hooks"]> {
  return {
    after: createAuthMiddleware(async (ctx) => {
      const { returned, newSession, authCookies } = ctx.context;
      // The library leaves an earlier choice standing and would shorten this session by it.
      const isForgotten = newSession && ctx.body?.rememberMe !== false;
      if (isForgotten && ctx.getCookie(authCookies.dontRememberToken.name)) {
        const { name, attributes } = authCookies.dontRememberToken;
        ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
      }
      if (isAPIError(returned)) return;
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
  onSessionEnded: (sessionId: string) => void,
): NonNullable<BetterAuthOptions["databaseHooks"]> {
  // What a provider's tokens could open is never used, so they are not kept.
  const dropTokens = async (account: object) => ({
    data: { ...account, accessToken: null, refreshToken: null, idToken: null },
  });
  return {
    // Pictures are served from here alone; a provider's address would tell it who looks at them.
    user: {
      create: {
        async before(user) {
          if (await isAddressHeld(db, { email: user.email, now: now() })) {
            throw new APIError("UNPROCESSABLE_ENTITY", { code: "USER_ALREADY_EXISTS" });
          }
          return { data: { ...user, image: null } };
        },
      },
    },
    account: { create: { before: dropTokens }, update: { before: dropTokens } },
    session: {
      create: {
        // Here every way of signing in comes by, so none can pass the second factor.
        async before(session, ctx) {
          // A passkey is something one has and, since the device asks for it, a PIN or finger: both factors.
          const isWhole = ctx?.path === passkeyPath || !(await hasSecondFactor(db, session.userId));
          if (isWhole) {
            if (!(await isLocked(db, session.userId))) return;
            throw new APIError("FORBIDDEN", { code: "ACCOUNT_LOCKED", message: "It is locked" });
          }
          const expiresAt = new Date(now().getTime() + secondFactorSeconds * 1000);
          return { data: { ...session, awaitsSecondFactor: true, expiresAt } };
        },
        async after(session, ctx) {
          if (session["awaitsSecondFactor"] !== true) {
            await updateLastLogin(db, { uid: session.userId, now: now() });
          }
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
          onSessionEnded(session.id);
        },
      },
    },
  };
}

export type IdentityGiven = {
  /** Told the id of every session that the library ends. */
  onSessionEnded: (sessionId: string) => void;
  policy: PasswordPolicy;
  /** Who may have a session because we checked their passkey or the code sent to their phone. */
  tickets: Tickets;
  /** Mails the token of a sign-in link. */
  sendLink: (mail: { email: string; token: string; language: unknown }) => void;
};

/** The part of the link's token that the mail carries; the e-mail itself is the other part. */
export const toLinkToken = (token: string, email: string): string =>
  `${token}.${Buffer.from(email.trim().toLowerCase()).toString("base64url")}`;

/** Signing in by a mailed link: short-lived, kept as a hash, good for one e-mail address. */
function linkPlugin(secret: string, { sendLink }: IdentityGiven) {
  return magicLink({
    expiresIn: linkMinutes * 60,
    // With the e-mail in it, a token opened with another e-mail is unknown, and not used up.
    generateToken: (email) => toLinkToken(makeToken(), email),
    storeToken: { type: "custom-hasher", hash: async (token) => hashToken(secret, token) },
    sendMagicLink: ({ email, token, metadata }) =>
      sendLink({ email, token: token.split(".")[0] ?? "", language: metadata?.["language"] }),
  });
}

/** How often one address may try, counted in the database for all processes together. */
function addressLimits({ db, now }: Parts) {
  return {
    enabled: true,
    window: 10,
    max: 100,
    customRules: {
      // Counted before it comes here, and not for a device that the account knows.
      "/sign-in/email": false,
      [passkeyPath]: false,
      [phonePath]: false,
      "/sign-in/*": attemptsByAddress,
      "/sign-up/*": attemptsByAddress,
      "/magic-link/*": attemptsByAddress,
      "/callback/*": attemptsByAddress,
    },
    customStorage: {
      async consume(key, { max, window }) {
        const limit = { key: `address:${key}`, now: now(), max, windowSeconds: window };
        const retryAfter = await insertAttempt(db, limit);
        return { allowed: retryAfter === null, retryAfter };
      },
    },
  } satisfies BetterAuthOptions["rateLimit"];
}

/** The settings of the identity library; exported so that a test can compare its tables with ours. */
export function identityOptions(parts: Parts, given: IdentityGiven) {
  const { db, env, log, publicUrl, secret, newId } = parts;
  return {
    appName: "Urvara",
    baseURL: new URL(publicUrl).origin,
    basePath,
    secret,
    trustedOrigins: [
      ...listTrustedOrigins(publicUrl, env.PUBLIC_URL !== undefined),
      ...env.TRUSTED_ORIGINS,
    ],
    telemetry: { enabled: false },
    database: { db, type: "postgres", transaction: true },
    disabledPaths,
    user: {
      modelName: "identityUser",
      additionalFields: { lastLoginAt: { type: "date", required: false, input: false } },
    },
    session: {
      modelName: "identitySession",
      expiresIn: sessionSeconds.remembered,
      updateAge: day,
      additionalFields: {
        awaitsSecondFactor: {
          type: "boolean",
          required: true,
          input: false,
          returned: false,
          defaultValue: false,
        },
      },
    },
    account: { modelName: "identityAccount" },
    verification: { modelName: "identityVerification" },
    emailAndPassword: {
      enabled: true,
      // Ours is the policy: it counts characters, the library counts UTF-16 units.
      minPasswordLength: 1,
      maxPasswordLength: 2 * given.policy.maxLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    plugins: [linkPlugin(secret, given), ticketPlugin(given.tickets)],
    rateLimit: addressLimits(parts),
    hooks: openHooks(),
    databaseHooks: openSessionHooks(parts, given.onSessionEnded),
    advanced: {
      cookiePrefix: "urvara",
      // Said aloud, because the library switches both checks off when NODE_ENV is "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId(), validateSchema: false },
    },
    // What a fault says may hold what was typed: it comes to us, and is logged by its frames alone.
    onAPIError: { throw: true },
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
