import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { removeDueAccounts } from "./account-store.server.ts";
import { ownTables } from "./data/own-tables.ts";

let product: TestServer;
let time = new Date();
let farmers = 0;
type Browser = { uid: string; email: string; cookie: string };
const password = "monsoon-2026";

async function signUp(): Promise<Browser> {
  farmers += 1;
  const email = `farmer${farmers}@example.com`;
  const answer = await send(null, "POST /api/session/sign-up", { email, password });
  expect(answer.statusCode).toBe(201);
  return { uid: answer.json().uid, email, cookie: readCookies(answer.cookies) };
}
const readCookies = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

/** @param what method and address */
function send(browser: Browser | null, what: string, payload?: object) {
  const [method, url = ""] = what.split(" ");
  if (method !== "GET" && method !== "POST" && method !== "DELETE") throw new Error(what);
  return product.server.inject({
    method,
    url,
    remoteAddress: `10.1.${farmers >> 8}.${farmers & 255}`,
    headers: { origin: testOrigin, ...(browser ? { cookie: browser.cookie } : {}) },
    ...(payload ? { payload } : {}),
  });
}

function sendPicture(
  browser: Browser | null,
  bytes: Buffer,
  given: { url?: string; method?: "PUT" | "POST"; fields?: Record<string, string> } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given.fields ?? {})) form.set(name, value);
  form.set("picture", new Blob([new Uint8Array(bytes)]), "me.png");
  return product.server.inject({
    method: given.method ?? "PUT",
    url: given.url ?? "/api/profile/photo",
    remoteAddress: `10.1.${farmers >> 8}.${farmers & 255}`,
    headers: { origin: testOrigin, ...(browser ? { cookie: browser.cookie } : {}) },
    payload: form,
  });
}
let shade = 0;
const makePicture = () => {
  shade += 1;
  const background = { r: shade, g: 2 * shade, b: 90 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
};
const post = async (author: Browser, title: string, bytes: Buffer) => {
  const id = crypto.randomUUID();
  const fields = {
    id,
    title,
    description: "Two sprays less.",
    category: "pests",
    language: "en",
  };
  const answer = await sendPicture(author, bytes, { url: "/api/blogs", method: "POST", fields });
  expect(answer.body).toContain(id);
  return id;
};

beforeAll(async () => {
  product = await openTestServer({ now: () => time });
});
afterAll(() => product.close());
beforeEach(() => {
  time = new Date();
});

test("the database names no farmer in a column that nobody has thought of", async () => {
  const { rows } = await product.parts.db.executeQuery<{ table: string; column: string }>(
    (await import("kysely")).CompiledQuery.raw(`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and (column_name ~* 'uid$' or column_name = 'userId')`),
  );
  const known = ownTables.map(({ table, owner }) => `${table}.${owner}`);
  for (const { table, column } of rows) expect(known).toContain(`${table}.${column}`);
});

describe("the picture of oneself", () => {
  test("is kept, shown in the session, replaced and removed, and the old files go", async () => {
    const me = await signUp();
    const first = await sendPicture(me, await makePicture());
    expect(first.json().photoURL).toMatch(/^\/media\/[0-9a-f]{64}-640\.webp$/);
    const session = await send(me, "GET /api/session");
    expect(session.json().photoURL).toBe(first.json().photoURL);
    expect((await send(me, `GET ${first.json().photoURL}`)).statusCode).toBe(200);
    const second = await sendPicture(me, await makePicture());
    expect((await send(me, `GET ${first.json().photoURL}`)).statusCode).toBe(404);
    expect((await send(me, "DELETE /api/profile/photo")).json()).toEqual({ photoURL: null });
    expect((await send(me, `GET ${second.json().photoURL}`)).statusCode).toBe(404);
    expect((await send(me, "GET /api/session")).json().photoURL).toBeNull();
  });

  test("that a post shows too stays there when it is removed here", async () => {
    const me = await signUp();
    const bytes = await makePicture();
    await post(me, "With my face", bytes);
    const { photoURL } = (await sendPicture(me, bytes)).json();
    await send(me, "DELETE /api/profile/photo");
    expect((await send(me, `GET ${photoURL}`)).statusCode).toBe(200);
  });

  test.each<[string, () => Promise<Buffer>, number]>([
    ["a drawing with a script", async () => Buffer.from("<svg onload='alert(1)'></svg>"), 415],
    ["nothing", async () => Buffer.alloc(0), 400],
    ["half a picture", async () => (await makePicture()).subarray(0, 60), 415],
  ])("is not %s", async (_name, make, status) => {
    const me = await signUp();
    expect((await sendPicture(me, await make())).statusCode).toBe(status);
    expect((await sendPicture(null, await makePicture())).statusCode).toBe(401);
  });
});

describe("the export", () => {
  test("holds everything of one's own, nothing of others and no secret", async () => {
    const other = await signUp();
    await post(other, "Somebody else's", await makePicture());
    const me = await signUp();
    await post(me, "Neem works", await makePicture());
    const answer = await send(me, "GET /api/profile/export");
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="urvara-[\d-]{10}\.json"$/,
    );
    const { user, data } = answer.json();
    expect(user.email).toBe(me.email);
    expect(data.blogs).toMatchObject([{ title: "Neem works", authorName: "Unknown" }]);
    expect(data.users).toMatchObject([{ uid: me.uid, email: me.email }]);
    expect(data.identitySession).toHaveLength(1);
    expect(data.media).toHaveLength(1);
    const token = decodeURIComponent(me.cookie).split("session_token=")[1]?.split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    for (const word of [other.email, other.uid, "Somebody", "argon2", token]) {
      expect(answer.body).not.toContain(word);
    }
    expect((await send(null, "GET /api/profile/export")).statusCode).toBe(401);
  });
});

describe("deleting the account", () => {
  const ask = (me: Browser | null, body: object) => send(me, "POST /api/profile/deletion", body);
  const sweep = () => removeDueAccounts({ ...product.parts, now: () => time });
  const later = (days: number) => {
    time = new Date(time.getTime() + days * 86_400_000);
  };
  const isThere = async (uid: string) =>
    (await product.parts.db.selectFrom("users").select("uid").where("uid", "=", uid).execute())
      .length === 1;

  test("needs the address and the password, typed", async () => {
    const me = await signUp();
    const wrongMail = await ask(me, { email: "else@example.com", password });
    expect([wrongMail.statusCode, wrongMail.json().code]).toEqual([409, "user-mismatch"]);
    const wrongPassword = await ask(me, { email: me.email, password: "a guess" });
    expect(wrongPassword.json().code).toBe("wrong-credentials");
    expect((await ask(me, { email: me.email })).statusCode).toBe(401);
    expect((await ask(null, { email: me.email, password })).statusCode).toBe(401);
    expect((await send(me, "GET /api/profile")).statusCode).toBe(200);
  });

  test("ends all sessions, mails when, and happens after seven days and not before", async () => {
    const me = await signUp();
    const title = `Stays ${me.uid}`;
    const postId = await post(me, title, await makePicture());
    const { photoURL } = (await sendPicture(me, await makePicture())).json();
    const asked = await ask(me, { email: me.email, password });
    expect(asked.statusCode).toBe(202);
    expect(Date.parse(asked.json().deletedOn) - time.getTime()).toBe(7 * 86_400_000);
    expect((await send(me, "GET /api/profile")).statusCode).toBe(401);
    const outbox = join(product.parts.env.DATA_DIR, "outbox");
    expect((await readdir(outbox)).length).toBeGreaterThan(0);
    later(6.9);
    expect(await sweep()).toBe(0);
    expect(await isThere(me.uid)).toBe(true);
    later(0.2);
    expect(await sweep()).toBe(1);
    expect(await isThere(me.uid)).toBe(false);
    for (const { table, owner } of ownTables) {
      const { rows } = await product.parts.db.executeQuery<{ count: number }>(
        (await import("kysely")).CompiledQuery.raw(
          `select count(*)::int as count from "${table}" where "${owner}" = $1`,
          [me.uid],
        ),
      );
      expect([table, rows[0]?.count]).toEqual([table, 0]);
    }
    const reader = await signUp();
    const list = await send(reader, "GET /api/blogs");
    const kept = list.json().posts.find(({ id }: { id: string }) => id === postId);
    expect(kept).toMatchObject({ title, authorName: "Unknown" });
    expect((await send(reader, `GET ${kept.imageUrl}`)).statusCode).toBe(200);
    expect((await send(reader, `GET ${photoURL}`)).statusCode).toBe(404);
    const again = await send(null, "POST /api/session/sign-in", { email: me.email, password });
    expect(again.statusCode).toBe(401);
    const anew = await send(null, "POST /api/session/sign-up", { email: me.email, password });
    expect(anew.statusCode).toBe(201);
  });

  test("is undone by signing in", async () => {
    const me = await signUp();
    await ask(me, { email: me.email, password });
    later(6);
    const back = await send(null, "POST /api/session/sign-in", { email: me.email, password });
    expect(back.statusCode).toBe(200);
    later(2);
    expect(await sweep()).toBe(0);
    expect(await isThere(me.uid)).toBe(true);
  });
});
