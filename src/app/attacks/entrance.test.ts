import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Answer,
  type Browser,
  type Ground,
  openGround,
  password,
  readSession,
  sessionCookie,
  testOrigin,
} from "./test-ground.server.ts";

const withoutId = (answer: Answer) => {
  const { requestId: _id, ...rest } = answer.json();
  return { status: answer.statusCode, ...rest };
};

// Attacks on signing in, on sessions, and on acting in a signed-in farmer's name.
describe(`the entrance under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  beforeAll(async () => {
    ground = await openGround();
    farmer = await ground.openBrowser();
  });
  afterAll(() => ground.close());

  const signIn = (payload: object, changes: object = {}) =>
    ground.send(null, {
      method: "POST",
      url: "/api/session/sign-in",
      payload,
      address: ground.newAddress(),
      ...changes,
    });
  const isSignedIn = async (cookie: string) => {
    const answers = [
      await ground.send({ cookie }, { url: "/api/profile" }),
      await ground.send({ cookie }, { url: "/api/session" }),
    ];
    return answers.some(({ statusCode }) => statusCode === 200);
  };

  describe("enumeration and guessing", () => {
    test("a known e-mail with a wrong password is answered like an unknown one", async () => {
      const known = await signIn({ email: farmer.email, password: "wrong" });
      const unknown = await signIn({ email: "nobody@example.com", password: "wrong" });
      expect(withoutId(known)).toEqual(withoutId(unknown));
      expect(known.statusCode).toBe(401);
      expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    });

    test("and in about the same time: printed, and held to a wide bound only", async () => {
      const times = { known: 0, unknown: 0 };
      const other = await ground.openBrowser();
      for (let turn = 0; turn < 4; turn++) {
        const order =
          turn % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
        for (const kind of order) {
          const started = performance.now();
          const email = kind === "known" ? other.email : "nobody-at-all@example.com";
          await signIn({ email, password: "wrong" });
          times[kind] += performance.now() - started;
        }
      }
      process.stdout.write(
        `refused sign-in, mean of 4: known ${Math.round(times.known / 4)} ms, unknown ${Math.round(times.unknown / 4)} ms\n`,
      );
      expect(Math.max(times.known, times.unknown)).toBeLessThan(
        5 * Math.min(times.known, times.unknown),
      );
    });

    test.each([["known"], ["unknown"]])(
      "of 20 guesses at one %s account from 20 addresses at once, 10 are tried",
      async (kind) => {
        const victim = kind === "known" ? (await ground.openBrowser()).email : "ghost@example.com";
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, at) => signIn({ email: victim, password: `guess ${at}` })),
        );
        const statuses = answers.map(({ statusCode }) => statusCode);
        expect(statuses.filter((status) => status === 401)).toHaveLength(10);
        expect(statuses.filter((status) => status === 429)).toHaveLength(10);
        const blocked = answers.find(({ statusCode }) => statusCode === 429);
        expect(Number(blocked?.headers["retry-after"])).toBeGreaterThan(0);
        expect(blocked?.json().code).toBe("login-blocked");
      },
    );

    test("the letters' case and spaces around an e-mail are no way round the limit", async () => {
      const { email } = await ground.openBrowser();
      const spellings = [email, email.toUpperCase(), email.replace("f", "F")];
      const answers = [];
      for (let at = 0; at < 12; at++) {
        answers.push(await signIn({ email: spellings[at % 3], password: "wrong" }));
      }
      expect(answers.map(({ statusCode }) => statusCode).slice(10)).toEqual([429, 429]);
    });

    test.each([
      "x-forwarded-for",
      "x-real-ip",
      "forwarded",
      "x-client-ip",
      "cf-connecting-ip",
      "true-client-ip",
      "x-client-address",
    ])("rotating %s does not make one address many", async (header) => {
      const address = ground.newAddress();
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) =>
          signIn(
            { email: `nobody-${header}-${at}@example.com`, password: "wrong" },
            {
              address,
              headers: { [header]: header === "forwarded" ? `for=9.9.9.${at}` : `9.9.9.${at}` },
            },
          ),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      expect((await signIn({ email: "n@example.com", password: "wrong" })).statusCode).toBe(401);
    });

    test.each([
      "/api/session/sign-in/",
      "//api/session/sign-in",
      "/api/session/%73ign-in/",
      "/API/session/sign-in",
      "/api/auth/sign-in/email",
    ])("%s is no second door", async (url) => {
      const { email } = farmer;
      const answer = await signIn({ email, password }, { url });
      expect([400, 404, 415]).toContain(answer.statusCode);
      expect(answer.cookies).toEqual([]);
    });
  });

  describe("sessions", () => {
    test("an identity chosen by an attacker before the sign-in is not the one after it", async () => {
      const chosen = `${sessionCookie}=chosen.${"A".repeat(43)}%3D`;
      const answer = await signIn(
        { email: farmer.email, password },
        { headers: { cookie: chosen } },
      );
      expect(answer.statusCode).toBe(200);
      expect(readSession(answer)).not.toContain("chosen");
      expect(await isSignedIn(chosen)).toBe(false);
    });

    test.each<[string, (value: string, other: string) => string]>([
      ["without its signature", (value) => value.split(".")[0] ?? ""],
      ["with an empty signature", (value) => `${value.split(".")[0]}.`],
      [
        "with one letter of the token altered",
        (value) => `${value[0] === "a" ? "b" : "a"}${value.slice(1)}`,
      ],
      [
        "with another session's signature",
        (value, other) => `${value.split(".")[0]}.${other.split(".")[1]}`,
      ],
      [
        "signed with a guessed secret",
        (value) => {
          const token = value.split(".")[0] ?? "";
          const made = createHmac("sha256", "secret").update(token).digest("base64");
          return `${token}.${encodeURIComponent(made)}`;
        },
      ],
      ["that is a JSON web token without signature", () => "eyJhbGciOiJub25lIn0.eyJ1aWQiOiIxIn0."],
      ["that is SQL", () => "'%20or%201%3D1%20--.x"],
      ["that is very long", () => "a".repeat(8000)],
      ["that is broken percent code", () => "%E0%A4%A.%%%"],
      ["that is the word null", () => "null"],
    ])("a cookie %s opens nothing", async (_name, forge) => {
      const other = await ground.openBrowser();
      expect(await isSignedIn(`${sessionCookie}=${farmer.session}`)).toBe(true);
      expect(await isSignedIn(`${sessionCookie}=${forge(farmer.session, other.session)}`)).toBe(
        false,
      );
    });

    test.each<[string, (value: string) => { url: string; headers?: Record<string, string> }]>([
      [
        "an authorization header",
        (value) => ({
          url: "/api/profile",
          headers: { authorization: `Bearer ${decodeURIComponent(value)}` },
        }),
      ],
      ["the address", (value) => ({ url: `/api/profile?${sessionCookie}=${value}` })],
      [
        "a header of the cookie's name",
        (value) => ({ url: "/api/profile", headers: { [sessionCookie]: value } }),
      ],
      [
        "a cookie of another name",
        (value) => ({ url: "/api/profile", headers: { cookie: `session=${value}` } }),
      ],
    ])("a session in %s opens nothing", async (_name, place) => {
      expect((await ground.send(null, place(farmer.session))).statusCode).toBe(401);
    });

    test("a cookie that was copied before signing out is worth nothing after it", async () => {
      const victim = await ground.openBrowser();
      await ground.send(victim, { method: "POST", url: "/api/session/sign-out", payload: {} });
      expect(await isSignedIn(victim.cookie)).toBe(false);
    });

    test("the cookie is out of scripts' and other sites' reach", async () => {
      const answer = await signIn({ email: farmer.email, password });
      const header = String(answer.headers["set-cookie"]);
      expect(header).toMatch(/HttpOnly/i);
      expect(header).toMatch(/SameSite=Lax/i);
      expect(answer.body).not.toContain(readSession(answer).split(".")[0]);
    });
  });

  describe("acting from a foreign page", () => {
    test.each<[string, Record<string, string>]>([
      ["another site", { origin: "http://evil.test" }],
      ["no origin at all", { origin: "null" }],
      ["an empty origin", { origin: "" }],
      ["a site that begins with our name", { origin: `${testOrigin}.evil.test` }],
      ["our name as user of another site", { origin: `${testOrigin}@evil.test` }],
      ["our name after another's", { origin: "http://evil-urvara.test" }],
      ["a site below ours", { origin: "http://blog.urvara.test" }],
      ["another port", { origin: `${testOrigin}:8080` }],
      ["another scheme", { origin: testOrigin.replace("http:", "https:") }],
      ["our origin with a path", { origin: `${testOrigin}/` }],
      ["two origins", { origin: `${testOrigin}, http://evil.test` }],
      ["another site that claims ours", { origin: testOrigin, "sec-fetch-site": "cross-site" }],
      [
        "a site below ours, by what the browser says",
        { origin: "http://blog.urvara.test", "sec-fetch-site": "same-site" },
      ],
    ])("%s can change nothing, sign nobody in and nobody out", async (_name, headers) => {
      const before = (await ground.send(farmer, { url: "/api/widgets" })).json();
      const writes = [
        await ground.send(farmer, {
          method: "PUT",
          url: "/api/widgets",
          payload: { SoilHealth: true },
          headers,
        }),
        await ground.send(farmer, {
          method: "DELETE",
          url: "/api/profile",
          payload: { confirm: farmer.email },
          headers,
        }),
        await ground.send(farmer, {
          method: "POST",
          url: "/api/session/sign-out",
          payload: {},
          headers,
        }),
        await ground.send(null, {
          method: "POST",
          url: "/api/session/sign-in",
          payload: { email: farmer.email, password },
          headers,
          address: ground.newAddress(),
        }),
        await ground.send(null, {
          method: "POST",
          url: "/login",
          payload: new URLSearchParams({ email: farmer.email, password }).toString(),
          headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
          address: ground.newAddress(),
        }),
      ];
      expect(writes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
      expect(writes.flatMap(({ cookies }) => cookies)).toEqual([]);
      expect((await ground.send(farmer, { url: "/api/widgets" })).json()).toEqual(before);
    });

    test("a request with a cookie and no word of where it comes from is refused", async () => {
      const answer = await ground.product.server.inject({
        method: "PUT",
        url: "/api/widgets",
        headers: { cookie: farmer.cookie },
        payload: { SoilHealth: true },
      });
      expect(answer.statusCode).toBe(403);
    });

    test.each([
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ])("a form cannot pass for JSON as %s", async (type) => {
      const answer = await ground.send(farmer, {
        method: "PUT",
        url: "/api/widgets",
        payload: '{"SoilHealth":true}',
        headers: { "content-type": type },
      });
      expect([400, 415]).toContain(answer.statusCode);
      expect((await ground.send(farmer, { url: "/api/widgets" })).json().SoilHealth).toBe(false);
    });

    test("nothing tells another site's script what it may not read", async () => {
      for (const method of ["GET", "OPTIONS"] as const) {
        const answer = await ground.send(farmer, {
          method,
          url: "/api/profile",
          headers: { origin: "http://evil.test", "access-control-request-method": "PUT" },
        });
        const names = Object.keys(answer.headers);
        expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
        expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
      }
    });
  });

  describe("where signing in leads", () => {
    test.each([
      "//evil.test",
      "///evil.test",
      "/\\evil.test",
      "\\\\evil.test",
      "http://evil.test/",
      "https:evil.test",
      "javascript:alert(1)",
      "data:text/html,x",
      "/\t/evil.test",
      "/\n/evil.test",
      " //evil.test",
      "/%2f%2fevil.test",
      "/..//evil.test",
      "/.//evil.test",
      "/dashboard/../..//evil.test",
      "/%5cevil.test",
      `http://urvara.test@evil.test`,
      `http://urvara.test.evil.test`,
      "/dashboard\r\nset-cookie: stolen=1",
      "/dashboard%0d%0aset-cookie:%20stolen=1",
      "//[::1]/",
      "/／evil.test",
      "",
    ])("%j never leads to another site nor adds a header", async (returnTo) => {
      const answer = await ground.send(null, {
        method: "POST",
        url: `/login?${new URLSearchParams({ returnTo })}`,
        payload: new URLSearchParams({ email: farmer.email, password }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        address: ground.newAddress(),
      });
      expect(answer.statusCode).toBe(303);
      const location = String(answer.headers.location);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, testOrigin).origin).toBe(testOrigin);
      expect(location).not.toMatch(/[\r\n]/);
      expect(answer.cookies.map(({ name }) => name)).not.toContain("stolen");
    });

    test("two places to return to are none", async () => {
      const answer = await ground.send(null, {
        method: "POST",
        url: "/login?returnTo=/marketplace&returnTo=//evil.test",
        payload: new URLSearchParams({ email: farmer.email, password }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        address: ground.newAddress(),
      });
      expect(answer.headers.location).toBe("/dashboard");
    });

    test("a refused form writes what was typed into the address as text alone", async () => {
      const answer = await ground.send(null, {
        method: "POST",
        url: "/login?returnTo=//evil.test",
        payload: new URLSearchParams({
          email: "a@b.c\r\nx: y&error=none",
          password: "x",
        }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        address: ground.newAddress(),
      });
      const location = new URL(String(answer.headers.location), testOrigin);
      expect(location.pathname).toBe("/login");
      expect(location.searchParams.getAll("error")).toEqual(["invalid-input"]);
      expect(location.searchParams.get("returnTo")).toBeNull();
      expect(answer.headers["x"]).toBeUndefined();
    });
  });
});
