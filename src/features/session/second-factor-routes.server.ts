import { z } from "zod";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { hasProvenAddress } from "./account-rules.ts";
import type { Identity } from "./gateway.server.ts";
import { sessionUser } from "./schema.ts";
import { openSecondStep } from "./second-factor-gateway.server.ts";
import {
  getSecondFactor,
  insertSecondFactor,
  removeBackupCode,
  removeSecondFactor,
  updateBackupCodes,
  updateConfirmed,
  updateLastStep,
} from "./second-factor-store.server.ts";
import {
  backupCodes,
  secondFactorInput,
  secondFactorSecret,
  secondFactorState,
} from "./security-schema.ts";
import {
  type Farmer,
  getSessionUser,
  insertAttempt,
  removeAttempts,
  requireFarmer,
} from "./store.server.ts";
import {
  findTotpStep,
  hashBackupCode,
  makeBackupCodes,
  makeTotpSecret,
  openSecret,
  sealSecret,
  toTotpAddress,
} from "./totp-gateway.server.ts";

const codeTries = { max: 10, windowSeconds: 15 * 60 } as const;
const tags = ["session"];

/** Apart from signing in, so that whoever tries codes there keeps no signed-in owner from a change. */
const toChangeKey = ({ sessionId }: Farmer) => `second-factor-change:${sessionId}`;

/** Checks codes of one account: each is taken once, and guessing ends soon. */
function openCodeCheck({ db, now, secret }: Parts) {
  const requireTry = async (key: string) => {
    const retryAfter = await insertAttempt(db, { key, now: now(), ...codeTries });
    if (retryAfter === null) return;
    throw new AppError("login-blocked", "Too many wrong codes", { retryAfter });
  };
  const takeCode = async (uid: string, code: string): Promise<boolean> => {
    const factor = await getSecondFactor(db, uid);
    if (!factor?.confirmedAt) return false;
    const digits = code.replaceAll(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) {
      return removeBackupCode(db, { uid, hash: hashBackupCode(secret, { uid, code }) });
    }
    const totp = openSecret(factor.sealedSecret, { secret, uid });
    const step = findTotpStep(totp, { code: digits, now: now(), after: factor.lastStep });
    return step !== null && updateLastStep(db, { uid, step });
  };
  return {
    requireTry,
    /** @throws AppError wrong-code, login-blocked */
    async requireCode(uid: string, { code, key }: { code: string; key: string }): Promise<void> {
      await requireTry(key);
      if (!(await takeCode(uid, code))) throw new AppError("wrong-code", "The code is not right");
      await removeAttempts(db, key);
    },
  };
}

const newBackupCodes = (secret: string, uid: string) => {
  const codes = makeBackupCodes();
  return { codes, hashes: codes.map((code) => hashBackupCode(secret, { uid, code })) };
};

/** The step between the first factor and the session. */
function addSignInStep(server: Server, parts: Parts, identity: Identity): void {
  const { requireCode } = openCodeCheck(parts);
  const step = openSecondStep(parts, identity);
  server.post(
    "/api/session/second-factor",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Finish signing in with a code of the authenticator app, or a backup code",
        body: secondFactorInput,
        response: { 200: sessionUser },
      },
    },
    async (request, reply) => {
      const waiting = await step.requireWaiting(request);
      const { code } = request.body;
      await requireCode(waiting.uid, { code, key: `second-factor:${waiting.uid}` });
      return step.finish(request, reply, waiting);
    },
  );
}

/** The second factor of an account: set up, confirmed, renewed, turned off, and asked for. */
export function secondFactorRoutes(server: Server, parts: Parts, identity: Identity): void {
  const { db, secret } = parts;
  const check = openCodeCheck(parts);
  addSignInStep(server, parts, identity);
  addConfirmation(server, parts, check);
  addChanges(server, parts, check);

  server.get(
    "/api/session/second-factor",
    {
      schema: {
        tags,
        summary: "Whether a code is asked for",
        response: { 200: secondFactorState },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const factor = await getSecondFactor(db, uid);
      const user = await getSessionUser(db, uid);
      return {
        isOn: Boolean(factor?.confirmedAt),
        backupCodesLeft: factor?.confirmedAt ? factor.backupCodesLeft : 0,
        emailVerified: user !== null && hasProvenAddress(user),
      };
    },
  );

  server.post(
    "/api/session/second-factor/setup",
    { schema: { tags, summary: "Begin to set it up", response: { 200: secondFactorSecret } } },
    async (request, reply) => {
      const { uid, email } = requireFarmer(request);
      const user = await getSessionUser(db, uid);
      // Else whoever signs up with another's address could lock its owner out for good.
      if (!user || !hasProvenAddress(user))
        throw new AppError("not-allowed", "Confirm the e-mail address first");
      const totp = makeTotpSecret();
      const sealedSecret = sealSecret(totp, { secret, uid });
      if (!(await insertSecondFactor(db, { uid, sealedSecret }))) {
        throw new AppError("conflict", "It is in force already");
      }
      void reply.header("cache-control", "no-store");
      return { secret: totp, address: toTotpAddress(totp, email) };
    },
  );
}

type CodeCheck = ReturnType<typeof openCodeCheck>;

/** Puts the factor in force once its first code has been shown to work. */
function addConfirmation(server: Server, parts: Parts, { requireTry }: CodeCheck): void {
  const { db, now, secret } = parts;
  server.post(
    "/api/session/second-factor/confirm",
    {
      schema: {
        tags,
        summary: "Put it in force with its first code",
        body: secondFactorInput,
        response: { 200: backupCodes },
      },
    },
    async (request, reply) => {
      const farmer = requireFarmer(request);
      const { uid } = farmer;
      const key = toChangeKey(farmer);
      await requireTry(key);
      const factor = await getSecondFactor(db, uid);
      if (!factor || factor.confirmedAt) throw new AppError("conflict", "Nothing to confirm");
      const { sealedSecret } = factor;
      const totp = openSecret(sealedSecret, { secret, uid });
      const code = request.body.code.replaceAll(/\s/g, "");
      const step = findTotpStep(totp, { code, now: now(), after: 0 });
      if (step === null) throw new AppError("wrong-code", "The code is not right");
      const { codes, hashes } = newBackupCodes(secret, uid);
      const confirmed = { uid, sealedSecret, step, backupCodes: hashes, now: now() };
      const kind = "second-factor-on";
      await db.transaction().execute(async (db) => {
        if (!(await updateConfirmed(db, confirmed))) {
          throw new AppError("conflict", "Another code was confirmed meanwhile");
        }
        await insertAccountEvent(db, { uid, kind, now: now(), request });
      });
      mailAccountNotice(parts, { uid, kind });
      await removeAttempts(db, key);
      void reply.header("cache-control", "no-store");
      return { codes };
    },
  );
}

/** What only a fresh code allows: other backup codes, and no second factor any more. */
function addChanges(server: Server, parts: Parts, { requireCode }: CodeCheck): void {
  const { db, secret, now } = parts;
  server.post(
    "/api/session/second-factor/backup-codes",
    {
      schema: {
        tags,
        summary: "Replace all backup codes",
        body: secondFactorInput,
        response: { 200: backupCodes },
      },
    },
    async (request, reply) => {
      const farmer = requireFarmer(request);
      const { uid } = farmer;
      await requireCode(uid, { ...request.body, key: toChangeKey(farmer) });
      const { codes, hashes } = newBackupCodes(secret, uid);
      await updateBackupCodes(db, { uid, backupCodes: hashes });
      void reply.header("cache-control", "no-store");
      return { codes };
    },
  );

  server.post(
    "/api/session/second-factor/turn-off",
    {
      schema: {
        tags,
        summary: "Ask for no code any more",
        body: secondFactorInput,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const farmer = requireFarmer(request);
      const { uid } = farmer;
      await requireCode(uid, { ...request.body, key: toChangeKey(farmer) });
      const kind = "second-factor-off";
      await db.transaction().execute(async (db) => {
        await removeSecondFactor(db, uid);
        await insertAccountEvent(db, { uid, kind, now: now(), request });
      });
      mailAccountNotice(parts, { uid, kind });
      return reply.status(204).send();
    },
  );
}
