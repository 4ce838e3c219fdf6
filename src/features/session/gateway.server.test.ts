import { getMigrations } from "better-auth/db/migration";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  asha,
  openTestIdentity,
  type TestIdentity,
  testOrigin,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { identityOptions } from "./options-gateway.server.ts";
import { openTickets } from "./ticket-gateway.server.ts";

const nothing = {
  onSessionEnded: () => undefined,
  sendLink: () => undefined,
  tickets: openTickets(),
};

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

describe("tables", () => {
  test("the migration leaves the identity library nothing to create or add", async () => {
    const policy = { minLength: 6, maxLength: 4096, classes: [] };
    const plan = await getMigrations(identityOptions(identity.parts, { ...nothing, policy }));
    expect(plan.toBeCreated).toEqual([]);
    expect(plan.toBeAdded).toEqual([]);
    expect(plan.toBeAddedIndexes).toEqual([]);
    expect(plan.schemaProblems).toEqual([]);
  });
});

describe("whose page asks", () => {
  beforeEach(async () => {
    await identity.signUp();
  });

  test.each([
    "http://evil.test",
    "null",
    "http://farm.test:3000.evil.test",
    "http://farm.test:3000@evil.test",
    "https://farm.test:3000",
    "http://farm.test",
  ])("refuses a sign-in from the origin: testOrigin %s", async (foreign) => {
    const answer = await identity.signIn(asha, { headers: { origin: foreign } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe("unauthorized-domain");
    expect(answer.cookies).toEqual([]);
  });

  test("refuses a request with a cookie and no origin: testOrigin, and the session lives on", async () => {
    const mine = toSessionCookie(await identity.signIn());
    const answer = await identity.server.inject({
      method: "POST",
      url: "/api/session/sign-out",
      headers: { cookie: mine },
    });
    expect(answer.statusCode).toBe(403);
    expect((await identity.whoami(mine)).statusCode).toBe(200);
  });

  test("lets a program without cookies and origin: testOrigin sign in", async () => {
    const answer = await identity.server.inject({
      method: "POST",
      url: "/api/session/sign-in",
      payload: asha,
    });
    expect(answer.statusCode).toBe(200);
  });

  test("refuses a cross-site navigation even when the origin: testOrigin looks right", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await identity.signIn(asha, { headers })).statusCode).toBe(403);
  });

  test("guards every other route that changes something too", async () => {
    const foreign = {
      method: "PUT",
      url: "/api/anything",
      headers: { origin: "http://evil.test" },
    };
    expect((await identity.server.inject({ ...foreign, method: "PUT" })).statusCode).toBe(403);
    const own = await identity.server.inject({
      method: "PUT",
      url: "/api/anything",
      headers: { origin: testOrigin },
    });
    expect(own.statusCode).toBe(200);
  });

  test("does not depend on NODE_ENV", async () => {
    expect(process.env.NODE_ENV).toBe("test");
    const policy = { minLength: 6, maxLength: 4096, classes: [] };
    const { advanced } = identityOptions(identity.parts, {
      ...nothing,
      policy,
    });
    expect([advanced.disableCSRFCheck, advanced.disableOriginCheck]).toEqual([false, false]);
    vi.stubEnv("NODE_ENV", "production");
    try {
      const answer = await identity.signIn(asha, { headers: { origin: "http://evil.test" } });
      expect(answer.statusCode).toBe(403);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test("a fault of the database prints nothing beside our log, and logs nothing that was typed", async () => {
    const broken = await openTestIdentity();
    const printed: unknown[] = [];
    const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words: unknown[]) => void printed.push(words)),
    );
    try {
      const secret = { email: "kept.private@example.com", password: "a secret of 5 fields" };
      await broken.signUp(secret);
      await broken.post("/api/session/link", { email: secret.email });
      const { token } = await broken.getMail(secret.email, "/link#");
      await broken.database.pool.query('alter table "identitySession" rename to gone');
      const answers = [
        await broken.signIn(secret),
        await broken.signUp({ ...secret, email: "kept.too@example.com" }),
        await broken.post("/api/session/link/open", { token, email: secret.email }),
      ];
      await broken.database.pool.query('alter table "identityUser" rename to "goneToo"');
      answers.push(await broken.signIn(secret), await broken.signUp(secret));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 500));
      expect(printed).toEqual([]);
      const log = broken.readLog();
      expect(log).toContain('"msg":"request failed"');
      for (const word of [secret.password, token, "kept.private", "kept.too"]) {
        expect(log).not.toContain(word);
      }
    } finally {
      for (const spy of spies) spy.mockRestore();
      await broken.close();
    }
  });

  test("tells which domains may sign in", async () => {
    const answer = await identity.server.inject({ url: "/api/session/projects" });
    expect(answer.json()).toEqual({
      authorizedDomains: ["farm.test"],
      providers: [],
      phone: false,
      passkeys: true,
      captcha: null,
    });
  });
});
