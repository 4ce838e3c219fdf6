import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runOperatorCommand } from "#src/app/operator.server.ts";
import { getTotpCode, getTotpStep } from "#src/features/session/totp-gateway.server.ts";
import type { Mail } from "#src/platform/mail.server.ts";
import {
  type Answer,
  type Attack,
  type Browser,
  type Ground,
  openGround,
  password,
  sessionCookie,
  testOrigin,
} from "./test-ground.server.ts";

const newPassword = "a new password 8";
const verdict = (answer: Answer) => [answer.statusCode, answer.json().code];
const toCookies = (answer: Answer) =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
const notValid = [400, "link-not-valid"];

// Attacks on the steps beside the password: mailed links, a new password, the second factor, the lock.
describe(`the steps of signing in under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  const mails: Mail[] = [];
  /** Every token that was ever mailed. */
  const tokens: string[] = [];
  beforeAll(async () => {
    ground = await openGround();
    Object.assign(ground.product.parts.mail, {
      async send(mail: Mail) {
        mails.push(mail);
        const token = /#([\w-]+)/.exec(mail.text)?.[1];
        if (token) tokens.push(token);
      },
    });
  });
  afterAll(() => ground.close());

  const post = (
    url: string,
    payload: object,
    changes: Partial<Attack> & { cookie?: string } = {},
  ) =>
    ground.send(changes.cookie === undefined ? null : { cookie: changes.cookie }, {
      method: "POST",
      url: `/api/session${url}`,
      payload,
      address: ground.newAddress(),
      ...changes,
    });
  const signIn = (email: string, secret = password) =>
    post("/sign-in", { email, password: secret });
  const openLink = (token: string, email: string) => post("/link/open", { token, email });
  const reset = (token: string) => post("/password/reset", { token, password: newPassword });
  const run = (text: ReturnType<typeof sql>) => text.execute(ground.product.parts.db);
  const isSignedIn = async (cookie: string) =>
    (await ground.send({ cookie }, { url: "/api/profile" })).statusCode === 200;

  async function mailToken(
    page: "/link" | "/password/forgotten",
    email: string,
    headers: Record<string, string> = {},
  ): Promise<{ token: string; text: string }> {
    mails.length = 0;
    expect((await post(page, { email }, { headers })).statusCode).toBe(202);
    // A word on what was done to the account just before may come in between; it holds no link that lets in.
    const listWithToken = () => mails.filter(({ text }) => /#[\w-]+/.test(text));
    await expect.poll(() => listWithToken().length).toBe(1);
    const text = listWithToken()[0]?.text ?? "";
    return { text, token: /#([\w-]+)/.exec(text)?.[1] ?? "" };
  }

  describe("mailed links", () => {
    test("a link is worth nothing a second time", async () => {
      const { email } = await ground.openBrowser();
      const { token } = await mailToken("/link", email);
      expect((await openLink(token, email)).statusCode).toBe(200);
      const again = await openLink(token, email);
      expect(verdict(again)).toEqual(notValid);
      expect(again.cookies).toEqual([]);
    });

    test("of eight uses at the same moment one is let in", async () => {
      const { email } = await ground.openBrowser();
      const { token } = await mailToken("/link", email);
      const answers = await Promise.all(Array.from({ length: 8 }, () => openLink(token, email)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    test("one's own link opens nobody else's account, and is not used up by the attempt", async () => {
      const [mine, other] = [await ground.openBrowser(), await ground.openBrowser()];
      const { token } = await mailToken("/link", mine.email);
      expect(verdict(await openLink(token, other.email))).toEqual(notValid);
      expect((await openLink(token, mine.email)).json().user.uid).toBe(mine.uid);
    });

    test("a link is worth nothing after its time", async () => {
      const { email } = await ground.openBrowser();
      const { token } = await mailToken("/link", email);
      await run(sql`update "identityVerification" set "expiresAt" = now() - interval '1 second'`);
      expect(verdict(await openLink(token, email))).toEqual(notValid);
    });

    test.each([
      ["guessed", "A".repeat(32)],
      ["cut short", "A".repeat(20)],
    ])("a token that is %s opens nothing", async (_name, token) => {
      const { email } = await ground.openBrowser();
      await mailToken("/link", email);
      expect(verdict(await openLink(token, email))).toEqual(notValid);
    });

    test.each<[string, unknown]>([
      ["an object", { $ne: null }],
      ["a list", ["A".repeat(32)]],
      ["SQL", "' or 1=1 --"],
      ["empty", ""],
      ["another's e-mail in it", `${"A".repeat(32)}.dmljdGltQGV4YW1wbGUuY29t`],
    ])("a token that is %s is no token", async (_name, token) => {
      const answer = await post("/link/open", { token, email: "somebody@example.com" });
      expect(verdict(answer)).toEqual([400, "invalid-input"]);
    });

    test.each(["GET", "HEAD"] as const)(
      "a %s, as mail scanners send, uses no link up and signs nobody in",
      async (method) => {
        const { email } = await ground.openBrowser();
        const { token } = await mailToken("/link", email);
        const search = new URLSearchParams({ token, email });
        for (const path of ["/api/session/link/open", "/api/auth/magic-link/verify"]) {
          const answer = await ground.send(null, { method, url: `${path}?${search}` });
          expect(answer.statusCode).toBeGreaterThanOrEqual(400);
          expect(answer.cookies).toEqual([]);
        }
        expect((await openLink(token, email)).statusCode).toBe(200);
      },
    );

    test("a token in the query instead of the body opens nothing", async () => {
      const { email } = await ground.openBrowser();
      const { token } = await mailToken("/link", email);
      const search = new URLSearchParams({ token, email });
      expect(verdict(await post(`/link/open?${search}`, {}))).toEqual([400, "invalid-input"]);
    });

    test("a token of one step is worth nothing in another", async () => {
      const { email, cookie } = await ground.openBrowser();
      const link = await mailToken("/link", email);
      expect(verdict(await reset(link.token))).toEqual(notValid);
      expect(verdict(await post("/email/verify", { token: link.token }, { cookie }))).toEqual(
        notValid,
      );
      const renewal = await mailToken("/password/forgotten", email);
      expect(verdict(await openLink(renewal.token, email))).toEqual(notValid);
      expect(verdict(await post("/email/verify", { token: renewal.token }, { cookie }))).toEqual(
        notValid,
      );
    });
  });

  describe("what is mailed", () => {
    test.each<[string, Record<string, string>]>([
      ["host", { host: "evil.test" }],
      ["x-forwarded-host", { "x-forwarded-host": "evil.test" }],
      ["forwarded", { forwarded: "host=evil.test;proto=https" }],
      ["x-original-url", { "x-original-url": "http://evil.test/" }],
      ["referer", { referer: "http://evil.test/login" }],
    ])("names our own address alone, whatever %s says", async (_name, headers) => {
      const { email } = await ground.openBrowser();
      for (const page of ["/link", "/password/forgotten"] as const) {
        const { text } = await mailToken(page, email, headers);
        expect(text.match(/https?:\/\/[^/\s#]+/g)).toEqual([testOrigin]);
        expect(text).not.toContain("evil");
      }
    });

    test.each(["callbackURL", "redirectTo", "metadata", "name"])(
      "leads nowhere that a %s in the body says",
      async (field) => {
        const body = { email: "somebody@example.com", [field]: "//evil.test" };
        for (const page of ["/link", "/password/forgotten"]) {
          expect(verdict(await post(page, body))).toEqual([400, "invalid-input"]);
        }
      },
    );

    test("goes to no second address", async () => {
      for (const email of [
        "a@example.com,b@evil.test",
        "a@example.com\r\nbcc: b@evil.test",
        ["a"],
      ]) {
        expect(verdict(await post("/link", { email }))).toEqual([400, "invalid-input"]);
      }
    });

    test("fills nobody's mailbox: five an hour, known or not", async () => {
      const { email } = await ground.openBrowser();
      for (const to of [email, "ghost-of-mail@example.com"]) {
        const answers = [];
        for (let at = 0; at < 7; at++)
          answers.push(await post("/password/forgotten", { email: to }));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([
          202, 202, 202, 202, 202, 429, 429,
        ]);
      }
    });
  });

  describe("a new password", () => {
    test("a token works once; an older one ends with a newer; all sessions end", async () => {
      const farmer = await ground.openBrowser();
      const older = await mailToken("/password/forgotten", farmer.email);
      const newer = await mailToken("/password/forgotten", farmer.email);
      expect(verdict(await reset(older.token))).toEqual(notValid);
      expect((await reset(newer.token)).statusCode).toBe(204);
      expect(verdict(await reset(newer.token))).toEqual(notValid);
      expect(await isSignedIn(farmer.cookie)).toBe(false);
      expect((await signIn(farmer.email)).statusCode).toBe(401);
      expect((await signIn(farmer.email, newPassword)).statusCode).toBe(200);
    });

    test("of eight uses at the same moment one is taken", async () => {
      const { email } = await ground.openBrowser();
      const { token } = await mailToken("/password/forgotten", email);
      const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)));
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    });

    test("a token is worth nothing after its time, and a guessed one never", async () => {
      const { email } = await ground.openBrowser();
      const { token } = await mailToken("/password/forgotten", email);
      await run(sql`update "identityMailedToken" set "expiresAt" = now() - interval '1 second'`);
      expect(verdict(await reset(token))).toEqual(notValid);
      expect(verdict(await reset("B".repeat(32)))).toEqual(notValid);
      expect((await signIn(email)).statusCode).toBe(200);
    });

    test("no other account can be named beside the token", async () => {
      const [mine, other] = [await ground.openBrowser(), await ground.openBrowser()];
      const { token } = await mailToken("/password/forgotten", mine.email);
      for (const extra of [{ email: other.email }, { uid: other.uid }, { userId: other.uid }]) {
        const answer = await post("/password/reset", { token, password: newPassword, ...extra });
        expect(verdict(answer)).toEqual([400, "invalid-input"]);
      }
      expect((await signIn(other.email)).statusCode).toBe(200);
    });

    test("an address is confirmed in the account's own session alone", async () => {
      const [mine, other] = [await ground.openBrowser(), await ground.openBrowser()];
      mails.length = 0;
      await post("/email/mail", {}, { cookie: mine.cookie });
      await expect.poll(() => mails.length).toBe(1);
      const token = /#([\w-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
      expect(verdict(await post("/email/verify", { token }))).toEqual([401, "not-signed-in"]);
      const { cookie } = other;
      expect(verdict(await post("/email/verify", { token }, { cookie }))).toEqual(notValid);
    });
  });

  describe("the second factor", () => {
    type Guarded = { farmer: Browser; secret: string; codes: string[] };
    async function openGuarded(): Promise<Guarded> {
      const farmer = await ground.openBrowser();
      await run(sql`update "identityUser" set "emailVerified" = true where id = ${farmer.uid}`);
      const { cookie } = farmer;
      const { secret } = (await post("/second-factor/setup", {}, { cookie })).json();
      const code = getTotpCode(secret, getTotpStep(new Date()));
      const { codes } = (await post("/second-factor/confirm", { code }, { cookie })).json();
      return { farmer, secret, codes };
    }
    const enter = (cookie: string, code = "") => post("/second-factor", { code }, { cookie });

    test("by password and by link nobody is in before the code", async () => {
      const { farmer } = await openGuarded();
      const { token } = await mailToken("/link", farmer.email);
      for (const first of [await signIn(farmer.email), await openLink(token, farmer.email)]) {
        expect(verdict(first)).toEqual([401, "multi-factor-auth-required"]);
        expect(await isSignedIn(toCookies(first))).toBe(false);
        // The waiting cookie's value under the session's name is the way round that one would try.
        const waiting = first.cookies.find(({ name }) => name === "urvara.second_factor");
        const forged = `${sessionCookie}=${encodeURIComponent(waiting?.value ?? "")}`;
        expect(await isSignedIn(forged)).toBe(false);
        expect(
          (await post("/second-factor/turn-off", { code: "123456" }, { cookie: forged }))
            .statusCode,
        ).toBe(401);
      }
    });

    test("the step's cookie, once through, does not go through again", async () => {
      const { farmer, codes } = await openGuarded();
      const first = await signIn(farmer.email);
      expect((await enter(toCookies(first), codes[0])).statusCode).toBe(200);
      expect(verdict(await enter(toCookies(first), codes[1]))).toEqual([401, "not-signed-in"]);
    });

    test("a code of the app and a backup code each work once, also at the same moment", async () => {
      const { farmer, secret, codes } = await openGuarded();
      const code = getTotpCode(secret, getTotpStep(new Date()) + 1);
      for (const one of [code, codes[2] ?? ""]) {
        const steps = [await signIn(farmer.email), await signIn(farmer.email)];
        const answers = await Promise.all(steps.map((step) => enter(toCookies(step), one)));
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
        expect(verdict(await enter(toCookies(await signIn(farmer.email)), one))).toEqual([
          401,
          "wrong-code",
        ]);
      }
    });

    test("another farmer's code and backup code open nothing", async () => {
      const [mine, other] = [await openGuarded(), await openGuarded()];
      const cookie = toCookies(await signIn(other.farmer.email));
      const code = getTotpCode(mine.secret, getTotpStep(new Date()) + 1);
      for (const one of [code, mine.codes[0] ?? ""]) {
        expect(verdict(await enter(cookie, one))).toEqual([401, "wrong-code"]);
      }
    });

    test("guessing ends after ten codes, from however many sign-ins and addresses", async () => {
      const { farmer } = await openGuarded();
      const cookies = [
        toCookies(await signIn(farmer.email)),
        toCookies(await signIn(farmer.email)),
      ];
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) => enter(cookies[at % 2] ?? "", `00000${at % 10}`)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    });

    test.each<[string, Attack]>([
      [
        "no step",
        { method: "POST", url: "/api/session/second-factor", payload: { code: "123456" } },
      ],
      [
        "a code in the query",
        { method: "POST", url: "/api/session/second-factor?code=123456", payload: {} },
      ],
      [
        "the library's own calls",
        { method: "POST", url: "/api/auth/two-factor/verify-totp", payload: { code: "123456" } },
      ],
    ])("with %s nobody comes in", async (_name, attack) => {
      const answer = await ground.send(null, attack);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.cookies).toEqual([]);
    });

    test("a new password does not take the second factor away", async () => {
      const { farmer } = await openGuarded();
      const { token } = await mailToken("/password/forgotten", farmer.email);
      expect((await reset(token)).statusCode).toBe(204);
      expect(verdict(await signIn(farmer.email, newPassword))[1]).toBe(
        "multi-factor-auth-required",
      );
    });
  });

  test("a locked account is let in by no step, and not by a session it had", async () => {
    const farmer = await ground.openBrowser();
    const link = await mailToken("/link", farmer.email);
    await runOperatorCommand(ground.product.parts, ["lock", farmer.uid]);
    expect(await isSignedIn(farmer.cookie)).toBe(false);
    const answers = [await signIn(farmer.email), await openLink(link.token, farmer.email)];
    for (const answer of answers) {
      expect(verdict(answer)).toEqual([403, "account-locked"]);
      expect(answer.cookies).toEqual([]);
    }
    expect(verdict(await signIn(farmer.email, "wrong"))).toEqual([401, "wrong-credentials"]);
  });

  test("nothing of all this left a password or a token in what was logged or printed", () => {
    const output = ground.readOutput();
    expect(tokens.length).toBeGreaterThan(10);
    for (const word of [password, newPassword, ...tokens]) expect(output).not.toContain(word);
  });
});
