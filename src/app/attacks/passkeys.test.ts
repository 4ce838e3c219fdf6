import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestPasskey, type TestPasskey } from "#src/app/test-passkeys.server.ts";
import { updateLocked } from "#src/features/session/lock-store.server.ts";
import { getTotpCode, getTotpStep } from "#src/features/session/totp-gateway.server.ts";
import {
  type Answer,
  type Browser,
  type Ground,
  openGround,
  password,
  testOrigin,
} from "./test-ground.server.ts";
import { waitForMail, waitForToken } from "./test-mails.server.ts";

// Attacks on passkeys: foreign, forged, copied and replayed ones, and the accounts that they would open.
describe(`passkeys under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let time = new Date();
  beforeAll(async () => {
    ground = await openGround({}, () => time);
  });
  afterAll(() => ground.close());

  const path = "/api/session/passkeys";
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000);
  };
  const post = (cookie: string | null, url: string, payload: object = {}) =>
    ground.send(cookie === null ? null : { cookie }, {
      method: "POST",
      url,
      payload,
      address: ground.newAddress(),
    });
  const toCookies = (answer: Answer) =>
    answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const openProven = async () => {
    const browser = await ground.openBrowser();
    const token = await waitForToken(ground, browser.email, "verify-email");
    expect((await post(browser.cookie, "/api/session/email/verify", { token })).statusCode).toBe(
      204,
    );
    return browser;
  };
  const begin = async (browser: Browser) => {
    const options = await post(browser.cookie, `${path}/options`, { password });
    return { options: options.json(), cookie: `${browser.cookie}; ${toCookies(options)}` };
  };
  const add = async (browser: Browser) => {
    const device = makeTestPasskey({ origin: testOrigin });
    const { options, cookie } = await begin(browser);
    const body = { name: "Phone", passkey: device.create(options) };
    expect((await post(cookie, path, body)).statusCode).toBe(204);
    return device;
  };
  const beginSignIn = async () => {
    const options = await post(null, `${path}/sign-in/options`);
    return { options: options.json(), cookie: toCookies(options) };
  };
  type Signed = Parameters<TestPasskey["sign"]>[1];
  const enter = async (device: TestPasskey, lies: Signed = {}) => {
    const { options, cookie } = await beginSignIn();
    return post(cookie, `${path}/sign-in`, { passkey: device.sign(options, lies) });
  };
  const expectRefused = (answer: Answer, code = "passkey-refused") => {
    expect(answer.json().code).toBe(code);
    expect(answer.cookies.filter(({ name, value }) => name.includes("session") && value)).toEqual(
      [],
    );
  };
  const turnCodesOn = async ({ cookie }: Browser) => {
    const url = "/api/session/second-factor";
    const { secret } = (await post(cookie, `${url}/setup`)).json();
    const code = getTotpCode(secret, getTotpStep(time));
    expect((await post(cookie, `${url}/confirm`, { code })).statusCode).toBe(200);
  };

  test("what was signed for another page, by nobody's finger or as another's is refused", async () => {
    const [owner, other] = [await openProven(), await openProven()];
    const device = await add(owner);
    const otherHandle = Buffer.from(other.uid).toString("base64url");
    const lies: Signed[] = [
      { origin: "http://evil.test" },
      { origin: `${testOrigin}.evil.test` },
      { domain: "evil.test" },
      { isVerified: false },
      { type: "webauthn.create" },
      { userHandle: otherHandle },
    ];
    for (const lie of lies) expectRefused(await enter(device, lie));
    expect((await enter(device)).statusCode).toBe(200);
  });

  test("an unknown passkey, and another's key under a known name, are refused", async () => {
    const owner = await openProven();
    const [known, unknown] = [await add(owner), makeTestPasskey({ origin: testOrigin })];
    const userHandle = Buffer.from(owner.uid).toString("base64url");
    expectRefused(await enter(unknown, { userHandle }));
    const { options, cookie } = await beginSignIn();
    const forged = { ...unknown.sign(options, { userHandle }), id: known.id, rawId: known.id };
    expectRefused(await post(cookie, `${path}/sign-in`, { passkey: forged }));
  });

  test("a challenge works once, for five minutes, in its own browser, for what it was given", async () => {
    const owner = await openProven();
    const device = await add(owner);
    const first = await beginSignIn();
    const body = { passkey: device.sign(first.options) };
    expectRefused(await post(null, `${path}/sign-in`, body));
    const stranger = await beginSignIn();
    expectRefused(await post(stranger.cookie, `${path}/sign-in`, body));
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(first.cookie, `${path}/sign-in`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    const late = await beginSignIn();
    later(5 * 60 + 1);
    const signed = { passkey: device.sign(late.options) };
    expectRefused(await post(late.cookie, `${path}/sign-in`, signed));
    const adding = await begin(owner);
    const misused = { passkey: device.sign({ ...adding.options, rpId: adding.options.rp.id }) };
    expectRefused(await post(adding.cookie, `${path}/sign-in`, misused));
  });

  test("a challenge of one's own making is none", async () => {
    const device = await add(await openProven());
    const { options, cookie } = await beginSignIn();
    const own = { ...options, challenge: Buffer.alloc(32).toString("base64url") };
    const forged = cookie.replace(options.challenge, own.challenge);
    expectRefused(await post(forged, `${path}/sign-in`, { passkey: device.sign(own) }));
    expectRefused(await post(cookie, `${path}/sign-in`, { passkey: device.sign(own) }));
  });

  test("a counter that goes back or stands still gives a copy away", async () => {
    const device = await add(await openProven());
    expect((await enter(device, { counter: 9 })).statusCode).toBe(200);
    for (const counter of [8, 9, 0]) expectRefused(await enter(device, { counter }));
    expect((await enter(device, { counter: 10 })).statusCode).toBe(200);
  });

  test("a locked account stays shut, with a second factor too", async () => {
    for (const hasCodes of [false, true]) {
      const owner = await openProven();
      const device = await add(owner);
      if (hasCodes) await turnCodesOn(owner);
      const { uid, email } = owner;
      await updateLocked(ground.product.parts.db, { uid, email, now: time });
      expectRefused(await enter(device), "account-locked");
    }
  });

  test("the step of one account is not passed with another's passkey, nor without the password", async () => {
    const [owner, thief] = [await openProven(), await openProven()];
    const [own, foreign] = [await add(owner), await add(thief)];
    await turnCodesOn(owner);
    const url = "/api/session/second-factor/passkey";
    const typed = { email: owner.email, password };
    const half = toCookies(await post(null, "/api/session/sign-in", typed));
    const challenge = await beginSignIn();
    const foreignBody = { passkey: foreign.sign(challenge.options) };
    const refused = await post(`${half}; ${challenge.cookie}`, url, foreignBody);
    expectRefused(refused, "user-mismatch");
    const another = await beginSignIn();
    const ownBody = { passkey: own.sign(another.options) };
    expectRefused(await post(another.cookie, url, ownBody), "not-signed-in");
    expect((await post(`${half}; ${another.cookie}`, url, ownBody)).statusCode).toBe(200);
  });

  test("the library's own call for it answers nobody", async () => {
    for (const payload of [{ ticket: "" }, { ticket: "guessed" }, {}]) {
      const answer = await post(null, "/api/auth/sign-in/passkey", payload);
      expect(answer.statusCode).toBe(404);
    }
  });

  test("nobody adds, removes or lists another's, and none is added on an open phone alone", async () => {
    const [owner, thief] = [await openProven(), await openProven()];
    const device = await add(owner);
    for (const [url, body] of [
      [`${path}/options`, { password }],
      [path, { name: "Phone", passkey: device.create((await begin(owner)).options) }],
      [`${path}/${device.id}/remove`, { password }],
    ] as const) {
      expect((await post(null, url, body)).statusCode).toBe(401);
    }
    const removed = await post(thief.cookie, `${path}/${device.id}/remove`, { password });
    expect(removed.json().code).toBe("not-found");
    const { passkeys } = (await ground.send(thief, { url: path })).json();
    expect(passkeys).toEqual([]);
    expect((await enter(device)).statusCode).toBe(200);
    // The challenge that its owner was given is worth nothing in another session.
    const { options, cookie } = await begin(owner);
    const planted = { name: "Planted", passkey: makeTestPasskey({ origin: testOrigin }) };
    const body = { ...planted, passkey: planted.passkey.create(options) };
    expectRefused(await post(`${cookie}; ${thief.cookie}`.replace(owner.cookie, ""), path, body));
  });

  test("a new one made for another page, without a finger or for another question is refused", async () => {
    const owner = await openProven();
    for (const lie of [
      { origin: "http://evil.test" },
      { domain: "evil.test" },
      { isVerified: false },
      { type: "webauthn.get" },
    ]) {
      const { options, cookie } = await begin(owner);
      const passkey = makeTestPasskey({ origin: testOrigin }).create(options, lie);
      expectRefused(await post(cookie, path, { name: "Phone", passkey }));
    }
    const { options, cookie } = await begin(owner);
    const other = { ...options, challenge: Buffer.alloc(32).toString("base64url") };
    const passkey = makeTestPasskey({ origin: testOrigin }).create(other);
    expectRefused(await post(cookie, path, { name: "Phone", passkey }));
  });

  test("rubbish is refused as such, and none of it is a fault of ours", async () => {
    const owner = await openProven();
    const device = await add(owner);
    const { options, cookie } = await beginSignIn();
    const right = device.sign(options);
    const response = "response" in right ? right.response : {};
    for (const [changes, status] of [
      [{ response: { ...Object(response), authenticatorData: "AA" } }, 401],
      [{ response: { ...Object(response), clientDataJSON: "bm90IGpzb24" } }, 401],
      [{ response: { ...Object(response), signature: "AA" } }, 401],
      [{ response: { ...Object(response), userHandle: null } }, 400],
      [{ id: "a/b" }, 400],
      [{ id: "A".repeat(5000) }, 400],
      [{ rawId: "AAAA" }, 401],
    ] as const) {
      const { cookie } = await beginSignIn();
      const answer = await post(cookie, `${path}/sign-in`, { passkey: { ...right, ...changes } });
      expect([answer.statusCode, changes]).toEqual([status, changes]);
    }
    const names = ["", "   ", "a\nb", "\0", "n".repeat(61)];
    for (const name of names) {
      const begun = await begin(owner);
      const passkey = makeTestPasskey({ origin: testOrigin }).create(begun.options);
      expect((await post(begun.cookie, path, { name, passkey })).statusCode).toBe(400);
    }
    expect((await post(cookie, `${path}/sign-in`, { passkey: right })).statusCode).toBe(200);
  });

  test("one network has so many tries, whatever it tries", async () => {
    const device = await add(await openProven());
    const address = ground.newAddress();
    const codes = [];
    for (let turn = 0; turn < 11; turn++) {
      const { options, cookie } = await beginSignIn();
      const payload = { passkey: device.sign(options, { isVerified: false }) };
      const url = `${path}/sign-in`;
      const sent = { method: "POST" as const, url, payload, address };
      codes.push((await ground.send({ cookie }, sent)).json().code);
    }
    expect(codes).toEqual([...Array(10).fill("passkey-refused"), "too-many-requests"]);
  });

  test("whoever takes their address back has no stranger's passkey in the account", async () => {
    const owner = await openProven();
    const [mine, planted] = [await add(owner), await add(owner)];
    later(60);
    const email = `thief-${owner.email}`;
    expect((await post(owner.cookie, "/api/session/address", { email, password })).statusCode).toBe(
      202,
    );
    const token = await waitForToken(ground, email, "change-email");
    await post(owner.cookie, "/api/session/address/confirm", { token });
    const undoing = await waitForToken(ground, owner.email, "undo-email");
    later(60);
    const newest = await add(owner);
    const undone = await post(null, "/api/session/address/undo", { token: undoing });
    expect(undone.statusCode).toBe(200);
    expectRefused(await enter(newest));
    expect((await enter(mine)).statusCode).toBe(200);
    // Planted before that, it goes with all else when the owner proves the address by a new password.
    const reset = { token: undone.json().token, password: "monsoon and millet 9" };
    expect((await post(null, "/api/session/password/reset", reset)).statusCode).toBe(204);
    expectRefused(await enter(planted));
  });

  test("the account's own copy names them, and holds nothing of their keys", async () => {
    const owner = await openProven();
    const device = await add(owner);
    await waitForMail(ground, owner.email, "A passkey was added");
    const answer = await ground.send(owner, { url: "/api/profile/export" });
    expect(answer.json().passkeys).toEqual([
      { name: "Phone", backedUp: false, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(answer.body).not.toContain(device.id);
  });
});
