import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readEnv } from "#src/platform/env.server.ts";
import type { CapDocument } from "./cap-document.server.ts";
import { type HailFeed, openHailFeed } from "./hail-gateway.server.ts";
import { type DemoFeed, khandesh, makeCap, makeInfo, openDemoFeed } from "./test-hail.server.ts";

let demo: DemoFeed;
let feed: HailFeed;
const calm = new AbortController().signal;

beforeAll(async () => {
  demo = await openDemoFeed();
  const opened = openHailFeed({ HAIL_FEED_URL: demo.url });
  if (!opened) throw new Error("no feed");
  feed = opened;
});
afterAll(() => demo.close());
beforeEach(() => {
  demo.publish({});
  demo.asked.length = 0;
});

async function readOne(message: string): Promise<CapDocument> {
  demo.publish({ "one.xml": message });
  const answer = await feed.read(demo.getLink("one.xml"), calm);
  if (answer.kind === "fault") throw new Error(`${answer.fault}: ${answer.detail}`);
  return answer.document;
}

async function readFault(message: Parameters<DemoFeed["behave"]>[0], signal = calm) {
  demo.publish({ "one.xml": message });
  const answer = await feed.read(demo.getLink("one.xml"), signal);
  return answer.kind === "fault" ? answer : null;
}

test("where the operator wants none there is no feed; else it is that of the office", () => {
  expect(openHailFeed(readEnv({ HAIL_FEED_URL: "off" }))).toBeNull();
  expect(openHailFeed(readEnv({}))?.url).toBe(
    "https://cap-sources.s3.amazonaws.com/in-imd-en/rss.xml",
  );
});

test("the feed tells where its messages are", async () => {
  demo.publish({ "2026-07-13-03-00-00.xml": makeCap(), "2026-07-13-02-00-00.xml": makeCap() });
  expect(await feed.list(calm)).toEqual({
    kind: "links",
    links: ["2026-07-13-03-00-00.xml", "2026-07-13-02-00-00.xml"].map(demo.getLink),
  });
  demo.publish({});
  expect(await feed.list(calm)).toEqual({ kind: "links", links: [] });
});

test("a warning of hail is read with its time, its place and its border", async () => {
  expect(await readOne(makeCap())).toEqual({
    identifier: "urn:oid:2.49.0.1.356.0.2026.7.13.3.0.0",
    sentDate: new Date("2026-07-13T03:00:00Z"),
    replaces: [],
    withoutPlace: 0,
    warnings: [
      {
        level: "danger",
        from: "2026-07-13T08:30:00.000Z",
        until: "2026-07-13T14:30:00.000Z",
        area: { en: "MADHYA MAHARASHTRA" },
        polygons: [
          [
            [19.5, 73.2],
            [21.6, 73.2],
            [21.6, 75.9],
            [19.5, 75.9],
            [19.5, 73.2],
          ],
        ],
      },
    ],
  });
});

test.each([
  ["an event of hail alone", { event: "Hailstorm" }, 1],
  ["hail further down", { event: "Thunderstorm", description: "Thunderstorm with hail." }, 1],
  ["rain", { event: "Extremely heavy", description: "Rain over Odisha." }, 0],
  ["a word that only sounds like it", { event: "Heavy rain", description: "In Chhail." }, 0],
  ["what is past", { urgency: "Past" }, 0],
  ["what will not come", { certainty: "Unlikely" }, 0],
  ["what ends before it begins", { expires: "2026-07-13T13:00:00+05:30" }, 0],
  ["what does not say until when", { expires: null }, 1],
])("%s", async (_name, told, count) => {
  const { warnings } = await readOne(makeCap({ infos: [makeInfo(told)] }));
  expect(warnings).toHaveLength(count);
});

test("what does not say until when holds for a day, and nothing for more than a week", async () => {
  const [open] = (await readOne(makeCap({ infos: [makeInfo({ expires: null })] }))).warnings;
  expect(open?.until).toBe("2026-07-14T08:30:00.000Z");
  const infos = [makeInfo({ expires: "2099-01-01T00:00:00+05:30" })];
  const [endless] = (await readOne(makeCap({ infos }))).warnings;
  expect(endless?.until).toBe("2026-07-20T03:00:00.000Z");
});

test("two languages of one warning are one, with the place in both", async () => {
  const hindi = { language: "hi-IN", event: "ओलावृष्टि", areaDesc: "मध्य महाराष्ट्र" };
  const infos = [makeInfo(), makeInfo(hindi)];
  const { warnings } = await readOne(makeCap({ infos }));
  expect(warnings.map(({ area }) => area)).toEqual([
    { en: "MADHYA MAHARASHTRA", hi: "मध्य महाराष्ट्र" },
  ]);
});

test("an exercise, a draft and a test warn of nothing", async () => {
  for (const status of ["Exercise", "Draft", "Test", "System"]) {
    expect((await readOne(makeCap({ status }))).warnings).toEqual([]);
  }
});

test("an update and a cancel say what they stand for; a cancel warns of nothing", async () => {
  const references = ["urn:oid:2.49.0.1.356.0.1", "urn:oid:2.49.0.1.356.0.2"];
  const update = await readOne(makeCap({ msgType: "Update", references }));
  expect(update).toMatchObject({ replaces: references, warnings: [{ level: "danger" }] });
  const cancel = await readOne(makeCap({ msgType: "Cancel", references, infos: [] }));
  expect(cancel).toMatchObject({ replaces: references, warnings: [] });
});

test.each([
  ["no border", "", 0],
  ["a border whose numbers are turned round", "73.2,19.5 73.2,21.6 75.9,21.6 73.2,19.5", 0],
  ["a border of words", "here,there there,here here,here there,there", 0],
  ["the whole earth", "-90,-180 90,-180 90,180 -90,-180", 0],
  ["three corners", "19.5,73.2 21.6,73.2 19.5,73.2", 0],
  ["a border with line breaks", khandesh.replaceAll(" ", "\n      "), 1],
])("%s", async (_name, polygon, count) => {
  const infos = [makeInfo({ where: polygon && `<cap:polygon>${polygon}</cap:polygon>` })];
  const document = await readOne(makeCap({ infos }));
  expect(document.warnings).toHaveLength(count);
  expect(document.withoutPlace).toBe(1 - count);
});

test("a circle is a border, too", async () => {
  const infos = [makeInfo({ where: "<cap:circle>20.1,73.9 55.6</cap:circle>" })];
  const [warning] = (await readOne(makeCap({ infos }))).warnings;
  const latitudes = warning?.polygons[0]?.map(([latitude]) => latitude) ?? [];
  expect(Math.max(...latitudes)).toBeCloseTo(20.6, 3);
  const none = [makeInfo({ where: "<cap:circle>20.1,73.9 0</cap:circle>" })];
  expect((await readOne(makeCap({ infos: none }))).withoutPlace).toBe(1);
});

test("broken XML, other XML and no XML are no messages", async () => {
  const broken = [makeCap().slice(0, 900), "<rss><channel></channel></rss>", "Not found", ""];
  for (const text of broken) expect((await readFault(text))?.fault).toBe("not-understood");
  demo.behave("<html><body>Maintenance</body></html>");
  expect(await feed.list(calm)).toMatchObject({ fault: "not-understood" });
  demo.behave("<rss><channel>");
  expect(await feed.list(calm)).toMatchObject({ fault: "not-understood" });
});

test("entities that grow or lead elsewhere are not read", async () => {
  const [declaration = "", ...rest] = makeCap().split("\n");
  const lol = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  const billion = [
    declaration,
    `<!DOCTYPE alert [<!ENTITY l0 "lol">${lol.join("")}]>`,
    rest.join("\n").replace("Stay indoors.", "&l9;"),
  ].join("\n");
  const outside = [
    declaration,
    '<!DOCTYPE alert [<!ENTITY own SYSTEM "file:///etc/passwd">]>',
    rest.join("\n").replace("MADHYA MAHARASHTRA", "&own;"),
  ].join("\n");
  for (const text of [billion, outside, outside.replace("DOCTYPE", "doctype")]) {
    expect(await readFault(text)).toMatchObject({
      fault: "not-understood",
      detail: "it has a document type",
    });
  }
});

test("a thousand elements in each other and names of prototypes are not read", async () => {
  const deep = `${"<a>".repeat(1000)}${"</a>".repeat(1000)}`;
  expect((await readFault(deep))?.fault).toBe("not-understood");
  const own = makeCap().replaceAll("cap:senderName", "__proto__");
  expect((await readFault(own))?.fault).toBe("not-understood");
});

test("of an enormous answer no more is read than a message can have", async () => {
  expect(await readFault({ kind: "endless" })).toMatchObject({
    fault: "unreachable",
    detail: "longer than 524288 bytes",
  });
});

test("nobody is asked where a message or a redirect would lead", async () => {
  const asked: string[] = [];
  const inner = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.end(makeCap());
  });
  await new Promise<void>((resolve) => inner.listen(0, "127.0.0.1", resolve));
  const address = inner.address();
  const link = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/secret`;
  demo.publish({ [link]: makeCap(), "file:///etc/passwd": makeCap(), "one.xml": makeCap() });
  expect(await feed.list(calm)).toEqual({ kind: "links", links: [demo.getLink("one.xml")] });
  expect(await feed.read(link, calm)).toMatchObject({ fault: "refused" });
  const moved = { kind: "status", status: 302, headers: { location: link } } as const;
  expect((await readFault(moved))?.fault).toBe("unreachable");
  demo.behave(moved);
  expect(await feed.list(calm)).toMatchObject({ fault: "unreachable" });
  expect(asked).toEqual([]);
  inner.close();
});

test("a server that fails, is silent or is not there is a fault, with its kind", async () => {
  expect((await readFault({ kind: "status", status: 500 }))?.fault).toBe("provider-failed");
  expect((await readFault({ kind: "status", status: 403 }))?.fault).toBe("refused");
  expect((await readFault({ kind: "silent" }, AbortSignal.timeout(50)))?.fault).toBe("timeout");
  const gone = openHailFeed({ HAIL_FEED_URL: "http://127.0.0.1:9/rss.xml" });
  expect(await gone?.list(calm)).toMatchObject({ fault: "unreachable" });
});
