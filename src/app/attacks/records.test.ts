import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Attack,
  type Browser,
  type Ground,
  openGround,
  password,
  postParts,
} from "./test-ground.server.ts";

const farm = { phone: "9876543210", address: "Ozar, Nashik" };
const email = "mass@example.com";

/** Every call that takes JSON, with a body that is right. */
const jsonWrites: [string, Omit<Attack, "payload"> & { payload: object }][] = [
  ["sign-up", { method: "POST", url: "/api/session/sign-up", payload: { email, password } }],
  ["sign-in", { method: "POST", url: "/api/session/sign-in", payload: { email, password } }],
  ["farm", { method: "PUT", url: "/api/profile/farm", payload: farm }],
  [
    "display name",
    { method: "PUT", url: "/api/profile/display-name", payload: { displayName: "A" } },
  ],
  ["language", { method: "PUT", url: "/api/profile/language", payload: { language: "hi" } }],
  ["widgets", { method: "PUT", url: "/api/widgets", payload: { SoilHealth: true } }],
  ["deletion", { method: "DELETE", url: "/api/profile", payload: { confirm: email } }],
];

/** What turns the direction of writing is dropped, nothing else. */
const turned = {
  typed: "\u202eevil\u202c \u200b zero",
  kept: "evil \u200b zero",
  // Of a name nothing stays that cannot be seen.
  name: "evil zero",
};
const typedTexts = [
  "'; drop table users; --",
  "' or '1'='1",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}${7*7}<%= 7*7 %>",
  "$1 \\' %s %n ../../etc/passwd",
  "=cmd|' /C calc'!A0",
  turned.typed,
];

// Attacks on other farmers' records, on fields that are nobody's to write, and through typed text.
describe(`records under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  let victim: Browser;
  let picture: Buffer;
  beforeAll(async () => {
    ground = await openGround();
    [farmer, victim] = [await ground.openBrowser(), await ground.openBrowser()];
    const create = { width: 40, height: 30, channels: 3, background: "green" } as const;
    picture = await sharp({ create }).png().toBuffer();
    await ground.send(victim, { method: "PUT", url: "/api/profile/farm", payload: farm });
  });
  afterAll(() => ground.close());

  const readRecord = async (browser: Browser) => [
    (await ground.send(browser, { url: "/api/profile" })).json(),
    (await ground.send(browser, { url: "/api/widgets" })).json(),
  ];

  describe("somebody else's records", () => {
    test.each<[string, (uid: string) => Attack, number]>([
      [
        "naming them in the query of a write",
        (uid) => ({ method: "PUT", url: `/api/widgets?uid=${uid}`, payload: { YieldTrend: true } }),
        200,
      ],
      [
        "naming them in the query of the farm",
        (uid) => ({
          method: "PUT",
          url: `/api/profile/farm?uid=${uid}&id=${uid}`,
          payload: { ...farm, address: "Taken" },
        }),
        200,
      ],
      [
        "naming them in the body",
        (uid) => ({ method: "PUT", url: "/api/profile/farm", payload: { ...farm, uid } }),
        400,
      ],
      [
        "naming them as userId",
        (uid) => ({
          method: "PUT",
          url: "/api/widgets",
          payload: { userId: uid, YieldTrend: true },
        }),
        400,
      ],
      ["naming them in the path", (uid) => ({ url: `/api/profile/${uid}` }), 404],
      ["asking for the users", (uid) => ({ url: `/api/users/${uid}` }), 404],
      [
        "deleting by path",
        (uid) => ({ method: "DELETE", url: `/api/profile/${uid}`, payload: {} }),
        404,
      ],
      [
        "deleting by body",
        (uid) => ({ method: "DELETE", url: "/api/profile", payload: { confirm: "x", uid } }),
        400,
      ],
      [
        "a header that names them",
        (uid) => ({
          method: "PUT",
          url: "/api/widgets",
          payload: { YieldTrend: false },
          headers: { "x-user-id": uid, "x-uid": uid },
        }),
        200,
      ],
    ])("stay as they are against %s", async (_name, attack, status) => {
      const before = await readRecord(victim);
      expect((await ground.send(farmer, attack(victim.uid))).statusCode).toBe(status);
      expect(await readRecord(victim)).toEqual(before);
    });

    test.each(["/api/profile", "/api/widgets", "/api/profile/export", "/api/session"])(
      "%s tells only of whoever asks, whoever the query names",
      async (url) => {
        const named = `${url}?uid=${victim.uid}&id=${victim.uid}&email=${victim.email}&user=${victim.uid}`;
        const { body } = await ground.send(farmer, { url: named });
        expect(body).not.toContain(victim.uid);
        expect(body).not.toContain(victim.email);
      },
    );

    test("another's account is not deleted with its e-mail address", async () => {
      const answer = await ground.send(farmer, {
        method: "DELETE",
        url: "/api/profile",
        payload: { confirm: victim.email },
      });
      expect(answer.statusCode).toBe(400);
      expect(await readRecord(victim)).toHaveLength(2);
      expect((await ground.send(farmer, { url: "/api/profile" })).statusCode).toBe(200);
    });

    test("another's post is not replaced by one of the same id", async () => {
      const parts = postParts(picture, { title: "The victim's" });
      const first = await ground.sendForm(victim, { parts });
      expect(first.statusCode).toBe(201);
      const { id } = first.json();
      const again = await ground.sendForm(farmer, {
        parts: postParts(picture, { id, title: "Mine" }),
      });
      expect(again.statusCode).toBe(409);
      for (const method of ["PUT", "PATCH", "DELETE"] as const) {
        const answer = await ground.send(farmer, { method, url: `/api/blogs/${id}`, payload: {} });
        expect([403, 404]).toContain(answer.statusCode);
      }
      const row = await sql<{ title: string; authorUid: string }>`
        select title, "authorUid" from blogs where id = ${id}`.execute(ground.product.parts.db);
      expect(row.rows).toEqual([{ title: "The victim's", authorUid: victim.uid }]);
    });

    test.each([
      "00000000-0000-0000-0000-000000000000",
      "1",
      "..%2f..%2fprofile",
      "' or 1=1 --",
      "%00",
      "undefined",
      "9".repeat(190),
    ])("liking the post %s changes none", async (id) => {
      const count = sql<{ likes: string }>`select sum(likes) as likes from blogs`;
      const before = await count.execute(ground.product.parts.db);
      const url = `/api/blogs/${id.includes("%") ? id : encodeURIComponent(id)}/like`;
      const answer = await ground.send(farmer, { method: "POST", url, payload: {} });
      expect([400, 404]).toContain(answer.statusCode);
      expect((await count.execute(ground.product.parts.db)).rows).toEqual(before.rows);
    });
  });

  describe("fields that are nobody's to write", () => {
    test.each(jsonWrites)("%s takes none beside its own", async (_name, write) => {
      for (const extra of [
        { role: "admin" },
        { emailVerified: true },
        { uid: victim.uid, createdAt: "2020-01-01T00:00:00Z" },
        { deletionRequestedAt: null },
      ]) {
        const payload = { ...write.payload, ...extra };
        const answer = await ground.send(farmer, {
          ...write,
          payload,
          address: ground.newAddress(),
        });
        expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
      }
    });

    test("a post's author, likes, date and picture are ours to set", async () => {
      const parts = postParts(picture, {
        authorUid: victim.uid,
        authorName: "The Minister",
        likes: "9999",
        postedDate: "2099-01-01T00:00:00Z",
        imageUrl: "https://evil.test/x.png",
        searchText: "everything",
      });
      const answer = await ground.sendForm(farmer, { parts });
      expect(answer.json()).toMatchObject({ authorName: "Unknown", likes: 0 });
      expect(answer.json().imageUrl).toMatch(/^\/media\/[0-9a-f]{64}-640\.webp$/);
      expect(Date.parse(answer.json().postedDate)).toBeLessThanOrEqual(Date.now());
    });
  });

  describe("prototype pollution", () => {
    const poisons = [
      (inner: string) => `{"__proto__":{"polluted":"yes"}${inner}}`,
      (inner: string) => `{"constructor":{"prototype":{"polluted":"yes"}}${inner}}`,
      (inner: string) => `{"a":{"__proto__":{"polluted":"yes"}}${inner}}`,
      (inner: string) => `{"\\u005f_proto__":{"polluted":"yes"}${inner}}`,
    ];
    test.each(jsonWrites)(
      "through %s is refused and leaves nothing behind",
      async (_name, write) => {
        const inner = JSON.stringify(write.payload).slice(1, -1);
        for (const poison of poisons) {
          const answer = await ground.send(farmer, {
            ...write,
            payload: poison(`,${inner}`),
            headers: { "content-type": "application/json" },
            address: ground.newAddress(),
          });
          expect(answer.statusCode).toBe(400);
        }
        expect(Reflect.get({}, "polluted")).toBeUndefined();
      },
    );

    test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
      "through a form field called %s leaves nothing behind",
      async (name) => {
        const parts = [{ name, value: "polluted" }, ...postParts(picture)];
        const answer = await ground.sendForm(farmer, { parts });
        expect(answer.statusCode).toBeLessThan(500);
        expect(String({})).toBe("[object Object]");
        const form = await ground.send(null, {
          method: "POST",
          url: `/login?${name}=1&${name}[polluted]=1`,
          payload: `${name}=polluted&email=a@b.co&password=x`,
          headers: { "content-type": "application/x-www-form-urlencoded" },
          address: ground.newAddress(),
        });
        expect(form.statusCode).toBe(303);
        expect(Reflect.get({}, "polluted")).toBeUndefined();
      },
    );
  });

  describe("typed text", () => {
    const countUsers = async () => {
      const { rows } = await sql`select uid from users`.execute(ground.product.parts.db);
      return rows.length;
    };

    test.each(typedTexts)("%j is stored and returned as it was typed", async (text) => {
      const kept = text === turned.typed ? turned.kept : text;
      const keptChoices = { farmType: kept, cropType: kept, soilType: kept, waterSource: kept };
      const before = await countUsers();
      const choices = { farmType: text, cropType: text, soilType: text, waterSource: text };
      const saved = await ground.send(farmer, {
        method: "PUT",
        url: "/api/profile/farm",
        payload: { ...farm, address: text, ...choices },
      });
      expect(saved.json()).toMatchObject({ address: kept, ...keptChoices });
      const named = await ground.send(farmer, {
        method: "PUT",
        url: "/api/profile/display-name",
        payload: { displayName: text },
      });
      const name = text === turned.typed ? turned.name : text;
      expect(named.json().displayName).toBe(name);
      const parts = postParts(picture, { title: text, description: text });
      const posted = await ground.sendForm(farmer, { parts });
      expect(posted.json()).toMatchObject({ title: kept, description: kept, authorName: name });
      for (const answer of [saved, named, posted]) {
        expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
      expect(await countUsers()).toBe(before);
    });

    test.each([
      ...typedTexts,
      "%",
      "_",
      "\\",
      ")(*&|!",
      "a".repeat(100),
      "😀".repeat(50),
      "\u0000",
    ])("%j can be searched for in every list", async (text) => {
      for (const list of ["blogs", "products", "schemes", "insurance-plans"]) {
        const url = `/api/${list}?${new URLSearchParams({ search: text })}`;
        const answer = await ground.send(farmer, { url });
        expect([200, 400, 404]).toContain(answer.statusCode);
      }
      expect(await countUsers()).toBeGreaterThan(1);
    });

    test.each([
      ["a cursor that is SQL", "cursor", "' or 1=1 --"],
      ["a cursor of another list", "cursor", Buffer.from('["x",1,2]').toString("base64url")],
      ["a cursor with an object", "cursor", Buffer.from('{"__proto__":1}').toString("base64url")],
      ["a category that is SQL", "category", "water' or '1'='1"],
      ["a search too long", "search", "a".repeat(101)],
    ])("%s is refused", async (_name, key, value) => {
      const url = `/api/blogs?${new URLSearchParams({ [key]: value })}`;
      expect((await ground.send(farmer, { url })).statusCode).toBe(400);
    });

    test("a query that names a value twice or as an object is refused", async () => {
      for (const query of [
        "search=a&search=b",
        "category=water&category=soil",
        "cursor=a&cursor=b",
      ]) {
        expect((await ground.send(farmer, { url: `/api/blogs?${query}` })).statusCode).toBe(400);
      }
    });

    test("ids of posts must be ours to parse", async () => {
      for (const id of ["x", "' or 1=1", randomUUID().slice(1)]) {
        const answer = await ground.sendForm(farmer, { parts: postParts(picture, { id }) });
        expect(answer.statusCode).toBe(400);
      }
    });
  });
});
