import type { FastifyReply, FastifyRequest } from "fastify";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { formatPhone } from "#src/shared/phone.ts";
import type { Entrance } from "./entrance-gateway.server.ts";
import type { Identity } from "./gateway.server.ts";
import { isKnownDevice } from "./known-device-gateway.server.ts";
import type { PhoneCodes } from "./phone-gateway.server.ts";
import {
  getPhoneOwner,
  insertPhoneAccount,
  isRecent,
  type OwnedPhone,
  removePhone,
  updatePhoneProven,
} from "./phone-store.server.ts";
import { hasSecondFactor } from "./second-factor-store.server.ts";
import type { SignedIn } from "./sign-in-schema.ts";
import { phonePath } from "./ticket-gateway.server.ts";

/** Getting in by a number, signed up or not. */
export type PhoneEntrance = {
  /** @throws AppError wrong-code, code-over, phone-not-recent, multi-factor-auth-required, account-locked */
  enter(request: FastifyRequest, reply: FastifyReply, code: string): Promise<SignedIn>;
  /**
   * Takes the number out of an account whose it no longer seems to be, and begins another one with it.
   * @throws AppError code-over
   */
  beginAnew(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn>;
};

type PhoneGiven = { identity: Identity; entrance: Entrance; codes: PhoneCodes };

export function openPhoneEntrance(
  parts: Parts,
  { identity, entrance, codes }: PhoneGiven,
): PhoneEntrance {
  const { db, now, newId } = parts;

  /** The code shows who has the number today; that they had it before, something else has to show. */
  const isTheirs = async (request: FastifyRequest, owner: OwnedPhone): Promise<boolean> =>
    isRecent(owner, now()) ||
    (await hasSecondFactor(db, owner.uid)) ||
    (await isKnownDevice(parts, request, owner));

  const beginAccount = async (number: string): Promise<string> => {
    const account = { number, uid: newId(), now: now() };
    const uid = await db.transaction().execute((change) => insertPhoneAccount(change, account));
    // Of two at the same moment the other one made it.
    const owner = uid === null ? await getPhoneOwner(db, number) : { uid };
    if (!owner) throw new AppError("conflict", "The number is being taken out of an account");
    return owner.uid;
  };

  const openSession = async (request: FastifyRequest, reply: FastifyReply, uid: string) => {
    const answer = await identity.callFor(request, { uid, path: phonePath });
    const signedIn = await entrance.finish(reply, answer);
    await updatePhoneProven(db, { uid, now: now() });
    return signedIn;
  };

  return {
    async enter(request, reply, code) {
      const number = await codes.check(request, { code, uid: null });
      const owner = await getPhoneOwner(db, number);
      if (owner && !(await isTheirs(request, owner))) {
        throw new AppError("phone-not-recent", "The number was not used here for 90 days");
      }
      await codes.takeProven(request, reply);
      return openSession(request, reply, owner?.uid ?? (await beginAccount(number)));
    },
    async beginAnew(request, reply) {
      const number = await codes.takeProven(request, reply);
      const owner = await getPhoneOwner(db, number);
      if (owner && isRecent(owner, now())) {
        throw new AppError("conflict", "The number opens the account that it belongs to");
      }
      if (owner) {
        const notice = {
          uid: owner.uid,
          kind: "phone-removed",
          detail: formatPhone(number),
        } as const;
        await db.transaction().execute(async (change) => {
          await removePhone(change, owner);
          await insertAccountEvent(change, { ...notice, now: now() });
        });
        mailAccountNotice(parts, notice);
      }
      return openSession(request, reply, await beginAccount(number));
    },
  };
}
