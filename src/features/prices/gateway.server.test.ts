import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPriceProvider, type PriceAnswer } from "./gateway.server.ts";
import { type DemoMandi, demoKey, makeRecord, openDemoMandi } from "./test-mandi.server.ts";

let demo: DemoMandi;
beforeAll(async () => {
  demo = await openDemoMandi();
});
afterAll(() => demo.close());
beforeEach(() => {
  demo.behave({ kind: "well" });
  demo.report([makeRecord()]);
  demo.questions.length = 0;
});

type Settings = { MANDI_KEY?: string; MANDI_PAGE_SIZE?: number; MANDI_URL?: string };

function ask(settings: Settings = {}): Promise<PriceAnswer> {
  const provider = openPriceProvider({
    MANDI_URL: demo.url,
    MANDI_KEY: demoKey,
    MANDI_PAGE_SIZE: 1000,
    MANDI_TIMEOUT_MS: 400,
    ...settings,
  });
  if (!provider) throw new Error("no provider");
  return provider({ state: "Maharashtra", commodity: "Onion", today: "2026-07-14" });
}

async function askWell(settings: Settings = {}) {
  const answer = await ask(settings);
  if (answer.kind === "fault") throw new Error(`${answer.fault}: ${answer.detail}`);
  return answer;
}

test("without a key there is no source, so that nobody is asked", () => {
  const provider = openPriceProvider({
    MANDI_URL: demo.url,
    MANDI_KEY: undefined,
    MANDI_PAGE_SIZE: 1000,
    MANDI_TIMEOUT_MS: 400,
  });
  expect(provider).toBeNull();
});

test("a report is read with its strings as numbers, its day, and rupees as paise", async () => {
  expect(await askWell()).toEqual({
    kind: "records",
    leftOut: {},
    records: [
      {
        state: "Maharashtra",
        district: "Nashik",
        market: "Lasalgaon APMC",
        commodity: "Onion",
        variety: "Red",
        grade: "FAQ",
        day: "2026-07-14",
        lowPaise: 120_000,
        modalPaise: 178_000,
        highPaise: 215_000,
      },
    ],
  });
});

test("the question asks for JSON, by the state's keyword and the commodity, with the key", async () => {
  await ask();
  const [question] = demo.questions;
  expect(Object.fromEntries(question?.searchParams ?? [])).toEqual({
    "api-key": demoKey,
    format: "json",
    limit: "1000",
    offset: "0",
    "filters[state.keyword]": "Maharashtra",
    "filters[commodity]": "Onion",
  });
});

test("all pages are fetched, also where each is shorter than asked for", async () => {
  demo.report(Array.from({ length: 25 }, (_, at) => makeRecord({ market: `Market ${at}` })));
  const { records } = await askWell({ MANDI_PAGE_SIZE: 10 });
  expect(records).toHaveLength(25);
  expect(demo.questions.map(({ searchParams }) => searchParams.get("offset"))).toEqual([
    "0",
    "10",
    "20",
  ]);
});

test("an empty list is a normal day", async () => {
  demo.report([]);
  expect(await askWell()).toEqual({ kind: "records", records: [], leftOut: {} });
  expect(demo.questions).toHaveLength(1);
});

test("a record that comes twice counts once, and of two that differ the later", async () => {
  demo.report([makeRecord(), makeRecord(), makeRecord({ modal_price: "1800" })]);
  const { records } = await askWell();
  expect(records.map(({ modalPaise }) => modalPaise)).toEqual([180_000]);
});

test("names in capitals and prices as numbers are read too, as older resources have them", async () => {
  const body = JSON.stringify({
    total: 1,
    records: [
      {
        State: "Maharashtra",
        District: "Nashik",
        Market: "Lasalgaon",
        Commodity: "Onion",
        Variety: "Red",
        Grade: "FAQ",
        Arrival_Date: "14/07/2026",
        Min_x0020_Price: 1200,
        Max_x0020_Price: 2150,
        Modal_Price: 1780.5,
      },
    ],
  });
  demo.behave({ kind: "text", body });
  const { records } = await askWell();
  expect(records[0]).toMatchObject({ market: "Lasalgaon", lowPaise: 120_000, modalPaise: 178_050 });
});

describe("what cannot be true is left out and counted", () => {
  test.each([
    ["no modal price", { modal_price: "" }, "price-missing"],
    ["a modal price of 0", { modal_price: "0" }, "price-missing"],
    ["words for a price", { modal_price: "NR" }, "price-missing"],
    ["a price below nothing", { modal_price: "-5" }, "price-missing"],
    ["a lowest above the highest", { min_price: "2150", max_price: "1200" }, "prices-contradict"],
    ["a modal above the highest", { modal_price: "2500" }, "prices-contradict"],
    ["a modal below the lowest", { modal_price: "1100" }, "prices-contradict"],
    ["a day that does not exist", { arrival_date: "31/02/2026" }, "date-not-valid"],
    ["a month that does not exist", { arrival_date: "07/14/2026" }, "date-not-valid"],
    ["no day", { arrival_date: null }, "date-not-valid"],
    ["tomorrow", { arrival_date: "15/07/2026" }, "date-in-future"],
    ["two years ago", { arrival_date: "14/07/2024" }, "date-too-old"],
    ["no market", { market: " " }, "name-missing"],
    ["a price for a kilogram", { unit: "Rs/Kg" }, "unit-not-known"],
  ])("%s", async (_, change, fault) => {
    demo.report([makeRecord(change), makeRecord({ market: "Sound" })]);
    const { records, leftOut } = await askWell();
    expect(records.map(({ market }) => market)).toEqual(["Sound"]);
    expect(leftOut).toEqual({ [fault]: 1 });
  });

  test("but control characters in a name, which the database refuses, are only taken out of it", async () => {
    demo.report([makeRecord({ market: "Lasal\u0000gaon\u0007\tAPMC", variety: "\u0000" })]);
    const { records } = await askWell();
    expect(records[0]).toMatchObject({ market: "Lasalgaon APMC", variety: "" });
  });

  test("what is no record at all", async () => {
    const body = JSON.stringify({ status: "ok", total: 3, records: [null, 7, makeRecord()] });
    demo.behave({ kind: "text", body });
    const { records, leftOut } = await askWell();
    expect(records).toHaveLength(1);
    expect(leftOut).toEqual({ "not-understood": 2 });
  });

  test("but a lowest and highest that were not told are only not known", async () => {
    demo.report([makeRecord({ min_price: "0", max_price: "NA" })]);
    const { records } = await askWell();
    expect(records[0]).toMatchObject({ lowPaise: null, modalPaise: 178_000, highPaise: null });
  });
});

describe("faults", () => {
  test.each([
    [
      { status: 403, body: '{"error":"Key not authorised"}' },
      { fault: "refused", detail: "403 Key not authorised" },
    ],
    [
      { status: 502, body: "<html>Bad gateway" },
      { fault: "provider-failed", detail: "502 <html>Bad gateway" },
    ],
  ])("%o", async (answer, expected) => {
    demo.behave({ kind: "status", ...answer });
    expect(await ask()).toEqual({ kind: "fault", ...expected, retryAfterSeconds: null });
  });

  test("too many requests, and how long to wait", async () => {
    demo.behave({ kind: "status", status: 429, body: "", headers: { "retry-after": "90" } });
    expect(await ask()).toMatchObject({ fault: "too-many-requests", retryAfterSeconds: 90 });
  });

  test("an error inside an answer of 200", async () => {
    const body = '{"status":"error","message":"Invalid resource","records":[]}';
    demo.behave({ kind: "text", body });
    expect(await ask()).toMatchObject({ fault: "refused", detail: "Invalid resource" });
  });

  test.each([
    ["XML", "<?xml version='1.0'?><result/>"],
    ["half an answer", '{"status":"ok","records":[{"state":"Mah'],
    ["no records", '{"status":"ok"}'],
    ["records that are no list", '{"status":"ok","records":{}}'],
  ])("%s", async (_, body) => {
    demo.behave({ kind: "text", body });
    expect(await ask()).toMatchObject({ kind: "fault", fault: "not-understood" });
  });

  test("no answer in time, a connection that breaks off, nobody there", async () => {
    demo.behave({ kind: "silent" });
    expect(await ask()).toMatchObject({ fault: "timeout" });
    demo.behave({ kind: "broken-off" });
    expect(await ask()).toMatchObject({ fault: "unreachable" });
    const answer = await ask({ MANDI_URL: "http://127.0.0.1:9/" });
    expect(answer).toMatchObject({ fault: "unreachable" });
    expect(JSON.stringify(answer)).not.toContain(demoKey);
  });

  const page = `No such key at /resource?api-key=${demoKey}`;
  test.each([
    ["a status", { kind: "status", status: 403, body: JSON.stringify({ message: page }) }],
    [
      "a page in front of it",
      { kind: "status", status: 502, body: `${"x".repeat(110)}${demoKey}` },
    ],
    ["an error inside an answer", { kind: "text", body: JSON.stringify({ error: page }) }],
    ["what is not JSON", { kind: "text", body: page }],
  ] as const)("the key is not told to the log: %s", async (_, behaviour) => {
    demo.behave(behaviour);
    const answer = await ask();
    // Half of it is too much as well.
    expect(JSON.stringify(answer)).not.toContain(demoKey.slice(0, 8));
    expect(answer).toMatchObject({ kind: "fault", detail: expect.stringContaining("…") });
  });

  test("a source that tells of more than it has is not asked for ever", async () => {
    const body = JSON.stringify({ status: "ok", total: 1_000_000, records: [makeRecord()] });
    demo.behave({ kind: "text", body });
    const { records } = await askWell();
    expect(records).toHaveLength(1);
    expect(demo.questions).toHaveLength(20);
  });
});
