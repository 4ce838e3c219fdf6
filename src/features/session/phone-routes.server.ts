import { z } from "zod";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { hasProvenAddress } from "./account-rules.ts";
import type { RequireHuman } from "./captcha-gateway.server.ts";
import { requireOwner } from "./owner.server.ts";
import type { PhoneEntrance } from "./phone-entrance.server.ts";
import type { PhoneCodes } from "./phone-gateway.server.ts";
import { addPhoneInput, phoneCodeInput, phoneInput, removePhoneInput } from "./phone-schema.ts";
import { insertPhone, removePhone } from "./phone-store.server.ts";
import { type SessionUser, sessionUser } from "./schema.ts";
import { signedIn } from "./sign-in-schema.ts";
import { getSessionUser, requireFarmer } from "./store.server.ts";

const tags = ["session"];
const accepted = { 202: z.object({ sent: z.literal(true) }) };

type PhoneGiven = { codes: PhoneCodes; phones: PhoneEntrance; requireHuman: RequireHuman };

/** A mobile number as a way in: by a code sent to it, and kept in the account. */
export function phoneRoutes(server: Server, parts: Parts, given: PhoneGiven): void {
  addEntrance(server, given);
  addOwnNumber(server, parts, given);
  addRemoval(server, parts);
}

function addEntrance(server: Server, { codes, phones, requireHuman }: PhoneGiven): void {
  server.post(
    "/api/session/phone",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Send a code to an Indian mobile number, to any alike",
        body: phoneInput,
        response: accepted,
      },
      preHandler: requireHuman,
    },
    async (request, reply) => {
      await codes.send(request, reply, { number: request.body.phone, uid: null });
      return reply.status(202).send({ sent: true });
    },
  );

  server.post(
    "/api/session/phone/enter",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Sign in with the code, or begin an account",
        body: phoneCodeInput,
        response: { 200: signedIn },
      },
    },
    (request, reply) => phones.enter(request, reply, request.body.code),
  );

  server.post(
    "/api/session/phone/begin-anew",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Begin an account with a number that was somebody else's before",
        response: { 200: signedIn },
      },
    },
    (request, reply) => phones.beginAnew(request, reply),
  );
}

/** @throws AppError not-signed-in */
async function requireUser({ db }: Parts, uid: string): Promise<SessionUser> {
  const user = await getSessionUser(db, uid);
  if (!user) throw new AppError("not-signed-in", "The account is gone");
  return user;
}

function addOwnNumber(server: Server, parts: Parts, { codes }: PhoneGiven): void {
  const { db, now } = parts;
  server.post(
    "/api/session/phone/own",
    {
      schema: {
        tags,
        summary: "Send a code to the number that is to open your account",
        body: addPhoneInput,
        response: accepted,
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      // Else whoever signs up with another's address would keep a way into its owner's account.
      if (!hasProvenAddress(await requireUser(parts, uid)))
        throw new AppError("not-allowed", "Confirm the e-mail address first");
      const { phone: number, ...proof } = request.body;
      await requireOwner(parts, request, proof);
      await codes.send(request, reply, { number, uid });
      return reply.status(202).send({ sent: true });
    },
  );

  server.post(
    "/api/session/phone/own/confirm",
    {
      schema: {
        tags,
        summary: "Put the number into your account with its code",
        body: phoneCodeInput,
        response: { 200: sessionUser },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const number = await codes.check(request, { code: request.body.code, uid });
      codes.end(reply);
      const notice = { uid, kind: "phone-added", detail: formatPhone(number) } as const;
      await db.transaction().execute(async (change) => {
        // Told only to whoever holds the number.
        if (!(await insertPhone(change, { number, uid, now: now() }))) {
          throw new AppError("phone-already-in-use", "The number opens another account");
        }
        await insertAccountEvent(change, { ...notice, now: now(), request });
      });
      mailAccountNotice(parts, notice);
      return requireUser(parts, uid);
    },
  );
}

function addRemoval(server: Server, parts: Parts): void {
  const { db, now } = parts;
  server.post(
    "/api/session/phone/own/remove",
    {
      schema: {
        tags,
        summary: "Take the number out of your account",
        body: removePhoneInput,
        response: { 200: sessionUser },
      },
    },
    async (request) => {
      const { uid, email } = requireFarmer(request);
      if (isStandInEmail(email)) {
        throw new AppError("conflict", "Without an e-mail address nothing else would open it");
      }
      await requireOwner(parts, request, request.body);
      const notice = await db.transaction().execute(async (change) => {
        const number = await removePhone(change, { uid });
        if (number === null) throw new AppError("not-found", "The account has no number");
        const notice = { uid, kind: "phone-removed", detail: formatPhone(number) } as const;
        await insertAccountEvent(change, { ...notice, now: now(), request });
        return notice;
      });
      mailAccountNotice(parts, notice);
      return requireUser(parts, uid);
    },
  );
}
