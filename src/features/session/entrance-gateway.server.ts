import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Identity } from "./gateway.server.ts";
import { limitInFlight } from "./password-gateway.server.ts";
import type { SessionUser, SignInInput, SignUpInput } from "./schema.ts";
import { getSessionUser, insertUserRecord } from "./store.server.ts";

/** Each holds one database connection while it hashes, so this stays well below the pool's size. */
const passwordCallsRunning = 4;
/** About one second of work on two processors; whoever comes later is told to try again. */
const passwordCallsWaiting = 64;
/** A refused sign-in takes at least this long, so that its time does not tell whether the account exists. */
const shortestRefusal = 150;

const signedInAnswer = z.object({ user: z.object({ id: z.string(), email: z.string() }) });
/** What the two ways in, by script and by plain form, have in common. */
export type Entrance = {
  signIn(request: FastifyRequest, reply: FastifyReply, input: SignInInput): Promise<SessionUser>;
  signUp(request: FastifyRequest, reply: FastifyReply, input: SignUpInput): Promise<SessionUser>;
};

/** Signs people up and in: account, user record and session cookie, or nothing of it. */
export function openEntrance({ db, now }: Parts, identity: Identity): Entrance {
  const runBounded = limitInFlight({
    running: passwordCallsRunning,
    waiting: passwordCallsWaiting,
  });
  const enter = async (
    given: { request: FastifyRequest; reply: FastifyReply; agreedToTermsAt: Date | null },
    call: { path: string; body: unknown },
  ): Promise<SessionUser> => {
    const { body, setCookies } = await runBounded(() => identity.call(given.request, call));
    const { user } = signedInAnswer.parse(body);
    // Also at sign-in, so that a record missed by a crash right after sign-up comes to be.
    const record = { uid: user.id, email: user.email, agreedToTermsAt: given.agreedToTermsAt };
    await insertUserRecord(db, record);
    const whole = await getSessionUser(db, user.id);
    if (!whole) throw new AppError("not-signed-in", "The account is gone");
    given.reply.header("set-cookie", setCookies);
    return whole;
  };
  return {
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
  };
}
