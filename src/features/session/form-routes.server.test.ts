import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  asha,
  openTestIdentity,
  readCookie,
  type TestIdentity,
  testOrigin,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

describe("the pages' own forms", () => {
  const submit = (url: string, fields: Record<string, string>, headers = {}) =>
    identity.server.inject({
      method: "POST",
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: testOrigin,
        ...headers,
      },
    });

  test("sign up and go to setup", async () => {
    const answer = await submit("/register", { ...asha, agreedToTerms: "on" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/setup"]);
    expect((await identity.whoami(toSessionCookie(answer))).statusCode).toBe(200);
    const row = await identity.database.db
      .selectFrom("users")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.agreedToTermsAt).toEqual(identity.clock.time);
  });

  test("mail what proves the address of whoever signed up by them", async () => {
    await submit("/register", asha);
    await expect
      .poll(() => identity.mails.map(({ to, text }) => [to, text.includes("/verify-email#")]))
      .toEqual([[asha.email, true]]);
  });

  test("sign in and go where the farmer wanted to", async () => {
    await identity.signUp();
    const plain = await submit("/login", asha);
    expect([plain.statusCode, plain.headers.location]).toEqual([303, "/dashboard"]);
    expect(readCookie(plain)?.maxAge).toBeUndefined();
    const wanted = await submit("/login?returnTo=%2Fmarketplace%3Fq%3Dseed", {
      ...asha,
      remember: "on",
    });
    expect(wanted.headers.location).toBe("/marketplace?q=seed");
    expect(readCookie(wanted)?.maxAge).toBe(30 * 24 * 60 * 60);
    const foreign = await submit("/login?returnTo=%2F%2Fevil.test", asha);
    expect(foreign.headers.location).toBe("/dashboard");
  });

  test("say on the same page what went wrong, without the password", async () => {
    await identity.signUp();
    const wrong = await submit("/login?returnTo=%2Fsetup", { ...asha, password: "a guess" });
    expect(wrong.statusCode).toBe(303);
    expect(wrong.headers.location).toBe(
      "/login?error=wrong-credentials&email=asha%40example.com&returnTo=%2Fsetup",
    );
    const taken = await submit("/register", asha);
    expect(taken.headers.location).toBe(
      "/register?error=email-already-in-use&email=asha%40example.com",
    );
    const empty = await submit("/register", { email: "", password: "" });
    expect(empty.headers.location).toBe("/register?error=invalid-input&email=");
    const weak = await submit("/register", { email: "b@example.com", password: "abc" });
    expect(weak.headers.location).toContain("error=password-does-not-meet-requirements");
  });

  test("are refused from a foreign page, as JSON or large", async () => {
    await identity.signUp();
    const foreign = await submit("/login", asha, { origin: "http://evil.test" });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.cookies).toEqual([]);
    const large = await submit("/login", { ...asha, password: "a".repeat(40_000) });
    expect(large.cookies).toEqual([]);
  });
});
