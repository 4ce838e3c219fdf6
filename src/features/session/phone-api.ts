import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { readCaptchaHeaders } from "./entrance-api.ts";
import { type SignedIn, signedIn } from "./sign-in-schema.ts";

const sent = z.object({ sent: z.literal(true) });
const keptKey = "phoneForSignIn";

/** The number that a code was asked for in this tab. */
export function readKeptPhone(): string {
  try {
    return window.sessionStorage.getItem(keptKey) ?? "";
  } catch (error) {
    // Without storage the number is typed again.
    if (!(error instanceof DOMException)) throw error;
    return "";
  }
}

function keepPhone(phone: string): void {
  try {
    window.sessionStorage.setItem(keptKey, phone);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Has a code sent to a number. */
export async function askPhoneCode(phone: string): Promise<void> {
  const headers = await readCaptchaHeaders("phone");
  await request("/api/session/phone", sent, { method: "POST", body: { phone }, headers });
  keepPhone(phone);
}

/** Signs in with the code, or begins an account. */
export const enterPhoneCode = (code: string): Promise<SignedIn> =>
  request("/api/session/phone/enter", signedIn, { method: "POST", body: { code } });

/** Begins an account with a number that was somebody else's before. */
export const beginPhoneAnew = (): Promise<SignedIn> =>
  request("/api/session/phone/begin-anew", signedIn, { method: "POST" });
