import { createServer, type ServerResponse } from "node:http";

/** How an address of the feed answers: with a text, or with one of the faults that servers have. */
type DemoAnswer =
  | string
  | { kind: "status"; status: number; headers?: Record<string, string> }
  | { kind: "endless" }
  | { kind: "silent" };

export type DemoFeed = {
  /** What HAIL_FEED_URL is set to. */
  url: string;
  /** The paths that were asked for so far. */
  asked: string[];
  /** Puts messages into the feed in place of what is there, the newest first; by their file names. */
  publish(messages: Record<string, DemoAnswer>): void;
  /** How the feed itself answers from now on, in place of its list. */
  behave(answer: DemoAnswer): void;
  /** Where a message is. */
  getLink(name: string): string;
  close(): Promise<void>;
};

/** A feed in the shape of that of the India Meteorological Department. */
export const makeRss = (links: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:atom="http://www.w3.org/2005/Atom" version="2.0">
  <channel>
    <title>Latest alerts from India Meteorological Department</title>
    <link>https://mausam.imd.gov.in</link>
    <description>Official warnings</description>
    <language>en</language>
${links
  .map(
    (link) => `    <item>
      <title>Thunderstorm, hailstorm, gusty winds and lightning</title>
      <link>${link}</link>
      <description>Thunderstorm with hail very likely at isolated places.</description>
      <category>Met</category>
      <guid isPermaLink="false">${link}</guid>
      <pubDate>Sun, 12 Jul 2026 07:21:21 +0000</pubDate>
    </item>`,
  )
  .join("\n")}
  </channel>
</rss>`;

/** North Maharashtra, with Ozar in it. */
export const khandesh = "19.5,73.2 21.6,73.2 21.6,75.9 19.5,75.9 19.5,73.2";
/** With Wardha in it. */
export const vidarbha = "19.2,76.6 21.7,76.6 21.7,80.6 19.2,80.6 19.2,76.6";

type MadeInfo = {
  language?: string;
  event?: string;
  description?: string;
  urgency?: string;
  certainty?: string;
  severity?: string;
  onset?: string;
  expires?: string | null;
  areaDesc?: string;
  /** The elements that say where, as they are written. */
  where?: string;
};

/** One `info` in the shape of real messages. */
export function makeInfo(told: MadeInfo = {}): string {
  const { expires = "2026-07-13T20:00:00+05:30" } = told;
  return `  <cap:info>
    <cap:language>${told.language ?? "en"}</cap:language>
    <cap:category>Met</cap:category>
    <cap:event>${told.event ?? "Thunderstorm, hailstorm, gusty winds and lightning"}</cap:event>
    <cap:urgency>${told.urgency ?? "Expected"}</cap:urgency>
    <cap:severity>${told.severity ?? "Severe"}</cap:severity>
    <cap:certainty>${told.certainty ?? "Likely"}</cap:certainty>
    <cap:onset>${told.onset ?? "2026-07-13T14:00:00+05:30"}</cap:onset>
    ${expires === null ? "" : `<cap:expires>${expires}</cap:expires>`}
    <cap:senderName>NWFC DIVISION, IMD, NEW DELHI</cap:senderName>
    <cap:headline>${told.event ?? "Thunderstorm with hail &amp; gusty winds"}</cap:headline>
    <cap:description>${told.description ?? "Very likely at isolated places."}</cap:description>
    <cap:instruction>Stay indoors.</cap:instruction>
    <cap:web>https://mausam.imd.gov.in</cap:web>
    <cap:area>
      <cap:areaDesc>${told.areaDesc ?? "MADHYA MAHARASHTRA"}</cap:areaDesc>
      ${told.where ?? `<cap:polygon>${khandesh}</cap:polygon>`}
    </cap:area>
  </cap:info>`;
}

type MadeMessage = {
  identifier?: string;
  sent?: string;
  status?: string;
  msgType?: string;
  /** The identifiers of earlier messages. */
  references?: readonly string[];
  infos?: readonly string[];
};

/** A message of the Common Alerting Protocol 1.2 in the shape of real ones, its signature and all. */
export function makeCap(told: MadeMessage = {}): string {
  const sent = told.sent ?? "2026-07-13T08:30:00+05:30";
  const references = (told.references ?? []).map(
    (each) => `rainfallnwfc@gmail.com,${each},${sent}`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2">
  <cap:identifier>${told.identifier ?? "urn:oid:2.49.0.1.356.0.2026.7.13.3.0.0"}</cap:identifier>
  <cap:sender>rainfallnwfc@gmail.com</cap:sender>
  <cap:sent>${sent}</cap:sent>
  <cap:status>${told.status ?? "Actual"}</cap:status>
  <cap:msgType>${told.msgType ?? "Alert"}</cap:msgType>
  <cap:scope>Public</cap:scope>
  ${references.length > 0 ? `<cap:references>${references.join(" ")}</cap:references>` : ""}
${(told.infos ?? [makeInfo()]).join("\n")}
  <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>aGFpbA==</ds:SignatureValue></ds:Signature>
</cap:alert>`;
}

function send(answer: DemoAnswer | undefined, response: ServerResponse): void {
  if (typeof answer === "string") {
    response.writeHead(200, { "content-type": "application/xml" }).end(answer);
  } else if (answer === undefined) response.writeHead(404).end();
  else if (answer.kind === "status") {
    response.writeHead(answer.status, answer.headers).end("<Error>AccessDenied</Error>");
  } else if (answer.kind === "endless") {
    response.writeHead(200, { "content-type": "application/xml" });
    const piece = "<item>".repeat(20_000);
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on("drain", more);
    more();
  }
}

/** A small local server of official warnings, in the place of the real one. */
export async function openDemoFeed(): Promise<DemoFeed> {
  const asked: string[] = [];
  let messages: Record<string, DemoAnswer> = {};
  let own: DemoAnswer | null = null;
  const server = createServer(({ url: path = "/" }, response) => {
    asked.push(path);
    const listed = () => makeRss(Object.keys(messages).map(getLink));
    if (path === "/in-imd-en/rss.xml") send(own ?? listed(), response);
    else send(messages[path.replace("/in-imd-en/", "")], response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const getLink = (name: string) => (URL.canParse(name) ? name : `${origin}/in-imd-en/${name}`);
  return {
    url: `${origin}/in-imd-en/rss.xml`,
    asked,
    getLink,
    publish(next) {
      messages = next;
      own = null;
    },
    behave(answer) {
      own = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
