import { createHmac, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { cookieNames, readToken } from "./cookie-gateway.server.ts";
import { attemptsByAddress } from "./guess-store.server.ts";
import type { NewPasskey, UsedPasskey } from "./passkey-schema.ts";
import { getPasskeyKey, updatePasskeyUse } from "./passkey-store.server.ts";
import { insertAttempt } from "./store.server.ts";

/** Seconds for whoever is asked to touch the sensor, or to fetch the phone. */
const challengeSeconds = 5 * 60;
/** EdDSA, ES256 and RS256 by their COSE numbers: what all devices of today can sign with. */
export const passkeyAlgorithms = [-8, -7, -257];

/** The name that passkeys are bound to, or null where the address is a number, which browsers refuse. */
export function getPasskeyDomain(publicUrl: string): string | null {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? hostname : null;
}

/** @throws AppError passkeys-not-offered */
export function requirePasskeyDomain(publicUrl: string): string {
  const domain = getPasskeyDomain(publicUrl);
  if (domain !== null) return domain;
  throw new AppError("passkeys-not-offered", "Passkeys need an address with a name, not a number");
}

/** What may be signed: a new passkey for the session that showed its owner, or a way in for anybody. */
type ChallengeFor = { purpose: "add"; sessionId: string } | { purpose: "enter" };

const toMark = (wanted: ChallengeFor) =>
  wanted.purpose === "add" ? `add:${wanted.sessionId}` : wanted.purpose;

type PasskeyParts = Pick<Parts, "db" | "now" | "secret" | "publicUrl">;
type PasskeyGiven = { cookiePrefix: string; trustedOrigins: readonly string[] };

export type Passkeys = {
  /** A challenge for this browser alone; the one before ends. */
  setChallenge(reply: FastifyReply, wanted: ChallengeFor): { challenge: string; timeout: number };
  /**
   * Checks a new passkey against the challenge, which is used up.
   * @throws AppError passkey-refused
   */
  checkNew(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { sessionId: string; passkey: NewPasskey },
  ): Promise<{
    id: string;
    publicKey: Uint8Array;
    counter: number;
    deviceType: string;
    backedUp: boolean;
  }>;
  /**
   * Checks what was signed with a passkey against the challenge, which is used up.
   * @returns whose it is
   * @throws AppError passkey-refused, too-many-requests
   */
  checkUsed(request: FastifyRequest, reply: FastifyReply, passkey: UsedPasskey): Promise<string>;
};

const refuse = (cause?: unknown) =>
  new AppError("passkey-refused", "The passkey is not valid here", { cause });

/** The challenge travels in a signed cookie, so nothing is kept for whoever only asks for one. */
function openChallenges(
  { db, now, secret, publicUrl }: PasskeyParts,
  { cookiePrefix }: PasskeyGiven,
) {
  const cookieName = `${cookiePrefix}${cookieNames.passkey}`;
  const attributes = {
    path: "/api/session",
    httpOnly: true,
    sameSite: "strict" as const,
    secure: publicUrl.startsWith("https:"),
  };
  const sign = (value: string) => createHmac("sha256", secret).update(value).digest("base64");
  const set: Passkeys["setChallenge"] = (reply, wanted) => {
    const challenge = randomBytes(32).toString("base64url");
    const until = now().getTime() + challengeSeconds * 1000;
    const value = `passkey~${toMark(wanted)}~${until}~${challenge}`;
    const cookie = { ...attributes, maxAge: challengeSeconds };
    void reply.setCookie(cookieName, `${value}.${sign(value)}`, cookie);
    return { challenge, timeout: challengeSeconds * 1000 };
  };
  const take = async (request: FastifyRequest, reply: FastifyReply, wanted: ChallengeFor) => {
    void reply.clearCookie(cookieName, attributes);
    const value = readToken(request.cookies[cookieName], secret);
    const [kind, mark, until, challenge] = value?.split("~") ?? [];
    const isRight =
      kind === "passkey" && mark === toMark(wanted) && Number(until) > now().getTime();
    if (!isRight || challenge === undefined) throw refuse();
    // Counted as an attempt is: the first one only, and forgotten when the challenge has ended anyhow.
    const use = { key: `passkey-challenge:${challenge}`, max: 1, windowSeconds: challengeSeconds };
    if ((await insertAttempt(db, { ...use, now: now() })) !== null) throw refuse();
    return challenge;
  };
  return { set, take };
}

/** Checks passkeys; the library that reads them is loaded when the first one comes. */
export function openPasskeys(parts: PasskeyParts, given: PasskeyGiven): Passkeys {
  const { db, now, publicUrl } = parts;
  const challenges = openChallenges(parts, given);
  const expect = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: [...given.trustedOrigins],
    expectedRPID: requirePasskeyDomain(publicUrl),
    requireUserVerification: true,
  });
  return {
    setChallenge: challenges.set,
    async checkNew(request, reply, { sessionId, passkey }) {
      const challenge = await challenges.take(request, reply, { purpose: "add", sessionId });
      const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
      const { verified, registrationInfo: info } = await verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} },
        ...expect(challenge),
        supportedAlgorithmIDs: passkeyAlgorithms,
      }).catch((error: unknown) => {
        throw refuse(error);
      });
      if (!verified || !info) throw refuse();
      const { id, publicKey, counter } = info.credential;
      const { credentialDeviceType: deviceType, credentialBackedUp: backedUp } = info;
      return { id, publicKey, counter, deviceType, backedUp };
    },
    async checkUsed(request, reply, passkey) {
      const { max, window: windowSeconds } = attemptsByAddress;
      const limit = { key: `passkey-from:${request.ip}`, max, windowSeconds, now: now() };
      const retryAfter = await insertAttempt(db, limit);
      if (retryAfter !== null) {
        throw new AppError("too-many-requests", "Too many attempts", { retryAfter });
      }
      const challenge = await challenges.take(request, reply, { purpose: "enter" });
      const known = await getPasskeyKey(db, passkey.id);
      // Whose it is stands in the passkey too: one that was given to another account opens neither.
      const handle = known ? Buffer.from(known.uid).toString("base64url") : null;
      if (!known || passkey.response.userHandle !== handle) throw refuse();
      const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
      const { uid, publicKey, counter } = known;
      const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
        response: { ...passkey, clientExtensionResults: {} },
        ...expect(challenge),
        credential: { id: passkey.id, publicKey, counter },
      }).catch((error: unknown) => {
        throw refuse(error);
      });
      if (!verified) throw refuse();
      const isFirst = await updatePasskeyUse(db, {
        id: passkey.id,
        counter: info.newCounter,
        counterBefore: counter,
        backedUp: info.credentialBackedUp,
        now: now(),
      });
      if (!isFirst) throw refuse();
      return uid;
    },
  };
}
