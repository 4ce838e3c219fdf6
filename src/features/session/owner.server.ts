import { createHmac, randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { insertMailedHash, removeMailedHash } from "./mailed-token-store.server.ts";
import type { OwnerProof } from "./owner-schema.ts";
import { type RunBounded, verifyPassword } from "./password-gateway.server.ts";
import {
  type Farmer,
  getPasswordHash,
  insertAttempt,
  removeAttempts,
  requireFarmer,
} from "./store.server.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The one queue of this process for everything that hashes passwords. */
    runBounded: RunBounded;
  }
}

/** Apart from signing in, so that strangers' wrong passwords keep no owner from their own changes. */
const passwordTries = { max: 10, windowSeconds: 15 * 60 } as const;
/** For all codes together that are mailed in this time. */
const codeTries = { max: 5, windowSeconds: 10 * 60 } as const;

type OwnerParts = Pick<Parts, "db" | "now" | "secret">;
type Owner = Pick<Farmer, "uid" | "email">;

/** What is stored of a code; with the account in it, since a code of six digits is soon another's too. */
const hashOwnerCode = (secret: string, { uid, code }: { uid: string; code: string }) =>
  createHmac("sha256", secret).update(`owner code ${uid} ${code}`).digest("base64url");

/** Makes the code that stands for the password of an account without one; an earlier one ends. */
export async function insertOwnerCode(parts: OwnerParts, { uid, email }: Owner): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const hash = hashOwnerCode(parts.secret, { uid, code });
  await insertMailedHash(parts, { purpose: "owner-code", uid, email, hash });
  return code;
}

async function requireTry(
  { db, now }: OwnerParts,
  limit: { key: string; max: number; windowSeconds: number },
): Promise<void> {
  const retryAfter = await insertAttempt(db, { ...limit, now: now() });
  if (retryAfter === null) return;
  throw new AppError("login-blocked", "Too many attempts at this account", { retryAfter });
}

async function requireCode(parts: OwnerParts, owner: Owner, code: string): Promise<void> {
  const { uid, email } = owner;
  const key = `owner-code:${uid}`;
  await requireTry(parts, { key, ...codeTries });
  const hash = hashOwnerCode(parts.secret, { uid, code });
  const taken = await removeMailedHash(parts, { purpose: "owner-code", uid, hash });
  // A code that was mailed to an address which is no longer the account's proves nothing.
  if (taken?.email !== email) throw new AppError("wrong-code", "The code is not right");
  await removeAttempts(parts.db, key);
}

/**
 * Makes sure that whoever asks is the account's owner and not somebody at their open phone: by the password,
 * or by the code mailed to an account that has none. A code is used up.
 * @throws AppError not-signed-in, wrong-credentials, wrong-code, login-blocked
 */
export async function requireOwner(
  parts: OwnerParts,
  request: FastifyRequest,
  { password, code }: OwnerProof,
): Promise<void> {
  const { uid, email } = requireFarmer(request);
  const hash = await getPasswordHash(parts.db, uid);
  if (hash === null) {
    if (code === undefined) throw new AppError("wrong-code", "The mailed code is missing");
    return requireCode(parts, { uid, email }, code);
  }
  if (password === undefined) throw new AppError("wrong-credentials", "The password is missing");
  const key = `owner:${uid}`;
  await requireTry(parts, { key, ...passwordTries });
  if (!(await request.runBounded(() => verifyPassword({ hash, password })))) {
    throw new AppError("wrong-credentials", "The password is not right");
  }
  await removeAttempts(parts.db, key);
}
