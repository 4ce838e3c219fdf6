import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceSession, isOwnRequest, listTrustedOrigins } from "./rules.ts";
import type { SessionUser } from "./schema.ts";
import { getReturnPath, listPasswordProblems, toIdentityErrorCode } from "./sign-in-rules.ts";

const asha: SessionUser = {
  uid: "u1",
  email: "asha@example.com",
  emailVerified: false,
  displayName: null,
  isAnonymous: false,
  photoURL: null,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  createdAt: "2025-01-02T03:04:05.000Z",
  lastLoginAt: "2025-01-02T03:04:05.000Z",
};

describe("the session", () => {
  test("LOGIN sets the user from its payload, whoever was there before", () => {
    expect(advanceSession({ user: null }, { type: "LOGIN", payload: asha })).toEqual({
      user: asha,
    });
    const ravi = { ...asha, uid: "u2" };
    expect(advanceSession({ user: asha }, { type: "LOGIN", payload: ravi })).toEqual({
      user: ravi,
    });
  });

  test("LOGOUT clears the user", () => {
    expect(advanceSession({ user: asha }, { type: "LOGOUT" })).toEqual({ user: null });
  });
});

describe("the path to return to", () => {
  test.each(["/dashboard", "/marketplace?q=seed&page=2", "/community/blogs#top"])(
    "may be %s",
    (path) => {
      expect(getReturnPath(path)).toBe(path);
    },
  );

  test.each([
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/..//evil.test",
    "/a/../..//evil.test",
    "/.//evil.test",
    "https://evil.test/dashboard",
    "javascript:alert(1)",
    " /dashboard",
    "dashboard",
    "",
    "/",
    "/login",
    "/register?x=1",
    "/api/session",
    null,
    ["/dashboard"],
  ])("may not be %j", (path) => {
    expect(getReturnPath(path)).toBeNull();
  });

  test("always stays on this site, whatever is asked for", () => {
    const site = "https://farm.test";
    const nasty = fc.string({
      unit: fc.constantFrom("/", "\\", ".", "@", ":", "%2f", "\t", "a", "?", "#"),
    });
    fc.assert(
      fc.property(nasty, (text) => {
        const path = getReturnPath(`/${text}`);
        if (path !== null) expect(new URL(path, site).origin).toBe(site);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the password policy", () => {
  const policy = { minLength: 6, maxLength: 10, classes: [] };

  test("counts characters, not code units", () => {
    expect(listPasswordProblems("🌾🌾🌾🌾🌾", policy)).toEqual(["too-short"]);
    expect(listPasswordProblems("🌾🌾🌾🌾🌾🌾", policy)).toEqual([]);
    expect(listPasswordProblems("12345678901", policy)).toEqual(["too-long"]);
  });

  test("names each kind of character that is missing", () => {
    const strict = {
      ...policy,
      classes: ["lowercase", "uppercase", "numeric", "non-alphanumeric"] as const,
    };
    const given = { ...strict, classes: [...strict.classes] };
    expect(listPasswordProblems("abcdef", given)).toEqual([
      "uppercase",
      "numeric",
      "non-alphanumeric",
    ]);
    expect(listPasswordProblems("aB3-ef", given)).toEqual([]);
    expect(listPasswordProblems("खेती३किसान", given)).toEqual([
      "lowercase",
      "uppercase",
      "non-alphanumeric",
    ]);
  });
});

describe("where a request comes from", () => {
  const trusted = ["https://farm.test"];
  const given = { origin: undefined, fetchSite: undefined, hasCookie: false };

  test.each([
    [{ ...given, origin: "https://farm.test" }, true],
    [{ ...given, origin: "https://farm.test", hasCookie: true }, true],
    [given, true],
    [{ ...given, hasCookie: true }, false],
    [{ ...given, origin: "null" }, false],
    [{ ...given, origin: "https://farm.test.evil.test" }, false],
    [{ ...given, origin: "http://farm.test" }, false],
    [{ ...given, origin: "https://farm.test", fetchSite: "cross-site" }, false],
    [{ ...given, fetchSite: "cross-site" }, false],
  ])("%j: %s", (request, isOwn) => {
    expect(isOwnRequest(trusted, request)).toBe(isOwn);
  });

  test("both names of one's own machine are trusted only while nothing is configured", () => {
    expect(listTrustedOrigins("http://localhost:3000", false)).toEqual([
      "http://localhost:3000",
      "http://127.0.0.1:3000",
    ]);
    expect(listTrustedOrigins("http://localhost:3000", true)).toEqual(["http://localhost:3000"]);
    expect(listTrustedOrigins("https://farm.test/x", true)).toEqual(["https://farm.test"]);
  });
});

test("a code that signing in does not know is an internal error", () => {
  expect(toIdentityErrorCode("wrong-credentials")).toBe("wrong-credentials");
  expect(toIdentityErrorCode("conflict")).toBe("internal-error");
});
