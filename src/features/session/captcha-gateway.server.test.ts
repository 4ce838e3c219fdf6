import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asha, openTestIdentity, type TestIdentity } from "#src/app/test-identity.server.ts";

let identity: TestIdentity;
let isUp = true;
const asked: URLSearchParams[] = [];
/** Speaks as reCAPTCHA, hCaptcha and Turnstile do. */
const service = createServer((request, response) => {
  if (!isUp) return void response.destroy();
  void text(request).then((body) => {
    const form = new URLSearchParams(body);
    asked.push(form);
    response.end(JSON.stringify({ success: form.get("response") === "a person" }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  const port = typeof address === "object" ? address?.port : 0;
  identity = await openTestIdentity({
    CAPTCHA_SECRET: "the secret of the service",
    CAPTCHA_SITE_KEY: "site",
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    TRUSTED_ORIGINS: "https://other.test, http://farm.test:8080",
  });
});
afterAll(async () => {
  await identity.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  await identity.reset();
  isUp = true;
  asked.length = 0;
});

const calls: [string, object][] = [
  ["/api/session/sign-up", { ...asha, email: "new@example.com" }],
  ["/api/session/sign-in", { ...asha, email: "nobody@example.com" }],
  ["/api/session/link", { email: asha.email }],
  ["/api/session/password/forgotten", { email: asha.email }],
];

describe("with a captcha service", () => {
  test.each(calls)("%s takes a token that the service knows, and no other", async (url, body) => {
    const send = async (token?: string) => {
      const headers = token === undefined ? {} : { "x-captcha-response": token };
      return (await identity.post(url, body, { headers })).json().code;
    };
    expect(await send()).toBe("captcha-failed");
    expect(await send("")).toBe("captcha-failed");
    expect(await send("x".repeat(5000))).toBe("captcha-failed");
    expect(asked).toHaveLength(0);
    expect(await send("a script")).toBe("captcha-failed");
    expect(asked[0]?.get("secret")).toBe("the secret of the service");
    expect(["wrong-credentials", undefined]).toContain(await send("a person"));
    isUp = false;
    expect(await send("a person")).toBe("try-later");
  });

  test("what the browser needs is told, and the secret is not", async () => {
    const facts = await identity.server.inject({ url: "/api/session/projects" });
    expect(facts.json()).toEqual({
      authorizedDomains: ["farm.test", "other.test", "farm.test"],
      providers: [],
      phone: false,
      passkeys: true,
      captcha: { siteKey: "site", scriptUrl: "https://www.google.com/recaptcha/api.js" },
    });
  });
});

test.each([
  ["https://other.test", 401],
  ["http://farm.test:8080", 401],
  ["http://other.test", 403],
  ["https://other.test:8443", 403],
  ["https://other.test.evil.test", 403],
])("of the trusted origins, %s is answered %i", async (origin, status) => {
  const headers = { origin, "x-captcha-response": "a person" };
  expect((await identity.signIn(asha, { headers })).statusCode).toBe(status);
});
