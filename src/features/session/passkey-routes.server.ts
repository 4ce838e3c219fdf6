import { z } from "zod";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { hasProvenAddress } from "./account-rules.ts";
import type { Entrance } from "./entrance-gateway.server.ts";
import type { Identity } from "./gateway.server.ts";
import { requireOwner } from "./owner.server.ts";
import {
  getPasskeyDomain,
  openPasskeys,
  type Passkeys,
  passkeyAlgorithms,
  requirePasskeyDomain,
} from "./passkey-gateway.server.ts";
import {
  newPasskeyInput,
  passkeyChallenge,
  passkeyCreation,
  passkeyParams,
  passkeyProof,
  passkeys,
  usedPasskeyInput,
} from "./passkey-schema.ts";
import {
  insertPasskey,
  listPasskeyIds,
  listPasskeys,
  removePasskey,
  requirePasskeyRoom,
} from "./passkey-store.server.ts";
import { sessionUser } from "./schema.ts";
import { openSecondStep } from "./second-factor-gateway.server.ts";
import { signedIn } from "./sign-in-schema.ts";
import { getSessionUser, requireFarmer } from "./store.server.ts";
import { passkeyPath } from "./ticket-gateway.server.ts";

const tags = ["session"];

type PasskeyGiven = { identity: Identity; entrance: Entrance };

/** Passkeys: a way in without a password, which is both factors at once. */
export function passkeyRoutes(server: Server, parts: Parts, given: PasskeyGiven): void {
  const { db, publicUrl } = parts;
  const checks = openPasskeys(parts, given.identity);
  server.get(
    "/api/session/passkeys",
    { schema: { tags, summary: "The passkeys of your account", response: { 200: passkeys } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const isOffered = getPasskeyDomain(publicUrl) !== null;
      return { isOffered, passkeys: await listPasskeys(db, { uid }) };
    },
  );
  addCreation(server, parts, checks);
  addRemoval(server, parts);
  addSignIn(server, parts, { ...given, checks });
}

function addCreation(server: Server, parts: Parts, checks: Passkeys): void {
  const { db, now, publicUrl } = parts;
  server.post(
    "/api/session/passkeys/options",
    {
      schema: {
        tags,
        summary: "Begin to add a passkey: what the browser makes it with",
        body: passkeyProof,
        response: { 200: passkeyCreation },
      },
    },
    async (request, reply) => {
      const { uid, email, sessionId } = requireFarmer(request);
      const domain = requirePasskeyDomain(publicUrl);
      const user = await getSessionUser(db, uid);
      // Else whoever signs up with another's address would keep a way into its owner's account.
      if (!user || !hasProvenAddress(user))
        throw new AppError("not-allowed", "Confirm the e-mail address first");
      await requireOwner(parts, request, request.body);
      await requirePasskeyRoom(db, { uid });
      const present = await listPasskeyIds(db, { uid });
      void reply.header("cache-control", "no-store");
      return {
        rp: { id: domain, name: "Urvara" },
        user: {
          id: Buffer.from(uid).toString("base64url"),
          name: email,
          displayName: user.displayName ?? email,
        },
        ...checks.setChallenge(reply, { purpose: "add", sessionId }),
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: "public-key" as const, alg })),
        excludeCredentials: present.map((one) => ({ ...one, type: "public-key" as const })),
        authenticatorSelection: {
          residentKey: "required" as const,
          requireResidentKey: true as const,
          userVerification: "required" as const,
        },
        attestation: "none" as const,
      };
    },
  );

  server.post(
    "/api/session/passkeys",
    {
      schema: {
        tags,
        summary: "Add the passkey that the browser made",
        body: newPasskeyInput,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { uid, sessionId } = requireFarmer(request);
      requirePasskeyDomain(publicUrl);
      const { name, passkey } = request.body;
      const checked = await checks.checkNew(request, reply, { sessionId, passkey });
      const kind = "passkey-added";
      const { transports } = passkey.response;
      await db.transaction().execute(async (db) => {
        await insertPasskey(db, { ...checked, uid, name, transports, now: now() });
        await insertAccountEvent(db, { uid, kind, detail: name, now: now(), request });
      });
      mailAccountNotice(parts, { uid, kind, detail: name });
      return reply.status(204).send();
    },
  );
}

function addRemoval(server: Server, parts: Parts): void {
  const { db, now } = parts;
  server.post(
    "/api/session/passkeys/:id/remove",
    {
      schema: {
        tags,
        summary: "Remove a passkey of your account",
        params: passkeyParams,
        body: passkeyProof,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      await requireOwner(parts, request, request.body);
      const { id } = request.params;
      const kind = "passkey-removed";
      const name = await db.transaction().execute(async (db) => {
        const name = await removePasskey(db, { id, uid });
        if (name === null) throw new AppError("not-found", "The account has no such passkey");
        await insertAccountEvent(db, { uid, kind, detail: name, now: now(), request });
        return name;
      });
      mailAccountNotice(parts, { uid, kind, detail: name });
      return reply.status(204).send();
    },
  );
}

function addSignIn(
  server: Server,
  parts: Parts,
  { identity, entrance, checks }: PasskeyGiven & { checks: Passkeys },
): void {
  const { publicUrl } = parts;
  const step = openSecondStep(parts, identity);
  server.post(
    "/api/session/passkeys/sign-in/options",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Begin to sign in with a passkey: what it has to sign",
        response: { 200: passkeyChallenge },
      },
    },
    (_request, reply) => {
      const rpId = requirePasskeyDomain(publicUrl);
      void reply.header("cache-control", "no-store");
      const challenge = checks.setChallenge(reply, { purpose: "enter" });
      return { rpId, ...challenge, userVerification: "required" as const };
    },
  );

  server.post(
    "/api/session/passkeys/sign-in",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Sign in with a passkey; no code is asked for",
        body: usedPasskeyInput,
        response: { 200: signedIn },
      },
    },
    async (request, reply) => {
      requirePasskeyDomain(publicUrl);
      const uid = await checks.checkUsed(request, reply, request.body.passkey);
      return entrance.finish(reply, await identity.callFor(request, { uid, path: passkeyPath }));
    },
  );

  server.post(
    "/api/session/second-factor/passkey",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Finish signing in with a passkey of the same account in place of a code",
        body: usedPasskeyInput,
        response: { 200: sessionUser },
      },
    },
    async (request, reply) => {
      requirePasskeyDomain(publicUrl);
      const waiting = await step.requireWaiting(request);
      const uid = await checks.checkUsed(request, reply, request.body.passkey);
      if (uid !== waiting.uid) {
        throw new AppError("user-mismatch", "The passkey is another account's");
      }
      return step.finish(request, reply, waiting);
    },
  );
}
