import { createHmac, timingSafeEqual } from "node:crypto";

/** The cookies of the identity library that our own code reads or renames, without their prefix. */
export const cookieNames = {
  session: "session_token",
  unremembered: "dont_remember",
  /** Carries a session that waits for the second factor, where no route looks for a session. */
  waiting: "second_factor",
  /** Names this device to the accounts that it has signed in to. */
  devices: "known_devices",
  /** Tells the page that opened the sign-in window how that ended. */
  window: "sign_in_window",
  /** What a passkey has to sign next. */
  passkey: "passkey_challenge",
  /** Names the browser that a code was asked for in. */
  phone: "phone_code",
} as const;

/**
 * The session's token, when the cookie carries our own signature.
 * The identity library signs its cookies as `token.base64(HMAC-SHA-256(token))`.
 */
export function readToken(cookie: string | undefined, secret: string): string | null {
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (cookie === undefined || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(cookie.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The value of one cookie that is being set, as the browser will send it back, decoded. */
export function readSetCookie(setCookies: readonly string[], name: string): string | null {
  const line = setCookies.find((one) => one.startsWith(`${name}=`));
  const value = line?.slice(name.length + 1).split(";")[0];
  return value ? decodeURIComponent(value) : null;
}
