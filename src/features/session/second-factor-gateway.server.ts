import type { FastifyReply, FastifyRequest } from "fastify";
import { insertAccountEvent } from "#src/platform/account-events.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { cookieNames, readToken } from "./cookie-gateway.server.ts";
import type { Identity } from "./gateway.server.ts";
import { setKnownDevice } from "./known-device-gateway.server.ts";
import { isLocked } from "./lock-store.server.ts";
import { sessionSeconds } from "./options-gateway.server.ts";
import type { SessionUser } from "./schema.ts";
import { getWaitingSession, updateWaitingSession } from "./second-factor-store.server.ts";
import { getSessionUser, insertUserRecord } from "./store.server.ts";

/** A session that waits for the second factor. */
type Waiting = { uid: string; email: string; token: string; cookie: string };

export type SecondStep = {
  /** @throws AppError not-signed-in */
  requireWaiting(request: FastifyRequest): Promise<Waiting>;
  /**
   * Makes the waiting session a whole one: the second factor came.
   * @throws AppError not-signed-in, account-locked
   */
  finish(request: FastifyRequest, reply: FastifyReply, waiting: Waiting): Promise<SessionUser>;
};

/** The step between the first factor and the session, whatever the second factor is. */
export function openSecondStep(parts: Parts, identity: Identity): SecondStep {
  const { db, now, secret } = parts;
  const waitingCookie = `${identity.cookiePrefix}${cookieNames.waiting}`;
  return {
    async requireWaiting(request) {
      const cookie = request.cookies[waitingCookie];
      const token = readToken(cookie, secret);
      const waiting = token === null ? null : await getWaitingSession(db, { token, now: now() });
      if (cookie === undefined || token === null || !waiting) {
        throw new AppError("not-signed-in", "Sign in first; then the code is asked for");
      }
      return { ...waiting, token, cookie };
    },
    async finish(request, reply, { uid, email, token, cookie }) {
      const unremembered = request.cookies[`${identity.cookiePrefix}${cookieNames.unremembered}`];
      const remember = !readToken(unremembered, secret);
      const seconds = remember ? sessionSeconds.remembered : sessionSeconds.unremembered;
      const expiresAt = new Date(now().getTime() + seconds * 1000);
      if (!(await updateWaitingSession(db, { uid, token, expiresAt, now: now() }))) {
        if (await isLocked(db, uid)) {
          throw new AppError("account-locked", "The operator has locked this account");
        }
        throw new AppError("not-signed-in", "The time for the code is over");
      }
      await insertUserRecord(db, { uid, email, agreedToTermsAt: null });
      await insertAccountEvent(db, { uid, kind: "signed-in", now: now(), request });
      const user = await getSessionUser(db, uid);
      if (!user) throw new AppError("not-signed-in", "The account is gone");
      const attributes = {
        path: "/",
        httpOnly: true,
        sameSite: "lax" as const,
        secure: identity.cookiePrefix.startsWith("__Secure-"),
      };
      void reply.clearCookie(waitingCookie, attributes);
      void reply.setCookie(`${identity.cookiePrefix}${cookieNames.session}`, cookie, {
        ...attributes,
        ...(remember ? { maxAge: seconds } : {}),
      });
      await setKnownDevice(parts, reply, user);
      return user;
    },
  };
}
