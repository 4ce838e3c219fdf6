import { expect, test } from "vitest";
import {
  findTotpStep,
  getTotpCode,
  hashBackupCode,
  makeBackupCodes,
  makeTotpSecret,
  openSecret,
  sealSecret,
  toTotpAddress,
} from "./totp-gateway.server.ts";

/** "12345678901234567890" of RFC 6238, appendix B, in base32. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is that of RFC 6238: %s", (seconds, code) => {
  expect(getTotpCode(rfcSecret, Math.floor(seconds / 30))).toBe(code);
});

test("takes the code of the half minute before and after, once, and no other", () => {
  const now = new Date(1_111_111_109_000);
  const step = 37_037_036;
  const find = (code: string, after = 0) => findTotpStep(rfcSecret, { code, now, after });
  expect(find("081804")).toBe(step);
  expect(find(getTotpCode(rfcSecret, step - 1))).toBe(step - 1);
  expect(find(getTotpCode(rfcSecret, step + 1))).toBe(step + 1);
  expect(find(getTotpCode(rfcSecret, step + 2))).toBeNull();
  expect(find(getTotpCode(rfcSecret, step - 2))).toBeNull();
  expect(find("081804", step)).toBeNull();
  expect(find("")).toBeNull();
  expect(find("0818041")).toBeNull();
});

test("a secret has 160 bits, in the letters that apps accept", () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeTotpSecret()).not.toBe(makeTotpSecret());
  expect(toTotpAddress("ABC", "a+b@example.com")).toBe(
    "otpauth://totp/Urvara%3Aa%2Bb%40example.com?secret=ABC&issuer=Urvara",
  );
});

test("what is sealed opens with the same key for the same account only", () => {
  const sealed = sealSecret(rfcSecret, { secret: "one", uid: "a" });
  expect(sealed).not.toContain(rfcSecret);
  expect(openSecret(sealed, { secret: "one", uid: "a" })).toBe(rfcSecret);
  expect(() => openSecret(sealed, { secret: "two", uid: "a" })).toThrow();
  expect(() => openSecret(sealed, { secret: "one", uid: "b" })).toThrow();
});

test("backup codes are ten, different, and read the same however they are typed", () => {
  const codes = makeBackupCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ""] = codes;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
  const hash = (typed: string, uid = "a") => hashBackupCode("key", { uid, code: typed });
  expect(hash(` ${code.toLowerCase().replace("-", " ")} `)).toBe(hash(code));
  expect(hash(code, "b")).not.toBe(hash(code));
});
