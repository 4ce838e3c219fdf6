import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** What authenticator apps take for granted when the address does not say otherwise (RFC 6238). */
const digits = 6;
const stepSeconds = 30;
/** Clocks of phones are off by some seconds, and typing takes some. */
const stepsBack = 1;
const stepsAhead = 1;
const secretBytes = 20;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret, as authenticator apps read it. */
export const makeTotpSecret = (): string => toBase32(randomBytes(secretBytes));

/** The code of one step of 30 seconds since 1970 (RFC 4226, section 5.3). */
export function getTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The running number of the half-minute that a moment lies in (RFC 6238). */
export const getTotpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * The step whose code was typed, or null when it is none of those around now.
 * @param given.after the last step taken before: it and older ones are not taken again
 */
export function findTotpStep(
  secret: string,
  given: { code: string; now: Date; after: number },
): number | null {
  const current = getTotpStep(given.now);
  for (let step = current - stepsBack; step <= current + stepsAhead; step++) {
    const expected = Buffer.from(getTotpCode(secret, step));
    const typed = Buffer.from(given.code);
    const isEqual = expected.length === typed.length && timingSafeEqual(expected, typed);
    if (isEqual && step > given.after) return step;
  }
  return null;
}

/** The address that authenticator apps open or read from a picture. */
export function toTotpAddress(secret: string, email: string): string {
  const label = encodeURIComponent(`Urvara:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Urvara`;
}

/** Backup codes in groups that are read off paper without mistakes: no 0, 1, O or I. */
export function makeBackupCodes(): string[] {
  const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  return Array.from({ length: 10 }, () => {
    const code = [...randomBytes(10)].map((byte) => signs[byte % signs.length]).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** What is kept of a backup code; the same however it was typed. */
export function hashBackupCode(secret: string, given: { uid: string; code: string }): string {
  const code = given.code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return createHmac("sha256", secret)
    .update(`backup-code ${given.uid} ${code}`)
    .digest("base64url");
}

const sealingKey = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", "second factor", 32));

/** Encrypts the second factor's secret for one account: a copy of the table alone makes no codes. */
export function sealSecret(text: string, given: { secret: string; uid: string }): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(given.secret), nonce);
  cipher.setAAD(Buffer.from(given.uid));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when it was sealed with another key or for another account */
export function openSecret(sealed: string, given: { secret: string; uid: string }): string {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", sealingKey(given.secret), bytes.subarray(0, 12));
  cipher.setAAD(Buffer.from(given.uid));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
}
