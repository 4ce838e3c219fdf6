import { request } from "#src/shared/http-client.ts";
import { type SessionUser, sessionUser } from "./schema.ts";
import {
  type PasswordPolicy,
  passwordPolicy,
  type SignInInput,
  type SignUpInput,
} from "./sign-in-schema.ts";

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

/** What a new password has to be. */
export function getPasswordPolicy(): Promise<PasswordPolicy> {
  return request("/api/session/password-policy", passwordPolicy);
}
