import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  asha,
  openTestIdentity,
  type TestIdentity,
  testOrigin,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";

const weak = "password-does-not-meet-requirements";

// Passwords that are among the first that anybody tries.
describe("a password that everybody knows", () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity();
  });
  afterAll(() => identity.close());
  beforeEach(() => identity.reset());

  const refused = { code: weak, fields: { password: "too-common" } };

  test.each([
    ["the very commonest", "123456"],
    ["a common word", "password"],
    ["a row of keys", "qwerty"],
    ["another row of keys", "1qaz2wsx"],
    ["with capitals", "PassWord"],
    ["with a common ending", "password1"],
    ["in full-width letters", "ｐａｓｓｗｏｒｄ"],
    ["one sign over and over", "aaaaaa"],
    ["the alphabet", "abcdefgh"],
    ["numbers backwards", "987654321"],
    ["common in India", "india123"],
    ["a farmer's", "kisan123"],
    ["a farmer's, as rules for passwords make people write it", "Kisan@2026"],
    ["a god's name", "krishna"],
    ["a short name with digits", "ram123"],
    ["a greeting", "JaiShriRam"],
    ["this site's name", "urvara"],
    ["this site's name and a year", "Urvara@2026"],
    ["the address itself", "asha.patil@example.com"],
    ["the address's first part", "asha.patil"],
    ["the address's first part and digits", "Asha.Patil#12"],
  ])("%s is refused: %j", async (_name, password) => {
    const answer = await identity.signUp({ email: "asha.patil@example.com", password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(refused);
    expect(answer.cookies).toEqual([]);
    expect(await identity.database.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["six characters", "xqzvbk"],
    ["a sentence", "ram has 4 bullocks"],
    ["words of Devanagari", "खेती३किसान"],
    ["a common word with a long ending", "krishna-7-bullocks"],
    ["six emoji", "🌾🌾🌾🌾🌾🌾"],
    ["a long run", "a".repeat(64)],
  ])("%s is good enough: %j", async (_name, password) => {
    expect((await identity.signUp({ ...asha, password })).statusCode).toBe(201);
  });

  test("what is too short as well is told both", async () => {
    const answer = await identity.signUp({ ...asha, password: "1234" });
    expect(answer.json().fields).toEqual({ password: "too-short, too-common" });
  });

  test("is no new password either, changed or by mail, and the link stays good", async () => {
    const mine = toSessionCookie(await identity.signUp());
    const changed = await identity.server.inject({
      method: "PUT",
      url: "/api/session/password",
      payload: { currentPassword: asha.password, newPassword: "Asha2026" },
      headers: { cookie: mine, origin: testOrigin },
    });
    expect(changed.json()).toMatchObject(refused);
    await identity.post("/api/session/password/forgotten", { email: asha.email });
    const { token } = await identity.getMail(asha.email, "/reset-password#");
    const reset = (password: string) =>
      identity.post("/api/session/password/reset", { token, password });
    expect((await reset("letmein")).json()).toMatchObject(refused);
    expect((await reset("millet and jowar 9")).statusCode).toBe(204);
  });

  test("is refused by the page's own form too", async () => {
    const answer = await identity.server.inject({
      method: "POST",
      url: "/register",
      payload: new URLSearchParams({ email: asha.email, password: "qwerty" }).toString(),
      headers: { origin: testOrigin, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toContain(`error=${weak}`);
  });

  test("still opens the account of whoever has one from before", async () => {
    await identity.signUp();
    const simple = "123456";
    const other = await identity.signUp({ email: "b@example.com", password: "a field of 9" });
    expect(other.statusCode).toBe(201);
    const { hashPassword } = await import("#src/features/session/password-gateway.server.ts");
    const hash = await hashPassword(simple);
    await identity.database.pool.query('update "identityAccount" set password = $1', [hash]);
    expect((await identity.signIn({ ...asha, password: simple })).statusCode).toBe(200);
  });
});
