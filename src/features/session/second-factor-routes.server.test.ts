import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  asha,
  openTestIdentity,
  readCookie,
  type TestIdentity,
  testOrigin,
  toCookies,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { getTotpCode, getTotpStep } from "./totp-gateway.server.ts";

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

const path = "/api/session/second-factor";
const ask = (url: string, cookie: string, payload: unknown = {}) =>
  identity.post(url, payload, { headers: { cookie } });
const read = (url: string, cookie: string) => identity.server.inject({ url, headers: { cookie } });
const later = (seconds: number) => {
  identity.clock.time = new Date(identity.clock.time.getTime() + seconds * 1000);
};
const codeOf = (secret: string) => getTotpCode(secret, getTotpStep(identity.clock.time));

/** Asha's account with the second factor in force. */
async function openGuarded() {
  const mine = toSessionCookie(await identity.signUp());
  await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
  const { secret } = (await ask(`${path}/setup`, mine)).json();
  const confirmed = await ask(`${path}/confirm`, mine, { code: codeOf(secret) });
  expect(confirmed.statusCode).toBe(200);
  later(60);
  return { mine, secret: String(secret), codes: confirmed.json().codes as string[] };
}

describe("setting up", () => {
  test("needs a confirmed address, then a first code, and gives ten backup codes", async () => {
    const mine = toSessionCookie(await identity.signUp());
    expect((await ask(`${path}/setup`, mine)).statusCode).toBe(403);
    await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
    const setup = await ask(`${path}/setup`, mine);
    expect(setup.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: `otpauth://totp/Urvara%3Aasha%40example.com?secret=${setup.json().secret}&issuer=Urvara`,
    });
    expect((await read(path, mine)).json()).toMatchObject({ isOn: false });
    expect((await identity.signIn()).statusCode).toBe(200);
    const wrong = await ask(`${path}/confirm`, mine, { code: "000000" });
    expect(wrong.json().code).toBe("wrong-code");
    const right = await ask(`${path}/confirm`, mine, { code: codeOf(setup.json().secret) });
    expect(right.json().codes).toHaveLength(10);
    expect((await read(path, mine)).json()).toMatchObject({ isOn: true, backupCodesLeft: 10 });
  });

  test("keeps neither the secret nor a backup code readable in the database or the log", async () => {
    const { secret, codes } = await openGuarded();
    const { rows } = await identity.database.pool.query('select * from "identitySecondFactor"');
    const kept = JSON.stringify(rows) + identity.readLog();
    for (const word of [secret, ...codes]) expect(kept).not.toContain(word);
  });

  test("in force is neither begun anew nor confirmed again", async () => {
    const { mine, secret } = await openGuarded();
    expect((await ask(`${path}/setup`, mine)).statusCode).toBe(409);
    expect((await ask(`${path}/confirm`, mine, { code: codeOf(secret) })).statusCode).toBe(409);
  });

  test("is a signed-in farmer's business alone", async () => {
    for (const end of ["/setup", "/confirm", "/turn-off", "/backup-codes"]) {
      expect((await identity.post(path + end, { code: "123456" })).statusCode).toBe(401);
    }
    expect((await identity.server.inject({ url: path })).statusCode).toBe(401);
  });
});

describe("signing in", () => {
  test("with the password alone opens nothing; with the code, the session of the choice made", async () => {
    const { secret } = await openGuarded();
    const half = await identity.signIn({ ...asha, remember: true });
    expect(half.statusCode).toBe(401);
    expect(half.json().code).toBe("multi-factor-auth-required");
    expect(half.json()).not.toHaveProperty("user");
    expect(readCookie(half)).toBeUndefined();
    const waiting = readCookie(half, "urvara.second_factor");
    expect(waiting).toMatchObject({ httpOnly: true, sameSite: "Lax", maxAge: 600 });
    const value = encodeURIComponent(waiting?.value ?? "");
    expect((await identity.whoami(`urvara.session_token=${value}`)).statusCode).toBe(401);
    const whole = await ask(path, toCookies(half), { code: codeOf(secret) });
    expect(whole.statusCode).toBe(200);
    expect(whole.json()).toMatchObject({ email: asha.email });
    expect(readCookie(whole)).toMatchObject({ maxAge: 30 * 24 * 60 * 60, httpOnly: true });
    expect(readCookie(whole, "urvara.second_factor")?.value).toBe("");
    expect((await identity.whoami(toSessionCookie(whole))).statusCode).toBe(200);
  });

  test("unremembered ends with the browser and after a day", async () => {
    const { secret } = await openGuarded();
    const half = await identity.signIn({ ...asha, remember: false });
    const whole = await ask(path, toCookies(half), { code: codeOf(secret) });
    expect(readCookie(whole)?.maxAge).toBeUndefined();
    const mine = toSessionCookie(whole);
    expect((await identity.whoami(mine)).statusCode).toBe(200);
    later(25 * 60 * 60);
    expect((await identity.whoami(mine)).statusCode).toBe(401);
  });

  test("by a mailed link asks for the code too", async () => {
    const { secret } = await openGuarded();
    await identity.post("/api/session/link", { email: asha.email });
    const { token } = await identity.getMail(asha.email, "/link#");
    const half = await identity.post("/api/session/link/open", { token, email: asha.email });
    expect(half.json().code).toBe("multi-factor-auth-required");
    expect(readCookie(half)).toBeUndefined();
    const whole = await ask(path, toCookies(half), { code: codeOf(secret) });
    expect((await identity.whoami(toSessionCookie(whole))).statusCode).toBe(200);
  });

  test("by the plain form leads to the page that asks for the code", async () => {
    await openGuarded();
    const answer = await identity.server.inject({
      method: "POST",
      url: "/login?returnTo=%2Fmarketplace",
      payload: new URLSearchParams(asha).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: testOrigin },
    });
    expect(answer.headers.location).toBe("/second-factor?returnTo=%2Fmarketplace");
    expect(readCookie(answer, "urvara.second_factor")?.value).toBeTruthy();
  });

  test("takes a backup code once, however it is typed", async () => {
    const { codes } = await openGuarded();
    const [code = ""] = codes;
    const first = await ask(path, toCookies(await identity.signIn()), {
      code: code.toLowerCase().replace("-", " "),
    });
    expect(first.statusCode).toBe(200);
    const again = await ask(path, toCookies(await identity.signIn()), { code });
    expect(again.json().code).toBe("wrong-code");
    const state = await read(path, toSessionCookie(first));
    expect(state.json().backupCodesLeft).toBe(9);
  });

  test("takes each code once, also of eight at the same moment", async () => {
    const { secret } = await openGuarded();
    const halves = [];
    for (let count = 0; count < 8; count++) halves.push(toCookies(await identity.signIn()));
    const code = codeOf(secret);
    const answers = await Promise.all(halves.map((half) => ask(path, half, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("ends guessing after ten wrong codes, and the right one is refused as well", async () => {
    const { secret } = await openGuarded();
    const half = toCookies(await identity.signIn());
    const statuses = [];
    for (let count = 0; count < 12; count++) {
      statuses.push((await ask(path, half, { code: "000000" })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const blocked = await ask(path, half, { code: codeOf(secret) });
    expect(blocked.json().code).toBe("login-blocked");
    expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(600);
  });

  test("gives ten minutes for the code", async () => {
    const { secret } = await openGuarded();
    const half = toCookies(await identity.signIn());
    later(601);
    const late = await ask(path, half, { code: codeOf(secret) });
    expect(late.json().code).toBe("not-signed-in");
  });

  test("does not take a whole session for a waiting one, nor an altered one", async () => {
    const { secret, mine } = await openGuarded();
    const value = mine.split("=")[1];
    for (const cookie of [`urvara.second_factor=${value}`, "urvara.second_factor=a.b", ""]) {
      expect((await ask(path, cookie, { code: codeOf(secret) })).statusCode).toBe(401);
    }
  });
});

describe("turning off and renewing", () => {
  test("need a code; then the password is enough again", async () => {
    const { mine, secret } = await openGuarded();
    expect((await ask(`${path}/turn-off`, mine, { code: "000000" })).statusCode).toBe(401);
    expect((await ask(`${path}/turn-off`, mine, { code: codeOf(secret) })).statusCode).toBe(204);
    expect((await identity.signIn()).statusCode).toBe(200);
  });

  test("new backup codes make the old ones worthless", async () => {
    const { mine, secret, codes } = await openGuarded();
    const renewed = await ask(`${path}/backup-codes`, mine, { code: codeOf(secret) });
    expect(renewed.json().codes).toHaveLength(10);
    const half = toCookies(await identity.signIn());
    expect((await ask(path, half, { code: codes[1] })).statusCode).toBe(401);
    expect((await ask(path, half, { code: renewed.json().codes[1] })).statusCode).toBe(200);
  });
});
