import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError, type AppErrorCode } from "#src/shared/app-error.ts";
import { insertConsent } from "./consent-store.server.ts";
import { cookieNames, readSetCookie, readToken } from "./cookie-gateway.server.ts";
import { removeSessions } from "./device-store.server.ts";
import type { Identity, IdentityAnswer } from "./gateway.server.ts";
import {
  forgetGuesses,
  insertGuess,
  insertTakenAnswer,
  removeGuess,
  requireSignUpAllowed,
} from "./guess-store.server.ts";
import { getKnownDevice, setKnownDevice } from "./known-device-gateway.server.ts";
import { secondFactorSeconds, toLinkToken } from "./options-gateway.server.ts";
import { type RunBounded, requireGoodPassword } from "./password-gateway.server.ts";
import type { SessionUser } from "./schema.ts";
import type { SignedIn, SignInInput, SignUpInput } from "./sign-in-schema.ts";
import { getSessionByToken, getSessionUser, insertUserRecord } from "./store.server.ts";

/** A refusal takes at least this long, so that its time does not tell whether the account exists. */
const shortestRefusal = 150;
const slowRefusals: ReadonlySet<AppErrorCode> = new Set([
  "wrong-credentials",
  "email-already-in-use",
  "login-blocked",
  "too-many-requests",
]);

/** What the ways in have in common, whichever of them a request takes. */
export type Entrance = {
  signIn(request: FastifyRequest, reply: FastifyReply, input: SignInInput): Promise<SessionUser>;
  signUp(request: FastifyRequest, reply: FastifyReply, input: SignUpInput): Promise<SessionUser>;
  /** By the token of a mailed link and the e-mail that it was mailed to. */
  openLink(
    request: FastifyRequest,
    reply: FastifyReply,
    input: { token: string; email: string },
  ): Promise<SignedIn>;
  /** Ends what the identity library began: the farmer of the session that its answer sets. */
  finish(
    reply: FastifyReply,
    answer: IdentityAnswer,
    options?: { agreedToTermsAt: Date | null },
  ): Promise<SignedIn>;
};

/** Holds back for a moment what would tell by its time which addresses have an account. */
async function slowRefusal<Result>(task: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await task();
  } catch (error) {
    if (error instanceof AppError && slowRefusals.has(error.code)) {
      await wait(Math.max(0, shortestRefusal - (performance.now() - started)));
    }
    throw error;
  }
}

/**
 * The same cookies, but with the session under a name where no route looks for one: until the second
 * factor came, this browser is not signed in.
 */
function holdSessionBack(setCookies: string[], prefix: string): string[] {
  const session = `${prefix}${cookieNames.session}`;
  return setCookies.map((line) => {
    if (!line.startsWith(`${session}=`)) return line;
    const renamed = `${prefix}${cookieNames.waiting}${line.slice(session.length)}`;
    return `${renamed.replace(/; (Max-Age|Expires)=[^;]*/gi, "")}; Max-Age=${secondFactorSeconds}`;
  });
}

type PasswordGiven = {
  identity: Identity;
  runBounded: RunBounded;
  finish: Entrance["finish"];
};

function openSignIn(
  parts: Parts,
  { identity, runBounded, finish }: PasswordGiven,
): Entrance["signIn"] {
  const signIn: Entrance["signIn"] = async (request, reply, input) => {
    const { email, password, remember } = input;
    const deviceId = await getKnownDevice(parts, request, email);
    const guess = await insertGuess(parts, { email, address: request.ip, deviceId });
    const body = { email, password, rememberMe: remember };
    try {
      const answer = await runBounded(() =>
        identity.call(request, { path: "/sign-in/email", body }),
      );
      const { user } = await finish(reply, answer);
      await forgetGuesses(parts, guess);
      return user;
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === "wrong-credentials") {
        if (!guess.isHushed) throw error;
        throw new AppError("login-blocked", "Too many attempts at this account");
      }
      if (code === "multi-factor-auth-required") await forgetGuesses(parts, guess);
      // Not tried, or not finished: nothing was learnt by it, and nothing is forgotten for it.
      else await removeGuess(parts, guess);
      throw error;
    }
  };
  return (...asked) => slowRefusal(() => signIn(...asked));
}

function openSignUp(
  parts: Parts,
  { identity, runBounded, finish }: PasswordGiven,
): Entrance["signUp"] {
  const signUp: Entrance["signUp"] = async (request, reply, input) => {
    const { email, password, agreedToTerms } = input;
    requireGoodPassword(identity.policy, { password, email });
    // The name is the farmer's to give later; the library wants one, and ours reads '' as none.
    const call = { path: "/sign-up/email", body: { email, password, name: "" } };
    const answer = await runBounded(async () => {
      await requireSignUpAllowed(parts, request.ip);
      return identity.call(request, call);
    }).catch(async (error: unknown) => {
      const isTaken = error instanceof AppError && error.code === "email-already-in-use";
      if (isTaken) await insertTakenAnswer(parts, request.ip);
      throw error;
    });
    const agreedToTermsAt = agreedToTerms ? parts.now() : null;
    const { user } = await finish(reply, answer, { agreedToTermsAt });
    return user;
  };
  return (...asked) => slowRefusal(() => signUp(...asked));
}

/** Signs people up and in: account, user record and session cookie, or nothing of it. */
export function openEntrance(
  parts: Parts,
  { identity, runBounded }: { identity: Identity; runBounded: RunBounded },
): Entrance {
  const { db, secret } = parts;
  const finish: Entrance["finish"] = async (
    reply,
    answer,
    { agreedToTermsAt } = { agreedToTermsAt: null },
  ) => {
    const { setCookies } = answer;
    const cookie = readSetCookie(setCookies, `${identity.cookiePrefix}${cookieNames.session}`);
    const token = readToken(cookie ?? undefined, secret);
    const session = token === null ? null : await getSessionByToken(db, token);
    if (!session) throw new Error("The identity library signed in without a session");
    if (session.awaitsSecondFactor) {
      reply.header("set-cookie", holdSessionBack(setCookies, identity.cookiePrefix));
      throw new AppError("multi-factor-auth-required", "This account asks for a second factor");
    }
    const { uid, email } = session;
    // The lock came while the session was being made.
    if (session.lockedDate) {
      await removeSessions(db, { uid });
      throw new AppError("account-locked", "The operator has locked this account");
    }
    // Also at sign-in, so that a record missed by a crash right after sign-up comes to be.
    const isNew = await insertUserRecord(db, { uid, email, agreedToTermsAt });
    if (isNew && agreedToTermsAt) {
      await insertConsent(db, { uid, now: agreedToTermsAt, request: reply.request });
    }
    const user = await getSessionUser(db, uid);
    if (!user) throw new AppError("not-signed-in", "The account is gone");
    const kind = isNew ? "signed-up" : "signed-in";
    await insertAccountEvent(db, { uid, kind, now: parts.now(), request: reply.request });
    reply.header("set-cookie", setCookies);
    await setKnownDevice(parts, reply, user);
    return { user, isNew };
  };

  const given = { identity, runBounded, finish };
  return {
    finish,
    signIn: openSignIn(parts, given),
    signUp: openSignUp(parts, given),
    async openLink(request, reply, { token, email }) {
      const search = new URLSearchParams({ token: toLinkToken(token, email) });
      const path = `/magic-link/verify?${search}`;
      const answer = await identity.call(request, { method: "GET", path });
      // The library sends whoever brings an unknown token away instead of refusing.
      if (answer.location !== null) throw new AppError("link-not-valid", "The link does not work");
      return finish(reply, answer);
    },
  };
}
