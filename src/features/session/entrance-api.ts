import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import * as z from "zod/mini";
import { AppError } from "#src/shared/app-error.ts";
import { request } from "#src/shared/http-client.ts";
import { type SessionUser, sessionUser } from "./schema.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import { listPasswordProblems, type PasswordProblem } from "./sign-in-rules.ts";
import {
  addressee,
  captchaHeader,
  identityProject,
  type PasswordPolicy,
  type SignedIn,
  signedIn,
} from "./sign-in-schema.ts";

type IdentityProject = z.infer<typeof identityProject>;

let asked: Promise<IdentityProject> | null = null;

/** Which ways of signing in this server offers; asked once, and again after a failure. */
export function getProject(): Promise<IdentityProject> {
  asked ??= request("/api/session/projects", identityProject).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The part of reCAPTCHA (version 3 or Enterprise) that is used of its script. */
type Captcha = {
  ready: (done: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

function findCaptcha(): Captcha | null {
  const isCaptcha = (value: unknown): value is Captcha =>
    typeof value === "object" && value !== null && "execute" in value && "ready" in value;
  const given: unknown = Reflect.get(window, "grecaptcha");
  const enterprise =
    typeof given === "object" && given !== null && "enterprise" in given ? given.enterprise : null;
  if (isCaptcha(enterprise)) return enterprise;
  return isCaptcha(given) ? given : null;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new TypeError("The captcha's script could not be loaded"));
    };
    document.head.append(script);
  });
}

/**
 * The header that proves a person to the server, where it asks for one; else no header.
 * @throws TypeError when the script or the server gives no answer
 */
export async function readCaptchaHeaders(action: string): Promise<Record<string, string>> {
  const { captcha } = await getProject();
  if (!captcha) return {};
  if (!findCaptcha()) {
    const { siteKey, scriptUrl } = captcha;
    await loadScript(`${scriptUrl}?${new URLSearchParams({ render: siteKey })}`);
  }
  const service = findCaptcha();
  if (!service) throw new Error("The captcha's script brings none");
  await new Promise<void>((resolve) => service.ready(resolve));
  return { [captchaHeader]: await service.execute(captcha.siteKey, { action }) };
}

const sent = z.object({ sent: z.literal(true) });

/** Asks for a mail with a link that signs in. */
export async function askLink(email: string): Promise<void> {
  const headers = await readCaptchaHeaders("link");
  await request("/api/session/link", sent, { method: "POST", body: { email }, headers });
}

/** Asks for a mail with a link to a new password. */
export async function askReset(email: string): Promise<void> {
  const headers = await readCaptchaHeaders("reset");
  const options = { method: "POST" as const, body: { email }, headers };
  await request("/api/session/password/forgotten", sent, options);
}

/** Signs in by the link of a mail. */
export function openLink(body: { token: string; email: string }): Promise<SignedIn> {
  return request("/api/session/link/open", signedIn, { method: "POST", body });
}

/** Sets a new password by the token of a mail. */
export async function resetPassword(body: { token: string; password: string }): Promise<void> {
  await request("/api/session/password/reset", z.undefined(), { method: "POST", body });
}

/** Confirms an address by the token of a mail. */
export async function verifyEmail(token: string): Promise<void> {
  const body = { token };
  await request("/api/session/email/verify", z.undefined(), { method: "POST", body });
}

/** The address that a mail's link would put into its account; the link is not used up. */
export async function readAddressee(token: string): Promise<string> {
  const options = { method: "POST" as const, body: { token } };
  return (await request("/api/session/address/addressee", addressee, options)).email;
}

/** Puts a new address into the signed-in account by the token of a mail to it. */
export function confirmAddress(token: string): Promise<SessionUser> {
  return request("/api/session/address/confirm", sessionUser, { method: "POST", body: { token } });
}

/** Takes an account back to the address before. @returns the token with which a new password is set */
export async function undoAddress(token: string): Promise<string> {
  const answer = z.object({ token: z.string() });
  const options = { method: "POST" as const, body: { token } };
  return (await request("/api/session/address/undo", answer, options)).token;
}

/** The second step of signing in. */
export function enterCode(code: string): Promise<SessionUser> {
  const body = { code };
  return request("/api/session/second-factor", sessionUser, { method: "POST", body });
}

const keptEmailKey = "emailForSignIn";

/** Keeps the address that a link was asked for, so that this browser need not ask for it again. */
export function keepEmail(email: string | null): void {
  try {
    if (email === null) window.localStorage.removeItem(keptEmailKey);
    else window.localStorage.setItem(keptEmailKey, email);
  } catch (error) {
    // Without storage the page behind the link asks for the address.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The address that a link was asked for in this browser, or null. */
export function readKeptEmail(): string | null {
  try {
    return window.localStorage.getItem(keptEmailKey);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
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
    case "too-common":
      return msg`This password is one of the most used; choose another.`;
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

/** A password that the server refused. */
export type PasswordRefusal = {
  password: string;
  /** What the server has now. */
  policy: PasswordPolicy;
  isCommon: boolean;
};

const tooCommon: PasswordProblem = "too-common";

/** Whether the server, which alone has the list, refused a password as one of the most used. */
export function isCommonRefusal(error: unknown): boolean {
  return (
    error instanceof AppError &&
    error.fields?.["password"]?.split(", ").includes(tooCommon) === true
  );
}

/** What a refused password still needs, in words. */
export function describePasswordProblems(refusal: PasswordRefusal): MessageDescriptor[] {
  const { password, policy } = refusal;
  return listPasswordProblems(password, policy, refusal).map((problem) =>
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
      return msg`There were too many attempts from your connection. Wait a few minutes and try again.`;
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
      return msg`Signing in with Google is not offered here. Use another way on this page.`;
    case "account-not-linked":
      return msg`There is an account with this e-mail address already. Sign in with its password; then confirm the address.`;
    case "account-locked":
      return msg`This account is locked. Ask whoever runs Urvara here.`;
    case "link-not-valid":
      return msg`This link does not work any more, or was mailed to another address. Ask for a new one.`;
    case "wrong-code":
      return msg`This code is not right. Codes change every 30 seconds, and each works once.`;
    case "code-over":
      return msg`This code no longer works. Ask for a new one.`;
    case "phone-not-recent":
      return msg`Nobody has signed in with this number for 90 days, and it may be somebody else’s by now.`;
    case "phone-already-in-use":
      return msg`This number opens another account already. Sign in with it and take it out there first.`;
    case "phone-not-set-up":
      return msg`No codes are sent by SMS here. Use your e-mail address and a password.`;
    case "sms-not-sent":
      return msg`The SMS could not be sent. Try again later, or use your e-mail address.`;
    case "captcha-failed":
      return msg`We could not check that you are a person. Reload the page and try again.`;
    case "passkey-refused":
      return msg`This passkey does not open an account here. It may have been removed. Sign in another way.`;
    case "passkey-cancelled":
      return msg`No passkey was used. Try again, or go on another way.`;
    case "passkey-already-here":
      return msg`This device has a passkey of your account already.`;
    case "too-many-passkeys":
      return msg`An account has at most 10 passkeys. Remove one that you no longer use.`;
    case "passkeys-not-offered":
      return msg`Passkeys do not work at this address of Urvara. Go on another way.`;
    case "invalid-api-key":
      return msg`Google did not accept this server. Use your e-mail address and a password, and tell whoever runs Urvara here.`;
    case "argument-error":
    case "internal-error":
      return msg`Something went wrong on our side. Try again in a moment.`;
  }
}

/** The same where a password was typed, beside which there is a way in that no stranger can close. */
export function describeSignInError(code: IdentityErrorCode): MessageDescriptor {
  return code === "login-blocked"
    ? msg`Too many attempts at this account. Sign in with a mailed link, or try again later.`
    : describeIdentityError(code);
}
