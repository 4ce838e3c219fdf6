import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { type Answered, type Asked, ask } from "./ask.ts";

/** A farmer without a browser: what the app would send, and what it would hear. */
export type FarmClient = {
  email: string;
  cookie: string;
  /** The address that browsers know. */
  origin: string;
  /** Behind a proxy the sender's address counts, and not what a request says of it. */
  isBehindProxy: boolean;
};

export type NewPost = { id: string; title: string };

let lastAddress = 0;

/** Addresses are limited in how often they may ask, and here one machine stands for many. */
function askAs(
  { cookie, origin, isBehindProxy }: Omit<FarmClient, "email">,
  url: string,
  asked: Asked = {},
): Promise<Answered> {
  lastAddress += 1;
  const place = `${2 + ((lastAddress >> 16) & 63)}.${(lastAddress >> 8) & 255}.${1 + (lastAddress % 254)}`;
  return ask(url, {
    ...asked,
    headers: { cookie, origin, "x-forwarded-for": `10.${place}`, ...asked.headers },
    localAddress: isBehindProxy ? `127.${place}` : undefined,
  });
}

/**
 * @param at.url the process, or the proxy, that is asked
 * @param at.origin the address that browsers know, when it is another
 */
export async function signUp(at: {
  url: string;
  origin?: string;
  isBehindProxy?: boolean;
}): Promise<FarmClient> {
  const { url, origin = url, isBehindProxy = false } = at;
  const email = `${randomUUID()}@example.org`;
  const stranger = { email, cookie: "", origin, isBehindProxy };
  const { status, text, headers } = await askAs(stranger, `${url}/api/session/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ email, password: "monsoon-2026" })),
  });
  if (status !== 201) throw new Error(`Signing up failed: ${status} ${text}`);
  const cookies = [headers["set-cookie"] ?? []].flat();
  return { ...stranger, cookie: cookies.map((each) => each.split(";")[0]).join("; ") };
}

export async function signOut(farmer: FarmClient, url: string): Promise<number> {
  return (await askAs(farmer, `${url}/api/session/sign-out`, { method: "POST" })).status;
}

/** Sends JSON as the app would. */
export const send = (farmer: FarmClient, address: string, body: object): Promise<Answered> =>
  askAs(farmer, address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(body)),
  });

export const read = (farmer: FarmClient, address: string): Promise<Answered> =>
  askAs(farmer, address);

/** Counts of likes, or null when there is no such post. */
export async function readLikes(farmer: FarmClient, address: string): Promise<number | null> {
  const { status, text } = await read(farmer, address);
  if (status !== 200) return null;
  const post: unknown = JSON.parse(text);
  return post && typeof post === "object" && "likes" in post ? Number(post.likes) : null;
}

let lastColour = 0;

/** A picture like no other, so that each post brings files of its own. */
async function makeTinyPicture(): Promise<Blob> {
  lastColour += 1;
  const background = { r: lastColour & 255, g: (lastColour >> 8) & 255, b: 90 };
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/png" });
}

export const newPost = (title: string): NewPost => ({ id: randomUUID(), title });

/** Sends a post, with a tiny picture unless another is given; the same post may be sent again. */
export async function sendPost(
  farmer: FarmClient,
  url: string,
  post: NewPost & { picture?: Blob },
): Promise<Answered> {
  const form = new FormData();
  form.set("id", post.id);
  form.set("title", post.title);
  form.set("description", "Two fingers deep after one night.");
  form.set("category", "water");
  form.set("picture", post.picture ?? (await makeTinyPicture()), "field.png");
  const written = new Response(form);
  return askAs(farmer, `${url}/api/blogs`, {
    method: "POST",
    headers: { "content-type": written.headers.get("content-type") ?? "" },
    body: Buffer.from(await written.arrayBuffer()),
  });
}

export type NewLike = { postId: string; key: string };

export const sendLike = (farmer: FarmClient, url: string, like: NewLike): Promise<Answered> =>
  askAs(farmer, `${url}/api/blogs/${like.postId}/like`, {
    method: "POST",
    headers: { "idempotency-key": like.key },
  });

type HeardEvent = { id: number; topic: string; body: unknown; at: number };

export type Listener = {
  heard: HeardEvent[];
  /** When the stream was open and up to date, each time. */
  readyAt: number[];
  stop: () => void;
};

/**
 * Keeps a live stream open as a browser's EventSource does: after a loss it waits as long as it was told
 * and goes on after the last id.
 * @param where the address to ask next, as a proxy would choose a process that is there
 */
export function listen(farmer: FarmClient, where: () => string): Listener {
  const stopping = new AbortController();
  const listener: Listener = { heard: [], readyAt: [], stop: () => stopping.abort() };
  let retry = 3000;
  let lastEventId = "";
  const take = (block: string) => {
    const lines = block.split("\n").filter((line) => !line.startsWith(":"));
    const fields = new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
      }),
    );
    retry = Number(fields.get("retry") ?? retry);
    lastEventId = fields.get("id") ?? lastEventId;
    const topic = fields.get("event");
    if (topic === undefined) return;
    const at = performance.now();
    if (topic === "ready") listener.readyAt.push(at);
    else {
      const body: unknown = JSON.parse(fields.get("data") ?? "null");
      listener.heard.push({ id: Number(fields.get("id") ?? 0), topic, body, at });
    }
  };
  const hear = async () => {
    const answer = await fetch(`${where()}/api/live?topics=blogs`, {
      headers: { cookie: farmer.cookie, ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
      signal: stopping.signal,
    });
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      blocks.forEach(take);
    }
  };
  void (async () => {
    while (!stopping.signal.aborted) {
      // Whatever ended it, a browser comes back.
      await hear().catch(() => undefined);
      if (!stopping.signal.aborted) await wait(retry);
    }
  })();
  return listener;
}
