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
import { insertAttempt } from "./store.server.ts";

/** Refuses any field that the specification does not name. */
const exactUser = z.strictObject(sessionUser.shape);

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

describe("the session's cookie", () => {
  beforeEach(async () => {
    await identity.signUp();
  });

  test("is out of scripts' reach and outlives the browser only when asked to", async () => {
    const remembered = readCookie(await identity.signIn({ ...asha, remember: true }));
    expect(remembered).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(remembered?.maxAge).toBe(30 * 24 * 60 * 60);
    const brief = readCookie(await identity.signIn({ ...asha, remember: false }));
    expect(brief).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(brief?.maxAge).toBeUndefined();
    expect(brief?.expires).toBeUndefined();
  });

  test("is remembered again after a time of not being so", async () => {
    const brief = await identity.signIn({ ...asha, remember: false });
    const left = brief.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join("; ");
    expect(left).toContain("urvara.dont_remember=");
    const answer = await identity.signIn(
      { ...asha, remember: true },
      { headers: { cookie: left } },
    );
    expect(readCookie(answer)?.maxAge).toBe(30 * 24 * 60 * 60);
    expect(readCookie(answer, "urvara.dont_remember")).toMatchObject({ value: "", maxAge: 0 });
  });

  test("travels over https only where the product is served so", async () => {
    const secure = await openTestIdentity({ PUBLIC_URL: "https://farm.test" });
    try {
      const found = readCookie(await secure.signUp(), "__Secure-urvara.session_token");
      expect(found).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax" });
      const mine = `__Secure-urvara.session_token=${encodeURIComponent(found?.value ?? "")}`;
      expect((await secure.whoami(mine)).statusCode).toBe(200);
    } finally {
      await secure.close();
    }
  });

  test("is a new one at each sign-in, and the one presented is dead", async () => {
    const first = toSessionCookie(await identity.signIn());
    expect((await identity.whoami(first)).statusCode).toBe(200);
    const second = toSessionCookie(await identity.signIn(asha, { headers: { cookie: first } }));
    expect(second).not.toBe(first);
    expect((await identity.whoami(first)).statusCode).toBe(401);
    expect((await identity.whoami(second)).statusCode).toBe(200);
  });

  test("chosen by an attacker does not become the session", async () => {
    const planted = "urvara.session_token=chosen.c2lnbmF0dXJl";
    const answer = await identity.signIn(asha, { headers: { cookie: planted } });
    expect(toSessionCookie(answer)).not.toContain("chosen");
    expect((await identity.whoami(planted)).statusCode).toBe(401);
  });

  test("is dead after signing out, and other sessions live", async () => {
    const phone = toSessionCookie(await identity.signIn());
    const laptop = toSessionCookie(await identity.signIn());
    expect((await identity.whoami(phone)).statusCode).toBe(200);
    const answer = await identity.post("/api/session/sign-out", {}, { headers: { cookie: phone } });
    expect(answer.statusCode).toBe(204);
    expect(readCookie(answer)).toMatchObject({ value: "", maxAge: 0 });
    expect((await identity.whoami(phone)).statusCode).toBe(401);
    const replay = await identity.server.inject({
      url: "/api/session",
      headers: { cookie: phone },
    });
    expect(replay.json().code).toBe("not-signed-in");
    expect((await identity.whoami(laptop)).statusCode).toBe(200);
  });

  test.each<[string, (value: string) => string]>([
    ["without its signature", (value) => value.slice(0, value.lastIndexOf("."))],
    [
      "with another signature",
      (value) => `${value.slice(0, value.lastIndexOf("."))}.${btoa("x".repeat(32))}`,
    ],
    ["with an altered token", (value) => `${value.startsWith("x") ? "y" : "x"}${value.slice(1)}`],
    ["with an empty signature", (value) => value.slice(0, value.lastIndexOf(".") + 1)],
    ["with a NUL byte", (value) => `\u0000${value}`],
    ["empty", () => ""],
  ])("is refused %s", async (_name, alter) => {
    const value = readCookie(await identity.signIn())?.value ?? "";
    const answer = await identity.whoami(
      `urvara.session_token=${encodeURIComponent(alter(value))}`,
    );
    expect(answer.statusCode).toBe(401);
  });

  test("ends with the time of its session, however lately it was seen", async () => {
    const mine = toSessionCookie(await identity.signIn({ ...asha, remember: false }));
    expect((await identity.whoami(mine)).statusCode).toBe(200);
    identity.clock.time = new Date(identity.clock.time.getTime() + 25 * 60 * 60 * 1000);
    expect((await identity.whoami(mine)).statusCode).toBe(401);
  });

  test("of a session ended elsewhere is trusted for five minutes at most", async () => {
    const mine = toSessionCookie(await identity.signIn());
    expect((await identity.whoami(mine)).statusCode).toBe(200);
    await identity.database.pool.query('delete from "identitySession"');
    identity.clock.time = new Date(identity.clock.time.getTime() + 5 * 60_000 + 1);
    expect((await identity.whoami(mine)).statusCode).toBe(401);
  });

  test("shows who it belongs to without a query, once known", async () => {
    const mine = toSessionCookie(await identity.signIn());
    await identity.whoami(mine);
    await identity.database.pool.query('update "identityUser" set name = $1', ["Asha"]);
    expect((await identity.whoami(mine)).json().displayName).toBeNull();
    const started = performance.now();
    for (let count = 0; count < 200; count++) await identity.whoami(mine);
    expect((performance.now() - started) / 200).toBeLessThan(5);
  });

  test("shows a changed name at once where the change was announced", async () => {
    const mine = toSessionCookie(await identity.signIn());
    await identity.whoami(mine);
    await identity.database.pool.query('update "identityUser" set name = $1', ["Asha"]);
    const headers = { cookie: mine, origin: testOrigin };
    expect(
      (await identity.server.inject({ method: "PUT", url: "/api/forget", headers })).statusCode,
    ).toBe(200);
    expect((await identity.whoami(mine)).json().displayName).toBe("Asha");
  });

  test("answers the whole session user, never to be kept by a cache", async () => {
    const mine = toSessionCookie(await identity.signIn());
    const answer = await identity.server.inject({ url: "/api/session", headers: { cookie: mine } });
    expect(exactUser.parse(answer.json()).email).toBe(asha.email);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

test("attempts that were counted while the clock was ahead are refused for one window at most", async () => {
  const { db } = identity.database;
  const limit = { key: "a clock set back", max: 1, windowSeconds: 900 };
  const now = new Date();
  const ahead = new Date(now.getTime() + 26 * 60 * 60 * 1000);
  await insertAttempt(db, { ...limit, now: ahead });
  expect(await insertAttempt(db, { ...limit, now: ahead })).toBe(900);
  expect(await insertAttempt(db, { ...limit, now })).toBe(900);
  const later = new Date(now.getTime() + 890_000);
  expect(await insertAttempt(db, { ...limit, now: later })).toBe(10);
  expect(await insertAttempt(db, { ...limit, now: new Date(later.getTime() + 10_000) })).toBeNull();
});
