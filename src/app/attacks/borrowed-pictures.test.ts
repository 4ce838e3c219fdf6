import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeDueAccounts } from "#src/features/profile/jobs.server.ts";
import { sweepMedia } from "#src/platform/media-sweep.server.ts";
import { type Browser, type Ground, openGround, postParts } from "./test-ground.server.ts";
import { makeNumbered, openUploads } from "./test-uploads.server.ts";

let ground: Ground;
let uploads: ReturnType<typeof openUploads>;
let asha: Browser;
let ravi: Browser;
let last = 0;

beforeAll(async () => {
  ground = await openGround({ TRUST_PROXY: "true" });
  uploads = openUploads(ground);
  await uploads.insertPlace();
  asha = await ground.openBrowser();
  ravi = await ground.openBrowser();
});
afterAll(() => ground.close());

const makeNew = () => makeNumbered((last += 1));
const db = () => ground.product.parts.db;

/** What is due: whatever nothing shows any more goes. */
const sweep = () =>
  sweepMedia(
    { db: db(), folder: join(ground.product.parts.env.DATA_DIR, "media") },
    { before: new Date(Date.now() + 60_000) },
  );

const send = (farmer: Browser, method: "POST" | "DELETE", url: string) =>
  ground.send(farmer, { method, url, address: ground.newAddress() });

async function writePost(farmer: Browser, picture: Buffer) {
  const answer = await ground.sendForm(farmer, {
    parts: postParts(picture),
    address: ground.newAddress(),
  });
  expect(answer.statusCode).toBe(201);
  const { id, imageUrl }: { id: string; imageUrl: string } = answer.json();
  return { id, imageUrl };
}

test("whoever learns the name of a picture that nothing shows is not shown it", async () => {
  const url = await uploads.getUrl(asha, await makeNew());
  expect(await uploads.look(asha, url)).toBe(200);
  for (const width of [320, 640, 1280]) {
    expect(await uploads.look(ravi, url.replace("-640.", `-${width}.`))).toBe(404);
  }
  const refused = await ground.send(ravi, { url, address: ground.newAddress() });
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect((await uploads.list(asha, { pictures: [url], status: "draft" })).statusCode).toBe(201);
  expect(await uploads.look(ravi, url)).toBe(404);
});

test("a picture on sale is shown to all and goes into no listing of another's", async () => {
  const url = await uploads.getUrl(asha, await makeNew());
  const listing = await uploads.list(asha, { pictures: [url] });
  expect(listing.statusCode).toBe(201);
  expect(await uploads.look(ravi, url)).toBe(200);
  const borrowed = await uploads.list(ravi, { pictures: [url] });
  expect([borrowed.statusCode, borrowed.json().fields]).toEqual([
    400,
    { pictures: "picture-unknown" },
  ]);
  const own = await uploads.getUrl(ravi, await makeNew());
  const mixed = await uploads.list(ravi, { pictures: [own, url] });
  expect(mixed.statusCode).toBe(400);
});

test("the same picture of two farmers is each one's own, and stays while either shows it", async () => {
  const picture = await makeNew();
  const url = await uploads.getUrl(asha, picture);
  expect(await uploads.getUrl(ravi, picture)).toBe(url);
  const first = await uploads.list(asha, { pictures: [url] });
  const second = await uploads.list(ravi, { pictures: [url] });
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  const stranger = await ground.openBrowser();
  await send(asha, "DELETE", `/api/listings/${first.json().id}`);
  await sweep();
  expect(await uploads.look(stranger, url)).toBe(200);
  await send(ravi, "DELETE", `/api/listings/${second.json().id}`);
  expect(await uploads.look(stranger, url)).toBe(404);
  await sweep();
  expect(await uploads.look(ravi, url)).toBe(404);
});

test("the picture of a removed post is shown to its author alone, until it is brought back", async () => {
  const { id, imageUrl } = await writePost(asha, await makeNew());
  expect(await uploads.look(ravi, imageUrl)).toBe(200);
  await send(asha, "DELETE", `/api/blogs/${id}`);
  expect(await uploads.look(ravi, imageUrl)).toBe(404);
  expect(await uploads.look(asha, imageUrl)).toBe(200);
  await send(asha, "POST", `/api/blogs/${id}/restore`);
  expect(await uploads.look(ravi, imageUrl)).toBe(200);
  await db().updateTable("blogs").set({ hiddenDate: new Date() }).where("id", "=", id).execute();
  expect(await uploads.look(ravi, imageUrl)).toBe(404);
});

test("what was bought is seen by its buyer after the listing is gone, and by nobody else", async () => {
  const url = await uploads.getUrl(asha, await makeNew());
  const { id } = (await uploads.list(asha, { pictures: [url] })).json();
  const orderId = randomUUID();
  await db()
    .insertInto("orders")
    .values({
      id: orderId,
      reference: "U-1",
      checkoutId: randomUUID(),
      buyerUid: ravi.uid,
      sellerUid: asha.uid,
      buyerName: "Ravi",
      sellerName: "Asha",
      phone: null,
      handover: "pick-up",
      address: null,
      pin: null,
      payment: "upi",
      paymentState: "due",
      state: "placed",
      totalInPaise: 100,
      returnDays: 0,
      isSample: false,
      placedDate: new Date(),
    })
    .execute();
  const texts = { title: "Hoe", description: "", language: "en", terms: "", unit: "piece" };
  const line = { id: randomUUID(), orderId, position: 0, productId: id, image: url };
  const price = { priceInPaise: 100, quantity: 1, totalInPaise: 100 };
  await db()
    .insertInto("orderLines")
    .values({ ...line, ...texts, ...price })
    .execute();
  await send(asha, "DELETE", `/api/listings/${id}`);
  await sweep();
  expect(await uploads.look(ravi, url)).toBe(200);
  expect(await uploads.look(await ground.openBrowser(), url)).toBe(404);
});

test("a removed account takes its pictures with it, but for those that something still shows", async () => {
  const meena = await ground.openBrowser();
  const shared = await makeNew();
  const listed = await uploads.getUrl(meena, await makeNew());
  const both = await uploads.getUrl(meena, shared);
  await uploads.getUrl(ravi, shared);
  await uploads.list(meena, { pictures: [listed, both] });
  await uploads.list(ravi, { pictures: [both] });
  const { imageUrl } = await writePost(meena, await makeNew());
  await db()
    .updateTable("users")
    .set({ deletionRequestedAt: new Date("2020-01-01") })
    .where("uid", "=", meena.uid)
    .execute();
  await removeDueAccounts(db(), { now: new Date() });
  expect(await uploads.look(ravi, listed)).toBe(404);
  expect(await uploads.look(ravi, both)).toBe(200);
  // Posts stay, without their author's name.
  expect(await uploads.look(ravi, imageUrl)).toBe(200);
  await sweep();
  const rows = await db().selectFrom("media").select("id").execute();
  const kept = rows.map(({ id }) => `/media/${id}-640.webp`);
  expect([listed, both, imageUrl].map((url) => kept.includes(url))).toEqual([false, true, true]);
  const owners = await db()
    .selectFrom("mediaOwners")
    .select("id")
    .where("uid", "=", meena.uid)
    .execute();
  expect(owners).toEqual([]);
});
