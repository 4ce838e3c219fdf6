import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openTestServer,
  type TestFarmer,
  type TestServer,
  testOrigin,
} from "#src/app/test-server.server.ts";

let product: TestServer;
let sunita: TestFarmer;

const put = (farmer: TestFarmer | null, path: string, body: object) =>
  product.ask(farmer, { method: "PUT", path: `profile/${path}`, body });
const get = (farmer: TestFarmer) => product.ask(farmer, { path: "profile" });
const readRow = (uid: string) =>
  product.parts.db.selectFrom("users").selectAll().where("uid", "=", uid).executeTakeFirstOrThrow();

const farm = {
  phone: "098765 43210",
  address: "Ozar, Nashik 422206",
  farmSize: 2.5,
  farmSizeUnit: "hectare",
  farmType: "vegetables",
  cropType: "tomato",
  soilType: "black",
  waterSource: "Neighbour's well",
};

const nothingKnown = {
  phone: null,
  address: null,
  farmSize: null,
  farmSizeUnit: null,
  farmType: null,
  cropType: null,
  soilType: null,
  waterSource: null,
};

beforeAll(async () => {
  product = await openTestServer();
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await product.openFarmer();
});

describe("setup", () => {
  test("fills the seven fields with the size's unit and changes no other column", async () => {
    const before = await readRow(sunita.uid);
    const answer = await put(sunita, "farm", farm);
    expect(answer.statusCode).toBe(200);
    expect(await readRow(sunita.uid)).toEqual({
      ...before,
      phone: "+919876543210",
      address: "Ozar, Nashik 422206",
      farmSize: 2.5,
      farmSizeUnit: "hectare",
      farmType: "vegetables",
      cropType: "tomato",
      soilType: "black",
      waterSource: "Neighbour's well",
    });
  });

  test("leaves every other farmer's record as it was", async () => {
    const ramesh = await product.openFarmer();
    await put(ramesh, "farm", { ...farm, cropType: "onion" });
    const before = await readRow(ramesh.uid);
    await put(sunita, "farm", farm);
    expect(await readRow(ramesh.uid)).toEqual(before);
    expect((await get(ramesh)).json()).toMatchObject({ email: ramesh.email, cropType: "onion" });
    expect((await get(sunita)).json()).toMatchObject({ email: sunita.email, cropType: "tomato" });
  });

  test("needs only phone and address; what is left out is unknown afterwards", async () => {
    await put(sunita, "farm", farm);
    const answer = await put(sunita, "farm", { phone: "9876543210", address: "Ozar" });
    expect(answer.json()).toEqual({
      email: sunita.email,
      displayName: null,
      phone: "+919876543210",
      address: "Ozar",
      farmSize: null,
      farmSizeUnit: null,
      farmType: null,
      cropType: null,
      soilType: null,
      waterSource: null,
      language: null,
      photoURL: null,
      accountKeptAt: null,
    });
  });

  test("of a farm that another device changed meanwhile is refused, until it is made upon that", async () => {
    const opened = { ...nothingKnown, phone: "+919876543210", address: "Ozar" };
    await put(sunita, "farm", { phone: "9876543210", address: "Ozar" });
    const elsewhere = { ...farm, cropType: "onion", upon: opened };
    expect((await put(sunita, "farm", elsewhere)).statusCode).toBe(200);
    const late = await put(sunita, "farm", { ...farm, upon: opened });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "conflict" });
    const stored = (await get(sunita)).json();
    expect(stored).toMatchObject({ cropType: "onion" });
    // Its answer was lost, and it is sent once more.
    expect((await put(sunita, "farm", elsewhere)).statusCode).toBe(200);
    const upon = Object.fromEntries(Object.keys(nothingKnown).map((name) => [name, stored[name]]));
    expect((await put(sunita, "farm", { ...farm, upon })).json()).toMatchObject({
      cropType: "tomato",
    });
  });

  test.each([
    ["uid", "somebody-else"],
    ["email", "other@example.com"],
    ["createdAt", "2020-01-01"],
    ["agreedToTermsAt", "2020-01-01"],
    ["language", "hi"],
    ["role", "admin"],
  ])("refuses a body that also names %s", async (name, value) => {
    const before = await readRow(sunita.uid);
    const answer = await put(sunita, "farm", { ...farm, [name]: value });
    expect(answer.statusCode).toBe(400);
    expect(await readRow(sunita.uid)).toEqual(before);
  });

  test.each([
    ["phone", "", "phone-missing"],
    ["phone", "   ", "phone-missing"],
    ["phone", "12345", "phone-not-valid"],
    ["phone", "5876543210", "phone-not-valid"],
    ["phone", "98765 4321O", "phone-not-valid"],
    ["address", "", "address-missing"],
    ["address", " \n ", "address-missing"],
    ["address", "a".repeat(301), "address-too-long"],
    ["address", "Ozar\u0000", "characters-not-allowed"],
    ["farmSize", 0, "farm-size-not-valid"],
    ["farmSize", -2, "farm-size-not-valid"],
    ["farmSize", "2.5", "farm-size-not-valid"],
    ["farmSize", 100_001, "farm-size-too-large"],
    ["cropType", "", "text-missing"],
    ["cropType", "x".repeat(81), "text-too-long"],
    ["soilType", "black\u0007", "characters-not-allowed"],
  ])("refuses %s %j with the code %s", async (name, value, code) => {
    const before = await readRow(sunita.uid);
    const answer = await put(sunita, "farm", { ...farm, [name]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid-input", fields: { [name]: code } });
    expect(await readRow(sunita.uid)).toEqual(before);
  });

  test("keeps text in any script, with its lines, and drops the space around it", async () => {
    const address = "ओझर मिग\nता. निफाड, जि. नाशिक";
    const answer = await put(sunita, "farm", {
      ...farm,
      address: `  ${address} `,
      cropType: " ड्रॅगन फळ ",
    });
    expect(answer.json()).toMatchObject({ address, cropType: "ड्रॅगन फळ" });
  });

  test("and every other record call is refused to whoever is not signed in", async () => {
    const answers = await Promise.all([
      product.server.inject({ url: "/api/profile" }),
      put(null, "farm", farm),
      put(null, "display-name", { displayName: "Sunita" }),
      put(null, "language", { language: "hi" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect(answers[1].json().code).toBe("not-signed-in");
  });
});

describe("the first field", () => {
  const listFields = async () => {
    const answer = await product.server.inject({
      url: "/api/fields",
      headers: { cookie: sunita.cookie },
    });
    return answer.json().fields;
  };

  test("is made of Setup's answers once, also when they are sent twice at once", async () => {
    await Promise.all([put(sunita, "farm", farm), put(sunita, "farm", farm)]);
    await put(sunita, "farm", { ...farm, farmSize: 4, cropType: "onion" });
    const season = { id: expect.any(String), crop: "tomato", variety: null };
    expect(await listFields()).toEqual([
      {
        id: expect.any(String),
        name: "Field 1",
        areaInSquareMetres: 25_000,
        areaUnit: "hectare",
        bighaState: null,
        soil: "black",
        method: null,
        flowLitresPerHour: null,
        emitterCount: null,
        archivedDate: null,
        removalDate: null,
        version: 1,
        seasons: [{ ...season, sowingDate: null, endedDate: null }],
      },
    ]);
    expect((await get(sunita)).json()).toMatchObject({ farmSize: 4, cropType: "onion" });
  });

  test("is named in the language of the page while none was chosen", async () => {
    await product.server.inject({
      method: "PUT",
      url: "/api/profile/farm",
      headers: {
        origin: testOrigin,
        cookie: sunita.cookie,
        "accept-language": "mr-IN,mr;q=0.9,en;q=0.5",
      },
      payload: farm,
    });
    expect(await listFields()).toMatchObject([{ name: "शेत 1" }]);
  });

  test("is named in the farmer's language, and can be told more of later", async () => {
    await put(sunita, "language", { language: "hi" });
    await put(sunita, "farm", farm);
    const [{ id, seasons }] = await listFields();
    const season = { ...seasons[0], sowingDate: "2026-06-20", endedDate: undefined };
    const answer = await product.server.inject({
      method: "PUT",
      url: `/api/fields/${id}`,
      headers: { origin: testOrigin, cookie: sunita.cookie },
      payload: {
        name: "खेत 1",
        area: 2.5,
        areaUnit: "hectare",
        method: "drip",
        season,
        version: 1,
      },
    });
    expect(answer.json()).toMatchObject({
      name: "खेत 1",
      seasons: [{ crop: "tomato", sowingDate: "2026-06-20" }],
    });
  });

  test("is not made where there is one, even put away, nor where no size is told", async () => {
    await put(sunita, "farm", { ...farm, farmSize: null });
    expect(await listFields()).toEqual([]);
    await put(sunita, "farm", farm);
    const [{ id }] = await listFields();
    await product.server.inject({
      method: "POST",
      url: `/api/fields/${id}/archive`,
      headers: { origin: testOrigin, cookie: sunita.cookie },
    });
    await put(sunita, "farm", farm);
    expect(await listFields()).toHaveLength(1);
  });
});

describe("the display name", () => {
  test("is none at first, and known to the session at once when it is set", async () => {
    expect((await get(sunita)).json().displayName).toBeNull();
    const answer = await put(sunita, "display-name", { displayName: "  सुनीता Pawar " });
    expect(answer.json().displayName).toBe("सुनीता Pawar");
    const session = await product.server.inject({
      url: "/api/session",
      headers: { cookie: sunita.cookie },
    });
    expect(session.json()).toMatchObject({ uid: sunita.uid, displayName: "सुनीता Pawar" });
  });

  test("is under the very next post, though the session knew the farmer without one", async () => {
    await get(sunita);
    await put(sunita, "display-name", { displayName: "Sunita" });
    const form = new FormData();
    form.set("id", randomUUID());
    form.set("title", "Pipe in the paddy");
    form.set("description", "It shows when to water.");
    form.set("category", "water");
    const picture = sharp({ create: { width: 80, height: 50, channels: 3, background: "green" } });
    form.set("picture", new Blob([await picture.png().toBuffer()]), "paddy.png");
    const body = new Response(form);
    const answer = await product.server.inject({
      method: "POST",
      url: "/api/blogs",
      headers: {
        origin: testOrigin,
        cookie: sunita.cookie,
        "content-type": String(body.headers.get("content-type")),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.json()).toMatchObject({ title: "Pipe in the paddy", authorName: "Sunita" });
  });

  test("of one farmer is not another's", async () => {
    const ramesh = await product.openFarmer();
    await put(sunita, "display-name", { displayName: "Sunita" });
    expect((await get(ramesh)).json().displayName).toBeNull();
  });

  test.each([
    ["", "name-missing"],
    ["   ", "name-missing"],
    ["n".repeat(61), "name-too-long"],
    ["Su\u0000nita", "characters-not-allowed"],
  ])("%j is refused with the code %s", async (displayName, code) => {
    const answer = await put(sunita, "display-name", { displayName });
    expect(answer.json()).toMatchObject({ code: "invalid-input", fields: { displayName: code } });
    expect((await get(sunita)).json().displayName).toBeNull();
  });
});

test("the language is kept with the account, and only one that the product speaks", async () => {
  expect((await put(sunita, "language", { language: "mr" })).json().language).toBe("mr");
  expect((await put(sunita, "language", { language: "xx" })).statusCode).toBe(400);
  expect((await get(sunita)).json().language).toBe("mr");
});
