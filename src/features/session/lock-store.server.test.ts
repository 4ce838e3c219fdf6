import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runOperatorCommand } from "#src/app/operator.server.ts";
import {
  type Answer,
  asha,
  openTestIdentity,
  type TestIdentity,
  testOrigin,
  toCookies,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { openTestProvider, type TestProvider } from "#src/app/test-provider.server.ts";
import { isLocked } from "./lock-store.server.ts";
import { getTotpCode, getTotpStep } from "./totp-gateway.server.ts";

let identity: TestIdentity;
let provider: TestProvider;

beforeAll(async () => {
  provider = await openTestProvider({ publicUrl: testOrigin });
  identity = await openTestIdentity(provider.env);
});
afterAll(async () => {
  await identity.close();
  await provider.close();
});
beforeEach(() => identity.reset());

const run = (...args: string[]) => runOperatorCommand(identity.parts, args);
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];
const locked = [403, "account-locked"];
const countSessions = async () =>
  Number(
    (await identity.database.pool.query('select count(*) from "identitySession"')).rows[0].count,
  );
const deletionOf = async () =>
  (await identity.database.pool.query('select "deletionRequestedAt" from users')).rows[0]
    .deletionRequestedAt;

/** What the start has set and the way back does not set anew. */
const keptCookies = (answer: Answer) =>
  toCookies(answer)
    .split("; ")
    .filter((one) => !one.includes("sign_in_window"))
    .join("; ");

async function openLink(): Promise<Answer> {
  await identity.post("/api/session/link", { email: asha.email });
  const { token } = await identity.getMail(asha.email, "/link#");
  return identity.post("/api/session/link/open", { token, email: asha.email });
}

async function signInAtProvider(): Promise<Answer> {
  const nonce = "a-nonce-of-the-tests";
  provider.people["asha"] = { sub: "asha", email: asha.email, email_verified: true };
  const begun = await identity.post("/api/session/provider/start", { nonce });
  const back = new URL(await provider.signIn(begun.json().url, "asha"));
  const ask = (url: string, cookie: string) => identity.server.inject({ url, headers: { cookie } });
  const answer = await ask(`${back.pathname}${back.search}`, toCookies(begun));
  expect(answer.statusCode).toBe(303);
  return ask(
    `/api/session/provider/result?nonce=${nonce}`,
    `${keptCookies(begun)}; ${toCookies(answer)}`,
  );
}

describe("a locked account", () => {
  test("is signed out everywhere at once, and signs in by no way", async () => {
    const phone = toSessionCookie(await identity.signUp());
    await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
    const laptop = toSessionCookie(await identity.signIn());
    expect((await openLink()).statusCode).toBe(200);
    expect((await signInAtProvider()).json().state).toBe("done");
    expect((await identity.whoami(phone)).statusCode).toBe(200);
    expect((await run("lock", "ASHA@example.com")).text).toMatch(
      /^The account asha@example\.com \(\S+\) is locked now; [34] sessions ended\.\n$/,
    );
    for (const one of [phone, laptop]) expect((await identity.whoami(one)).statusCode).toBe(401);
    const refused = await identity.signIn();
    expect(codeOf(refused)).toEqual(locked);
    expect(refused.cookies).toEqual([]);
    const byLink = await openLink();
    expect(codeOf(byLink)).toEqual(locked);
    expect(byLink.cookies).toEqual([]);
    expect((await signInAtProvider()).json()).toEqual({ state: "failed", code: "account-locked" });
    expect(await countSessions()).toBe(0);
  });

  test("is told to nobody who does not have the credential", async () => {
    await identity.signUp();
    await run("lock", asha.email);
    const wrong = await identity.signIn({ ...asha, password: "not the password" });
    expect(codeOf(wrong)).toEqual([401, "wrong-credentials"]);
    const taken = await identity.signUp();
    expect(codeOf(taken)).toEqual([422, "email-already-in-use"]);
    const mailed = await identity.post("/api/session/link", { email: asha.email });
    expect([mailed.statusCode, mailed.json()]).toEqual([202, { sent: true }]);
    const forgotten = await identity.post("/api/session/password/forgotten", {
      email: asha.email,
    });
    expect([forgotten.statusCode, forgotten.json()]).toEqual([202, { sent: true }]);
  });

  test("with a second factor says so only after the code, and drops the step when locked in it", async () => {
    const mine = toSessionCookie(await identity.signUp());
    await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
    const ask = (url: string, cookie: string, payload: unknown = {}) =>
      identity.post(`/api/session/second-factor${url}`, payload, { headers: { cookie } });
    const { secret } = (await ask("/setup", mine)).json();
    const code = getTotpCode(secret, getTotpStep(identity.clock.time));
    const [first, second] = (await ask("/confirm", mine, { code })).json().codes;
    const between = await identity.signIn();
    expect(codeOf(between)).toEqual([401, "multi-factor-auth-required"]);
    await run("lock", asha.email);
    expect(codeOf(await ask("", toCookies(between), { code: first }))[1]).toBe("not-signed-in");
    const anew = await identity.signIn();
    expect(codeOf(anew)).toEqual([401, "multi-factor-auth-required"]);
    expect(codeOf(await ask("", toCookies(anew), { code: "0000000000" }))[1]).toBe("wrong-code");
    const last = await ask("", toCookies(anew), { code: second });
    expect(codeOf(last)).toEqual(locked);
    expect(last.cookies).toEqual([]);
  });

  test("a new password does not open it", async () => {
    await identity.signUp();
    await run("lock", asha.email);
    await identity.post("/api/session/password/forgotten", { email: asha.email });
    const { token } = await identity.getMail(asha.email, "/reset-password#");
    const password = "another 9 wheat";
    const reset = await identity.post("/api/session/password/reset", { token, password });
    expect(reset.statusCode).toBe(204);
    expect(codeOf(await identity.signIn({ ...asha, password }))).toEqual(locked);
  });

  test("signing in to it in vain does not call off its deletion", async () => {
    const { uid } = (await identity.signUp()).json();
    await run("lock", uid);
    await identity.database.pool.query('update users set "deletionRequestedAt" = now()');
    await identity.signIn();
    await openLink();
    expect(await deletionOf()).not.toBeNull();
  });

  test("no sign-in under way at that moment slips through", async () => {
    await identity.signUp();
    const coming = Array.from({ length: 8 }, () => identity.signIn());
    await run("lock", asha.email);
    await Promise.all(coming);
    expect(await countSessions()).toBe(0);
  });

  test("is opened again by its uid, with everything as before", async () => {
    const { uid } = (await identity.signUp()).json();
    await run("lock", uid);
    expect(await isLocked(identity.parts.db, uid)).toBe(true);
    expect((await run("lock", uid)).text).toContain("was locked before");
    expect((await run("unlock", uid)).text).toContain("is unlocked now");
    expect((await run("unlock", uid)).text).toContain("was not locked");
    const back = await identity.signIn();
    expect([back.statusCode, back.json().uid]).toEqual([200, uid]);
  });
});

test("an account that is not there, and a command that is not whole, have exit codes of their own", async () => {
  expect(await run("lock", "nobody@example.com")).toEqual({
    text: "There is no account nobody@example.com.\n",
    exitCode: 1,
  });
  for (const args of [["lock"], ["unlock"], ["lock", "a@b.example", "c@d.example"]]) {
    expect((await run(...args)).exitCode).toBe(2);
  }
});
