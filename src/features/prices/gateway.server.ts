import { z } from "zod";
import type { Env } from "#src/platform/env.server.ts";
import {
  type ProviderFailure,
  readRefusal,
  readText,
  readThrown,
  toFailure,
} from "#src/platform/provider-answer.server.ts";
import { dropDuplicates, type MandiRecord, type RecordFault, readRecord } from "./record-rules.ts";

type PriceQuestion = {
  /** As the source writes them. */
  state: string;
  commodity: string;
  today: string;
};

export type PriceAnswer =
  | {
      kind: "records";
      records: MandiRecord[];
      /** How many were left out, by reason. */
      leftOut: Partial<Record<RecordFault, number>>;
    }
  | ProviderFailure;

/** A source of market prices. It never throws: whatever goes wrong is an answer too. */
export type PriceProvider = (question: PriceQuestion) => Promise<PriceAnswer>;

type Page = { rows: unknown[]; total: number };

/** A page of a thousand records is below half a megabyte. */
const largestBody = 8 * 1024 * 1024;
/** A crop in a state has some hundred records a day; a source that never ends is stopped there. */
const mostPages = 20;
const mostRecords = 20_000;

const count = z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number);
const body = z.looseObject({
  status: z.string().optional(),
  message: z.unknown().optional(),
  total: count.optional().catch(undefined),
  records: z.array(z.unknown()),
});
const errorBody = z.looseObject({
  message: z.string().optional(),
  error: z.union([z.string(), z.looseObject({ message: z.string() })]).optional(),
});

function readReason(text: string): string {
  try {
    const { message, error } = errorBody.parse(JSON.parse(text));
    const reason = message ?? (typeof error === "string" ? error : error?.message);
    return (reason ?? text).slice(0, 200);
  } catch {
    // Whatever stands before the provider answers in words of its own.
    return text.slice(0, 120);
  }
}

/** @param shown the text as it may be told of in a log */
function readPage(text: string, shown: string): Page | ProviderFailure {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return toFailure("not-understood", `not JSON: ${shown.slice(0, 80)}`);
  }
  const page = body.safeParse(told);
  // It answers 200 with an error inside when the key is wrong.
  if (!page.success || (page.data.status ?? "ok") !== "ok") {
    const isRefusal = errorBody.safeParse(told).data?.message !== undefined;
    const hasError = errorBody.safeParse(told).data?.error !== undefined;
    return toFailure(isRefusal || hasError ? "refused" : "not-understood", readReason(shown));
  }
  return { rows: page.data.records, total: page.data.total ?? page.data.records.length };
}

type Settings = { url: string; key: string; pageSize: number; timeoutInMs: number };

/** Providers repeat the question in their errors, and the key is in it. */
const hideKey = (text: string, key: string) =>
  text.replaceAll(key, "…").replaceAll(encodeURIComponent(key), "…");

function makeAddress(settings: Settings, question: PriceQuestion & { offset: number }): string {
  const address = new URL(settings.url);
  const parameters = {
    "api-key": settings.key,
    // Without it the answer is XML.
    format: "json",
    limit: String(settings.pageSize),
    offset: String(question.offset),
    // The plain name of a state finds nothing.
    "filters[state.keyword]": question.state,
    "filters[commodity]": question.commodity,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

async function fetchPage(
  settings: Settings,
  question: PriceQuestion & { offset: number },
): Promise<Page | ProviderFailure> {
  try {
    const response = await fetch(makeAddress(settings, question), {
      headers: { accept: "application/json" },
      // The key goes nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(settings.timeoutInMs),
    });
    const text = await readText(response, largestBody);
    if (text === null) return toFailure("unreachable", `longer than ${largestBody} bytes`);
    // Before any of it is cut, which would leave half a key.
    const shown = hideKey(text, settings.key);
    return response.ok ? readPage(text, shown) : readRefusal(response, readReason(shown));
  } catch (cause) {
    const failure = readThrown(cause);
    return { ...failure, detail: hideKey(failure.detail, settings.key) };
  }
}

async function fetchRows(
  settings: Settings,
  question: PriceQuestion,
): Promise<unknown[] | ProviderFailure> {
  const rows: unknown[] = [];
  for (let page = 0; page < mostPages && rows.length < mostRecords; page += 1) {
    const answer = await fetchPage(settings, { ...question, offset: rows.length });
    if ("kind" in answer) return answer;
    rows.push(...answer.rows);
    // A page may be shorter than was asked for: the public key gets ten records at a time.
    if (answer.rows.length === 0 || rows.length >= answer.total) break;
  }
  return rows;
}

/** Market prices in the format of data.gov.in's resource of daily mandi prices; null without a key. */
export function openPriceProvider(
  env: Pick<Env, "MANDI_URL" | "MANDI_KEY" | "MANDI_PAGE_SIZE" | "MANDI_TIMEOUT_MS">,
): PriceProvider | null {
  const key = env.MANDI_KEY;
  if (key === undefined) return null;
  const { MANDI_URL: url, MANDI_PAGE_SIZE: pageSize, MANDI_TIMEOUT_MS: timeoutInMs } = env;
  return async (question) => {
    const rows = await fetchRows({ url, key, pageSize, timeoutInMs }, question);
    if (!Array.isArray(rows)) return rows;
    const leftOut: Partial<Record<RecordFault, number>> = {};
    const records = rows.flatMap((row) => {
      const read = readRecord(row, question.today);
      if ("record" in read) return [read.record];
      leftOut[read.fault] = (leftOut[read.fault] ?? 0) + 1;
      return [];
    });
    return { kind: "records", records: dropDuplicates(records), leftOut };
  };
}
