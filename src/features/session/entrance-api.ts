import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import {
  captchaHeader,
  identityProject,
  type SessionUser,
  type SignedIn,
  sessionUser,
  signedIn,
} from "./schema.ts";

export type IdentityProject = z.infer<typeof identityProject>;

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

export function openLink(body: { token: string; email: string }): Promise<SignedIn> {
  return request("/api/session/link/open", signedIn, { method: "POST", body });
}

export async function resetPassword(body: { token: string; password: string }): Promise<void> {
  await request("/api/session/password/reset", z.undefined(), { method: "POST", body });
}

export async function verifyEmail(token: string): Promise<void> {
  const body = { token };
  await request("/api/session/email/verify", z.undefined(), { method: "POST", body });
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

export function readKeptEmail(): string | null {
  try {
    return window.localStorage.getItem(keptEmailKey);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}
