import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { type Live, missedTopic } from "#src/platform/live.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { readToken } from "./cookie-gateway.server.ts";
import { type Farmer, getSessionFarmer } from "./store.server.ts";

/** Other processes announce what ends; should that be missed, it is seen after this long. */
const longestTrust = 5 * 60 * 1000;
const mostSessions = 10_000;

/** Announced on the live event table, so that every process forgets what ended or changed. */
export const sessionEndedTopic = "session-ended";
const farmerChangedTopic = "farmer-changed";
const sessionEndedBody = z.object({ sessionIds: z.array(z.string()) });
/** A mark stands for the farmer: events outlive accounts, and must not name the deleted. */
const farmerChangedBody = z.object({ mark: z.string() });

/** Makes sessions that are gone from the database dead at once, here and in every other process. */
export type EndSessions = (sessionIds: readonly string[]) => Promise<void>;

export type SessionCache = {
  /** The farmer of the session that a signed cookie names, or null. */
  getFarmer(cookie: string | undefined): Promise<Farmer | null>;
  /** Forgets sessions at once: they have ended. */
  dropSessions(sessionIds: readonly string[]): void;
  /** Forgets every session of a farmer: they ended, or what they say of the farmer has changed. */
  dropFarmer(mark: string): void;
  /** What stands for a farmer where the farmer must not be named. */
  getMark(uid: string): string;
  /** Forgets everybody: something that ended may have been missed. */
  dropAll(): void;
};

type Kept = { farmer: Farmer; mark: string; until: number };

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
  const kept = new Map<string, Kept>();
  let drops = 0;
  const drop = (isGone: (one: Kept) => boolean) => {
    drops += 1;
    for (const [token, one] of kept) if (isGone(one)) kept.delete(token);
  };
  const getMark = (uid: string) =>
    createHmac("sha256", secret).update(`farmer ${uid}`).digest("base64url");
  return {
    async getFarmer(cookie) {
      const token = readToken(cookie, secret);
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
        kept.set(token, { farmer: found.farmer, mark: getMark(found.farmer.uid), until });
      }
      return found.farmer;
    },
    dropSessions: (ids) => drop(({ farmer }) => ids.includes(farmer.sessionId)),
    dropFarmer: (mark) => drop((one) => one.mark === mark),
    dropAll: () => drop(() => true),
    getMark,
  };
}

/** Keeps the caches of all processes in step; call it once for each cache. */
export function joinProcesses(
  live: Pick<Live, "listen" | "publish">,
  sessions: SessionCache,
): { endSessions: EndSessions; announceFarmer(uid: string): Promise<void>; close(): void } {
  const close = live.listen(({ topic, body }) => {
    if (topic === sessionEndedTopic) {
      sessions.dropSessions(sessionEndedBody.parse(body).sessionIds);
    } else if (topic === farmerChangedTopic) {
      sessions.dropFarmer(farmerChangedBody.parse(body).mark);
    } else if (topic === missedTopic) {
      sessions.dropAll();
    }
  });
  return {
    close,
    async endSessions(sessionIds) {
      if (sessionIds.length === 0) return;
      sessions.dropSessions(sessionIds);
      await live.publish(sessionEndedTopic, { sessionIds }, { to: "processes" });
    },
    async announceFarmer(uid) {
      const mark = sessions.getMark(uid);
      sessions.dropFarmer(mark);
      await live.publish(farmerChangedTopic, { mark }, { to: "processes" });
    },
  };
}
