import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { createContext, use } from "react";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { listPasswordProblems, type PasswordProblem } from "./rules.ts";
import {
  type IdentityErrorCode,
  type PasswordPolicy,
  passwordPolicy,
  type SessionUser,
  type SignInInput,
  type SignUpInput,
  sessionUser,
} from "./schema.ts";

/** The session's key in local storage. */
export const sessionKey = "user";

export type SessionContextValue = {
  user: SessionUser | null;
  login: (user: SessionUser) => void;
  logout: () => void;
};

export const SessionContext = createContext<SessionContextValue | null>(null);

/** The signed-in user of this app and the two ways to change it. */
export function useSession(): SessionContextValue {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

function parseMirror(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Local storage may be forbidden; the app then knows its user only until the page is left. */
function withStorage<Result>(action: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return typeof window === "undefined" ? otherwise : action(window.localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    logIdentityError("web-storage-unsupported");
    return otherwise;
  }
}

/** The user that this browser remembers, for an instant start and never as proof; anything else is removed. */
export function readMirror(): SessionUser | null {
  return withStorage((storage) => {
    const user = parseMirror(storage.getItem(sessionKey));
    if (!user) storage.removeItem(sessionKey);
    return user;
  }, null);
}

export function writeMirror(user: SessionUser | null): void {
  withStorage((storage) => {
    if (user) storage.setItem(sessionKey, JSON.stringify(user));
    else storage.removeItem(sessionKey);
  }, undefined);
}

export function logIdentityError(code: IdentityErrorCode): void {
  console.warn("[identity]", code);
}

/** The user whose session cookie this browser holds. @throws AppError not-signed-in, TypeError offline */
export function getCurrentUser(): Promise<SessionUser> {
  return request("/api/session", sessionUser);
}

/**
 * The user to show a guarded screen to: the remembered one, else the one the server knows, who is then
 * remembered; null when there is neither.
 */
export async function restoreUser(): Promise<SessionUser | null> {
  const remembered = readMirror();
  if (remembered) return remembered;
  try {
    const user = await getCurrentUser();
    writeMirror(user);
    // Browsers tell only other tabs of a change; the provider of this one has to hear of it too.
    const storageArea = withStorage((storage) => storage, null);
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, storageArea }));
    return user;
  } catch {
    // Not signed in, or no answer: either way nobody is known, and signing in is what is offered.
    return null;
  }
}

/** @param headers the captcha's, where there is one */
export function signIn(
  body: SignInInput,
  headers: Record<string, string> = {},
): Promise<SessionUser> {
  return request("/api/session/sign-in", sessionUser, { method: "POST", body, headers });
}

/** @param headers the captcha's, where there is one */
export function signUp(
  body: SignUpInput,
  headers: Record<string, string> = {},
): Promise<SessionUser> {
  return request("/api/session/sign-up", sessionUser, { method: "POST", body, headers });
}

/** Ends the session on the server. @throws TypeError when it could not be told: the session then lives on */
export async function signOut(): Promise<void> {
  await request("/api/session/sign-out", z.undefined(), { method: "POST" });
}

export function getPasswordPolicy(): Promise<PasswordPolicy> {
  return request("/api/session/password-policy", passwordPolicy);
}

function describePasswordProblem(
  problem: PasswordProblem,
  policy: PasswordPolicy,
): MessageDescriptor {
  const { minLength, maxLength } = policy;
  switch (problem) {
    case "too-short":
      return msg`Use at least ${plural(minLength, { one: "# character", other: "# characters" })}.`;
    case "too-long":
      return msg`Use at most ${plural(maxLength, { one: "# character", other: "# characters" })}.`;
    case "lowercase":
      return msg`Add a small letter (a to z).`;
    case "uppercase":
      return msg`Add a capital letter (A to Z).`;
    case "numeric":
      return msg`Add a digit.`;
    case "non-alphanumeric":
      return msg`Add a sign such as ! or #.`;
  }
}

/** What the password still needs, in words, by the policy that the server has now. */
export function describePasswordProblems(
  password: string,
  policy: PasswordPolicy,
): MessageDescriptor[] {
  return listPasswordProblems(password, policy).map((problem) =>
    describePasswordProblem(problem, policy),
  );
}

/** What went wrong and what to do, for every code that signing in or up can fail with. */
export function describeIdentityError(code: IdentityErrorCode): MessageDescriptor {
  switch (code) {
    case "wrong-credentials":
      return msg`This e-mail address and password do not belong together. Check both and try again.`;
    case "email-already-in-use":
      return msg`There is an account with this e-mail address already. Sign in instead, or use another address.`;
    case "invalid-input":
      return msg`Check the e-mail address: it should look like name@example.com. The password must not be empty.`;
    case "password-does-not-meet-requirements":
      return msg`Choose a stronger password.`;
    case "login-blocked":
      return msg`There were too many attempts at this account. Wait 15 minutes and try again.`;
    case "too-many-requests":
      return msg`There were too many attempts from your connection. Wait a minute and try again.`;
    case "try-later":
      return msg`Many people are signing in right now. Wait a few seconds and try again.`;
    case "network-request-failed":
      return msg`There is no connection. Check your network and try again; what you typed is kept.`;
    case "unauthorized-domain":
      return msg`Signing in is not allowed from this address. Open Urvara at its usual address.`;
    case "multi-factor-auth-required":
      return msg`This account also asks for a code. Enter the code from your authenticator app.`;
    case "popup-blocked":
      return msg`The browser did not open the sign-in window. Allow pop-ups for this page and try again.`;
    case "popup-closed-by-user":
      return msg`The sign-in window was closed before you were signed in. Try again.`;
    case "cancelled-popup-request":
      return msg`Another sign-in window was opened, so the first one was left.`;
    case "user-mismatch":
      return msg`That is a different account from the one you are signed in with.`;
    case "web-storage-unsupported":
      return msg`This browser does not let Urvara remember you. Allow site data for this page and try again.`;
    case "not-signed-in":
      return msg`You are signed out. Sign in again.`;
    case "provider-not-configured":
      return msg`Signing in with Google is not set up on this server. Use your e-mail address and a password.`;
    case "account-not-linked":
      return msg`There is an account with this e-mail address already. Sign in with its password; then confirm the address.`;
    case "link-not-valid":
      return msg`This link does not work any more, or was mailed to another address. Ask for a new one.`;
    case "wrong-code":
      return msg`This code is not right. Codes change every 30 seconds, and each works once.`;
    case "captcha-failed":
      return msg`We could not check that you are a person. Reload the page and try again.`;
    case "invalid-api-key":
      return msg`Google did not accept this server. Use your e-mail address and a password, and tell whoever runs Urvara here.`;
    case "argument-error":
    case "internal-error":
      return msg`Something went wrong on our side. Try again in a moment.`;
  }
}
