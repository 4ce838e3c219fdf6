import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mostUnusedPictures } from "#src/platform/media-owners.server.ts";
import { type Ground, openGround, postParts } from "./test-ground.server.ts";
import { makeNumbered, openUploads } from "./test-uploads.server.ts";

let ground: Ground;
let uploads: ReturnType<typeof openUploads>;

beforeAll(async () => {
  ground = await openGround({ TRUST_PROXY: "true" });
  uploads = openUploads(ground);
  await uploads.insertPlace();
});
afterAll(() => ground.close());

const countPictures = async () =>
  (await ground.product.parts.db.selectFrom("media").select("id").execute()).length;

/** As if everything had been sent a day earlier. */
async function letADayPass(): Promise<void> {
  const { db } = ground.product.parts;
  for (const table of ["media", "mediaOwners"] as const) {
    await db.updateTable(table).set({ savedAt: sql`"savedAt" - interval '25 hours'` }).execute();
  }
}

test("of 130 pictures that nothing shows, many sent at once, an account keeps no more than it can use", async () => {
  const hoarder = await ground.openBrowser();
  const pictures = await Promise.all(Array.from({ length: 130 }, (_, n) => makeNumbered(n)));
  const before = await countPictures();
  const statuses: number[] = [];
  for (let first = 0; first < pictures.length; first += 26) {
    const some = pictures.slice(first, first + 26);
    const answers = await Promise.all(some.map((one) => uploads.upload(hoarder, one)));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.json()).toMatchObject({ code: "picture-quota-reached" });
    }
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(mostUnusedPictures);
  expect(statuses.filter((status) => status === 429)).toHaveLength(130 - mostUnusedPictures);
  expect((await countPictures()) - before).toBe(mostUnusedPictures);
  // What is kept already may be sent again, whose answer was lost.
  expect((await uploads.upload(hoarder, await makeNumbered(0))).statusCode).toBe(201);
  // A post would be one more.
  const post = await ground.sendForm(hoarder, { parts: postParts(await makeNumbered(900)) });
  expect([post.statusCode, post.json().code]).toEqual([429, "picture-quota-reached"]);
});

test("others are not hindered, and whoever uses pictures may send more", async () => {
  const seller = await ground.openBrowser();
  for (let n = 0; n < mostUnusedPictures; n += 6) {
    const pictures: string[] = [];
    for (let k = 0; k < 6; k += 1) {
      pictures.push(await uploads.getUrl(seller, await makeNumbered(1000 + n + k)));
    }
    expect((await uploads.list(seller, { pictures })).statusCode).toBe(201);
  }
  expect((await uploads.upload(seller, await makeNumbered(2000))).statusCode).toBe(201);
});

test("nobody fills the disk with what is shown either, until a day has passed", async () => {
  const writer = await ground.openBrowser();
  const url = await uploads.getUrl(writer, await makeNumbered(3000));
  await uploads.list(writer, { pictures: [url] });
  const { db } = ground.product.parts;
  await db
    .updateTable("mediaOwners")
    .set({ bytes: 100 * 1024 * 1024 })
    .where("uid", "=", writer.uid)
    .execute();
  const refused = await uploads.upload(writer, await makeNumbered(3001));
  expect([refused.statusCode, refused.json().code]).toEqual([429, "picture-quota-reached"]);
  await letADayPass();
  expect((await uploads.upload(writer, await makeNumbered(3001))).statusCode).toBe(201);
});
