import * as z from "zod/mini";
import { describeFailure, request } from "#src/shared/http-client.ts";
import type { OwnerProof } from "./owner-schema.ts";
import { passkeyChallenge, passkeyCreation } from "./passkey-schema.ts";
import { sessionUser } from "./schema.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import { toIdentityErrorCode } from "./sign-in-rules.ts";
import { type SignedIn, signedIn } from "./sign-in-schema.ts";

// What reads and writes the browser's own objects is loaded when somebody presses, and by nobody else.
const loadLibrary = () => import("@simplewebauthn/browser");

/** Has a passkey of this device, or of a phone nearby, sign what the server asks. */
async function signWithPasskey() {
  const url = "/api/session/passkeys/sign-in/options";
  const optionsJSON = await request(url, passkeyChallenge, { method: "POST", body: {} });
  const { startAuthentication } = await loadLibrary();
  return { passkey: await startAuthentication({ optionsJSON }) };
}

/** Signs in with a passkey. */
export async function signInWithPasskey(): Promise<SignedIn> {
  const body = await signWithPasskey();
  return request("/api/session/passkeys/sign-in", signedIn, { method: "POST", body });
}

/** The second step of signing in, with a passkey in place of a code. */
export async function enterPasskey(): Promise<SignedIn> {
  const body = await signWithPasskey();
  const options = { method: "POST" as const, body };
  return {
    user: await request("/api/session/second-factor/passkey", sessionUser, options),
    isNew: false,
  };
}

/** Has this device make a passkey and puts it into the account. */
export async function createPasskey({ name, proof }: { name: string; proof: OwnerProof }) {
  const url = "/api/session/passkeys/options";
  const optionsJSON = await request(url, passkeyCreation, { method: "POST", body: proof });
  const { startRegistration } = await loadLibrary();
  const body = { name, passkey: await startRegistration({ optionsJSON }) };
  await request("/api/session/passkeys", z.undefined(), { method: "POST", body });
}

const codesOfBrowser: Record<string, IdentityErrorCode> = {
  // Also when the time was over, or when the device has no passkey for this page.
  NotAllowedError: "passkey-cancelled",
  AbortError: "passkey-cancelled",
  InvalidStateError: "passkey-already-here",
  SecurityError: "unauthorized-domain",
};

/** Why a passkey was not made or used: the browser's reason, or the server's. */
export function toPasskeyErrorCode(error: unknown): IdentityErrorCode {
  const own = error instanceof Error ? codesOfBrowser[error.name] : undefined;
  return own ?? toIdentityErrorCode(describeFailure(error).code);
}

/** Whether this browser can have passkeys at all; pages without encryption can't. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in window;
