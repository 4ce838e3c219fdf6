import { afterAll, beforeAll, expect, test } from "vitest";
import { schemes as known } from "#content/schemes.ts";
import { openTestRoutes } from "#src/app/test-routes.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { schemeRoutes } from "./routes.server.ts";
import type { Scheme, SchemePage } from "./schema.ts";
import { insertSampleSchemes } from "./store.server.ts";

const samples = known.filter(({ isSample }) => isSample);

let database: TestDatabase;
let server: Server;

beforeAll(async () => {
  database = await openTestDb();
  await insertSampleSchemes(database.db);
  server = openTestRoutes((routes) => schemeRoutes(routes, { ...database, now: () => new Date() }));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function listAll(query: Record<string, string>): Promise<Scheme[]> {
  const schemes: Scheme[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const asked: Record<string, string> = cursor ? { ...query, cursor } : query;
    const answer = await server.inject({ url: "/api/schemes", query: asked });
    expect(answer.statusCode, answer.body).toBe(200);
    const page: SchemePage = answer.json();
    expect(page.schemes.length).toBeLessThanOrEqual(12);
    schemes.push(...page.schemes);
    cursor = page.nextCursor;
  }
  return schemes;
}

const listIds = (schemes: Scheme[]) => schemes.map(({ id }) => id);

test("ten samples come in their order, page after page, with the figures of the specification", async () => {
  const schemes = await listAll({});
  expect(listIds(schemes)).toEqual(samples.map(({ id }) => id));
  expect(schemes).toHaveLength(10);
  const words = schemes.map(({ description }) => description.replaceAll(",", "")).join(" ");
  for (const figure of ["6000", "2000", "3000", "60", "55", "200", "18", "40"]) {
    expect(words).toMatch(new RegExp(`\\b${figure}\\b`));
  }
});

test("a state asks for what it runs itself, then for what runs everywhere", async () => {
  const ids = listIds(await listAll({ region: "MH" }));
  expect(ids[0]).toBe("mh-solar-pump");
  expect(ids).toHaveLength(9);
  expect(ids).not.toContain("od-cm-kisan");
  expect(listIds(await listAll({ region: "all-india" }))).not.toContain("mh-solar-pump");
});

test("region, type and search together leave only what fits all", async () => {
  expect(listIds(await listAll({ type: "income" }))).toEqual(["pm-kisan", "od-cm-kisan"]);
  expect(listIds(await listAll({ type: "income", region: "MH" }))).toEqual(["pm-kisan"]);
  expect(listIds(await listAll({ type: "income", search: "kisan", region: "OD" }))).toEqual(
    expect.arrayContaining(["pm-kisan", "od-cm-kisan"]),
  );
  expect(listIds(await listAll({ type: "soil", search: "pump" }))).toEqual([]);
});

test.each([
  ["penshion", "pm-kmy"],
  ["पेन्शन", "pm-kmy"],
  ["फसल बिमा", "pmfby"],
  ["fasal bima", "pmfby"],
  ["solar pmup", "mh-solar-pump"],
  ["मृदा स्वास्थ", "soil-health-card"],
  ["पीक विमा", "pmfby"],
])("a search for %s finds %s first", async (search, id) => {
  expect(listIds(await listAll({ search }))[0]).toBe(id);
});

test("words come in the language asked for", async () => {
  const [hindi] = await listAll({ language: "hi" });
  expect(hindi).toMatchObject({ title: "पीएम किसान सम्मान निधि", language: "hi" });
  const [marathi] = await listAll({ language: "mr" });
  expect(marathi).toMatchObject({ title: "पीएम किसान सन्मान निधी", language: "mr" });
});

test.each([
  [{ region: "ZZ" }, "region"],
  [{ type: "gold" }, "type"],
  [{ cursor: "x" }, "cursor"],
])("%j is refused and the field is named", async (query: Record<string, string>, field) => {
  const answer = await server.inject({ url: "/api/schemes", query });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test("who is not signed in is told so", async () => {
  const closed = openTestRoutes(
    (routes) => schemeRoutes(routes, { ...database, now: () => new Date() }),
    null,
  );
  expect((await closed.inject("/api/schemes")).statusCode).toBe(401);
  await closed.close();
});
