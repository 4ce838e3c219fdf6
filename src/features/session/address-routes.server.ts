import { z } from "zod";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { isAddressHeld, removeWaysInSince, updateAddress } from "./address-store.server.ts";
import { removeSessions } from "./device-store.server.ts";
import { readRequestLanguage, requireMailAllowed, sendAside } from "./mail-gateway.server.ts";
import {
  getMailedAddressee,
  getMailedDate,
  insertMailedToken,
  removeMailedToken,
} from "./mailed-token-store.server.ts";
import { requireOwner } from "./owner.server.ts";
import { sessionUser } from "./schema.ts";
import { changeAddressInput } from "./security-schema.ts";
import type { EndSessions } from "./session-cache.server.ts";
import { addressee, verifyEmailInput } from "./sign-in-schema.ts";
import { getMailLanguage, getSessionUser, insertAttempt, requireFarmer } from "./store.server.ts";

const tags = ["session"];
/** Whoever asks learns whether an address has an account; signing up tells the same, and faster. */
const asked = { max: 5, windowSeconds: 60 * 60 } as const;
/** The second holds no address back: whoever never proved it may not keep its owner away from it. */
const undoPurposes = ["undo-email", "undo-email-unproven"] as const;

const refusal = () => new AppError("link-not-valid", "The link does not work");

type AddressGiven = { endSessions: EndSessions };

/** Another e-mail address for an account: asked for, proven by its mail, and undone from the one before. */
export function addressRoutes(server: Server, parts: Parts, given: AddressGiven): void {
  const { db, now } = parts;
  server.post(
    "/api/session/address",
    {
      schema: {
        tags,
        summary: "Mail a link to the new address, which puts it into your account",
        body: changeAddressInput,
        response: { 202: z.object({ sent: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const { uid, email: present } = requireFarmer(request);
      const { email, ...proof } = request.body;
      if (email === present) {
        const fields = { email: "unchanged" };
        throw new AppError("invalid-input", "This is the account's address already", { fields });
      }
      await requireOwner(parts, request, proof);
      const retryAfter = await insertAttempt(db, { key: `address:${uid}`, now: now(), ...asked });
      if (retryAfter !== null) {
        throw new AppError("too-many-requests", "Too many addresses", { retryAfter });
      }
      await requireMailAllowed(parts, { email, address: request.ip });
      if (await isAddressHeld(db, { email, uid, now: now() })) {
        throw new AppError("email-already-in-use", "There is an account with this e-mail");
      }
      const token = await insertMailedToken(parts, { purpose: "change-email", uid, email });
      const otherwise = readRequestLanguage(request);
      const language = await getMailLanguage(parts.db, { email: present, otherwise });
      const kind = "change-email";
      sendAside(parts, { kind, to: email, language, path: "/change-email", token });
      return reply.status(202).send({ sent: true });
    },
  );
  addAddressee(server, parts);
  addConfirmation(server, parts, given);
  addUndo(server, parts, given);
}

/** Whoever holds a mail's link has read the mail, and so learns nothing new of its address. */
function addAddressee(server: Server, parts: Parts): void {
  server.post(
    "/api/session/address/addressee",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Which address a mailed link would put into the account; it is not used up",
        body: verifyEmailInput,
        response: { 200: addressee },
      },
    },
    async ({ body: { token } }) => {
      for (const purpose of ["change-email", ...undoPurposes] as const) {
        const found = await getMailedAddressee(parts, { token, purpose });
        if (found) return { email: found.email };
      }
      throw refusal();
    },
  );
}

function addConfirmation(server: Server, parts: Parts, { endSessions }: AddressGiven): void {
  const { now, secret } = parts;
  server.post(
    "/api/session/address/confirm",
    {
      schema: {
        tags,
        summary: "Put the new address into the signed-in account; all other sessions end",
        body: verifyEmailInput,
        response: { 200: sessionUser },
      },
    },
    async (request) => {
      // Only in the account's own session: a mail sent to a wrong address opens nothing to its reader.
      const { uid, email: before, sessionId } = requireFarmer(request);
      const time = now();
      const isProven = (await getSessionUser(parts.db, uid))?.emailVerified === true;
      const changed = await parts.db.transaction().execute(async (db) => {
        const { token } = request.body;
        const wanted = { token, purpose: "change-email", uid } as const;
        const proven = await removeMailedToken({ db, secret, now }, wanted);
        if (!proven) throw refusal();
        const { email } = proven;
        await updateAddress(db, { uid, email, isProven: true, now: time });
        const purpose = isProven ? "undo-email" : "undo-email-unproven";
        const undo = await insertMailedToken({ db, secret, now }, { purpose, uid, email: before });
        await insertAccountEvent(db, {
          uid,
          kind: "address-changed",
          detail: email,
          now: time,
          request,
        });
        return { email, undo, ended: await removeSessions(db, { uid, except: sessionId }) };
      });
      await endSessions(changed.ended);
      request.forgetFarmer();
      const { email, undo: token } = changed;
      mailAccountNotice(parts, { uid, kind: "address-changed", detail: email });
      const otherwise = readRequestLanguage(request);
      const language = await getMailLanguage(parts.db, { email, otherwise });
      sendAside(parts, { kind: "undo-email", to: before, language, path: "/undo-email", token });
      const user = await getSessionUser(parts.db, uid);
      if (!user) throw new AppError("not-signed-in", "The account is gone");
      return user;
    },
  );
}

function addUndo(server: Server, parts: Parts, { endSessions }: AddressGiven): void {
  const { now, secret } = parts;
  const findPurpose = async (token: string) => {
    for (const purpose of undoPurposes) {
      if (await getMailedAddressee(parts, { token, purpose })) return purpose;
    }
    throw refusal();
  };
  server.post(
    "/api/session/address/undo",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Put the address before into the account again; all sessions and its password end",
        body: verifyEmailInput,
        response: { 200: z.object({ token: z.string() }) },
      },
    },
    async (request) => {
      const { token } = request.body;
      const purpose = await findPurpose(token);
      const time = now();
      const undone = await parts.db.transaction().execute(async (db) => {
        const owner = await removeMailedToken({ db, secret, now }, { token, purpose });
        if (!owner) throw refusal();
        const { uid, email, expiresAt } = owner;
        const since = getMailedDate({ purpose, expiresAt });
        const ended = await removeWaysInSince(db, { uid, since });
        // Unproven, so that the new password is the first proof and takes out what a stranger joined to it.
        await updateAddress(db, { uid, email, isProven: false, now: time });
        const reset = { purpose: "reset-password", uid, email } as const;
        const resetToken = await insertMailedToken({ db, secret, now }, reset);
        const kind = "address-changed";
        await insertAccountEvent(db, { uid, kind, detail: email, now: time, request });
        return { uid, email, ended, resetToken };
      });
      await endSessions(undone.ended);
      const { uid, email } = undone;
      mailAccountNotice(parts, { uid, kind: "address-changed", detail: email });
      return { token: undone.resetToken };
    },
  );
}
