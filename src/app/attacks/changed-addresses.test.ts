import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayInMs } from "#src/shared/days.ts";
import {
  type Browser,
  type Ground,
  openGround,
  password,
  readSession,
} from "./test-ground.server.ts";
import { readMails, waitForMail, waitForToken } from "./test-mails.server.ts";

// Attacks that put another e-mail address into an account, and on whoever does so rightly.
describe(`changed addresses under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let time = new Date();
  beforeAll(async () => {
    ground = await openGround({}, () => time);
  });
  afterAll(() => ground.close());

  const newEmail = () => `new-${randomUUID().slice(0, 8)}@example.com`;
  const post = (browser: Browser | null, url: string, payload: object) =>
    ground.send(browser, { method: "POST", url, payload, address: ground.newAddress() });
  const ask = (browser: Browser, email: string, proof: object = { password }) =>
    post(browser, "/api/session/address", { email, ...proof });
  const confirm = (browser: Browser | null, token: string) =>
    post(browser, "/api/session/address/confirm", { token });
  const undo = (token: string) => post(null, "/api/session/address/undo", { token });
  const signIn = (email: string, typed = password) =>
    post(null, "/api/session/sign-in", { email, password: typed });
  const readEmail = async (browser: Browser) =>
    (await ground.send(browser, { url: "/api/session" })).json().email;
  const openProven = async () => {
    const browser = await ground.openBrowser();
    const token = await waitForToken(ground, browser.email, "verify-email");
    expect((await post(browser, "/api/session/email/verify", { token })).statusCode).toBe(204);
    return browser;
  };
  /** Puts a new address into an account, as its owner would. */
  const change = async (browser: Browser, email = newEmail()) => {
    expect((await ask(browser, email)).statusCode).toBe(202);
    const token = await waitForToken(ground, email, "change-email");
    expect((await confirm(browser, token)).json()).toMatchObject({ email, emailVerified: true });
    return email;
  };

  test("asking takes the password, and changes nothing before the new address is proven", async () => {
    const owner = await ground.openBrowser();
    for (const proof of [{}, { password: "guessed" }, { code: "123456" }]) {
      expect((await ask(owner, newEmail(), proof)).json().code).toBe("wrong-credentials");
    }
    const email = newEmail();
    expect((await ask(owner, email)).statusCode).toBe(202);
    expect(await readEmail(owner)).toBe(owner.email);
    expect((await signIn(email)).statusCode).toBe(401);
  });

  test("the link works in the account's own browser alone, once, and only the newest", async () => {
    const [owner, other] = [await ground.openBrowser(), await ground.openBrowser()];
    const [first, second] = [newEmail(), newEmail()];
    await ask(owner, first);
    const older = await waitForToken(ground, first, "change-email");
    await ask(owner, second);
    const token = await waitForToken(ground, second, "change-email");
    expect((await confirm(null, token)).statusCode).toBe(401);
    expect((await confirm(other, token)).json().code).toBe("link-not-valid");
    expect((await confirm(owner, older)).json().code).toBe("link-not-valid");
    const answers = await Promise.all([1, 2, 3].map(() => confirm(owner, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await readEmail(owner)).toBe(second);
  });

  test("whoever holds a link is told its address, and the link is not used up", async () => {
    const owner = await openProven();
    const email = newEmail();
    const look = async (token: string) => {
      const answer = await post(null, "/api/session/address/addressee", { token });
      return [answer.statusCode, answer.json().email ?? answer.json().code];
    };
    await ask(owner, email);
    const token = await waitForToken(ground, email, "change-email");
    expect(await look(token)).toEqual([200, email]);
    expect(await look(token)).toEqual([200, email]);
    expect((await confirm(owner, token)).statusCode).toBe(200);
    expect(await look(token)).toEqual([400, "link-not-valid"]);
    const back = await waitForToken(ground, owner.email, "undo-email");
    expect(await look(back)).toEqual([200, owner.email]);
    await post(null, "/api/session/password/forgotten", { email });
    const reset = await waitForToken(ground, email, "reset-password");
    expect(await look(reset)).toEqual([400, "link-not-valid"]);
  });

  test("other sessions and earlier links end, both addresses are told, and the log notes it", async () => {
    const owner = await openProven();
    const phone = {
      ...owner,
      cookie: `urvara.session_token=${readSession(await signIn(owner.email))}`,
    };
    await post(null, "/api/session/password/forgotten", { email: owner.email });
    const reset = await waitForToken(ground, owner.email, "reset-password");
    const email = await change(owner);
    expect((await ground.send(phone, { url: "/api/session" })).statusCode).toBe(401);
    expect(await readEmail(owner)).toBe(email);
    const late = await post(null, "/api/session/password/reset", { token: reset, password });
    expect(late.json().code).toBe("link-not-valid");
    expect((await signIn(owner.email)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await ground.send(owner, { url: "/api/profile" })).json().email).toBe(email);
    await waitForMail(ground, email, "was changed to");
    await waitForMail(ground, owner.email, /\/undo-email#/);
    const { events } = (await ground.send(owner, { url: "/api/session/events" })).json();
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "address-changed", detail: email }),
    );
  });

  test("a taken address is told, five times an hour to whoever proves to be an owner", async () => {
    const [owner, other] = [await ground.openBrowser(), await ground.openBrowser()];
    expect((await ask(owner, other.email, {})).json().code).toBe("wrong-credentials");
    const codes = [];
    for (let turn = 0; turn < 6; turn++) codes.push((await ask(owner, other.email)).json().code);
    expect(codes).toEqual([...Array(5).fill("email-already-in-use"), "too-many-requests"]);
    expect((await readMails(ground, other.email)).join()).not.toContain("/change-email#");
  });

  test("an address that was taken meanwhile is not taken over", async () => {
    const owner = await ground.openBrowser();
    const email = newEmail();
    await ask(owner, email);
    const token = await waitForToken(ground, email, "change-email");
    expect((await post(null, "/api/session/sign-up", { email, password })).statusCode).toBe(201);
    expect((await confirm(owner, token)).json().code).toBe("email-already-in-use");
    expect(await readEmail(owner)).toBe(owner.email);
  });

  test("the owner takes the account back from whoever knew the password, however often it moved on", async () => {
    const owner = await openProven();
    const thief = {
      ...owner,
      cookie: `urvara.session_token=${readSession(await signIn(owner.email))}`,
    };
    const first = await change(thief);
    const second = await change(thief);
    // Nobody else gets the address while its owner may still have it back.
    const signUp = await post(null, "/api/session/sign-up", { email: owner.email, password });
    expect(signUp.json().code).toBe("email-already-in-use");
    const grabbing = await ask(await ground.openBrowser(), owner.email);
    expect(grabbing.json().code).toBe("email-already-in-use");
    time = new Date(time.getTime() + 7 * dayInMs - 60_000);
    const undone = await undo(await waitForToken(ground, owner.email, "undo-email"));
    expect(undone.statusCode).toBe(200);
    expect((await ground.send(thief, { url: "/api/session" })).statusCode).toBe(401);
    for (const email of [first, second, owner.email]) {
      expect((await signIn(email)).statusCode).toBe(401);
    }
    // The thief's own way back, from the first address, has ended.
    const back = await undo(await waitForToken(ground, first, "undo-email"));
    expect(back.json().code).toBe("link-not-valid");
    const chosen = "a stable of nine horses";
    const set = { token: undone.json().token, password: chosen };
    expect((await post(null, "/api/session/password/reset", set)).statusCode).toBe(204);
    const entered = await signIn(owner.email, chosen);
    expect(entered.json()).toMatchObject({ uid: owner.uid, emailVerified: true });
  });

  test("the way back ends after seven days, and then the address is free", async () => {
    const owner = await openProven();
    await change(owner);
    const token = await waitForToken(ground, owner.email, "undo-email");
    time = new Date(time.getTime() + 7 * dayInMs + 1000);
    expect((await undo(token)).json().code).toBe("link-not-valid");
    const signUp = await post(null, "/api/session/sign-up", { email: owner.email, password });
    expect(signUp.statusCode).toBe(201);
  });

  test("an address that was never proven is kept from nobody", async () => {
    const stranger = await ground.openBrowser();
    await change(stranger);
    const signUp = await post(null, "/api/session/sign-up", { email: stranger.email, password });
    expect(signUp.statusCode).toBe(201);
    const back = await undo(await waitForToken(ground, stranger.email, "undo-email"));
    expect(back.json().code).toBe("email-already-in-use");
  });
});
