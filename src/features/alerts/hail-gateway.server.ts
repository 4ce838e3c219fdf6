import type { Env } from "#src/platform/env.server.ts";
import {
  type ProviderFailure,
  readRefusal,
  readText,
  readThrown,
  toFailure,
} from "#src/platform/provider-answer.server.ts";
import { type CapDocument, readCap, readFeed } from "./cap-document.server.ts";

/** A source of official warnings. It never throws: whatever goes wrong is an answer too. */
export type HailFeed = {
  url: string;
  /** Where the messages are that it has now, the newest first. */
  list(signal: AbortSignal): Promise<{ kind: "links"; links: string[] } | ProviderFailure>;
  read(
    link: string,
    signal: AbortSignal,
  ): Promise<{ kind: "document"; document: CapDocument } | ProviderFailure>;
};

/** The feed is below 20 kB; a message with its signature and a border of a thousand corners is, too. */
const largestBody = 512 * 1024;
const patienceInMs = 10_000;

async function fetchText(url: string, signal: AbortSignal): Promise<string | ProviderFailure> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/rss+xml, application/cap+xml, application/xml" },
      // Where it would lead may lie within our own network.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceInMs)]),
    });
    const text = await readText(response, largestBody);
    if (text === null) return toFailure("unreachable", `longer than ${largestBody} bytes`);
    return response.ok ? text : readRefusal(response, text.slice(0, 120));
  } catch (cause) {
    return readThrown(cause);
  }
}

function understand<Answer>(
  text: string,
  read: (text: string) => Answer,
): Answer | ProviderFailure {
  try {
    return read(text);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    return toFailure("not-understood", detail.slice(0, 200));
  }
}

/** Warnings of hail in a feed of messages of the Common Alerting Protocol; null where none is to be read. */
export function openHailFeed({ HAIL_FEED_URL: url }: Pick<Env, "HAIL_FEED_URL">): HailFeed | null {
  if (url === "off") return null;
  const { origin } = new URL(url);
  /** Whoever writes the feed is not to have us ask anybody else. */
  const isOwn = (link: string) => URL.canParse(link) && new URL(link).origin === origin;
  return {
    url,
    async list(signal) {
      const text = await fetchText(url, signal);
      if (typeof text !== "string") return text;
      return understand(text, (told) => ({
        kind: "links" as const,
        links: [...new Set(readFeed(told))].filter(isOwn),
      }));
    },
    async read(link, signal) {
      if (!isOwn(link)) return toFailure("refused", "it is not where the feed is");
      const text = await fetchText(link, signal);
      if (typeof text !== "string") return text;
      return understand(text, (told) => ({ kind: "document" as const, document: readCap(told) }));
    },
  };
}
