import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { answersInput, type FarmerFacts, type SchemeFits } from "./eligibility-schema.ts";
import { applyAnswers } from "./fact-rules.ts";
import type { SchemePage } from "./schema.ts";

let product: TestServer;
let now = new Date("2026-11-21T06:00:00Z");
let farmer: TestFarmer;

async function getFits(own: TestFarmer): Promise<SchemeFits> {
  const answer = await product.ask(own, { path: "scheme-fits" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function change(own: TestFarmer, body: object): Promise<FarmerFacts> {
  const answer = await product.ask(own, { method: "PUT", path: "scheme-answers", body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const cottonPlot = {
  name: "Well plot",
  area: 1,
  areaUnit: "hectare",
  bighaState: null,
  soil: "black",
  method: "drip",
};

async function addPlot(own: TestFarmer, season: object | null = null): Promise<void> {
  const answer = await product.ask(own, {
    method: "POST",
    path: "fields",
    body: { id: randomUUID(), ...cottonPlot, season },
  });
  expect(answer.statusCode, answer.body).toBe(201);
}

/** In Wardha, as the place of an address is stored. */
async function placeFarm({ uid }: TestFarmer): Promise<void> {
  const place = { name: "Wardha", district: "Wardha", latitude: 20.74, longitude: 78.6 };
  await product.parts.db
    .insertInto("farmPlaces")
    .values({ uid, ...place, pin: "442001", state: "MH", quality: "A", source: "address" })
    .execute();
}

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2026-11-21T06:00:00Z");
  farmer = await product.openFarmer();
});
afterAll(() => product.close());

describe("what is known of a farmer", () => {
  test("begins with nothing, and with the rules of all schemes", async () => {
    const fits = await getFits(farmer);
    expect(fits.facts).toEqual({});
    expect(fits.schemes).toHaveLength(63);
  });

  test("comes from fields and place, and says so", async () => {
    const season = { id: randomUUID(), crop: "cotton", variety: null, sowingDate: "2026-06-20" };
    await addPlot(farmer, season);
    await placeFarm(farmer);
    const { facts, sources } = await getFits(farmer);
    expect(facts).toEqual({
      state: "MH",
      landHectares: 1,
      hasWater: true,
      crops: { kinds: ["cotton"], areAll: true },
    });
    expect(sources).toEqual({
      state: "place",
      landHectares: "fields",
      hasWater: "fields",
      crops: "fields",
    });
  });

  test("leaves open what else grows while a field lies without a season", async () => {
    const season = { id: randomUUID(), crop: "tomato", variety: null, sowingDate: "2026-10-01" };
    await addPlot(farmer, season);
    await addPlot(farmer);
    expect((await getFits(farmer)).facts.crops).toEqual({ kinds: ["vegetables"], areAll: false });
    await change(farmer, { set: { crops: ["vegetables", "rice"] } });
    expect((await getFits(farmer)).facts.crops).toEqual({
      kinds: ["vegetables", "rice"],
      areAll: true,
    });
  });

  test("keeps answers, lets one be taken back, and what is not known rest", async () => {
    await change(farmer, { set: { age: 35, tenure: "own", gender: null } });
    let known = await getFits(farmer);
    expect(known.facts).toMatchObject({ age: 35, tenure: "own" });
    expect(known.unsure).toEqual(["gender"]);
    await change(farmer, { set: { gender: "female" }, forget: ["age"] });
    known = await getFits(farmer);
    expect(known.facts).toEqual({ tenure: "own", gender: "female" });
    expect(known.unsure).toEqual([]);
  });

  test("of no land is none of any size", async () => {
    expect((await change(farmer, { set: { tenure: "none" } })).facts.landHectares).toBe(0);
    const { facts } = await change(farmer, { set: { tenure: "leased" } });
    expect(facts.landHectares).toBeUndefined();
  });

  test("asks for the age again after a year", async () => {
    now = new Date("2025-11-20T06:00:00Z");
    await change(farmer, { set: { age: 40, gender: "male" } });
    expect((await getFits(farmer)).facts.age).toBe(40);
    now = new Date("2026-11-21T06:00:00Z");
    expect((await getFits(farmer)).facts).toEqual({ gender: "male" });
  });

  test("is the same in the own before the server has the answer", async () => {
    await addPlot(farmer);
    let known: FarmerFacts = await getFits(farmer);
    const changes = [
      { set: { tenure: "none", age: 30 } },
      { set: { landHectares: 2, gender: null } },
      { set: { crops: ["rice"], tenure: "own" }, forget: ["age"] },
      { set: { gender: "female" }, forget: ["crops"] },
    ];
    for (const one of changes) {
      const { facts, sources, unsure } = applyAnswers(known, answersInput.parse(one));
      known = await change(farmer, one);
      expect({ facts, sources, unsure }).toEqual(known);
    }
  });

  test.each([
    [{ age: 17.9 }, "age-not-whole"],
    [{ age: 9 }, "age-not-likely"],
    [{ age: 1000 }, "age-not-likely"],
    [{ landHectares: 0 }, "area-too-small"],
    [{ landHectares: -1 }, "area-too-small"],
    [{ landHectares: 1e9 }, "area-too-large"],
    [{ familyIncome: -1 }, "income-not-valid"],
    [{ familyIncome: 1e12 }, "income-too-large"],
    [{ disabilityPercent: 101 }, "percent-not-valid"],
    [{ crops: [] }, "answer-missing"],
    [{ crops: ["gold"] }, ""],
    [{ state: "ZZ" }, ""],
    [{ tenure: "perhaps" }, ""],
    [{ wealth: 1 }, ""],
  ])("refuses %j, and nothing of it is saved", async (set, fault) => {
    const answer = await product.ask(farmer, {
      method: "PUT",
      path: "scheme-answers",
      body: { set: { gender: "male", ...set } },
    });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json().fields)).toContain(fault);
    expect((await getFits(farmer)).facts).toEqual({});
  });
});

describe("what is only the farmer's own", () => {
  test("is seen by nobody else and by nobody who is not signed in", async () => {
    await change(farmer, { set: { familyIncome: 90_000 } });
    await product.ask(farmer, {
      method: "PUT",
      path: "scheme-documents",
      body: {
        schemeId: "pm-kmy",
        document: "aadhaar",
        isReady: true,
      },
    });
    const other = await product.openFarmer();
    expect((await getFits(other)).facts).toEqual({});
    expect((await product.ask(other, { path: "scheme-documents" })).json()).toEqual({
      documents: [],
    });
    for (const path of ["scheme-fits", "scheme-documents", "schemes/pm-kmy"]) {
      expect((await product.ask(null, { path })).statusCode).toBe(401);
    }
    expect(
      (await product.ask(null, { method: "PUT", path: "scheme-answers", body: { set: {} } }))
        .statusCode,
    ).toBe(401);
  });

  test("is in the copy of all their data", async () => {
    await change(farmer, { set: { familyIncome: 90_000, gender: null } });
    await product.ask(farmer, {
      method: "PUT",
      path: "scheme-documents",
      body: {
        schemeId: "kcc",
        document: "pan",
        isReady: true,
      },
    });
    const copy = (await product.ask(farmer, { path: "profile/export" })).json();
    expect(copy.schemeAnswers).toEqual([
      { fact: "familyIncome", value: 90_000, answeredDate: now.toISOString() },
      { fact: "gender", value: null, answeredDate: now.toISOString() },
    ]);
    expect(copy.schemeDocuments).toEqual([{ schemeId: "kcc", document: "pan" }]);
  });
});

test("papers are ticked and unticked, and ticking twice is ticking once", async () => {
  const tick = (isReady: boolean, schemeId = "pm-kmy") =>
    product.ask(farmer, {
      method: "PUT",
      path: "scheme-documents",
      body: { schemeId, document: "aadhaar", isReady },
    });
  await tick(true);
  expect((await tick(true)).json()).toEqual({
    documents: [{ schemeId: "pm-kmy", document: "aadhaar" }],
  });
  expect((await tick(true, "no-such-scheme")).json().documents).toHaveLength(1);
  expect((await tick(false)).json()).toEqual({ documents: [] });
  const unknown = { schemeId: "pm-kmy", document: "crown", isReady: true };
  expect(
    (await product.ask(farmer, { method: "PUT", path: "scheme-documents", body: unknown }))
      .statusCode,
  ).toBe(400);
});

describe("the list and the pages", () => {
  async function listAll(query: string): Promise<SchemePage["schemes"]> {
    const all: SchemePage["schemes"] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
      const answer = await product.ask(farmer, { path: `schemes?${query}${after}` });
      expect(answer.statusCode, answer.body).toBe(200);
      const page: SchemePage = answer.json();
      all.push(...page.schemes);
      cursor = page.nextCursor;
    }
    return all;
  }

  test("put what fits first and what does not fit last, each scheme once", async () => {
    await placeFarm(farmer);
    await change(farmer, { set: { tenure: "leased", landHectares: 1 } });
    const ids = (await listAll("sort=fit")).map(({ id }) => id);
    expect(new Set(ids).size).toBe(63);
    const at = (id: string) => ids.indexOf(id);
    // Open to a tenant; open but for one answer; for owners of another state.
    expect(at("soil-health-card")).toBeLessThan(at("nbhm"));
    expect(at("nbhm")).toBeLessThan(at("gj-tractor"));
    expect(at("pm-kisan")).toBeGreaterThan(at("nbhm"));
  });

  test("combine the order by fit with region, type and search", async () => {
    const energy = await listAll("sort=fit&region=MH&type=energy");
    expect(energy.map(({ id }) => id).toSorted()).toEqual([
      "mh-free-power",
      "mh-solar-pump",
      "pm-kusum",
    ]);
    expect((await listAll("sort=fit&search=dron"))[0]?.id).toBe("namo-drone-didi");
    expect(
      (await listAll("sort=fit&search=%E0%A4%A1%E0%A5%8D%E0%A4%B0%E0%A5%8B%E0%A4%A8"))[0]?.id,
    ).toBe("namo-drone-didi");
  });

  test("say everything about a scheme in the language asked for", async () => {
    const page = async (id: string, language: string) =>
      (await product.ask(farmer, { path: `schemes/${id}?language=${language}` })).json();
    expect(await page("pm-kmy", "en")).toMatchObject({
      title: "PM Kisan Maan-Dhan Yojana",
      certainty: "S",
      asOf: "2026-11-23",
      site: "https://maandhan.in/",
      documents: ["aadhaar", "land-record", "bank-account", "mobile-number"],
      amount: { kind: "pension-plan" },
    });
    expect((await page("mh-free-power", "mr")).title).toBe("मुख्यमंत्री बळीराजा मोफत वीज योजना");
    expect((await page("ka-milk", "mr")).benefit).toContain("दुधाच्या दरावर");
    expect((await page("ka-milk", "hi")).language).toBe("hi");
  });

  test("know no scheme that is not there", async () => {
    expect((await product.ask(farmer, { path: "schemes/gold-for-all" })).statusCode).toBe(404);
    expect((await product.ask(farmer, { path: "schemes/Not%20An%20Id" })).statusCode).toBe(400);
  });
});
