import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Answer,
  asha,
  openTestIdentity,
  readCookie,
  type TestIdentity,
  testOrigin,
  toCookies,
  toSessionCookie,
} from "#src/app/test-identity.server.ts";
import { openTestProvider, type TestProvider } from "#src/app/test-provider.server.ts";

let identity: TestIdentity;
let provider: TestProvider;

beforeAll(async () => {
  provider = await openTestProvider({ publicUrl: testOrigin });
  identity = await openTestIdentity(provider.env);
});
afterAll(async () => {
  await identity.close();
  await provider.close();
});
beforeEach(() => identity.reset());

const nonce = "a-nonce-of-this-window";
const start = (body: unknown = { nonce }, options = {}) =>
  identity.post("/api/session/provider/start", body, options);
const getResult = async (cookie: string, asked = nonce) =>
  (
    await identity.server.inject({
      url: `/api/session/provider/result?nonce=${asked}`,
      headers: { cookie },
    })
  ).json();

let turn = 0;
type Person = { email?: string; email_verified?: unknown; name?: unknown };

/** Goes through the whole window; the cookies are what the browser holds at its end. */
async function signIn(person: Person = {}, given: { login?: string; cookie?: string } = {}) {
  const login = given.login ?? `person-${++turn}`;
  provider.people[login] ??= {
    sub: login,
    email: "ravi@example.com",
    email_verified: true,
    name: "Ravi",
    ...person,
  };
  const begun = await start({ nonce }, { headers: given.cookie ? { cookie: given.cookie } : {} });
  const back = new URL(await provider.signIn(begun.json().url, login));
  const callback = await goBack(back, toCookies(begun));
  return { begun, back, callback, cookie: joinCookies(begun, callback) };
}
const goBack = (back: URL, cookie: string) =>
  identity.server.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });
function joinCookies(...answers: Answer[]): string {
  const jar = new Map(
    answers.flatMap(({ cookies }) => cookies.map(({ name, value }) => [name, value])),
  );
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("; ");
}

test("the window asks for the profile, with PKCE, state and nonce", async () => {
  const url = new URL((await start()).json().url);
  expect(url.origin).toBe(provider.issuer);
  const scopes = url.searchParams.get("scope")?.split(" ").sort();
  expect(scopes).toEqual(["email", "openid", "profile"]);
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  expect(url.searchParams.get("redirect_uri")).toBe(`${testOrigin}/api/session/provider/callback`);
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
  }
});

test("a new person gets an account and a record with the e-mail only, then is known", async () => {
  const first = await signIn({}, { login: "ravi" });
  expect(first.callback.headers.location).toBe("/api/session/provider/window");
  expect(await getResult(first.cookie)).toMatchObject({
    state: "done",
    isNew: true,
    user: {
      email: "ravi@example.com",
      emailVerified: true,
      displayName: "Ravi",
      photoURL: null,
      providerData: [{ providerId: "google", uid: "ravi" }],
    },
  });
  const [record] = await identity.database.db.selectFrom("users").selectAll().execute();
  const filled = Object.entries(record ?? {}).filter(([, value]) => value !== null);
  expect(filled.map(([name]) => name)).toEqual(["uid", "email", "createdAt"]);
  const again = await signIn({}, { login: "ravi" });
  expect(await getResult(again.cookie)).toMatchObject({ state: "done", isNew: false });
});

test("what the provider's tokens could open is not kept", async () => {
  await signIn();
  const { rows } = await identity.database.pool.query(
    'select "accessToken", "refreshToken", "idToken" from "identityAccount"',
  );
  expect(rows).toEqual([{ accessToken: null, refreshToken: null, idToken: null }]);
});

test("the result is told to the page with the nonce only, and once the session is there", async () => {
  const { begun, cookie } = await signIn();
  expect(await getResult(toCookies(begun))).toEqual({ state: "waiting" });
  expect(await getResult(cookie, "another-nonce-entirely")).toEqual({ state: "waiting" });
  const windowAlone = cookie.replace(/urvara\.session_token=[^;]*/, "");
  expect(await getResult(windowAlone)).toEqual({ state: "failed", code: "internal-error" });
});

test("the window's page carries the nonce and no script of its own, and stays in touch", async () => {
  const { cookie } = await signIn();
  const page = await identity.server.inject({
    url: "/api/session/provider/window",
    headers: { cookie },
  });
  expect(page.body).toContain(`data-nonce="${nonce}"`);
  expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
  expect(page.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  const planted = await identity.server.inject({
    url: "/api/session/provider/window",
    headers: { cookie: 'urvara.sign_in_window="><script>alert(1)</script>.new' },
  });
  expect(planted.body).not.toContain("alert");
});

describe("who is who", () => {
  test.each([
    ["true", true, true],
    ["the text true", "true", false],
    ["the text false", "false", false],
    ["false", false, false],
    ["nothing", undefined, false],
    ["1", 1, false],
  ])("a claim of %s verifies the address: %s -> %s", async (_name, claim, verified) => {
    const { cookie } = await signIn({ email_verified: claim });
    const result = await getResult(cookie);
    expect(result.user.emailVerified).toBe(verified);
  });

  test.each([["false"], [false], [undefined]])(
    "a claim of %j does not open the account that has the address",
    async (claim) => {
      await identity.signUp();
      await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
      const { callback, cookie } = await signIn({ email: asha.email, email_verified: claim });
      expect(readCookie(callback)?.value ?? "").toBe("");
      expect(await getResult(cookie)).toEqual({ state: "failed", code: "account-not-linked" });
    },
  );

  test("a proven address is not joined to an account that never proved it", async () => {
    await identity.signUp();
    const { cookie } = await signIn({ email: asha.email });
    expect(await getResult(cookie)).toEqual({ state: "failed", code: "account-not-linked" });
  });

  test("a proven address on both sides is one account", async () => {
    await identity.signUp();
    await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
    const { cookie } = await signIn({ email: asha.email });
    const result = await getResult(cookie);
    expect(result).toMatchObject({ state: "done", isNew: false });
    expect(result.user.providerData).toHaveLength(2);
  });

  test.each([
    ["a script", "<script>", "<script>"],
    ["an object", { first: "x" }, null],
    ["a control character", "a\u0000b", null],
    ["200 letters", "x".repeat(200), "x".repeat(60)],
    ["letters and what is invisible", "\u202eRa\u200bvi ", "Ravi"],
    ["the operator's name", "Urvara Support", null],
    ["letters that look alike", "R\u0430vi", null],
  ])("takes %s as a name for what it is", async (_name, name, shown) => {
    const { cookie } = await signIn({ name });
    expect((await getResult(cookie)).user.displayName).toBe(shown);
  });
});

describe("what goes wrong", () => {
  test("cancelling at the provider counts as closing the window", async () => {
    const { cookie } = await signIn({}, { login: "cancel" });
    expect(await getResult(cookie)).toEqual({ state: "failed", code: "popup-closed-by-user" });
  });

  test("the provider's answer works in the browser that asked, once", async () => {
    const { back, begun, callback } = await signIn();
    expect(readCookie(callback)?.value).toBeTruthy();
    for (const cookie of ["", toCookies(begun)]) {
      const replay = await goBack(back, cookie);
      expect(readCookie(replay)?.value ?? "").toBe("");
    }
  });

  test("an answer for another window is refused", async () => {
    const first = await start();
    const second = await start();
    const back = new URL(await provider.signIn(first.json().url, "cancel"));
    const answer = await goBack(back, toCookies(second));
    expect(await getResult(joinCookies(second, answer))).toEqual({
      state: "failed",
      code: "cancelled-popup-request",
    });
  });

  test.each(["", "?code=a", "?state=a", "?code=a&state=b", "?error=x&state=../../evil"])(
    "a made-up answer %s opens nothing",
    async (search) => {
      const answer = await identity.server.inject({
        url: `/api/session/provider/callback${search}`,
      });
      expect(answer.headers.location).toBe("/api/session/provider/window");
      expect(readCookie(answer)).toBeUndefined();
    },
  );

  test.each([
    {},
    { nonce: "short" },
    { nonce: '"><script>alert(1)</script>' },
    { nonce, callbackURL: "http://evil.test" },
  ])("a start with %j is refused", async (body) => {
    expect((await start(body)).statusCode).toBe(400);
  });

  test("a foreign page starts nothing", async () => {
    const answer = await start({ nonce }, { headers: { origin: "http://evil.test" } });
    expect(answer.json().code).toBe("unauthorized-domain");
  });

  test("the second factor is asked for here too", async () => {
    const { cookie } = await signIn({}, { login: "guarded" });
    const { user } = await getResult(cookie);
    await identity.database.pool.query(
      `insert into "identitySecondFactor" (uid, "sealedSecret", "confirmedAt") values ($1, 'x', now())`,
      [user.uid],
    );
    const { callback, cookie: after } = await signIn({}, { login: "guarded" });
    expect(readCookie(callback)).toBeUndefined();
    expect(await getResult(after)).toEqual({ state: "failed", code: "multi-factor-auth-required" });
  });

  test("a wrong client secret is told as such", async () => {
    const wrong = await openTestIdentity({ ...provider.env, OIDC_CLIENT_SECRET: "not the secret" });
    try {
      provider.people["key"] = { sub: "key", email: "key@example.com", email_verified: true };
      const begun = await wrong.post("/api/session/provider/start", { nonce });
      const back = new URL(await provider.signIn(begun.json().url, "key"));
      const answer = await wrong.server.inject({
        url: `${back.pathname}${back.search}`,
        headers: { cookie: toCookies(begun) },
      });
      const result = await wrong.server.inject({
        url: `/api/session/provider/result?nonce=${nonce}`,
        headers: { cookie: joinCookies(begun, answer) },
      });
      expect(result.json()).toEqual({ state: "failed", code: "invalid-api-key" });
    } finally {
      await wrong.close();
    }
  });

  test("without a provider the start says so, and signing in otherwise works", async () => {
    const plain = await openTestIdentity();
    try {
      const begun = await plain.post("/api/session/provider/start", { nonce });
      expect([begun.statusCode, begun.json().code]).toEqual([404, "provider-not-configured"]);
      const facts = await plain.server.inject({ url: "/api/session/projects" });
      expect(facts.json().providers).toEqual([]);
    } finally {
      await plain.close();
    }
    const facts = await identity.server.inject({ url: "/api/session/projects" });
    expect(facts.json().providers).toEqual(["google"]);
  });

  test("a provider that is away is tried again at the next start, and nothing else waits", async () => {
    let isUp = false;
    const pass = async (path: string, response: ServerResponse) => {
      const answer = await fetch(`${provider.issuer}${path}`);
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(await answer.text());
    };
    const relay = createServer((request, response) => {
      if (isUp) void pass(request.url ?? "", response);
      else response.destroy();
    });
    await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
    const address = relay.address();
    const port = typeof address === "object" ? address?.port : 0;
    const away = await openTestIdentity({
      ...provider.env,
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
    });
    try {
      expect((await away.signUp()).statusCode).toBe(201);
      const refused = await away.post("/api/session/provider/start", { nonce });
      expect([refused.statusCode, refused.json().code]).toEqual([503, "try-later"]);
      isUp = true;
      expect((await away.post("/api/session/provider/start", { nonce })).statusCode).toBe(200);
    } finally {
      await away.close();
      relay.closeAllConnections();
      relay.close();
    }
  });
});

test("the log holds neither the provider's tokens nor the address", async () => {
  const { back, callback } = await signIn({ email: "quiet@example.com" });
  const words = [
    "quiet@example.com",
    back.searchParams.get("code") ?? "no code",
    toSessionCookie(callback).split("=")[1] ?? "no token",
  ];
  for (const word of words) expect(identity.readLog()).not.toContain(word);
});
