import { createServer, type ServerResponse } from "node:http";

/** A record as the source writes it; any of it may be missing or odd. */
type DemoRecord = Record<string, unknown>;

/** How the source is to behave: well, or with one of the faults that it has. */
type DemoBehaviour =
  | { kind: "well"; afterMs?: number }
  | { kind: "status"; status: number; body: string; headers?: Record<string, string> }
  | { kind: "text"; body: string }
  | { kind: "broken-off" }
  | { kind: "silent" };

export type DemoMandi = {
  /** What MANDI_URL is set to. */
  url: string;
  /** Every question so far. */
  questions: URL[];
  /** What it tells from now on. */
  report(records: readonly DemoRecord[]): void;
  behave(behaviour: DemoBehaviour): void;
  close(): Promise<void>;
};

export const demoKey = "579b464db66ec23bdd000001";

/** A report of onions at Lasalgaon, changed as told. */
export function makeRecord(change: DemoRecord = {}): DemoRecord {
  return {
    state: "Maharashtra",
    district: "Nashik",
    market: "Lasalgaon APMC",
    commodity: "Onion",
    variety: "Red",
    grade: "FAQ",
    arrival_date: "14/07/2026",
    min_price: "1200",
    max_price: "2150",
    modal_price: "1780",
    ...change,
  };
}

function answerWell(
  response: ServerResponse,
  { question, records }: { question: URL; records: readonly DemoRecord[] },
): void {
  const read = (name: string) => question.searchParams.get(name);
  if (read("api-key") !== demoKey) {
    response.writeHead(403, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: "Key not authorised" }));
    return;
  }
  const found = records.filter(
    ({ state, commodity }) =>
      [null, state].includes(read("filters[state.keyword]")) &&
      [null, commodity].includes(read("filters[commodity]")),
  );
  const [limit, offset] = [Number(read("limit") ?? 10), Number(read("offset") ?? 0)];
  const page = found.slice(offset, offset + limit);
  const body = {
    index_name: "9ef84268-d588-465a-a308-a864a43d0070",
    title: "Current Daily Price of Various Commodities from Various Markets (Mandi)",
    status: "ok",
    total: found.length,
    count: page.length,
    limit: String(limit),
    offset: String(offset),
    records: page,
  };
  if (read("format") === "json") {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  } else {
    response.writeHead(200, { "content-type": "application/xml" });
    response.end("<?xml version='1.0'?><result><records/></result>");
  }
}

/**
 * A small local source of market prices that speaks as data.gov.in does: for tests, and to see the product
 * without a network.
 */
export async function openDemoMandi(given: { port?: number } = {}): Promise<DemoMandi> {
  const questions: URL[] = [];
  let records: readonly DemoRecord[] = [];
  let behaviour: DemoBehaviour = { kind: "well" };
  const server = createServer((request, response) => {
    const question = new URL(request.url ?? "/", "http://source");
    questions.push(question);
    const chosen = behaviour;
    if (chosen.kind === "silent") return;
    if (chosen.kind === "status") {
      response.writeHead(chosen.status, { "content-type": "application/json", ...chosen.headers });
      response.end(chosen.body);
    } else if (chosen.kind === "text") {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(chosen.body);
    } else if (chosen.kind === "broken-off") {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"status":"ok","records":[{', () => response.destroy());
    } else {
      setTimeout(() => answerWell(response, { question, records }), chosen.afterMs ?? 0);
    }
  });
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/resource/9ef84268-d588-465a-a308-a864a43d0070`,
    questions,
    report(next) {
      records = next;
    },
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        // One that is closed already is no fault.
        server.close(() => resolve());
      }),
  };
}
