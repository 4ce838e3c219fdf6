import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  asha,
  openTestIdentity,
  readCookie,
  type TestIdentity,
  testOrigin,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { sessionUser } from "./schema.ts";

/** Refuses any field that the specification does not name. */
const exactUser = z.strictObject(sessionUser.shape);

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

describe("signing up", () => {
  test("creates the account, a user record with the e-mail only, and a session", async () => {
    const answer = await identity.signUp();
    expect(answer.statusCode).toBe(201);
    const user = exactUser.parse(answer.json());
    expect(user).toMatchObject({
      email: asha.email,
      emailVerified: false,
      displayName: null,
      isAnonymous: false,
      photoURL: null,
      phoneNumber: null,
      tenantId: null,
      providerData: [{ providerId: "password", uid: asha.email, email: asha.email }],
    });
    const { createdAt, ...record } = await identity.database.db
      .selectFrom("users")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(createdAt).toBeInstanceOf(Date);
    const filled = Object.entries(record).filter(([, value]) => value !== null);
    expect(filled).toEqual([
      ["uid", user.uid],
      ["email", asha.email],
    ]);
    const me = await identity.whoami(toSessionCookie(answer));
    expect(me.json()).toMatchObject({ uid: user.uid, email: asha.email, displayName: null });
  });

  test("keeps when the terms were agreed to, if they were", async () => {
    await identity.signUp({ ...asha, agreedToTerms: true });
    const row = await identity.database.db
      .selectFrom("users")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.agreedToTermsAt).toEqual(identity.clock.time);
  });

  test("stores the password as argon2id with the parameters agreed upon", async () => {
    await identity.signUp();
    const { rows } = await identity.database.pool.query('select password from "identityAccount"');
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("answers 422 for an e-mail that is taken, in any letter case", async () => {
    await identity.signUp();
    const again = await identity.signUp({ ...asha, email: "ASHA@example.com" });
    expect(again.statusCode).toBe(422);
    expect(again.json().code).toBe("email-already-in-use");
    expect(again.cookies).toEqual([]);
  });

  test("eight at once with one e-mail leave one account", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => identity.signUp()));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 422, 422, 422, 422, 422, 422, 422]);
    for (const table of ["identityUser", "identityAccount", "users"]) {
      const { rows } = await identity.database.pool.query(
        `select count(*)::int as count from "${table}"`,
      );
      expect(rows[0].count).toBe(1);
    }
  });

  test.each(["role", "emailVerified", "id", "banned", "displayName", "name", "image"])(
    "refuses to let the sender set %s",
    async (field) => {
      const answer = await identity.signUp({ ...asha, [field]: true });
      expect(answer.statusCode).toBe(400);
      expect(await identity.database.db.selectFrom("users").selectAll().execute()).toEqual([]);
    },
  );

  test.each([
    ["five characters", "abcde", 400],
    ["none", "", 400],
    ["three emoji", "🌾🌾🌾", 400],
    ["six characters", "xqzvbk", 201],
    ["six emoji", "🌾🌾🌾🌾🌾🌾", 201],
    ["4096 characters", "a".repeat(4096), 201],
    ["4097 characters", "a".repeat(4097), 400],
  ])("measures a password in characters: %s", async (_name, password, status) => {
    const answer = await identity.signUp({ ...asha, password });
    expect(answer.statusCode).toBe(status);
  });

  test("holds a password against the configured policy", async () => {
    const strict = await openTestIdentity({
      PASSWORD_MIN_LENGTH: "8",
      PASSWORD_CLASSES: "uppercase,numeric",
    });
    try {
      const policy = await strict.server.inject({ url: "/api/session/password-policy" });
      expect(policy.json()).toEqual({
        minLength: 8,
        maxLength: 4096,
        classes: ["uppercase", "numeric"],
      });
      const weak = await strict.signUp({ ...asha, password: "wheatandgram" });
      expect(weak.statusCode).toBe(400);
      expect(weak.json().code).toBe("password-does-not-meet-requirements");
      const good = await strict.signUp({ ...asha, password: "Wheat and gram 7" });
      expect(good.statusCode).toBe(201);
    } finally {
      await strict.close();
    }
  });

  test.each([
    ["an object", { $ne: null }],
    ["SQL text", "' or 1=1 --"],
    ["a leading space", " asha@example.com"],
    ["a NUL byte", "asha\u0000@example.com"],
    ["300 characters", `${"a".repeat(290)}@example.com`],
  ])("refuses %s as an e-mail", async (_name, email) => {
    expect((await identity.signUp({ ...asha, email })).statusCode).toBe(400);
    expect((await identity.signIn({ ...asha, email })).statusCode).toBe(400);
  });

  test("takes a NUL byte in a password for what it is", async () => {
    const password = "wheat\u0000gram";
    expect((await identity.signUp({ ...asha, password })).statusCode).toBe(201);
    expect((await identity.signIn({ ...asha, password: "wheat" })).statusCode).toBe(401);
    expect((await identity.signIn({ ...asha, password })).statusCode).toBe(200);
  });

  test("refuses broken JSON, other media types and large bodies", async () => {
    const headers = { origin: testOrigin };
    const broken = await identity.server.inject({
      method: "POST",
      url: "/api/session/sign-up",
      payload: '{"email":',
      headers: { ...headers, "content-type": "application/json" },
    });
    expect(broken.statusCode).toBe(400);
    const text = await identity.signUp(asha, { headers: { "content-type": "text/plain" } });
    expect([400, 415]).toContain(text.statusCode);
    const large = await identity.signUp({ ...asha, password: "a".repeat(200_000) });
    expect(large.statusCode).toBe(413);
  });
});

describe("signing in", () => {
  beforeEach(async () => {
    await identity.signUp();
  });

  test("gives the session user and remembers when", async () => {
    identity.clock.time = new Date(identity.clock.time.getTime() + 60_000);
    const answer = await identity.signIn();
    expect(answer.statusCode).toBe(200);
    expect(exactUser.parse(answer.json()).lastLoginAt).toBe(identity.clock.time.toISOString());
    expect(answer.json()).not.toHaveProperty("token");
  });

  test("answers a wrong password and an unknown e-mail alike", async () => {
    const wrong = await identity.signIn({ ...asha, password: "not the password" });
    const unknown = await identity.signIn({ ...asha, email: "nobody@example.com" });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    const { requestId: _one, ...first } = wrong.json();
    const { requestId: _two, ...second } = unknown.json();
    expect(first).toEqual(second);
    expect(first.code).toBe("wrong-credentials");
    expect(wrong.cookies).toEqual([]);
  });

  test("creates a user record that is missing", async () => {
    await identity.database.db.deleteFrom("users").execute();
    await identity.signIn();
    expect(await identity.database.db.selectFrom("users").select("email").execute()).toEqual([
      { email: asha.email },
    ]);
  });

  const from = (address: string): InjectOptions => ({ remoteAddress: address });

  test.each([
    ["a known account", asha.email],
    ["an unknown account", "nobody@example.com"],
  ])(
    "blocks guessing at %s after ten tries, from any address of a network",
    async (_name, email) => {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 13; attempt++) {
        const answer = await identity.signIn(
          { email, password: "a guess" },
          from(`10.0.0.${attempt}`),
        );
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429, 429]);
      const blocked = await identity.signIn({ ...asha, email }, from("10.0.0.99"));
      expect(blocked.json().code).toBe("login-blocked");
      expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(800);
      identity.clock.time = new Date(identity.clock.time.getTime() + 15 * 60_000 + 1000);
      const later = await identity.signIn({ email, password: asha.password }, from("10.0.0.99"));
      expect(later.statusCode).toBe(email === asha.email ? 200 : 401);
    },
  );

  test("lets exactly ten of thirty parallel guesses through", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        identity.signIn({ ...asha, password: "a guess" }, from(`10.0.0.${index}`)),
      ),
    );
    const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
    expect([count(401), count(429)]).toEqual([10, 20]);
  });

  test("forgets failed tries once the right password came", async () => {
    for (let attempt = 0; attempt < 9; attempt++) {
      await identity.signIn({ ...asha, password: "a guess" }, from(`10.0.0.${attempt}`));
    }
    expect((await identity.signIn(asha, from("10.0.0.99"))).statusCode).toBe(200);
    for (let attempt = 0; attempt < 10; attempt++) {
      const next = await identity.signIn(
        { ...asha, password: "a guess" },
        from(`10.0.0.${attempt}`),
      );
      expect(next.statusCode).toBe(401);
    }
  });

  test("limits one address, whatever it says it was forwarded for", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = await identity.signIn(
        { email: `nobody${attempt}@example.com`, password: "a guess" },
        {
          remoteAddress: "10.9.9.9",
          headers: { "x-forwarded-for": `10.0.0.${attempt}`, "x-client-address": "10.1.1.1" },
        },
      );
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const elsewhere = await identity.signIn({ ...asha, password: "a guess" }, from("10.8.8.8"));
    expect(elsewhere.statusCode).toBe(401);
  });
});

test("the log of refused sign-ups and sign-ins holds no password, token or e-mail", async () => {
  await identity.signUp();
  await identity.signUp();
  await identity.signIn({ ...asha, password: "my secret guess" });
  const good = await identity.signIn();
  await identity.signIn(asha, { headers: { origin: "http://evil.test" } });
  const token = readCookie(good)?.value.split(".")[0];
  expect(identity.readLog()).not.toBe("");
  for (const word of [asha.email, asha.password, "my secret guess", token]) {
    expect(identity.readLog()).not.toContain(word);
  }
});
