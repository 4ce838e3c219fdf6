import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { cookieNames } from "./cookie-gateway.server.ts";
import { readRequestLanguage } from "./mail-gateway.server.ts";
import { hashToken, makeToken } from "./mailed-token-store.server.ts";
import { getNetwork } from "./network-rules.ts";
import {
  insertPhoneCode,
  removeProvenCode,
  takePhoneTry,
  updateCodeProven,
} from "./phone-store.server.ts";
import type { Sms } from "./sms-gateway.server.ts";
import { insertFailedMessage, requireMessageAllowed, takeMessage } from "./sms-store.server.ts";
import { insertAttempt } from "./store.server.ts";

/** Minutes in which a code works, and in which what it showed may be built on. */
const codeMinutes = 5;
const provenMinutes = 10;
/** Tries at codes, of whichever numbers, from one network: a training day's, and not a script's. */
const triesFromNetwork = { max: 60, windowSeconds: 15 * 60 } as const;

/** A code of six digits that nobody foresees. */
const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** What a code is for: the account that wants the number, or null where somebody wants to get in. */
type Wanted = { uid: string | null };

export type PhoneCodes = {
  isOffered: boolean;
  /**
   * Sends a code to a number, whether or not an account has it; only this browser can use it.
   * @throws AppError phone-not-set-up, too-many-requests, sms-not-sent
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted & { number: string },
  ): Promise<void>;
  /**
   * Sends what stands for a password to the number of an account, under no ticket.
   * @throws AppError as `send`
   */
  deliver(request: FastifyRequest, message: { number: string; code: string }): Promise<void>;
  /**
   * Uses a code up.
   * @returns the number that it was sent to
   * @throws AppError wrong-code, code-over, too-many-requests
   */
  check(request: FastifyRequest, wanted: Wanted & { code: string }): Promise<string>;
  /**
   * The number that a code of this browser showed a moment ago, once.
   * @throws AppError code-over
   */
  takeProven(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** Forgets the ticket of this browser. */
  end(reply: FastifyReply): void;
};

const over = () => new AppError("code-over", "There is no code that this browser could use");

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Counts a message, has it sent, and notes when it was not taken. */
function openDelivery(parts: Parts, sms: Sms | null): PhoneCodes["deliver"] {
  return async (request, { number, code }) => {
    if (!sms) throw new AppError("phone-not-set-up", "No SMS gateway is set up");
    await requireMessageAllowed(parts, { number, address: request.ip });
    await takeMessage(parts);
    try {
      await sms.sendCode({ number, code, language: readRequestLanguage(request) });
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      parts.log.error({ err: cause, detail }, "a code could not be sent");
      await insertFailedMessage(parts);
      throw new AppError("sms-not-sent", "The SMS gateway did not take the message", { cause });
    }
  };
}

/**
 * Codes sent to phones. Each belongs to the browser that asked for it, by a cookie: a stranger who asks for the same
 * number ends nobody's code and cannot use its tries up.
 */
export function openPhoneCodes(
  parts: Parts,
  { cookiePrefix, sms }: { cookiePrefix: string; sms: Sms | null },
): PhoneCodes {
  const { db, now, secret, publicUrl } = parts;
  const deliver = openDelivery(parts, sms);
  const cookieName = `${cookiePrefix}${cookieNames.phone}`;
  const attributes = {
    path: "/",
    httpOnly: true,
    sameSite: "strict" as const,
    secure: publicUrl.startsWith("https:"),
  };
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
  const hashCode = (given: { ticketHash: string; number: string; code: string }) =>
    createHmac("sha256", secret)
      .update(`phone code ${given.ticketHash} ${given.number} ${given.code}`)
      .digest("base64url");
  const readTicket = (request: FastifyRequest): string | null => {
    const ticket = request.cookies[cookieName];
    return ticket === undefined ? null : hashToken(secret, ticket);
  };
  return {
    isOffered: sms !== null,
    deliver,
    async send(request, reply, { number, uid }) {
      const code = makeCode();
      await deliver(request, { number, code });
      const ticket = makeToken();
      const ticketHash = hashToken(secret, ticket);
      await insertPhoneCode(db, {
        ticketHash,
        number,
        uid,
        codeHash: hashCode({ ticketHash, number, code }),
        before: readTicket(request),
        now: now(),
        expiresDate: inMinutes(codeMinutes),
      });
      const maxAge = (codeMinutes + provenMinutes) * 60;
      void reply.setCookie(cookieName, ticket, { ...attributes, maxAge });
    },
    async check(request, { code, uid }) {
      const limit = { key: `phone-code-from:${getNetwork(request.ip)}`, ...triesFromNetwork };
      const retryAfter = await insertAttempt(db, { ...limit, now: now() });
      if (retryAfter !== null) {
        throw new AppError("too-many-requests", "Too many codes were tried", { retryAfter });
      }
      const ticketHash = readTicket(request);
      if (ticketHash === null) throw over();
      const sent = await takePhoneTry(db, { ticketHash, now: now() });
      if (!sent || sent.uid !== uid) throw over();
      const { number } = sent;
      if (!isSame(sent.codeHash, hashCode({ ticketHash, number, code }))) {
        throw new AppError("wrong-code", "The code is not right");
      }
      const used = { ticketHash, now: now(), expiresDate: inMinutes(provenMinutes) };
      if (!(await updateCodeProven(db, used))) throw over();
      return number;
    },
    async takeProven(request, reply) {
      const ticketHash = readTicket(request);
      const number =
        ticketHash === null ? null : await removeProvenCode(db, { ticketHash, now: now() });
      if (number === null) throw over();
      void reply.clearCookie(cookieName, attributes);
      return number;
    },
    end: (reply) => void reply.clearCookie(cookieName, attributes),
  };
}
