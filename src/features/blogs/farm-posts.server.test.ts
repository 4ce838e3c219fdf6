import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openMail } from "#src/platform/mail.server.ts";
import { openMedia } from "#src/platform/media.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { blogRoutes } from "./routes.server.ts";
import { blogPage } from "./schema.ts";
import { toSearchText } from "./store.server.ts";

const other = "farmer-2";
let database: TestDatabase;
let live: Live;
let server: Server;
let minute: number;

beforeEach(async () => {
  database = await openTestDb();
  const { db } = database;
  const env = readEnv({ LOG_LEVEL: "silent" });
  const log = openLog(env);
  const now = () => new Date("2026-11-21T06:00:00Z");
  live = openLive(db, { log });
  minute = 0;
  server = openTestRoutes((routes) =>
    blogRoutes(routes, {
      env,
      log,
      live,
      now,
      db,
      publicUrl: "http://urvara.test",
      secret: "a secret of the tests, long enough to sign with",
      media: openMedia({ db, folder: tmpdir() }),
      mail: openMail(env, { log, now }),
      newId: randomUUID,
    }),
  );
  await db
    .insertInto("users")
    .values([testFarmer.uid, other].map((uid) => ({ uid, email: `${uid}@farm.test` })))
    .execute();
});

afterEach(async () => {
  await server.close();
  await live.close();
  await database.close();
});

type Sown = { uid?: string; archivedDate?: Date; endedDate?: string };

async function sow(crop: Crop, given: Sown = {}): Promise<void> {
  const { uid = testFarmer.uid, archivedDate = null, endedDate = null } = given;
  const id = randomUUID();
  const plot = { name: "Well plot", areaInSquareMetres: 6000, areaUnit: "acre" };
  const createdDate = new Date("2026-10-01T06:00:00Z");
  await database.db
    .insertInto("fields")
    .values({ ...plot, id, uid, archivedDate, createdDate })
    .execute();
  await database.db
    .insertInto("seasons")
    .values({ id: randomUUID(), fieldId: id, crop, sowingDate: "2026-10-01", endedDate })
    .execute();
}

async function farmIn(district: string, state: string, uid = testFarmer.uid): Promise<void> {
  const position = { latitude: 20, longitude: 74, quality: "A", source: "pin" };
  await database.db
    .insertInto("farmPlaces")
    .values({ uid, pin: "422206", name: district, district, state, ...position })
    .execute();
}

/** Each a minute after the one before. */
async function write(title: string, given: { text?: string; author?: string } = {}) {
  const { text: description = "It went well.", author: authorName = "Asha" } = given;
  const post = { title, description, authorName, category: "seeds" };
  minute += 1;
  await database.db
    .insertInto("blogs")
    .values({
      ...post,
      id: randomUUID(),
      imageUrl: "/pictures/posts/azolla-bed.svg",
      language: "en",
      postedDate: new Date(Date.UTC(2026, 10, 1, 0, minute)),
      searchText: toSearchText(post),
    })
    .execute();
}

async function list(query = "") {
  const answer = await server.inject({ url: `/api/blogs?farm=own${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return blogPage.parse(answer.json());
}

const listTitles = async (query = "") => (await list(query)).posts.map(({ title }) => title);

test("posts about what is sown are found in English, Hindi, Marathi and Hindi in Latin letters", async () => {
  await sow("wheat");
  await sow("onion");
  await write("Wheat after rice");
  await write("गेहूँ की बुवाई");
  await write("Gehun mein doosra paani");
  await write("A second watering", { text: "I gave it to my wheat at 21 days." });
  await write("कांद्याला करपा");
  await write("Pyaaz ka bhav");
  await write("Onions in the loft");
  const { posts, reasons } = await list();
  const wheat = { crop: "wheat" };
  const onion = { crop: "onion" };
  expect(posts.map(({ id, title }) => [title, reasons?.[id]])).toEqual([
    ["Onions in the loft", onion],
    ["Pyaaz ka bhav", onion],
    ["कांद्याला करपा", onion],
    ["A second watering", wheat],
    ["Gehun mein doosra paani", wheat],
    ["गेहूँ की बुवाई", wheat],
    ["Wheat after rice", wheat],
  ]);
});

test.each<[Crop, string, string]>([
  ["rice", "The price of urea will rise", "Rice in rows"],
  ["rice", "जन धन खाता", "धान की रोपाई"],
  ["chickpea", "Ten gram of zinc in a litre", "चने में इल्ली"],
  ["mango", "आम तौर पर जून में", "आम के बौर"],
  ["mango", "I am late with everything", "Aam ki kalam"],
  ["banana", "मी सिंचन केले", "केळीच्या बागेत ठिबक"],
  ["banana", "नांगरणी केली", "केले की खेती"],
  ["sugarcane", "Ask us about a loan", "ऊस तोडणी"],
  ["maize", "Make a bund before the rain", "Makka for fodder"],
  ["brinjal", "Before the rains began", "Baingan ka bharta"],
  ["chilli", "A chilling wind in the night", "Chillies on the roof"],
  ["onion", "Tomato and potato", "प्याज का भंडारण"],
])("%s is not found in “%s”, but in “%s”", async (crop, about, own) => {
  await sow(crop);
  await write(about);
  await write(own);
  expect(await listTitles()).toEqual([own]);
});

test.each([
  ["Nashik", "MH", "Late rain in Nashik", "नाशिकमध्ये द्राक्ष"],
  ["Beed", "MH", "बीड जिल्ह्यात पाऊस", "Rain, Beed district"],
  ["Gaya", "BR", "Gaya jila mein barish", "गया जिले में बारिश"],
])("a post that names %s is found by it", async (district, state, ...titles) => {
  await farmIn(district, state);
  await write("पानी भर गया, a bid was made");
  for (const title of titles) await write(title);
  const { posts, reasons } = await list();
  expect(posts.map(({ title }) => title)).toEqual(titles.toReversed());
  // It is shown by the name that the reader's language has.
  const names = { en: district, mr: expect.stringMatching(/^\p{Script=Devanagari}+$/u) };
  expect(posts.map(({ id }) => reasons?.[id])).toMatchObject(
    titles.map(() => ({ district, names })),
  );
});

test("an author's name is not what a post is about", async () => {
  await sow("pomegranate");
  await farmIn("Nashik", "MH");
  await write("Rain in the night", { author: "Anar Nashik" });
  expect(await listTitles()).toEqual([]);
});

test("only what stands on one's own fields now counts, whatever others grow", async () => {
  await sow("tomato");
  await sow("cotton", { endedDate: "2026-11-01" });
  await sow("maize", { archivedDate: new Date("2026-11-01T00:00:00Z") });
  await sow("wheat", { uid: other });
  await farmIn("Nashik", "MH", other);
  for (const name of ["Tomato", "Cotton", "Maize", "Wheat", "Nashik"]) await write(name);
  expect(await listTitles()).toEqual(["Tomato"]);
});

test("without fields and place the list is empty", async () => {
  await write("Wheat");
  expect(await list()).toEqual({ posts: [], nextCursor: null, reasons: {} });
});

test("the list is narrowed by words and a category as any other", async () => {
  await sow("tomato");
  await write("Tomato on drip");
  await write("Tomato on the flat");
  expect(await listTitles("&search=drip")).toEqual(["Tomato on drip"]);
  expect(await listTitles("&category=market")).toEqual([]);
  expect((await server.inject({ url: "/api/blogs?farm=other" })).statusCode).toBe(400);
});

test("pages hold each post once, whatever is posted meanwhile and however many only sound so", async () => {
  await sow("pomegranate");
  const expected: string[] = [];
  for (let number = 1; number <= 24; number += 1) {
    await write(`Pomegranate ${number}`);
    expected.unshift(`Pomegranate ${number}`);
    // By somebody whose name is that of the crop, and so in what is searched.
    for (let times = 0; times < number; times += 1) await write("Rain", { author: "Anar Singh" });
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(cursor === null ? "" : `&cursor=${cursor}`);
    expect(Object.keys(page.reasons ?? {})).toEqual(page.posts.map(({ id }) => id));
    seen.push(...page.posts.map(({ title }) => title));
    cursor = page.nextCursor;
    await write("Pomegranate later");
  } while (cursor !== null);
  expect(seen).toEqual(expected);
});
