import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { cookieNames, readSetCookie, readToken } from "./cookie-gateway.server.ts";
import { removeSessions } from "./device-store.server.ts";
import type { Identity, IdentityAnswer, IdentityCall } from "./gateway.server.ts";
import { secondFactorSeconds, toLinkToken } from "./options-gateway.server.ts";
import type { RunBounded } from "./password-gateway.server.ts";
import type { SessionUser, SignedIn, SignInInput, SignUpInput } from "./schema.ts";
import { getSessionByToken, getSessionUser, insertUserRecord } from "./store.server.ts";

/** A refused sign-in takes at least this long, so that its time does not tell whether the account exists. */
const shortestRefusal = 150;

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

/** Signs people up and in: account, user record and session cookie, or nothing of it. */
export function openEntrance(
  { db, secret, now }: Parts,
  { identity, runBounded }: { identity: Identity; runBounded: RunBounded },
): Entrance {
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
    const user = await getSessionUser(db, uid);
    if (!user) throw new AppError("not-signed-in", "The account is gone");
    reply.header("set-cookie", setCookies);
    return { user, isNew };
  };

  const enter = async (
    given: { request: FastifyRequest; reply: FastifyReply; agreedToTermsAt: Date | null },
    call: IdentityCall,
  ): Promise<SessionUser> => {
    const answer = await runBounded(() => identity.call(given.request, call));
    const { user } = await finish(given.reply, answer, given);
    return user;
  };
  return {
    finish,
    async signIn(request, reply, { email, password, remember }) {
      const started = performance.now();
      try {
        return await enter(
          { request, reply, agreedToTermsAt: null },
          { path: "/sign-in/email", body: { email, password, rememberMe: remember } },
        );
      } catch (error) {
        if (error instanceof AppError && error.code === "wrong-credentials") {
          await wait(Math.max(0, shortestRefusal - (performance.now() - started)));
        }
        throw error;
      }
    },
    signUp: (request, reply, { email, password, agreedToTerms }) =>
      enter(
        { request, reply, agreedToTermsAt: agreedToTerms ? now() : null },
        // The name is the farmer's to give later; the library wants one, and ours reads '' as none.
        { path: "/sign-up/email", body: { email, password, name: "" } },
      ),
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
