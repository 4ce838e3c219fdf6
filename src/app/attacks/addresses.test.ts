import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type Ground, openGround, testOrigin } from "./test-ground.server.ts";

const climbs = [
  "../secret",
  "..%2fsecret",
  "%2e%2e/secret",
  "%2e%2e%2fsecret",
  "..%5csecret",
  "..\\secret",
  "....//secret",
  "..%252fsecret",
  "%252e%252e%252fsecret",
  "..%c0%afsecret",
  "..%ef%bc%8fsecret",
  "..;/secret",
  "%00../secret",
  "../secret%00.webp",
  ".%00./secret",
  "%2fetc%2fpasswd",
  "/etc/passwd",
  "file:///etc/passwd",
  "..%2f..%2fsecret",
  "../../secret",
  "%E0%A4%A",
];

// Attacks through addresses, methods and headers.
describe(`addresses under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  beforeAll(async () => {
    // The description's files are one more folder to climb from.
    ground = await openGround({ API_DOCS: "open" });
    farmer = await ground.openBrowser();
  });
  afterAll(() => ground.close());

  describe("paths that climb", () => {
    test("the folders that they climb from are served", async () => {
      for (const url of [
        "/assets/app-1.js",
        "/pictures/field.svg",
        "/api/docs/static/swagger-ui.css",
      ]) {
        expect((await ground.send(null, { url })).statusCode).toBe(200);
      }
    });

    test.each(climbs)("%s gets nothing from any folder", async (climb) => {
      for (const folder of [
        "/media/",
        "/pictures/",
        "/assets/",
        "/api/docs/static/",
        "/",
        "/icons/",
      ]) {
        const url = `${folder}${climb}`;
        const answer = await ground.product.server.inject({
          method: "GET",
          url,
          headers: { cookie: farmer.cookie },
          remoteAddress: ground.newAddress(),
        });
        expect([400, 401, 403, 404]).toContain(answer.statusCode);
        expect(answer.body).not.toContain(ground.secret);
        expect(answer.body).not.toMatch(/root:.*:0:0:/);
        expect(answer.body).not.toContain(process.cwd());
      }
    });

    test.each([
      "/pages/app.en.html",
      "/.vite/manifest.json",
      "/.git/config",
      "/.env",
      "/package.json",
      "/secret",
      "/assets/",
      "/assets",
      "/media/",
      "/server/main.server.js",
    ])("%s is not served", async (url) => {
      expect((await ground.send(farmer, { url })).statusCode).toBe(404);
    });

    test("pictures are for signed-in farmers, under their whole names", async () => {
      const hash = "a".repeat(64);
      expect((await ground.send(null, { url: `/media/${hash}-640.webp` })).statusCode).toBe(401);
      for (const name of [
        `${hash}-640.webp`,
        `${hash}-641.webp`,
        hash,
        `${hash.toUpperCase()}-640.webp`,
      ]) {
        expect((await ground.send(farmer, { url: `/media/${name}` })).statusCode).toBe(404);
      }
    });
  });

  describe("methods", () => {
    test.each([
      ["GET", "/api/session/sign-out"],
      ["GET", "/api/session/sign-in"],
      ["POST", "/api/profile"],
      ["PATCH", "/api/profile"],
      ["POST", "/api/widgets"],
      ["PUT", "/api/session"],
      ["DELETE", "/api/session"],
      ["DELETE", "/api/blogs"],
      ["HEAD", "/api/live?topics=blogs"],
      ["GET", "/api/profile/kept-notice"],
      ["GET", "/api/profile/farm"],
    ] as const)("%s %s does not exist", async (method, url) => {
      const answer = await ground.send(farmer, {
        method,
        url,
        ...(method === "POST" || method === "PUT" ? { payload: {} } : {}),
      });
      expect(answer.statusCode).toBe(404);
      expect((await ground.send(farmer, { url: "/api/session" })).statusCode).toBe(200);
    });

    test.each<[string, Record<string, string>, string]>([
      ["x-http-method-override", { "x-http-method-override": "DELETE" }, ""],
      ["x-method-override", { "x-method-override": "DELETE" }, ""],
      ["x-http-method", { "x-http-method": "DELETE" }, ""],
      ["_method in the query", {}, "?_method=DELETE"],
      ["x-original-url", { "x-original-url": "/api/session/sign-out" }, ""],
      ["x-rewrite-url", { "x-rewrite-url": "/api/session/sign-out" }, ""],
    ])("%s turns a read into nothing else", async (_name, headers, query) => {
      const answer = await ground.send(farmer, { url: `/api/profile${query}`, headers });
      expect(answer.json().email).toBe(farmer.email);
      expect((await ground.send(farmer, { url: "/api/session" })).statusCode).toBe(200);
    });

    test("HEAD tells no more than GET would, and that without a body", async () => {
      const answer = await ground.send(farmer, { method: "HEAD", url: "/api/profile" });
      expect(answer.body).toBe("");
      expect((await ground.send(null, { method: "HEAD", url: "/api/profile" })).statusCode).toBe(
        401,
      );
    });
  });

  describe("headers", () => {
    test.each<[string, Record<string, string>]>([
      ["Host", { host: "evil.test" }],
      ["Host with a port", { host: "urvara.test:99999" }],
      ["Host with our name as user", { host: "urvara.test@evil.test" }],
      ["X-Forwarded-Host", { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" }],
      ["Forwarded", { forwarded: "host=evil.test;proto=https" }],
      ["X-Host", { "x-host": "evil.test", "x-forwarded-server": "evil.test" }],
    ])("%s does not become a part of any answer", async (_name, headers) => {
      for (const url of [
        "/login",
        "/",
        "/nowhere",
        "/api/profile/export",
        "/api/session/projects",
        "/api/docs/json",
      ]) {
        const answer = await ground.send(farmer, { url, headers, address: ground.newAddress() });
        expect(answer.body).not.toContain("evil.test");
        expect(JSON.stringify(answer.headers)).not.toContain("evil.test");
      }
      const form = await ground.send(null, {
        method: "POST",
        url: "/login",
        payload: "email=a%40b.co&password=x",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        address: ground.newAddress(),
      });
      expect(String(form.headers.location)).toMatch(/^\/login\?/);
    });

    test.each([
      "hi%0d%0aset-cookie:%20stolen=1",
      "hi\u2028x",
      "HI",
      "__proto__",
      "constructor",
      "../../secret",
      "%00",
    ])("the language %s is no language", async (language) => {
      const byQuery = await ground.send(null, {
        url: `/login?language=${encodeURI(decodeURI(language.replace("%00", "%2500")))}`,
      });
      const byCookie = await ground.send(
        { cookie: `language=${language}; urvara.language=${language}` },
        { url: "/login" },
      );
      for (const answer of [byQuery, byCookie]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.body).toBe("<p lang=en>login");
        expect(answer.cookies).toEqual([]);
      }
    });

    test("languages wished for in a header of 8 kB are read in no time", async () => {
      const wishes = Array.from({ length: 900 }, (_, at) => `x${at};q=0.${at}`).join(",");
      const started = performance.now();
      const answer = await ground.send(null, {
        url: "/login",
        headers: { "accept-language": wishes },
      });
      expect(answer.statusCode).toBe(200);
      expect(performance.now() - started).toBeLessThan(500);
    });

    test("a request id from outside is not taken over", async () => {
      const answer = await ground.send(null, {
        url: "/api/profile",
        headers: { "request-id": "evil", "x-request-id": "evil" },
      });
      expect(answer.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
    });

    test("every kind of answer carries the headers that protect it", async () => {
      for (const url of [
        "/",
        "/login",
        "/nowhere",
        "/api/profile",
        "/api/nowhere",
        "/assets/app-1.js",
        "/pictures/field.svg",
        "/api/docs/static/swagger-ui.css",
      ]) {
        const { headers } = await ground.send(null, { url });
        expect(headers["content-security-policy"]).toMatch(/default-src '(self|none)'/);
        expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
        expect(headers["x-content-type-options"]).toBe("nosniff");
        expect(headers["referrer-policy"]).toBe("same-origin");
        expect(headers["x-powered-by"]).toBeUndefined();
        expect(headers["server"]).toBeUndefined();
      }
    });

    test("a page's own address is never written into the page", async () => {
      const answer = await ground.send(null, {
        url: "/%3Cscript%3Ealert(1)%3C/script%3E?x=%3Cscript%3E",
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain("script");
      const api = await ground.send(null, { url: "/api/%3Cscript%3E" });
      expect(api.headers["content-type"]).toContain("application/json");
      expect(api.body).not.toContain("script");
    });
  });

  describe("too many requests", () => {
    test("from one address are refused with the time to wait, and others go on", async () => {
      const address = ground.newAddress();
      const url = "/api/session/password-policy";
      const statuses: number[] = [];
      let last = await ground.send(null, { url, address });
      expect(Number(last.headers["x-ratelimit-limit"])).toBeGreaterThan(0);
      for (let at = 0; at < 13; at++) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => ground.send(null, { url, address })),
        );
        for (const answer of answers) {
          statuses.push(answer.statusCode);
          if (answer.statusCode === 429) last = answer;
        }
      }
      // Requests of one moment are counted together, so up to one batch less than 600 comes through.
      const answered = statuses.filter((status) => status === 200).length;
      expect(answered).toBeGreaterThanOrEqual(500);
      expect(answered).toBeLessThan(600);
      expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
      expect(last.json().code).toBe("too-many-requests");
      const forged = await ground.send(null, {
        url,
        address,
        headers: { "x-forwarded-for": "8.8.8.8" },
      });
      expect(forged.statusCode).toBe(429);
      expect((await ground.send(null, { url, address: ground.newAddress() })).statusCode).toBe(200);
    });

    test("for addresses that do not exist are limited too", async () => {
      const address = ground.newAddress();
      const answers = [];
      for (let at = 0; at < 130; at++) {
        answers.push(await ground.send(null, { url: `/guess-${at}`, address }));
      }
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    });
  });

  test("our own origin is the only one named", async () => {
    const { body } = await ground.send(farmer, { url: "/api/session/projects" });
    expect(JSON.parse(body).authorizedDomains).toEqual([new URL(testOrigin).hostname]);
  });
});
