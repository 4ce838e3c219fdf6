import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  asha,
  openTestIdentity,
  type TestIdentity,
  testOrigin,
  toCookies,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

const newPassword = "millet and jowar 9";
const query = (text: string) => identity.database.pool.query(text);
const later = (minutes: number) => {
  identity.clock.time = new Date(identity.clock.time.getTime() + minutes * 60_000);
};

describe("a forgotten password", () => {
  const forget = (email = asha.email, headers = {}) =>
    identity.post("/api/session/password/forgotten", { email }, { headers });
  const reset = (token: string, password = newPassword) =>
    identity.post("/api/session/password/reset", { token, password });
  const askToken = async () => {
    await forget();
    return (await identity.getMail(asha.email, "/reset-password#")).token;
  };

  test("is replaced once by a mailed link, and every session ends", async () => {
    await identity.signUp();
    const phone = toSessionCookie(await identity.signIn());
    expect((await identity.whoami(phone)).statusCode).toBe(200);
    const token = await askToken();
    expect((await reset(token)).statusCode).toBe(204);
    expect((await identity.whoami(phone)).statusCode).toBe(401);
    expect((await identity.signIn()).statusCode).toBe(401);
    expect((await identity.signIn({ ...asha, password: newPassword })).statusCode).toBe(200);
    expect((await reset(token, "another one")).json().code).toBe("link-not-valid");
  });

  test("of six requests at the same moment one is taken", async () => {
    await identity.signUp();
    const token = await askToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test("answers for an unknown address as for a known one, and mails nothing there", async () => {
    await identity.signUp();
    const known = await forget();
    const unknown = await forget("nobody@example.com");
    expect([unknown.statusCode, unknown.json()]).toEqual([202, { sent: true }]);
    expect([known.statusCode, known.json()]).toEqual([202, { sent: true }]);
    await identity.getMail(asha.email, "/reset-password#");
    expect(identity.mails.map(({ to }) => to)).not.toContain("nobody@example.com");
  });

  test("holds the new one against the policy without using the link up", async () => {
    await identity.signUp();
    const token = await askToken();
    const weak = await reset(token, "123");
    expect(weak.json().code).toBe("password-does-not-meet-requirements");
    expect((await reset(token)).statusCode).toBe(204);
  });

  test("is not replaced after fifteen minutes, nor by an older link", async () => {
    await identity.signUp();
    const first = await askToken();
    identity.mails.length = 0;
    const second = await askToken();
    expect((await reset(first)).statusCode).toBe(400);
    later(15.1);
    expect((await reset(second)).statusCode).toBe(400);
    expect((await identity.signIn()).statusCode).toBe(200);
  });

  test("leaves the token neither in the database nor in the log", async () => {
    await identity.signUp();
    const token = await askToken();
    const { rows } = await query('select * from "identityMailedToken"');
    expect(JSON.stringify(rows)).not.toContain(token);
    await reset(token);
    for (const word of [token, newPassword, asha.email]) {
      expect(identity.readLog()).not.toContain(word);
    }
  });

  test("comes from and leads to our own address, whatever the request says", async () => {
    await identity.signUp();
    expect((await forget(asha.email, { origin: "http://evil.test" })).statusCode).toBe(403);
    await forget(asha.email, { host: "evil.test", "x-forwarded-host": "evil.test" });
    const { text } = await identity.getMail(asha.email, "/reset-password#");
    expect(text).toContain(`${testOrigin}/reset-password#`);
    expect(text).not.toContain("evil");
  });

  test("proves the address, and takes away what a stranger had joined to it", async () => {
    await identity.signUp();
    await query(`insert into "identityAccount" (id, "accountId", "providerId", "userId", "updatedAt")
      select 'x', 'stranger', 'google', id, now() from "identityUser"`);
    expect((await reset(await askToken())).statusCode).toBe(204);
    const { rows } = await query('select "providerId" from "identityAccount"');
    expect(rows).toEqual([{ providerId: "credential" }]);
    const user = await identity.signIn({ ...asha, password: newPassword });
    expect(user.json().emailVerified).toBe(true);
  });

  test("opens an account that was blocked by guessing", async () => {
    await identity.signUp();
    for (let count = 0; count < 11; count++) {
      await identity.signIn({ ...asha, password: "a guess" }, { remoteAddress: `10.0.0.${count}` });
    }
    const cookie = toCookies(await reset(await askToken()));
    const answer = await identity.signIn(
      { ...asha, password: newPassword },
      { remoteAddress: "10.0.0.99", headers: { cookie } },
    );
    expect(answer.statusCode).toBe(200);
  });
});

describe("changing the password", () => {
  const change = (cookie: string, body: unknown) =>
    identity.server.inject({
      method: "PUT",
      url: "/api/session/password",
      payload: JSON.stringify(body),
      headers: { cookie, origin: testOrigin, "content-type": "application/json" },
    });

  test("needs the current one, keeps this session and ends all others", async () => {
    await identity.signUp();
    const here = toSessionCookie(await identity.signIn());
    const elsewhere = toSessionCookie(await identity.signIn());
    expect((await identity.whoami(elsewhere)).statusCode).toBe(200);
    const wrong = await change(here, { currentPassword: "a guess", newPassword });
    expect(wrong.json().code).toBe("wrong-credentials");
    const right = await change(here, { currentPassword: asha.password, newPassword });
    expect(right.statusCode).toBe(204);
    expect((await identity.whoami(here)).statusCode).toBe(200);
    expect((await identity.whoami(elsewhere)).statusCode).toBe(401);
    expect((await identity.signIn()).statusCode).toBe(401);
    expect((await identity.signIn({ ...asha, password: newPassword })).statusCode).toBe(200);
  });

  test("is held against the policy and refused to strangers", async () => {
    const mine = toSessionCookie(await identity.signUp());
    const weak = await change(mine, { currentPassword: asha.password, newPassword: "abc" });
    expect(weak.json().code).toBe("password-does-not-meet-requirements");
    const nobody = await change("", { currentPassword: asha.password, newPassword });
    expect(nobody.statusCode).toBe(401);
  });

  test("is no way to guess the password", async () => {
    const mine = toSessionCookie(await identity.signUp());
    const statuses = [];
    for (let count = 0; count < 12; count++) {
      statuses.push((await change(mine, { currentPassword: "a guess", newPassword })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});
