import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { isLanguage } from "#src/shared/language.ts";
import { addressRoutes } from "./address-routes.server.ts";
import { openCaptcha, type RequireHuman } from "./captcha-gateway.server.ts";
import { consentRoutes } from "./consent-routes.server.ts";
import { cookieNames } from "./cookie-gateway.server.ts";
import { deviceRoutes } from "./device-routes.server.ts";
import { type Entrance, openEntrance } from "./entrance-gateway.server.ts";
import { eventRoutes } from "./event-routes.server.ts";
import { formRoutes } from "./form-routes.server.ts";
import { type Identity, openIdentity } from "./gateway.server.ts";
import { sendAside } from "./mail-gateway.server.ts";
import { mailedRoutes, mailToken } from "./mailed-routes.server.ts";
import { ownerRoutes } from "./owner-routes.server.ts";
import { getPasskeyDomain } from "./passkey-gateway.server.ts";
import { passkeyRoutes } from "./passkey-routes.server.ts";
import { openPasswordQueue, type RunBounded } from "./password-gateway.server.ts";
import { passwordRoutes } from "./password-routes.server.ts";
import { openPhoneEntrance } from "./phone-entrance.server.ts";
import { openPhoneCodes, type PhoneCodes } from "./phone-gateway.server.ts";
import { phoneRoutes } from "./phone-routes.server.ts";
import { providerRoutes } from "./provider-routes.server.ts";
import { isOwnRequest } from "./rules.ts";
import { sessionUser } from "./schema.ts";
import { secondFactorRoutes } from "./second-factor-routes.server.ts";
import { joinProcesses, openSessionCache, type SessionCache } from "./session-cache.server.ts";
import { identityProject, passwordPolicy, signInInput, signUpInput } from "./sign-in-schema.ts";
import type { Sms } from "./sms-gateway.server.ts";
import { getSessionUser, requireFarmer } from "./store.server.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

const tags = ["session"];

/**
 * Refuses requests that change something from foreign pages, finds out who is asking, and lets strangers ask
 * nothing but the open routes.
 */
function addGuards(
  server: Server,
  given: {
    identity: Identity;
    sessions: SessionCache;
    runBounded: RunBounded;
    announceFarmer: (uid: string) => Promise<void>;
  },
): void {
  const { identity, sessions, runBounded, announceFarmer } = given;
  const cookieName = `${identity.cookiePrefix}${cookieNames.session}`;
  server.decorateRequest("farmer", null);
  server.decorateRequest("runBounded", runBounded);
  server.decorateRequest("forgetFarmer", function (this: FastifyRequest) {
    if (this.farmer) void announceFarmer(this.farmer.uid);
  });
  server.addHook("onRequest", async (request) => {
    const { origin, cookie, "sec-fetch-site": fetchSite } = request.headers;
    const isOwn =
      safeMethods.has(request.method) ||
      isOwnRequest(identity.trustedOrigins, {
        origin,
        fetchSite: typeof fetchSite === "string" ? fetchSite : undefined,
        hasCookie: cookie !== undefined,
      });
    if (!isOwn) {
      throw new AppError(
        "unauthorized-domain",
        "This page's address may not act for a farmer here",
      );
    }
    request.farmer = await sessions.getFarmer(request.cookies[cookieName]);
  });
  server.addHook("onRoute", (route) => {
    if (route.config?.isOpen) return;
    // Before anything is read of who may not ask, and behind the limits, which count strangers too.
    const limits = [route.preParsing ?? []].flat();
    route.preParsing = [...limits, async (request) => void requireFarmer(request)];
  });
}

/**
 * Signing up, in and out, and who is signed in. Adds the guards that all routes of the same server
 * scope stand behind: own origin for whatever changes something, and `request.farmer`.
 * @param given.sms who sends codes to phones, if anybody does
 */
export async function sessionRoutes(
  server: Server,
  parts: Parts,
  { sms }: { sms: Sms | null },
): Promise<void> {
  const sessions = openSessionCache(parts);
  const { endSessions, announceFarmer, close } = joinProcesses(parts.live, sessions);
  server.addHook("onClose", async () => close());
  const identity = openIdentity(parts, {
    onSessionEnded: (sessionId) => void endSessions([sessionId]),
    sendLink: ({ email, token, language }) =>
      sendAside(parts, {
        kind: "link",
        to: email,
        language: isLanguage(language) ? language : "en",
        path: "/link",
        token,
      }),
  });
  const runBounded = openPasswordQueue();
  const entrance = openEntrance(parts, { identity, runBounded });
  addGuards(server, { identity, sessions, runBounded, announceFarmer });
  const requireHuman = openCaptcha(parts);
  const codes = openPhoneCodes(parts, { ...identity, sms });
  const phones = openPhoneEntrance(parts, { identity, entrance, codes });
  const signUp = openSignUp(parts, entrance);
  await formRoutes(server, { entrance, signUp, codes, phones, requireHuman });
  addPublicFacts(server, parts, { identity, codes });
  addPasswordSignIn(server, { entrance, signUp, requireHuman });
  addSession(server, parts, identity);
  mailedRoutes(server, parts, { identity, entrance, requireHuman });
  passwordRoutes(server, parts, { identity, runBounded, endSessions, requireHuman });
  ownerRoutes(server, parts, { codes });
  phoneRoutes(server, parts, { codes, phones, requireHuman });
  addressRoutes(server, parts, { endSessions });
  secondFactorRoutes(server, parts, identity);
  passkeyRoutes(server, parts, { identity, entrance });
  deviceRoutes(server, parts, { endSessions });
  eventRoutes(server, parts);
  consentRoutes(server, parts);
  providerRoutes(server, parts, { identity, entrance });
}

/** Signs up, and mails what proves the address, whether the page's script or its plain form was sent. */
function openSignUp(parts: Parts, entrance: Entrance): Entrance["signUp"] {
  return async (request, reply, input) => {
    const user = await entrance.signUp(request, reply, input);
    const { uid, email } = user;
    await mailToken(parts, request, { purpose: "verify-email", uid, email });
    return user;
  };
}

type PasswordGiven = {
  entrance: Entrance;
  signUp: Entrance["signUp"];
  requireHuman: RequireHuman;
};

function addPasswordSignIn(
  server: Server,
  { entrance, signUp, requireHuman }: PasswordGiven,
): void {
  server.post(
    "/api/session/sign-up",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Create an account and sign in",
        body: signUpInput,
        response: { 201: sessionUser },
      },
      preHandler: requireHuman,
    },
    async (request, reply) => {
      const user = await signUp(request, reply, request.body);
      return reply.status(201).send(user);
    },
  );

  server.post(
    "/api/session/sign-in",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Sign in with e-mail and password",
        body: signInInput,
        response: { 200: sessionUser },
      },
      preHandler: requireHuman,
    },
    (request, reply) => entrance.signIn(request, reply, request.body),
  );
}

function addSession(server: Server, { db }: Parts, identity: Identity): void {
  server.post(
    "/api/session/sign-out",
    {
      config: { isOpen: true },
      schema: { tags, summary: "End this browser's session", response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const { setCookies } = await identity.call(request, { path: "/sign-out" });
      return reply.status(204).header("set-cookie", setCookies).send();
    },
  );

  server.get(
    "/api/session",
    { schema: { tags, summary: "The signed-in user", response: { 200: sessionUser } } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      // The library moves the end of a remembered session on, once a day at most.
      const { setCookies } = await identity.call(request, { method: "GET", path: "/get-session" });
      const user = await getSessionUser(db, uid);
      if (!user) throw new AppError("not-signed-in", "The account is gone");
      if (setCookies.length > 0) reply.header("set-cookie", setCookies);
      return reply.header("cache-control", "no-store").send(user);
    },
  );
}

/** What whoever wants to sign up or in may know beforehand. */
function addPublicFacts(
  server: Server,
  { env, publicUrl }: Parts,
  { identity, codes }: { identity: Identity; codes: PhoneCodes },
): void {
  const { CAPTCHA_SECRET, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SCRIPT_URL: scriptUrl } = env;
  const captcha = CAPTCHA_SECRET && siteKey ? { siteKey, scriptUrl } : null;
  const { GRIEVANCE_CONTACT: grievanceContact } = env;
  server.get(
    "/api/session/password-policy",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "What a new password must be",
        response: { 200: passwordPolicy },
      },
    },
    () => identity.policy,
  );

  server.get(
    "/api/session/projects",
    {
      config: { isOpen: true },
      schema: {
        tags,
        summary: "Where signing in is allowed",
        response: { 200: identityProject },
      },
    },
    () => ({
      authorizedDomains: identity.trustedOrigins.map((origin) => new URL(origin).hostname),
      providers: identity.provider ? ["google" as const] : [],
      passkeys: getPasskeyDomain(publicUrl) !== null,
      phone: codes.isOffered,
      captcha,
      ...(grievanceContact ? { grievanceContact } : {}),
    }),
  );
}
