import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCookie, toCookies } from "#src/app/test-identity.server.ts";
import { dayInMs } from "#src/shared/days.ts";
import { ashas, bharats, codeOf, openPhones, type Phones } from "./test-phones.server.ts";

let phones: Phones;
beforeAll(async () => {
  phones = await openPhones();
});
afterAll(() => phones.close());
beforeEach(() => phones.reset());

describe("a number that somebody else has by now", () => {
  const enterLater = async (days: number, cookie?: string) => {
    phones.wait(days * dayInMs);
    const sent = await phones.ask(ashas, { cookie });
    return {
      answer: await phones.enter({
        ...sent,
        cookie: [sent.cookie, cookie].filter(Boolean).join("; "),
      }),
      sent,
    };
  };

  test("opens the account before 90 days, and not after", async () => {
    const { uid } = await phones.begin(ashas);
    const soon = await enterLater(89);
    expect(soon.answer.json().user.uid).toBe(uid);
    const late = await enterLater(90);
    expect(codeOf(late.answer)).toBe("phone-not-recent");
    expect(readCookie(late.answer)).toBeUndefined();
  });

  test("opens it where it was opened before, on a device that says so", async () => {
    const { uid, cookie } = await phones.begin(ashas);
    const late = await enterLater(200, cookie);
    expect(late.answer.json().user.uid).toBe(uid);
  });

  test("begins an account of its own, tells the earlier one, and leaves it closed", async () => {
    const old = await phones.begin(ashas);
    const { sent } = await enterLater(120);
    const anew = await phones.post("phone/begin-anew", {}, { cookie: sent.cookie });
    expect(anew.statusCode, anew.body).toBe(200);
    expect(anew.json()).toMatchObject({ isNew: true, user: { phoneNumber: ashas } });
    expect(anew.json().user.uid).not.toBe(old.uid);
    const { rows } = await phones.identity.database.pool.query(
      `select kind from "accountEvents" where uid = $1 and kind = 'phone-removed'`,
      [old.uid],
    );
    expect(rows).toHaveLength(1);
    expect(codeOf(await phones.post("phone/begin-anew", {}, { cookie: sent.cookie }))).toBe(
      "code-over",
    );
  });

  test("nobody begins anew who never typed the code", async () => {
    await phones.begin(ashas);
    phones.wait(120 * dayInMs);
    const sent = await phones.ask(ashas);
    expect(codeOf(await phones.post("phone/begin-anew", {}, { cookie: sent.cookie }))).toBe(
      "code-over",
    );
  });

  test("asks for the second factor of an account that has one", async () => {
    const { uid } = await phones.begin(ashas);
    await phones.identity.database.pool.query(
      `insert into "identitySecondFactor" (uid, "sealedSecret", "confirmedAt") values ($1, 'x', now())`,
      [uid],
    );
    const late = await enterLater(120);
    expect(codeOf(late.answer)).toBe("multi-factor-auth-required");
    expect(readCookie(late.answer)).toBeUndefined();
  });
});

describe("adding a number", () => {
  async function openByMail(): Promise<{ cookie: string; password: string; uid: string }> {
    const password = "wheat and gram 7";
    const answer = await phones.identity.signUp({ email: "dev@example.com", password });
    const { uid } = answer.json();
    const cookie = toCookies(answer);
    await phones.identity.database.pool.query(
      'update "identityUser" set "emailVerified" = true where id = $1',
      [uid],
    );
    return { cookie, password, uid };
  }

  async function add(owner: { cookie: string; password: string }, phone: string) {
    const body = { phone, password: owner.password };
    const sent = await phones.post("phone/own", body, { cookie: owner.cookie });
    expect(sent.statusCode, sent.body).toBe(202);
    const cookie = `${owner.cookie}; ${toCookies(sent)}`;
    return phones.post("phone/own/confirm", { code: phones.sms.getCode(phone) }, { cookie });
  }

  test("puts it into the session's user, and it signs in", async () => {
    const owner = await openByMail();
    const added = await add(owner, ashas);
    expect(added.json()).toMatchObject({ uid: owner.uid, phoneNumber: ashas });
    const entered = await phones.enter(await phones.ask(ashas));
    expect(entered.json().user.uid).toBe(owner.uid);
    const mail = await phones.identity.getMail("dev@example.com", "98765 43210");
    expect(mail.text).toContain("98765 43210");
  });

  test("another account's is not stolen by it", async () => {
    const { uid } = await phones.begin(ashas);
    const owner = await openByMail();
    const added = await add(owner, ashas);
    expect([added.statusCode, codeOf(added)]).toEqual([409, "phone-already-in-use"]);
    expect((await phones.enter(await phones.ask(ashas))).json().user.uid).toBe(uid);
  });

  test("takes the owner's proof, a proven address and the account's own session", async () => {
    const owner = await openByMail();
    const from = { cookie: owner.cookie };
    expect(codeOf(await phones.post("phone/own", { phone: ashas, password: "wrong" }, from))).toBe(
      "wrong-credentials",
    );
    expect((await phones.post("phone/own", { phone: ashas })).statusCode).toBe(401);
    await phones.identity.database.pool.query('update "identityUser" set "emailVerified" = false');
    const unproven = await phones.post(
      "phone/own",
      { phone: ashas, password: owner.password },
      from,
    );
    expect(codeOf(unproven)).toBe("not-allowed");
    expect(phones.sms.taken).toHaveLength(0);
  });

  test("whoever has the address back loses a number that was added since", async () => {
    const owner = await openByMail();
    await add(owner, ashas);
    const body = { email: "thief@example.com", password: owner.password };
    await phones.post("address", body, { cookie: owner.cookie });
    const { token } = await phones.identity.getMail("thief@example.com");
    await phones.post("address/confirm", { token }, { cookie: owner.cookie });
    await add(owner, bharats);
    const undo = await phones.identity.getMail("dev@example.com", "/undo-email#");
    expect((await phones.post("address/undo", { token: undo.token })).statusCode).toBe(200);
    const entered = await phones.enter(await phones.ask(bharats));
    expect(entered.json()).toMatchObject({ isNew: true });
  });

  test("an account without an address keeps its number, and one with gives it away", async () => {
    const asha = await phones.begin(ashas);
    expect(codeOf(await phones.post("phone/own/remove", {}, { cookie: asha.cookie }))).toBe(
      "conflict",
    );
    const owner = await openByMail();
    await add(owner, bharats);
    const proof = { password: owner.password };
    const removed = await phones.post("phone/own/remove", proof, { cookie: owner.cookie });
    expect(removed.json()).toMatchObject({ phoneNumber: null });
    expect((await phones.enter(await phones.ask(bharats))).json().isNew).toBe(true);
  });
});
