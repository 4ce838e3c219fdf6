import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { usualChoices } from "#src/features/notifications/delivery-schema.ts";
import { hiddenWidgets } from "#src/features/widgets/schema.ts";
import { dayInMs } from "#src/shared/days.ts";
import { accountExport } from "./account-schema.ts";
import { removeDueAccounts } from "./jobs.server.ts";

type Browser = { email: string; uid: string; address: string; cookie: string };

const password = "monsoon-2026";
const start = new Date("2026-06-01T06:00:00.000Z");
let product: TestServer;
let time = start;
let farmers = 0;
let sunita: Browser;
let ramesh: Browser;

const toCookie = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
function enter(way: "sign-up" | "sign-in", given: { email: string; address: string }) {
  return product.server.inject({
    method: "POST",
    url: `/api/session/${way}`,
    headers: { origin: testOrigin, "user-agent": "Field phone" },
    remoteAddress: given.address,
    payload: { email: given.email, password },
  });
}

async function openBrowser(name: string): Promise<Browser> {
  farmers += 1;
  const given = { email: `${name}${farmers}@example.com`, address: `10.0.1.${farmers}` };
  const answer = await enter("sign-up", given);
  expect(answer.statusCode).toBe(201);
  return { ...given, uid: answer.json().uid, cookie: toCookie(answer) };
}

async function signIn(browser: Browser): Promise<Browser> {
  farmers += 1;
  const answer = await enter("sign-in", { ...browser, address: `10.0.2.${farmers}` });
  expect(answer.statusCode).toBe(200);
  return { ...browser, cookie: toCookie(answer) };
}

type Call = { method?: "GET" | "PUT" | "POST" | "DELETE"; url: string; payload?: object };
const call = ({ cookie }: { cookie: string }, { method = "GET", url, payload }: Call) =>
  product.server.inject({
    method,
    url,
    headers: { origin: testOrigin, cookie },
    ...(payload ? { payload } : {}),
  });

async function sendForm(
  { cookie }: Browser,
  to: { method: "POST" | "PUT"; url: string; form: FormData },
) {
  const body = new Response(to.form);
  return product.server.inject({
    method: to.method,
    url: to.url,
    headers: {
      origin: testOrigin,
      cookie,
      "content-type": String(body.headers.get("content-type")),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const makePicture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function post(browser: Browser, title: string, background = "green") {
  const form = new FormData();
  form.set("id", randomUUID());
  form.set("title", title);
  form.set("description", "It shows when to water.");
  form.set("category", "water");
  form.set("picture", new Blob([await makePicture(background)]), "paddy.png");
  const answer = await sendForm(browser, { method: "POST", url: "/api/blogs", form });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function putPicture(browser: Browser, bytes: Buffer) {
  const form = new FormData();
  form.set("picture", new Blob([new Uint8Array(bytes)]), "me.png");
  return sendForm(browser, { method: "PUT", url: "/api/profile/picture", form });
}

const farm = { phone: "9876543210", address: "Ozar, Nashik", cropType: "tomato" };
const remove = (browser: Browser, confirm = browser.email) =>
  call(browser, { method: "DELETE", url: "/api/profile", payload: { confirm, password } });
const sweep = (after: number) =>
  removeDueAccounts(product.parts.db, { now: new Date(start.getTime() + after) });
const exportOf = (browser: Browser) => call(browser, { url: "/api/profile/export" });

beforeAll(async () => {
  product = await openTestServer({ now: () => time });
});
afterAll(() => product.close());
beforeEach(async () => {
  time = start;
  await product.parts.db.updateTable("users").set({ deletionRequestedAt: null }).execute();
  sunita = await openBrowser("sunita");
  ramesh = await openBrowser("ramesh");
});

describe("the export", () => {
  test("holds all that is kept of a farmer, and nothing that opens the account", async () => {
    await call(sunita, { method: "PUT", url: "/api/profile/farm", payload: farm });
    const name = { method: "PUT", url: "/api/profile/display-name" } as const;
    await call(sunita, { ...name, payload: { displayName: "Sunita" } });
    await call(sunita, { method: "PUT", url: "/api/widgets", payload: { SoilHealth: true } });
    const first = await post(sunita, "First pipe");
    time = new Date(start.getTime() + 1000);
    const second = await post(sunita, "Second pipe", "blue");
    await call(ramesh, { method: "POST", url: `/api/blogs/${first.id}/like` });
    const comment = { id: randomUUID(), text: "It held all summer.", language: "en" };
    const say = { method: "POST", url: `/api/blogs/${second.id}/comments` } as const;
    await call(sunita, { ...say, payload: comment });
    const foreign = await post(ramesh, "Buy my pipes", "pink");
    const report = { method: "POST", url: `/api/blogs/${foreign.id}/report` } as const;
    await call(sunita, { ...report, payload: { reason: "spam" } });
    const answer = await exportOf(sunita);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="urvara-2026-06-01.json"',
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    // This farmer has neither fields nor orders, nor anything of what else is kept in lists.
    const own = ["posts", "comments", "reports", "media", "accountEvents", "sessions"];
    const lists = Object.entries<unknown>(answer.json()).filter(([, value]) =>
      Array.isArray(value),
    );
    const nothing = lists.filter(([name]) => !own.includes(name)).map(([name]) => [name, []]);
    expect(nothing.length).toBeGreaterThan(8);
    const told = ({ id, imageUrl }: { id: string; imageUrl: string }) => ({
      id,
      picture: `${testOrigin}${imageUrl}`,
      authorName: "Sunita",
      description: "It shows when to water.",
      category: "water",
      language: "en",
    });
    expect({ ...answer.json(), farmPlace: undefined }).toEqual({
      format: "urvara-account",
      ...Object.fromEntries(nothing),
      version: 1,
      exportedAt: "2026-06-01T06:00:01.000Z",
      account: {
        uid: sunita.uid,
        emailVerified: false,
        phone: null,
        createdAt: moment,
        lastLoginAt: "2026-06-01T06:00:00.000Z",
        agreedToTermsAt: null,
        deletionRequestedAt: null,
        providers: [{ providerId: "credential", accountId: sunita.uid, createdAt: moment }],
      },
      profile: {
        email: sunita.email,
        displayName: "Sunita",
        phone: "+919876543210",
        address: "Ozar, Nashik",
        farmSize: null,
        farmSizeUnit: null,
        farmType: null,
        cropType: "tomato",
        soilType: null,
        waterSource: null,
        language: null,
        photoURL: null,
      },
      widgets: { ...hiddenWidgets, SoilHealth: true },
      posts: [
        { ...told(first), title: "First pipe", postedDate: "2026-06-01T06:00:00.000Z", likes: 1 },
        { ...told(second), title: "Second pipe", postedDate: "2026-06-01T06:00:01.000Z", likes: 0 },
      ],
      comments: [
        {
          ...comment,
          postId: second.id,
          authorName: "Sunita",
          postedDate: "2026-06-01T06:00:01.000Z",
        },
      ],
      noticeChoices: usualChoices,
      upiId: null,
      reports: [
        {
          kind: "post",
          targetId: foreign.id,
          reason: "spam",
          words: "",
          reportedDate: "2026-06-01T06:00:01.000Z",
        },
      ],
      media: [first, second].map(({ imageUrl }) => ({
        id: /[0-9a-f]{64}/.exec(imageUrl)?.[0],
        width: 60,
        height: 40,
        createdAt: moment,
      })),
      accountEvents: [expect.objectContaining({ kind: "signed-up", userAgent: "Field phone" })],
      sessions: [
        {
          isThisOne: true,
          createdAt: moment,
          updatedAt: moment,
          expiresAt: moment,
          ipAddress: expect.any(String),
          userAgent: "Field phone",
        },
      ],
    });
    const { rows } = await sql<{ password: string; token: string }>`
      select password, token from "identityAccount" join "identitySession" using ("userId")
      where "userId" = ${sunita.uid}`.execute(product.parts.db);
    expect(rows).toHaveLength(1);
    expect(answer.body).not.toContain(rows[0]?.password);
    expect(answer.body).not.toContain(rows[0]?.token);
  });

  test("holds nothing of anybody else, and is the same each time but for its moment", async () => {
    await post(sunita, "Only hers", "red");
    await post(ramesh, "Only his", "yellow");
    await call(ramesh, { method: "PUT", url: "/api/profile/farm", payload: farm });
    const body = (await exportOf(sunita)).body;
    const foreign = [ramesh.email, ramesh.uid, "Only his", "+919876543210"];
    for (const text of foreign) expect(body).not.toContain(text);
    time = new Date(start.getTime() + 60_000);
    const again = accountExport.parse((await exportOf(sunita)).json());
    const [taken, ...accountEvents] = again.accountEvents;
    expect(taken?.kind, "taking one's data away is itself noted").toBe("data-exported");
    expect({ ...again, accountEvents, exportedAt: start.toISOString() }).toEqual(JSON.parse(body));
  });

  test("is for signed-in farmers alone", async () => {
    expect((await exportOf({ ...sunita, cookie: "" })).statusCode).toBe(401);
  });
});

describe("deleting the account", () => {
  test.each(["", "yes", "somebody@example.com"])("needs the own e-mail, not %j", async (typed) => {
    expect((await remove(sunita, typed)).json()).toMatchObject({
      code: "invalid-input",
      fields: { confirm: "not-own-email" },
    });
    expect((await call(sunita, { url: "/api/profile" })).statusCode).toBe(200);
  });

  test("ends every session at once, this one and those of other devices", async () => {
    const phone = await signIn(sunita);
    const told: unknown[] = [];
    const stop = product.parts.live.listen((event) => told.push(event));
    const answer = await remove(sunita, ` ${sunita.email.toUpperCase()} `);
    expect(answer.json()).toEqual({ removedAfter: "2026-06-08T06:00:00.000Z" });
    for (const browser of [sunita, phone]) {
      expect((await call(browser, { url: "/api/session" })).statusCode).toBe(401);
      expect((await call(browser, { url: "/api/profile" })).statusCode).toBe(401);
    }
    expect((await call(ramesh, { url: "/api/profile" })).statusCode).toBe(200);
    stop();
    const body = { sessionIds: [expect.any(String), expect.any(String)] };
    expect(told, "what other processes hear").toMatchObject([{ topic: "session-ended", body }]);
  });

  test("is undone by signing in within 7 days, which the farmer is told once", async () => {
    const written = await post(sunita, "Kept");
    await remove(sunita);
    time = new Date(start.getTime() + 7 * dayInMs - 1000);
    const back = await signIn(sunita);
    expect((await call(back, { url: "/api/profile" })).json().accountKeptAt).not.toBeNull();
    expect(await sweep(30 * dayInMs)).toEqual({ accounts: 0, posts: 0, products: 0 });
    expect((await exportOf(back)).json().posts).toMatchObject([{ id: written.id }]);
    await call(back, { method: "DELETE", url: "/api/profile/kept-notice" });
    expect((await call(back, { url: "/api/profile" })).json().accountKeptAt).toBeNull();
  });

  test("is not undone by a wrong password", async () => {
    await remove(sunita);
    const wrong = await product.server.inject({
      method: "POST",
      url: "/api/session/sign-in",
      headers: { origin: testOrigin },
      payload: { email: sunita.email, password: "not the password" },
    });
    expect(wrong.statusCode).toBe(401);
    expect(await sweep(7 * dayInMs)).toMatchObject({ accounts: 1 });
  });

  test("after 7 days leaves the posts to Unknown and nothing else", async () => {
    await call(sunita, { method: "PUT", url: "/api/profile/farm", payload: farm });
    await call(sunita, { method: "PUT", url: "/api/widgets", payload: { SoilHealth: true } });
    await call(sunita, {
      method: "PUT",
      url: "/api/profile/display-name",
      payload: { displayName: "Sunitabai" },
    });
    const his = await post(ramesh, "His sprinkler", "yellow");
    const hers = await post(sunita, "Her sprinkler", "brown");
    const said = await call(sunita, {
      method: "POST",
      url: `/api/blogs/${his.id}/comments`,
      payload: { id: randomUUID(), text: "Which nozzle?", language: "en" },
    });
    expect(said.statusCode).toBe(201);
    await remove(sunita);
    expect(await sweep(7 * dayInMs - 1)).toEqual({ accounts: 0, posts: 0, products: 0 });
    expect(await sweep(7 * dayInMs)).toEqual({ accounts: 1, posts: 1, products: 0 });
    const search = (word: string) => call(ramesh, { url: `/api/blogs?search=${word}` });
    expect((await search("Sunitabai")).json().posts).toEqual([]);
    expect((await search("Her+sprinkler+unknown")).json().posts).toEqual([
      { ...hers, authorName: "Unknown", isAuthorGone: true },
    ]);
    // One comment came and one went.
    expect((await search("His+sprinkler")).json().posts).toEqual([{ ...his, commentsRevision: 2 }]);
    expect((await call(ramesh, { url: hers.imageUrl })).statusCode).toBe(200);
    expect(await listTracesOf(sunita)).toEqual([]);
    const gone = await enter("sign-in", { ...sunita, address: "10.0.4.1" });
    expect([gone.statusCode, gone.json().code]).toEqual([401, "wrong-credentials"]);
    expect((await enter("sign-up", { ...sunita, address: "10.0.4.2" })).statusCode).toBe(201);
  });

  test("is done once, however many processes sweep together and again", async () => {
    await post(sunita, "Twice", "orange");
    await remove(sunita);
    const removed = await Promise.all([sweep(8 * dayInMs), sweep(8 * dayInMs), sweep(8 * dayInMs)]);
    expect(removed.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(1);
    expect(await sweep(8 * dayInMs)).toEqual({ accounts: 0, posts: 0, products: 0 });
    expect((await call(ramesh, { url: "/api/profile" })).statusCode).toBe(200);
  });

  test("either goes through or is undone when somebody signs in during the sweep", async () => {
    // The identity library prints the fault of a session whose account is gone meanwhile.
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    for (let turn = 0; turn < 5; turn++) {
      const browser = await openBrowser("racing");
      await remove(browser);
      farmers += 1;
      const [entered, removed] = await Promise.all([
        enter("sign-in", { ...browser, address: `10.0.5.${farmers}` }),
        new Promise((resolve) => setTimeout(resolve, turn * 15)).then(() => sweep(8 * dayInMs)),
      ]);
      const isKept = entered.statusCode === 200;
      const answer = await call({ cookie: toCookie(entered) }, { url: "/api/profile" });
      expect({ isKept, status: answer.statusCode, ...removed }).toMatchObject(
        isKept ? { status: 200, accounts: 0 } : { status: 401, accounts: 1 },
      );
    }
    printed.mockRestore();
  });
});

/** The tables in which a farmer's id, name or e-mail is still found. */
async function listTracesOf({ uid, email }: Browser): Promise<string[]> {
  const traces: string[] = [];
  for (const { name } of await product.parts.db.introspection.getTables()) {
    const { rows } = await sql<{ all: string }>`
      select coalesce(json_agg(kept)::text, '') as all from ${sql.table(name)} as kept
    `.execute(product.parts.db);
    const all = String(rows[0]?.all);
    if ([uid, email, "Sunitabai"].some((text) => all.includes(text))) traces.push(name);
  }
  return traces;
}

describe("the own picture", () => {
  test("is shown by the session at once, is served, and can be taken back", async () => {
    const answer = await putPicture(sunita, await makePicture("purple"));
    expect(answer.statusCode).toBe(200);
    const { photoURL } = answer.json();
    expect(photoURL).toMatch(/^\/media\/[0-9a-f]{64}-320\.webp$/);
    expect((await call(sunita, { url: "/api/session" })).json().photoURL).toBe(photoURL);
    expect((await call(sunita, { url: photoURL })).headers["content-type"]).toBe("image/webp");
    expect((await call(ramesh, { url: "/api/profile" })).json().photoURL).toBeNull();
    await call(sunita, { method: "DELETE", url: "/api/profile/picture" });
    expect((await call(sunita, { url: "/api/session" })).json().photoURL).toBeNull();
  });

  test.each([
    ["a drawing with a script", Buffer.from("<svg onload='alert(1)'/>".padEnd(200)), 415],
    ["a damaged picture", Buffer.from("\x89PNG\r\n\x1a\n".padEnd(200, "x"), "latin1"), 415],
    ["an empty file", Buffer.alloc(0), 400],
  ])("refuses %s and keeps the one before", async (_name, bytes, status) => {
    const { photoURL } = (await putPicture(sunita, await makePicture("pink"))).json();
    expect((await putPicture(sunita, bytes)).statusCode).toBe(status);
    expect((await call(sunita, { url: "/api/profile" })).json().photoURL).toBe(photoURL);
  });
});
