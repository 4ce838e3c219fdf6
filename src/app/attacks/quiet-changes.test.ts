import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getTotpCode, getTotpStep } from "#src/features/session/totp-gateway.server.ts";
import {
  type Browser,
  type Ground,
  openGround,
  password,
  readSession,
  sessionCookie,
} from "./test-ground.server.ts";
import { readMails, waitForMail, waitForToken } from "./test-mails.server.ts";

// Attacks by whoever holds an open session, on a borrowed phone say: what shuts the owner out takes more than
// that, and nothing of it stays unknown to the owner.
describe(`quiet changes under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  beforeAll(async () => {
    ground = await openGround();
    farmer = await ground.openBrowser();
  });
  afterAll(() => ground.close());

  const remove = (browser: Browser, body: object) =>
    ground.send(browser, {
      method: "DELETE",
      url: "/api/profile",
      payload: body,
      address: ground.newAddress(),
    });
  const post = (browser: Browser | null, url: string, payload: object = {}) =>
    ground.send(browser, { method: "POST", url, payload, address: ground.newAddress() });
  const isMarked = async ({ uid }: Browser) =>
    (
      await ground.product.parts.db
        .selectFrom("users")
        .select("deletionRequestedAt")
        .where("uid", "=", uid)
        .executeTakeFirstOrThrow()
    ).deletionRequestedAt !== null;
  const listKinds = async ({ uid }: Browser) =>
    (
      await ground.product.parts.db
        .selectFrom("accountEvents")
        .select("kind")
        .where("uid", "=", uid)
        .orderBy("id")
        .execute()
    ).map(({ kind }) => kind);
  /** As an account is that was made with a mailed link, or by another provider. */
  const openWithoutPassword = async () => {
    const browser = await ground.openBrowser();
    await ground.product.parts.db
      .deleteFrom("identityAccount")
      .where("userId", "=", browser.uid)
      .execute();
    return browser;
  };
  const askCode = async (browser: Browser) => {
    expect((await post(browser, "/api/session/owner-code")).statusCode).toBe(202);
    const mail = await waitForMail(ground, browser.email, /Your code is \d{6}/);
    return /Your code is (\d{6})/.exec(mail)?.[1] ?? "";
  };

  describe("deleting an account", () => {
    test.each([
      ["the address alone", {}, "wrong-credentials"],
      ["a wrong password", { password: "guessed" }, "wrong-credentials"],
      ["a code nobody mailed", { code: "123456" }, "wrong-credentials"],
      ["an empty password", { password: "" }, "invalid-input"],
    ])("is refused with %s", async (_name, proof, code) => {
      const answer = await remove(farmer, { confirm: farmer.email, ...proof });
      expect(answer.json().code).toBe(code);
      expect(await isMarked(farmer)).toBe(false);
    });

    test("mails no code that would stand for the password of an account that has one", async () => {
      const answer = await post(farmer, "/api/session/owner-code");
      expect([answer.statusCode, answer.json().code]).toEqual([409, "conflict"]);
    });

    test("ends guessing after ten passwords, which keeps nobody from signing in", async () => {
      const victim = await ground.openBrowser();
      const guesses = [];
      for (let guess = 0; guess < 11; guess++) {
        guesses.push(await remove(victim, { confirm: victim.email, password: `guess ${guess}` }));
      }
      expect(guesses.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429]);
      const right = await remove(victim, { confirm: victim.email, password });
      expect(right.json().code).toBe("login-blocked");
      const signedIn = await post(victim, "/api/session/sign-in", {
        email: victim.email,
        password,
      });
      expect(signedIn.statusCode).toBe(200);
    });

    test("takes the mailed code of an account without a password, once, of that account alone", async () => {
      const [one, other] = [await openWithoutPassword(), await openWithoutPassword()];
      const code = await askCode(one);
      await askCode(other);
      const foreign = await remove(other, { confirm: other.email, code });
      expect([foreign.statusCode, foreign.json().code]).toEqual([401, "wrong-code"]);
      const answers = await Promise.all(
        [1, 2, 3].map(() => remove(one, { confirm: one.email, code })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect([await isMarked(one), await isMarked(other)]).toEqual([true, false]);
    });

    test("takes no code after five wrong ones, nor an older one", async () => {
      const one = await openWithoutPassword();
      const older = await askCode(one);
      await askCode(one);
      // A mail is written aside: the newer one may be the second to arrive.
      const readCodes = async () =>
        (await readMails(ground, one.email)).flatMap(
          (mail) => /Your code is (\d{6})/.exec(mail)?.[1] ?? [],
        );
      await expect.poll(readCodes).toHaveLength(2);
      const code = (await readCodes()).find((each) => each !== older) ?? older;
      const wrong = code === "000000" ? "000001" : "000000";
      const tries = [older, wrong, wrong, wrong, wrong, code];
      const codes = [];
      for (const each of tries) {
        codes.push((await remove(one, { confirm: one.email, code: each })).json().code);
      }
      expect(codes).toEqual([...Array(5).fill("wrong-code"), "login-blocked"]);
      expect(await isMarked(one)).toBe(false);
    });

    test("works with the password, is mailed and noted; so is that signing in undid it", async () => {
      const owner = await ground.openBrowser();
      expect((await remove(owner, { confirm: owner.email, password })).statusCode).toBe(200);
      expect(await waitForMail(ground, owner.email, "deletion of your account")).toContain(
        "/login",
      );
      await post(owner, "/api/session/sign-in", { email: owner.email, password });
      expect(await isMarked(owner)).toBe(false);
      expect((await listKinds(owner)).sort()).toEqual(
        ["signed-up", "deletion-asked", "deletion-undone", "signed-in"].sort(),
      );
    });
  });

  test("a changed password is mailed and noted", async () => {
    const owner = await ground.openBrowser();
    const body = { currentPassword: password, newPassword: "another horse 9 stable" };
    const put = { method: "PUT", url: "/api/session/password", payload: body } as const;
    expect((await ground.send(owner, put)).statusCode).toBe(204);
    await waitForMail(ground, owner.email, "password of your account was changed");
    expect(await listKinds(owner)).toContain("password-changed");
  });

  test("a password set with a mailed link is mailed and noted", async () => {
    const owner = await ground.openBrowser();
    await post(owner, "/api/session/password/forgotten", { email: owner.email });
    const token = await waitForToken(ground, owner.email, "reset-password");
    const reset = { token, password: "another horse 9 stable" };
    expect((await post(owner, "/api/session/password/reset", reset)).statusCode).toBe(204);
    await waitForMail(ground, owner.email, "password of your account was changed");
    expect(await listKinds(owner)).toContain("password-changed");
  });

  test("a second factor turned on and off is mailed and noted", async () => {
    const owner = await ground.openBrowser();
    const token = await waitForToken(ground, owner.email, "verify-email");
    expect((await post(owner, "/api/session/email/verify", { token })).statusCode).toBe(204);
    const { secret } = (await post(owner, "/api/session/second-factor/setup")).json();
    const code = getTotpCode(secret, getTotpStep(new Date()));
    const on = await post(owner, "/api/session/second-factor/confirm", { code });
    expect(on.statusCode).toBe(200);
    await waitForMail(ground, owner.email, "now asks for a second step");
    const off = await post(owner, "/api/session/second-factor/turn-off", {
      code: on.json().codes[0],
    });
    expect(off.statusCode).toBe(204);
    await waitForMail(ground, owner.email, "no longer asks for a second step");
    expect(await listKinds(owner)).toEqual(["signed-up", "second-factor-on", "second-factor-off"]);
  });

  test("signing others out and taking all data away are noted, with where from", async () => {
    const owner = await ground.openBrowser();
    const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile" };
    await ground.send(owner, { url: "/api/profile/export", headers, address: "10.9.0.1" });
    await post(owner, "/api/session/devices/end", { which: "others" });
    expect(await listKinds(owner)).toEqual(["signed-up", "data-exported", "signed-out-elsewhere"]);
    const listed = (await ground.send(owner, { url: "/api/session/events" })).json();
    expect(listed.events).toMatchObject([
      { kind: "signed-out-elsewhere" },
      { kind: "data-exported", address: "10.9.0.1", userAgent: headers["user-agent"] },
      { kind: "signed-up" },
    ]);
  });

  test("agreeing to the terms and withdrawing are noted once each, and are one's own", async () => {
    const owner = await ground.openBrowser();
    const url = "/api/session/consent";
    const read = async (browser: Browser) => (await ground.send(browser, { url })).json();
    const { version, consent } = await read(owner);
    expect(consent).toBeNull();
    const late = await post(owner, url, { version: "of another day" });
    expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
    for (const _turn of [1, 2]) await post(owner, url, { version });
    expect((await read(owner)).consent).toMatchObject({ version, withdrawnDate: null });
    for (const _turn of [1, 2]) await ground.send(owner, { method: "DELETE", url });
    expect((await read(owner)).consent.withdrawnDate).not.toBeNull();
    expect((await read(farmer)).consent).toBeNull();
    expect(await listKinds(owner)).toEqual(["signed-up", "consent-given", "consent-withdrawn"]);
    const exported = await ground.send(owner, { url: "/api/profile/export" });
    expect(exported.json().consents).toMatchObject([{ version }]);
  });

  test("a box that is ticked at signing up is kept with the version of the terms", async () => {
    const email = "ticked@example.com";
    const body = { email, password, agreedToTerms: true };
    const entered = await post(null, "/api/session/sign-up", body);
    const cookie = `${sessionCookie}=${readSession(entered)}`;
    const { version, consent } = (
      await ground.send({ cookie }, { url: "/api/session/consent" })
    ).json();
    expect(consent).toMatchObject({ version, withdrawnDate: null });
  });

  test("the log is one's own, whatever is asked", async () => {
    const owner = await ground.openBrowser();
    expect((await ground.send(null, { url: "/api/session/events" })).statusCode).toBe(401);
    for (const search of [`?uid=${farmer.uid}`, `?userId=${farmer.uid}`]) {
      const { events } = (await ground.send(owner, { url: `/api/session/events${search}` })).json();
      expect(events).toHaveLength(1);
    }
    for (const cursor of ["x", "-1", "1e400", "9".repeat(40), "1;drop table users", "1.5"]) {
      const url = `/api/session/events?cursor=${encodeURIComponent(cursor)}`;
      expect((await ground.send(owner, { url })).statusCode).toBe(400);
    }
  });
});
