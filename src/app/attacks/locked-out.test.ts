import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Answer,
  asha,
  openTestIdentity,
  type TestIdentity,
  testOrigin,
  toCookies,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { getTotpCode, getTotpStep } from "#src/features/session/totp-gateway.server.ts";

const newPassword = "millet and jowar 9";
const deviceCookie = "urvara.known_devices";
const home = "49.36.10.7";
const elsewhere = "106.51.20.9";

/** One network of an attacker: its addresses are neighbours. */
const network = (number: number) => (host: number) => `203.${number}.113.${host}`;

const hasCode = (answer: Answer, code: string) => answer.json().code === code;
const countOf = (answers: Answer[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

/** The cookies that a browser still has after signing out, or with its session over. */
const toDevice = (answer: Answer) => {
  const found = answer.cookies.find(({ name }) => name === deviceCookie);
  return found ? `${found.name}=${encodeURIComponent(found.value)}` : "";
};

// What strangers can do to an owner by guessing at the account, and what their guesses are worth.
describe("guessing at an account", () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity();
  });
  afterAll(() => identity.close());
  beforeEach(() => identity.reset());

  const signIn = (from: { address: string; cookie?: string; password?: string; email?: string }) =>
    identity.signIn(
      { email: from.email ?? asha.email, password: from.password ?? asha.password },
      { remoteAddress: from.address, headers: from.cookie ? { cookie: from.cookie } : {} },
    );
  const guess = (address: string, email = asha.email) =>
    signIn({ address, email, password: `guess from ${address}` });
  /** Ten guesses a second for ten seconds, from one network. */
  const attackFromOne = (email = asha.email) =>
    Promise.all(Array.from({ length: 100 }, (_, at) => guess(network(0)(at + 1), email)));
  /** Meanwhile guesses are held against hashes that cost nothing, or sixty of them would take seconds. */
  const easeHashing = async (): Promise<AsyncDisposable> => {
    const { pool } = identity.database;
    const { rows } = await pool.query('select id, password from "identityAccount"');
    const easy = await hash(newPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await pool.query('update "identityAccount" set password = $1', [easy]);
    const restore = 'update "identityAccount" set password = $1 where id = $2';
    return {
      async [Symbol.asyncDispose]() {
        for (const { id, password } of rows) await pool.query(restore, [password, id]);
      },
    };
  };
  /** Five guesses from each of fourteen networks. */
  const attackFromMany = async (email = asha.email) => {
    await using _easy = await easeHashing();
    const answers: Answer[] = [];
    for (let round = 1; round <= 5; round++) {
      const guesses = Array.from({ length: 14 }, (_, at) => guess(network(at)(round), email));
      answers.push(...(await Promise.all(guesses)));
    }
    return answers;
  };
  const openOwner = async () => {
    const signedUp = await identity.signUp(asha, { remoteAddress: home });
    return { session: toSessionCookie(signedUp), device: toDevice(signedUp) };
  };
  const proveAddress = () =>
    identity.database.pool.query('update "identityUser" set "emailVerified" = true');
  const change = (cookie: string) =>
    identity.server.inject({
      method: "PUT",
      url: "/api/session/password",
      payload: JSON.stringify({ currentPassword: asha.password, newPassword }),
      headers: { cookie, origin: testOrigin, "content-type": "application/json" },
    });

  test.each([
    ["a known account", asha.email],
    ["an unknown account", "nobody@example.com"],
  ])("one network has ten guesses in a quarter of an hour at %s", async (_name, email) => {
    await openOwner();
    const answers = await attackFromOne(email);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 90]);
    const blocked = answers.find(({ statusCode }) => statusCode === 429);
    expect(blocked?.json().code).toBe("login-blocked");
    expect(Number(blocked?.headers["retry-after"])).toBeGreaterThan(800);
  });

  test("and keeps nobody else out: neither the owner's own device nor a new one", async () => {
    const { device } = await openOwner();
    await attackFromOne();
    expect((await signIn({ address: home, cookie: device })).statusCode).toBe(200);
    expect((await signIn({ address: elsewhere })).statusCode).toBe(200);
  });

  test.each([
    ["a known account", asha.email],
    ["an unknown account", "nobody@example.com"],
  ])("any number of networks have sixty an hour together at %s", async (_name, email) => {
    await openOwner();
    const answers = await attackFromMany(email);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([60, 10]);
  });

  test("and keep out neither a device that signed in before nor whoever reads the mail", async () => {
    const { session, device } = await openOwner();
    await proveAddress();
    await attackFromMany();
    expect((await signIn({ address: home, cookie: device })).statusCode).toBe(200);
    // Also on the road, from a network that somebody guesses from.
    const onTheRoad = network(3)(77);
    expect((await signIn({ address: onTheRoad, cookie: device })).statusCode).toBe(200);

    const refused = await signIn({ address: elsewhere });
    expect(hasCode(refused, "login-blocked")).toBe(true);
    expect(toDevice(refused)).toBe("");
    const asked = await identity.post(
      "/api/session/link",
      { email: asha.email },
      { remoteAddress: elsewhere },
    );
    expect(asked.statusCode).toBe(202);
    const { token } = await identity.getMail(asha.email, "/link#");
    const opened = await identity.post(
      "/api/session/link/open",
      { token, email: asha.email },
      { remoteAddress: elsewhere },
    );
    expect(opened.statusCode).toBe(200);
    expect((await identity.whoami(toSessionCookie(opened))).statusCode).toBe(200);
    expect((await identity.whoami(session)).statusCode).toBe(200);
  });

  test("nor keeps a signed-in owner from changing the password meanwhile", async () => {
    const { session } = await openOwner();
    await attackFromOne();
    await attackFromMany();
    const changed = await change(session);
    expect(changed.statusCode).toBe(204);
    const again = await signIn({
      address: home,
      cookie: toDevice(changed),
      password: newPassword,
    });
    expect(again.statusCode).toBe(200);
  });

  test("a new password makes every device of before a stranger", async () => {
    const { session, device } = await openOwner();
    expect((await change(session)).statusCode).toBe(204);
    await attackFromMany();
    const old = await signIn({ address: home, cookie: device, password: newPassword });
    expect(hasCode(old, "login-blocked")).toBe(true);
  });

  test("whoever chose a new password by mail gets in with it on that device", async () => {
    await openOwner();
    await attackFromMany();
    await identity.post("/api/session/password/forgotten", { email: asha.email });
    const { token } = await identity.getMail(asha.email, "/reset-password#");
    const reset = await identity.post("/api/session/password/reset", {
      token,
      password: newPassword,
    });
    expect(reset.statusCode).toBe(204);
    const answer = await signIn({
      address: elsewhere,
      cookie: toDevice(reset),
      password: newPassword,
    });
    expect(answer.statusCode).toBe(200);
  });

  test("a device that knows the account has tries of its own, and no more than others", async () => {
    const { device } = await openOwner();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) {
      const answer = await signIn({ address: home, cookie: device, password: `typo ${at}` });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn({ address: elsewhere })).statusCode).toBe(200);
  });

  test("a device's cookie that is another's, altered or nonsense is worth nothing", async () => {
    const { device } = await openOwner();
    const mallory = { email: "mallory@example.com", password: "a field of 40 goats" };
    const other = toDevice(await identity.signUp(mallory, { remoteAddress: elsewhere }));
    expect(other).not.toBe("");
    await attackFromMany();
    const [, name = "", signature = ""] = /=(.*)\.(.*)$/.exec(device) ?? [];
    const [, otherSignature = ""] = /\.([^.]*)$/.exec(other) ?? [];
    const forged = [
      other,
      `${deviceCookie}=x${name}.${signature}`,
      `${deviceCookie}=${name}`,
      `${deviceCookie}=${name}.`,
      `${deviceCookie}=${name}.${otherSignature}`,
      `${deviceCookie}=~.~.~${"a".repeat(2000)}`,
      `${deviceCookie}=${`${name}.x~`.repeat(5)}${name}.${signature}`,
    ];
    for (const cookie of forged) {
      const answer = await signIn({ address: network(50)(1), cookie });
      expect(hasCode(answer, "login-blocked")).toBe(true);
    }
    const whole = `${deviceCookie}=${name}.${signature}`;
    expect((await signIn({ address: network(50)(1), cookie: whole })).statusCode).toBe(200);
  });

  test("a family's phone is known to each of its accounts, and tells nobody whose they are", async () => {
    const { device } = await openOwner();
    const ravi = { email: "ravi@example.com", password: "a well and 2 pumps" };
    const headers = { cookie: device };
    const both = toDevice(await identity.signUp(ravi, { remoteAddress: home, headers }));
    await attackFromMany();
    await attackFromMany(ravi.email);
    for (const person of [asha, ravi]) {
      const answer = await signIn({ address: home, cookie: both, ...person });
      expect(answer.statusCode).toBe(200);
    }
    expect(both).not.toMatch(/asha|ravi|example/);
    const { name, value, ...attributes } = (
      await signIn({ address: home, cookie: both })
    ).cookies.find((one) => one.name === deviceCookie) ?? { name: "", value: "" };
    expect([name, value]).not.toContain("");
    expect(attributes).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  });

  test("with a second factor the right password leads on to it, and a wrong one tells nothing", async () => {
    const { session } = await openOwner();
    await proveAddress();
    const ask = (url: string, payload: object, cookie: string) =>
      identity.post(url, payload, { headers: { cookie } });
    const { secret } = (await ask("/api/session/second-factor/setup", {}, session)).json<{
      secret: string;
    }>();
    const findCode = () => getTotpCode(secret, getTotpStep(identity.clock.time));
    await ask("/api/session/second-factor/confirm", { code: findCode() }, session);
    identity.clock.time = new Date(identity.clock.time.getTime() + 60_000);
    const answers = await attackFromMany();
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([60, 10]);

    const wrong = await guess(elsewhere);
    expect(hasCode(wrong, "login-blocked")).toBe(true);
    const right = await signIn({ address: elsewhere });
    expect(hasCode(right, "multi-factor-auth-required")).toBe(true);
    const code = findCode();
    const done = await ask("/api/session/second-factor", { code }, toCookies(right));
    expect(done.statusCode).toBe(200);
    const known = await signIn({ address: elsewhere, cookie: toDevice(done) });
    expect(hasCode(known, "multi-factor-auth-required")).toBe(true);
  });

  test("guesses beyond the limit cost no hashing", async () => {
    await openOwner();
    await attackFromOne();
    const before = process.cpuUsage();
    await attackFromOne();
    const { user, system } = process.cpuUsage(before);
    // Hashed, these hundred would take 2.5 seconds and more.
    expect((user + system) / 1000).toBeLessThan(1500);
  });

  test("a guess that was turned away before it was tried gives none back that failed", async () => {
    await openOwner();
    for (let at = 1; at <= 9; at++) expect((await guess(network(0)(at))).statusCode).toBe(401);
    // More at once than wait for their turn: some are told to try later.
    const others = Array.from({ length: 240 }, (_, at) =>
      guess(`198.51.${at}.1`, `x${at}@example.com`),
    );
    const mine = [guess(network(0)(20)), guess(network(0)(21))];
    const codes = (await Promise.all([...others, ...mine])).map((answer) => answer.json().code);
    expect(codes).toContain("try-later");
    const answers = [];
    for (let at = 30; at < 34; at++) answers.push(await guess(network(0)(at)));
    expect(countOf(answers, 401)).toBeLessThanOrEqual(1);
  });

  test("asking for mails in an owner's name from elsewhere keeps the owner from none", async () => {
    await openOwner();
    const ask = (address: string) =>
      identity.post("/api/session/link", { email: asha.email }, { remoteAddress: address });
    const strangers = [];
    for (let at = 1; at <= 8; at++) strangers.push(await ask(network(1)(at)));
    expect([countOf(strangers, 202), countOf(strangers, 429)]).toEqual([5, 3]);
    expect((await ask(home)).statusCode).toBe(202);
    // From now on there are links in the mailbox that work for as long as no other is sent.
    expect((await ask(elsewhere)).statusCode).toBe(429);
    identity.clock.time = new Date(identity.clock.time.getTime() + 14.9 * 60_000);
    const { token } = await identity.getMail(asha.email, "/link#");
    const opened = await identity.post("/api/session/link/open", { token, email: asha.email });
    expect(opened.statusCode).toBe(200);
  });
});
