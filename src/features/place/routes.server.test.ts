import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { formatPlace } from "./rules.ts";
import { seedPlaces } from "./seed-store.server.ts";

let product: TestServer;
let cookie: string;

beforeAll(async () => {
  product = await openTestServer();
  await seedPlaces(product.parts.db);
  cookie = (await product.openFarmer()).cookie;
});
afterAll(() => product.close());

const ask = (url: string, { as = cookie }: { as?: string } = {}) =>
  product.server.inject({ url, headers: { cookie: as } });
const put = (url: string, { as = cookie, payload }: { as?: string; payload: object }) =>
  product.server.inject({
    method: "PUT",
    url,
    headers: { origin: testOrigin, cookie: as },
    payload,
  });
const saveAddress = (as: string, address: string) =>
  put("/api/profile/farm", { as, payload: { phone: "9876543210", address } });
const search = async (text: string) =>
  (await ask(`/api/places?search=${encodeURIComponent(text)}`)).json();
const ojhar = { name: "Ojhar", subdistrict: "Niphad", district: "Nashik", pin: "422206" };

test("the places of India are taken in once, however often the product starts", async () => {
  const { db } = product.parts;
  const count = () =>
    db.selectFrom("places").select(db.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const { count: before } = await count();
  expect(before).toBe(19_238);
  await Promise.all([seedPlaces(db), seedPlaces(db)]);
  expect((await count()).count).toBe(before);
});

describe("search", () => {
  test.each([
    ["Ojhar, Niph"],
    ["Village Ozar, Niphad, Nash"],
    ["Ozar 422"],
    ["422206"],
    ["42220"],
    ["ओझर"],
    ["ओझर, निफाड"],
  ])("%s offers Ojhar in Niphad", async (text) => {
    const { places } = await search(text);
    expect(places).toContainEqual(expect.objectContaining(ojhar));
  });

  test.each([
    ["Lasalgoan", "Lasalgaon"],
    ["Bramati", "Baramati"],
    ["नाशिक", "Nashik"],
    ["Nash", "Nashik"],
    ["Poona", "Pune"],
  ])("%s offers %s first", async (text, name) => {
    expect((await search(text)).places[0]).toMatchObject({ name });
  });

  test("what stands before the place stays", async () => {
    const { keeps } = await search("House no 5, Ozar, Niphad");
    expect("House no 5, Ozar, Niphad".slice(0, keeps)).toBe("House no 5, ");
  });

  test("nothing, too little and nonsense offer nothing", async () => {
    for (const text of ["", "na", "xyzzy", "%%%", "___", "'; drop table places"]) {
      expect(await search(text)).toEqual({ places: [], keeps: 0 });
    }
  });

  test("a text longer than an address is refused", async () => {
    const answer = await ask(`/api/places?search=${"a".repeat(301)}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe("a PIN code", () => {
  test("has its place, in the digits of any script", async () => {
    expect((await ask("/api/places/422206")).json()).toMatchObject(ojhar);
    expect((await ask(`/api/places/${encodeURIComponent("४२२२०६")}`)).json()).toMatchObject(ojhar);
  });

  test("that does not exist is not found; what is none is refused", async () => {
    const unknown = await ask("/api/places/999999");
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, "not-found"]);
    for (const text of ["12345", "012345", "abc", "4222060"]) {
      const answer = await ask(`/api/places/${text}`);
      expect([answer.statusCode, answer.json().fields]).toEqual([400, { pin: "pin-not-valid" }]);
    }
  });
});

describe("a position", () => {
  const near = (latitude: string, longitude: string) =>
    ask(`/api/places/near?latitude=${latitude}&longitude=${longitude}`);

  test("has the nearest place", async () => {
    expect((await near("20.09", "73.93")).json()).toMatchObject(ojhar);
    expect((await near("8.09", "77.55")).json()).toMatchObject({ district: "Kanyakumari" });
    expect((await near("34.16", "77.58")).json()).toMatchObject({ state: "Ladakh" });
  });

  test.each([
    ["0", "0"],
    ["51.5", "-0.12"],
    ["27.7", "85.3"],
    ["6.93", "79.86"],
    ["15", "70"],
  ])("%s, %s is outside India", async (latitude, longitude) => {
    const answer = await near(latitude, longitude);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { latitude: "outside-india" }]);
  });

  test.each([
    ["91", "70"],
    ["20", "181"],
    ["", "70"],
    ["NaN", "70"],
    ["north", "70"],
  ])("%s, %s is none", async (latitude, longitude) => {
    expect((await near(latitude, longitude)).statusCode).toBe(400);
  });
});

test("a place is shown by the names that the readers of a language have for it", async () => {
  const read = async (language: string) =>
    (await ask(`/api/place-names?language=${language}`)).json();
  const [hindi, marathi] = [await read("hi"), await read("mr")];
  expect(hindi).toMatchObject({ Nashik: "नाशिक", Chandigarh: "चंडीगढ़" });
  expect(marathi).toMatchObject({ Nashik: "नाशिक", Chandigarh: "चंदीगड" });
  const { places } = await search("Ojhar, Niph");
  const [place] = places;
  expect(formatPlace(place)).toBe("Ojhar, Niphad, Nashik, Maharashtra 422206");
  expect(formatPlace(place, (name) => marathi[name] ?? name)).toBe(
    "Ojhar, Niphad, नाशिक, महाराष्ट्र 422206",
  );
});

describe("a farm's place", () => {
  const getPlace = async (as: string) => (await ask("/api/farm-place", { as })).json().place;

  test("comes from the address of Setup, changes with it, and goes with one that says nothing", async () => {
    const as = (await product.openFarmer()).cookie;
    expect(await getPlace(as)).toBeNull();
    await saveAddress(as, "Village Ozar, Niphad, Nashik, 422206");
    expect(await getPlace(as)).toMatchObject({ ...ojhar, source: "address", quality: "A" });
    await saveAddress(as, "Khanna, Ludhiana, Punjab");
    expect(await getPlace(as)).toMatchObject({ name: "Khanna", source: "address" });
    await saveAddress(as, "behind the old well");
    expect(await getPlace(as)).toBeNull();
  });

  test("by PIN code stays while the same address is saved again, or one that is near or vague", async () => {
    const as = (await product.openFarmer()).cookie;
    await saveAddress(as, "my farm");
    const answer = await put("/api/farm-place", { as, payload: { pin: "422 206" } });
    expect(answer.json().place).toMatchObject({ ...ojhar, source: "pin" });
    for (const address of ["my farm", "Niphad, Nashik", "Maharashtra", "Nashik"]) {
      await saveAddress(as, address);
      expect(await getPlace(as)).toMatchObject({ ...ojhar, source: "pin" });
    }
    await saveAddress(as, "Khanna, Ludhiana, Punjab");
    expect(await getPlace(as)).toMatchObject({ name: "Khanna", source: "address" });
  });

  test("by position keeps the position itself, with the names of the nearest place", async () => {
    const as = (await product.openFarmer()).cookie;
    const payload = { latitude: 20.0912, longitude: 73.9301 };
    const answer = await put("/api/farm-place", { as, payload });
    expect(answer.json().place).toMatchObject({ ...ojhar, ...payload, source: "device" });
  });

  test.each([
    [{ pin: "999999" }, { pin: "pin-unknown" }],
    [{ pin: "12345" }, { pin: "pin-not-valid" }],
    [{ pin: "" }, { pin: "pin-missing" }],
    [{}, { pin: "pin-missing" }],
    [{ latitude: 20 }, { pin: "pin-missing" }],
    [{ pin: "422206", latitude: 20, longitude: 74 }, { pin: "pin-missing" }],
    [{ latitude: 51.5, longitude: 0 }, { latitude: "outside-india" }],
    [{ latitude: 95, longitude: 70 }, { latitude: "position-not-valid" }],
    [{ latitude: "20", longitude: 74 }, { latitude: "position-not-valid" }],
  ])("%j is refused and nothing is saved", async (payload, fields) => {
    const as = (await product.openFarmer()).cookie;
    const answer = await put("/api/farm-place", { as, payload });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    expect(await getPlace(as)).toBeNull();
  });

  test("is one farmer's own: it is in their export alone and goes with their account", async () => {
    const [mine, other] = [
      (await product.openFarmer()).cookie,
      (await product.openFarmer()).cookie,
    ];
    await put("/api/farm-place", { as: mine, payload: { pin: "422206" } });
    expect((await ask("/api/profile/export", { as: mine })).json().farmPlace).toMatchObject(ojhar);
    expect((await ask("/api/profile/export", { as: other })).json().farmPlace).toBeNull();
    const { db } = product.parts;
    const { uid } = await db
      .selectFrom("farmPlaces")
      .select("uid")
      .orderBy("updatedAt", "desc")
      .executeTakeFirstOrThrow();
    await db.deleteFrom("users").where("uid", "=", uid).execute();
    const left = await db.selectFrom("farmPlaces").select("uid").where("uid", "=", uid).execute();
    expect(left).toEqual([]);
  });
});

test("nobody is served without signing in", async () => {
  for (const url of [
    "/api/places?search=nashik",
    "/api/places/near?latitude=20&longitude=74",
    "/api/place-names?language=hi",
    "/api/places/422206",
    "/api/farm-place",
  ]) {
    expect((await ask(url, { as: "" })).statusCode, url).toBe(401);
  }
});
