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

const later = (minutes: number) => {
  identity.clock.time = new Date(identity.clock.time.getTime() + minutes * 60_000);
};
const query = (text: string) => identity.database.pool.query(text);

describe("signing in by a mailed link", () => {
  const askLink = (email = asha.email, headers = {}) =>
    identity.post("/api/session/link", { email }, { headers });
  const openLink = (token: string, email = asha.email) =>
    identity.post("/api/session/link/open", { token, email });

  test("creates the account at first, and knows it after", async () => {
    const asked = await askLink();
    expect([asked.statusCode, asked.json()]).toEqual([202, { sent: true }]);
    const mail = await identity.getMail(asha.email);
    expect(mail.text).toContain(`${testOrigin}/link#${mail.token}`);
    const opened = await openLink(mail.token);
    expect(opened.json()).toMatchObject({
      isNew: true,
      user: { email: asha.email, emailVerified: true, displayName: null },
    });
    expect((await identity.whoami(toSessionCookie(opened))).statusCode).toBe(200);
    identity.mails.length = 0;
    await askLink();
    const again = await openLink((await identity.getMail(asha.email)).token);
    expect(again.json().isNew).toBe(false);
  });

  test("answers for an unknown address as for a known one", async () => {
    await identity.signUp();
    const known = await askLink();
    const unknown = await askLink("nobody@example.com");
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
  });

  test("works once, also of six at the same moment", async () => {
    await askLink();
    const { token } = await identity.getMail(asha.email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => openLink(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await openLink(token)).json().code).toBe("link-not-valid");
    expect((await query('select id from "identitySession"')).rows).toHaveLength(1);
  });

  test("is bound to the address and not used up by another one", async () => {
    await askLink();
    const { token } = await identity.getMail(asha.email);
    const wrong = await openLink(token, "mallory@example.com");
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "link-not-valid"]);
    expect(readCookie(wrong)).toBeUndefined();
    expect((await openLink(token, "ASHA@example.com")).statusCode).toBe(200);
  });

  test("works for fifteen minutes", async () => {
    await askLink();
    const { token } = await identity.getMail(asha.email);
    await query(`update "identityVerification" set "expiresAt" = now() - interval '1 second'`);
    expect((await openLink(token)).json().code).toBe("link-not-valid");
    await askLink();
    const { rows } = await query(
      `select extract(epoch from max("expiresAt") - now()) / 60 as minutes from "identityVerification"`,
    );
    expect(Number(rows[0].minutes)).toBeGreaterThan(14);
    expect(Number(rows[0].minutes)).toBeLessThanOrEqual(15);
  });

  test("leaves no token in the database or the log", async () => {
    await askLink();
    const { token } = await identity.getMail(asha.email);
    const { rows } = await query('select * from "identityVerification"');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await openLink(token);
    expect(identity.readLog()).not.toContain(token);
    expect(identity.readLog()).not.toContain(asha.email);
  });

  test("throws out whoever signed up with the address before its owner", async () => {
    const attacker = await identity.signUp();
    expect((await identity.whoami(toSessionCookie(attacker))).statusCode).toBe(200);
    await askLink();
    const { token } = await identity.getMail(asha.email, "/link#");
    expect((await openLink(token)).statusCode).toBe(200);
    expect((await identity.whoami(toSessionCookie(attacker))).statusCode).toBe(401);
    expect((await identity.signIn()).statusCode).toBe(401);
  });

  test("mails no address more than five times an hour", async () => {
    const statuses = [];
    for (let count = 0; count < 7; count++) {
      const answer = await identity.post(
        "/api/session/link",
        { email: asha.email },
        { remoteAddress: `10.0.0.${count}` },
      );
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  test("mails in the language of the account, else of the browser", async () => {
    await askLink("new@example.com", { "accept-language": "hi-IN,hi;q=0.9" });
    expect((await identity.getMail("new@example.com")).subject).toBe("Urvara में लॉगिन करें");
    await identity.signUp();
    await query(`update users set language = 'mr'`);
    await askLink(asha.email, { "accept-language": "hi" });
    expect((await identity.getMail(asha.email, "/link#")).subject).toBe("Urvara मध्ये लॉगिन करा");
  });

  test("is asked for from our own pages only, and links to our own address", async () => {
    expect((await askLink(asha.email, { origin: "http://evil.test" })).statusCode).toBe(403);
    await askLink(asha.email, { host: "evil.test" });
    expect((await identity.getMail(asha.email)).text).not.toContain("evil");
  });
});

describe("proving an e-mail address", () => {
  const verify = (token: string, cookie = "") =>
    identity.post("/api/session/email/verify", { token }, { headers: { cookie } });
  const isVerified = async () =>
    (await query('select "emailVerified" from "identityUser"')).rows[0].emailVerified;

  test("is mailed at sign-up and done in the account's own session, once", async () => {
    const mine = toSessionCookie(await identity.signUp());
    const { token, text } = await identity.getMail(asha.email);
    expect(text).toContain(`${testOrigin}/verify-email#`);
    expect((await verify(token, mine)).statusCode).toBe(204);
    expect(await isVerified()).toBe(true);
    expect((await verify(token, mine)).json().code).toBe("link-not-valid");
    const user = await identity.server.inject({ url: "/api/session", headers: { cookie: mine } });
    expect(user.json().emailVerified).toBe(true);
  });

  test("is not done by the owner's click when a stranger made the account", async () => {
    await identity.signUp();
    const { token } = await identity.getMail(asha.email);
    expect((await verify(token)).statusCode).toBe(401);
    const other = { ...asha, email: "owner@example.com" };
    const others = toSessionCookie(await identity.signUp(other));
    expect((await verify(token, others)).json().code).toBe("link-not-valid");
    expect(await isVerified()).toBe(false);
  });

  test("takes neither a late token nor one for another purpose nor an older one", async () => {
    const mine = toSessionCookie(await identity.signUp());
    const first = await identity.getMail(asha.email);
    const asked = await identity.post("/api/session/email/mail", {}, { headers: { cookie: mine } });
    expect(asked.statusCode).toBe(202);
    await expect.poll(() => identity.mails.length).toBe(2);
    expect((await verify(first.token, mine)).statusCode).toBe(400);
    await identity.post("/api/session/password/forgotten", { email: asha.email });
    const reset = await identity.getMail(asha.email, "/reset-password#");
    expect((await verify(reset.token, mine)).statusCode).toBe(400);
    const { token } = await identity.getMail(asha.email, "/verify-email#");
    later(24 * 60 + 1);
    const day = toSessionCookie(await identity.signIn({ ...asha, remember: true }));
    expect((await verify(token, day)).statusCode).toBe(400);
    expect(await isVerified()).toBe(false);
  });
});
