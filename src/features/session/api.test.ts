import { setupI18n } from "@lingui/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readMirror, restoreUser, sessionKey, writeMirror } from "./api.ts";
import { describeIdentityError, describePasswordProblems } from "./entrance-api.ts";
import type { SessionUser } from "./schema.ts";
import { identityErrorCodes } from "./sign-in-error-schema.ts";

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

describe("the mirror in local storage", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    vi.stubGlobal("window", { localStorage });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is the user as JSON under the key user, and gone without one", () => {
    writeMirror(asha);
    expect([...kept.keys()]).toEqual(["user"]);
    expect(JSON.parse(kept.get("user") ?? "")).toEqual(asha);
    expect(readMirror()).toEqual(asha);
    writeMirror(null);
    expect(kept.size).toBe(0);
    expect(readMirror()).toBeNull();
  });

  test.each(["{", "null", "[]", '"asha"', '{"uid":"u1"}', ""])(
    "is removed when it holds %j",
    (text) => {
      kept.set(sessionKey, text);
      expect(readMirror()).toBeNull();
      expect(kept.size).toBe(0);
    },
  );

  test("is done without where local storage is forbidden", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal("window", {
      get localStorage() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
    expect(readMirror()).toBeNull();
    expect(() => writeMirror(asha)).not.toThrow();
    expect(warn).toHaveBeenCalledWith("[identity]", "web-storage-unsupported");
    warn.mockRestore();
  });
});

test("a user whom only the server knows is remembered, and the app of this tab is told", async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const told: string[] = [];
  vi.stubGlobal(
    "StorageEvent",
    class extends Event {
      constructor(type: string, { key }: { key: string }) {
        super(type);
        told.push(key);
      }
    },
  );
  vi.stubGlobal("window", { localStorage, dispatchEvent: () => true });
  vi.stubGlobal("fetch", async () => Response.json(asha));
  try {
    expect(await restoreUser()).toEqual(asha);
    expect(readMirror()).toEqual(asha);
    expect(told).toEqual(["user"]);
    kept.clear();
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    expect(await restoreUser()).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});

describe("the words", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });

  test.each(identityErrorCodes)("there are some for %s", (code) => {
    const { message } = describeIdentityError(code);
    expect(message).toMatch(/^[A-Z].+\.$/);
  });

  test("say what a password still needs", () => {
    const policy = { minLength: 8, maxLength: 64, classes: ["numeric" as const] };
    const said = describePasswordProblems({ password: "wheat", policy, isCommon: true });
    expect(said.map((one) => i18n._(one))).toEqual([
      "Use at least 8 characters.",
      "This password is one of the most used; choose another.",
      "Add a digit.",
    ]);
  });
});
