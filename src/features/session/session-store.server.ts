import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { type Farmer, getSessionFarmer } from "./store.server.ts";

/** A revocation made by another process is seen after this long at the latest. */
const longestTrust = 5 * 60 * 1000;
const mostSessions = 10_000;

export type SessionCache = {
  /** The farmer of the session that a signed cookie names, or null. */
  getFarmer(cookie: string | undefined): Promise<Farmer | null>;
  /** Forgets one session at once: it has ended. */
  dropSession(token: string): void;
  /** Forgets every session of a farmer: they ended, or what they say of the farmer has changed. */
  dropFarmer(uid: string): void;
};

/**
 * The session's token, when the cookie carries our own signature.
 * The identity library signs its cookies as `token.base64(HMAC-SHA-256(token))`.
 */
function readToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf(".");
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(cookie.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/**
 * Answers who is asking for every request without a query: the signature is checked each time, the
 * session itself is read once and kept for a short while.
 */
export function openSessionCache(given: {
  db: Kysely<Tables>;
  secret: string;
  now: () => Date;
}): SessionCache {
  const { db, secret, now } = given;
  const kept = new Map<string, { farmer: Farmer; until: number }>();
  let drops = 0;
  const drop = (isGone: (token: string, farmer: Farmer) => boolean) => {
    drops += 1;
    for (const [token, { farmer }] of kept) if (isGone(token, farmer)) kept.delete(token);
  };
  return {
    async getFarmer(cookie) {
      const token = cookie === undefined ? null : readToken(cookie, secret);
      if (token === null) return null;
      const time = now();
      const known = kept.get(token);
      if (known && known.until > time.getTime()) return known.farmer;
      kept.delete(token);
      const dropsBefore = drops;
      const found = await getSessionFarmer(db, { token, now: time });
      if (!found) return null;
      // A session that ended while it was being read must not be kept.
      if (drops === dropsBefore) {
        const oldest = kept.size >= mostSessions ? kept.keys().next().value : undefined;
        if (oldest !== undefined) kept.delete(oldest);
        const until = Math.min(time.getTime() + longestTrust, found.expiresAt.getTime());
        kept.set(token, { farmer: found.farmer, until });
      }
      return found.farmer;
    },
    dropSession(ended) {
      drops += 1;
      kept.delete(ended);
    },
    dropFarmer: (uid) => drop((_token, farmer) => farmer.uid === uid),
  };
}
