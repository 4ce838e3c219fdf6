import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { addDays } from "#src/shared/days.ts";

const block = z.looseObject({ time: z.array(z.string()) });
const sampleBody = z.looseObject({
  current: z.looseObject({ time: z.string() }),
  hourly: block,
  daily: block,
});
export type DemoBody = z.infer<typeof sampleBody>;

/** How the provider is to behave: well, or with one of the faults that providers have. */
type Behaviour =
  | { kind: "well"; change?: (body: DemoBody) => void; afterMs?: number }
  | { kind: "status"; status: number; body: string; headers?: Record<string, string> }
  | { kind: "truncated" }
  | { kind: "broken-off" }
  | { kind: "silent" };

export type DemoProvider = {
  /** What WEATHER_URL is set to. */
  url: string;
  /** Every question so far. */
  questions: URL[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
};

const indiaNow = (now: Date) => new Date(now.getTime() + 5.5 * 3_600_000).toISOString();

/** The seven days of the sample over and over, so that the first of them is today. */
function repeatSample(
  sample: DemoBody,
  given: { from: number; to: number; now: Date },
): Pick<DemoBody, "current" | "hourly" | "daily"> {
  const today = indiaNow(given.now).slice(0, 10);
  const offsets = Array.from({ length: given.to - given.from + 1 }, (_, at) => given.from + at);
  const days = offsets.map((offset) => addDays(today, offset));
  const sampleDays = sample.daily.time.length;
  const repeat = (columns: DemoBody["daily"], perDay: number) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        offsets.flatMap((offset, index) => {
          const at = (((offset % sampleDays) + sampleDays) % sampleDays) * perDay;
          const day = days[index];
          const values = Array.isArray(column) ? column.slice(at, at + perDay) : [];
          return values.map((value: unknown) =>
            typeof value === "string" ? `${day}${value.slice(10)}` : value,
          );
        }),
      ]),
    );
  const hourly = block.parse(repeat(sample.hourly, 24));
  const quarter = `${indiaNow(given.now).slice(0, 14)}${["00", "15", "30", "45"][Math.floor(new Date(indiaNow(given.now)).getUTCMinutes() / 15)]}`;
  const hour = new Date(indiaNow(given.now)).getUTCHours();
  const at = -given.from * 24 + hour;
  const current = Object.fromEntries(
    Object.keys(sample.current).flatMap((name) => {
      const column = hourly[name];
      return Array.isArray(column) && name !== "time" ? [[name, column[at]]] : [];
    }),
  );
  return {
    current: { ...current, time: quarter },
    hourly,
    daily: block.parse(repeat(sample.daily, 1)),
  };
}

function sendAs(
  behaviour: Behaviour,
  { response, body }: { response: ServerResponse; body: DemoBody },
) {
  if (behaviour.kind === "silent") return;
  if (behaviour.kind === "status") {
    response.writeHead(behaviour.status, {
      "content-type": "application/json",
      ...behaviour.headers,
    });
    response.end(behaviour.body);
    return;
  }
  if (behaviour.kind === "well") behaviour.change?.(body);
  const text = JSON.stringify(body);
  response.writeHead(200, { "content-type": "application/json" });
  if (behaviour.kind === "well") response.end(text);
  else if (behaviour.kind === "truncated") response.end(text.slice(0, text.length / 2));
  else response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/**
 * A small local weather service that speaks as Open-Meteo does: for tests, and to see the product without a
 * network. Its weather is made up: a week of monsoon at Nashik over and over.
 */
export async function openDemoProvider(
  given: { port?: number; now?: () => Date } = {},
): Promise<DemoProvider> {
  const now = given.now ?? (() => new Date());
  const file = join(import.meta.dirname, "test-weather-sample.json");
  const sample = sampleBody.parse(JSON.parse(await readFile(file, "utf8")));
  const questions: URL[] = [];
  let behaviour: Behaviour = { kind: "well" };
  const server = createServer((request, response) => {
    const question = new URL(request.url ?? "/", "http://provider");
    questions.push(question);
    const read = (name: string, usual: number) => Number(question.searchParams.get(name) ?? usual);
    const days = repeatSample(sample, {
      from: -read("past_days", 0),
      to: read("forecast_days", 7) - 1,
      now: now(),
    });
    const { _constructed, ...rest } = sample;
    const body = { ...rest, ...days };
    const chosen = behaviour;
    const afterMs = chosen.kind === "well" ? (chosen.afterMs ?? 0) : 0;
    setTimeout(() => sendAs(chosen, { response, body }), afterMs);
  });
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/forecast`,
    questions,
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
