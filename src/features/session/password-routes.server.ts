import { z } from "zod";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { RequireHuman } from "./captcha-gateway.server.ts";
import { removeSessions } from "./device-store.server.ts";
import type { Identity } from "./gateway.server.ts";
import { setKnownDevice } from "./known-device-gateway.server.ts";
import { requireMailAllowed } from "./mail-gateway.server.ts";
import { mailToken } from "./mailed-routes.server.ts";
import { getMailedAddressee, removeMailedToken } from "./mailed-token-store.server.ts";
import {
  hashPassword,
  type RunBounded,
  requireGoodPassword,
  verifyPassword,
} from "./password-gateway.server.ts";
import { changePasswordInput } from "./security-schema.ts";
import type { EndSessions } from "./session-cache.server.ts";
import { emailInput, resetPasswordInput } from "./sign-in-schema.ts";
import {
  getAccountByEmail,
  getPasswordHash,
  insertAttempt,
  removeAttempts,
  requireFarmer,
  updateEmailVerified,
  updatePassword,
} from "./store.server.ts";

const tags = ["session"];

/** Apart from signing in, so that strangers' wrong passwords keep no owner from a change. */
const changeTries = { max: 10, windowSeconds: 15 * 60 } as const;

/**
 * Checks the password of the signed-in farmer before something that only they may do.
 * @throws AppError wrong-credentials, login-blocked
 */
async function requirePassword(
  { db, now }: Pick<Parts, "db" | "now">,
  given: { uid: string; sessionId: string; password: string; runBounded: RunBounded },
): Promise<void> {
  const key = `password-change:${given.sessionId}`;
  const retryAfter = await insertAttempt(db, { key, now: now(), ...changeTries });
  if (retryAfter !== null) {
    throw new AppError("login-blocked", "Too many attempts at this account", { retryAfter });
  }
  const hash = await getPasswordHash(db, given.uid);
  const { password } = given;
  const isRight =
    hash !== null && (await given.runBounded(() => verifyPassword({ hash, password })));
  if (!isRight) throw new AppError("wrong-credentials", "The password is not right");
  await removeAttempts(db, key);
}

type PasswordGiven = {
  identity: Identity;
  runBounded: RunBounded;
  endSessions: EndSessions;
  requireHuman: RequireHuman;
};

/** A new password: for whoever forgot theirs, and for whoever wants another. */
export function passwordRoutes(server: Server, parts: Parts, given: PasswordGiven): void {
  const { db, now, secret } = parts;
  const { identity, runBounded, endSessions } = given;

  server.post(
    "/api/session/password/forgotten",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Mail a link for a new password; the answer is the same for unknown addresses",
        body: emailInput,
        response: { 202: z.object({ sent: z.literal(true) }) },
      },
      preHandler: given.requireHuman,
    },
    async (request, reply) => {
      const { email } = request.body;
      await requireMailAllowed(parts, { email, address: request.ip });
      const sending = (async () => {
        const account = await getAccountByEmail(db, email);
        if (!account) return;
        await mailToken(parts, request, { ...account, purpose: "reset-password" });
      })();
      // Not waited for: the time of the answer would tell whether the account exists.
      sending.catch((error: unknown) =>
        request.log.error({ err: error }, "no mail for a password"),
      );
      return reply.status(202).send({ sent: true });
    },
  );

  server.post(
    "/api/session/password/reset",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Set a new password with a mailed link; all sessions end",
        body: resetPasswordInput,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const wanted = { token, purpose: "reset-password" as const };
      const refusal = new AppError("link-not-valid", "The link does not work");
      const addressee = await getMailedAddressee(parts, wanted);
      if (!addressee) throw refusal;
      requireGoodPassword(identity.policy, { password, email: addressee.email });
      const hash = await runBounded(() => hashPassword(password));
      const { owner, ended } = await db.transaction().execute(async (db) => {
        const owner = await removeMailedToken({ db, secret, now }, wanted);
        if (!owner) throw refusal;
        // Whoever reads the mail owns the address; what a stranger may have joined to it goes.
        const isFirstProof = await updateEmailVerified(db, owner);
        const { uid } = owner;
        await updatePassword(db, { uid, hash, alone: isFirstProof, now: now() });
        await insertAccountEvent(db, { uid, kind: "password-changed", now: now(), request });
        return { owner, ended: await removeSessions(db, { uid }) };
      });
      await endSessions(ended);
      mailAccountNotice(parts, { uid: owner.uid, kind: "password-changed" });
      // Whoever read the mail gets in with the new password at once, however many guess at it meanwhile.
      await setKnownDevice(parts, reply, owner);
      return reply.status(204).send();
    },
  );
  addPasswordChange(server, parts, given);
}

function addPasswordChange(server: Server, parts: Parts, given: PasswordGiven): void {
  const { db, now } = parts;
  const { identity, runBounded, endSessions } = given;
  server.put(
    "/api/session/password",
    {
      schema: {
        tags,
        summary: "Change the password; all other sessions end",
        body: changePasswordInput,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { uid, email, sessionId } = requireFarmer(request);
      const { currentPassword, newPassword } = request.body;
      requireGoodPassword(identity.policy, { password: newPassword, email });
      await requirePassword(parts, { uid, sessionId, password: currentPassword, runBounded });
      const hash = await runBounded(() => hashPassword(newPassword));
      const ended = await db.transaction().execute(async (db) => {
        await updatePassword(db, { uid, hash, alone: false, now: now() });
        await insertAccountEvent(db, { uid, kind: "password-changed", now: now(), request });
        return removeSessions(db, { uid, except: sessionId });
      });
      await endSessions(ended);
      await setKnownDevice(parts, reply, { uid });
      mailAccountNotice(parts, { uid, kind: "password-changed" });
      return reply.status(204).send();
    },
  );
}
