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
import { makeTestPasskey, type TestPasskey } from "#src/app/test-passkeys.server.ts";
import { getTotpCode, getTotpStep } from "./totp-gateway.server.ts";

let identity: TestIdentity;

beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.reset());

const path = "/api/session/passkeys";
const proof = { password: asha.password };
const ask = (url: string, cookie: string, payload: unknown = {}) =>
  identity.post(url, payload, { headers: { cookie } });
const read = (url: string, cookie: string) => identity.server.inject({ url, headers: { cookie } });
const later = (seconds: number) => {
  identity.clock.time = new Date(identity.clock.time.getTime() + seconds * 1000);
};

/** Adds a passkey as the security settings do. */
async function add(cookie: string, name = "Asha's phone"): Promise<TestPasskey> {
  const device = makeTestPasskey({ origin: testOrigin });
  const options = await ask(`${path}/options`, cookie, proof);
  expect(options.statusCode).toBe(200);
  const passkey = device.create(options.json());
  const added = await ask(path, `${cookie}; ${toCookies(options)}`, { name, passkey });
  expect(added.statusCode).toBe(204);
  return device;
}

/** Asha's account with a proven address. */
async function openProven(): Promise<string> {
  const mine = toSessionCookie(await identity.signUp());
  await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
  return mine;
}

/** Signs in as the page does. @param cookie what the browser holds from before */
async function enter(device: TestPasskey, { cookie = "", url = `${path}/sign-in` } = {}) {
  const options = await ask(`${path}/sign-in/options`, cookie);
  const cookies = [cookie, toCookies(options)].filter(Boolean).join("; ");
  return ask(url, cookies, { passkey: device.sign(options.json()) });
}

async function turnCodesOn(cookie: string): Promise<void> {
  const { secret } = (await ask("/api/session/second-factor/setup", cookie)).json();
  const code = getTotpCode(secret, getTotpStep(identity.clock.time));
  const url = "/api/session/second-factor/confirm";
  expect((await ask(url, cookie, { code })).statusCode).toBe(200);
}

const listKinds = async (cookie: string) =>
  (await read("/api/session/events", cookie))
    .json()
    .events.map(({ kind, detail }: { kind: string; detail: string | null }) => [kind, detail]);

describe("adding", () => {
  test("puts it into the list, the log and a mail", async () => {
    const mine = await openProven();
    const device = await add(mine);
    const { isOffered, passkeys } = (await read(path, mine)).json();
    expect(isOffered).toBe(true);
    expect(passkeys).toEqual([
      {
        id: device.id,
        name: "Asha's phone",
        backedUp: false,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect(await listKinds(mine)).toContainEqual(["passkey-added", "Asha's phone"]);
    expect((await identity.getMail(asha.email, "A passkey was added")).text).toContain(
      "Asha's phone",
    );
  });

  test("takes a proven address, then the password", async () => {
    const mine = toSessionCookie(await identity.signUp());
    expect((await ask(`${path}/options`, mine, proof)).json().code).toBe("not-allowed");
    await identity.database.pool.query('update "identityUser" set "emailVerified" = true');
    for (const wrong of [{}, { password: "guessed" }, { code: "123456" }]) {
      const refused = await ask(`${path}/options`, mine, wrong);
      expect(refused.json().code).toBe("wrong-credentials");
      expect(readCookie(refused, "urvara.passkey_challenge")).toBeUndefined();
    }
  });

  test("ends at ten, also for two at the same moment", async () => {
    const mine = await openProven();
    for (let turn = 0; turn < 9; turn++) await add(mine, `Phone ${turn}`);
    const both = [makeTestPasskey({ origin: testOrigin }), makeTestPasskey({ origin: testOrigin })];
    const begun = await Promise.all(
      both.map(async (device) => {
        const options = await ask(`${path}/options`, mine, proof);
        const passkey = device.create(options.json());
        return { cookie: `${mine}; ${toCookies(options)}`, body: { name: "Last", passkey } };
      }),
    );
    const answers = await Promise.all(begun.map(({ cookie, body }) => ask(path, cookie, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await ask(`${path}/options`, mine, proof)).json().code).toBe("too-many-passkeys");
  });

  test("names what the account has, so that no device makes a second one", async () => {
    const mine = await openProven();
    const device = await add(mine);
    const options = await ask(`${path}/options`, mine, proof);
    const { excludeCredentials } = options.json();
    expect(excludeCredentials).toEqual([
      { id: device.id, type: "public-key", transports: ["internal"] },
    ]);
    const passkey = device.create(options.json());
    const again = await ask(path, `${mine}; ${toCookies(options)}`, { name: "Again", passkey });
    expect(again.json().code).toBe("passkey-already-here");
  });
});

describe("signing in", () => {
  const expectWhole = async (answer: Answer) => {
    expect(answer.statusCode).toBe(200);
    expect(readCookie(answer)).toMatchObject({ httpOnly: true, maxAge: 30 * 24 * 60 * 60 });
    expect((await identity.whoami(toSessionCookie(answer))).statusCode).toBe(200);
  };

  test("opens a session like all others, and the list says when", async () => {
    const mine = await openProven();
    const device = await add(mine);
    later(60);
    const entered = await enter(device);
    await expectWhole(entered);
    expect(entered.json()).toMatchObject({ isNew: false, user: { email: asha.email } });
    expect(entered.body).not.toContain("token");
    expect(readCookie(entered, "urvara.known_devices")?.value).toBeTruthy();
    const cookie = toSessionCookie(entered);
    const [{ lastUsedAt }] = (await read(path, cookie)).json().passkeys;
    expect(lastUsedAt).toBe(identity.clock.time.toISOString());
    expect(await listKinds(cookie)).toContainEqual(["signed-in", null]);
  });

  test("asks for no code where the account has a second factor, and stands for it in its step", async () => {
    const mine = await openProven();
    const device = await add(mine);
    await turnCodesOn(mine);
    await expectWhole(await enter(device));
    const half = await identity.signIn({ ...asha, remember: true });
    expect(half.json().code).toBe("multi-factor-auth-required");
    const url = "/api/session/second-factor/passkey";
    const whole = await enter(device, { cookie: toCookies(half), url });
    await expectWhole(whole);
    expect(whole.json()).toMatchObject({ email: asha.email });
    expect(readCookie(whole, "urvara.second_factor")?.value).toBe("");
  });

  test("ends the session that the browser came with", async () => {
    const mine = await openProven();
    const device = await add(mine);
    await expectWhole(await enter(device, { cookie: mine }));
    expect((await identity.whoami(mine)).statusCode).toBe(401);
  });

  test("is open to a device that does not count", async () => {
    const device = await add(await openProven());
    for (const _turn of [1, 2]) {
      const options = await ask(`${path}/sign-in/options`, "");
      const passkey = device.sign(options.json(), { counter: 0 });
      await expectWhole(await ask(`${path}/sign-in`, toCookies(options), { passkey }));
    }
  });
});

describe("removing", () => {
  test("takes the password, and ends that way in", async () => {
    const mine = await openProven();
    const device = await add(mine);
    const url = `${path}/${device.id}/remove`;
    expect((await ask(url, mine)).json().code).toBe("wrong-credentials");
    expect((await enter(device)).statusCode).toBe(200);
    const other = toSessionCookie(await identity.signIn());
    expect((await ask(url, other, proof)).statusCode).toBe(204);
    expect((await read(path, other)).json().passkeys).toEqual([]);
    expect((await enter(device)).json().code).toBe("passkey-refused");
    expect(await listKinds(other)).toContainEqual(["passkey-removed", "Asha's phone"]);
    await identity.getMail(asha.email, "A passkey was removed");
    expect((await ask(url, other, proof)).json().code).toBe("not-found");
  });
});

test("an installation whose address is a number offers none, and says so", async () => {
  for (const PUBLIC_URL of ["http://192.168.1.20:3000", "http://[::1]:3000"]) {
    const numbered = await openTestIdentity({ PUBLIC_URL });
    try {
      const headers = { origin: PUBLIC_URL };
      const url = `${path}/sign-in/options`;
      const refused = await numbered.server.inject({ method: "POST", url, headers });
      expect(refused.json().code).toBe("passkeys-not-offered");
      const project = await numbered.server.inject({ url: "/api/session/projects" });
      expect(project.json().passkeys).toBe(false);
    } finally {
      await numbered.close();
    }
  }
});
