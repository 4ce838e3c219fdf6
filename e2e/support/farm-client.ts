import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";

/** A farmer without a browser: what the app would send, and what it would hear. */
export type FarmClient = { uid: string; cookie: string; origin: string };

export type NewPost = { id: string; title: string };

export type Sent = {
  status: number;
  text: string;
};

let lastAddress = 0;

/** Addresses are limited in how often they may ask, and here one machine stands for many. */
function nextAddress(): string {
  lastAddress += 1;
  return `10.${2 + ((lastAddress >> 16) & 63)}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

const headersOf = ({ cookie, origin }: Pick<FarmClient, "cookie" | "origin">) => ({
  cookie,
  origin,
  "x-forwarded-for": nextAddress(),
});

/**
 * @param at.url the process that is asked
 * @param at.origin the address that browsers know, when it is another
 */
export async function signUp(at: { url: string; origin?: string }): Promise<FarmClient> {
  const origin = at.origin ?? at.url;
  const answer = await fetch(`${at.url}/api/session/sign-up`, {
    method: "POST",
    headers: { ...headersOf({ cookie: "", origin }), "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "monsoon-2026" }),
  });
  if (answer.status !== 201) throw new Error(`Signing up failed: ${await answer.text()}`);
  const user: unknown = await answer.json();
  const uid = user && typeof user === "object" && "uid" in user ? String(user.uid) : "";
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return { uid, cookie, origin };
}

export async function signOut(farmer: FarmClient, url: string): Promise<number> {
  const answer = await fetch(`${url}/api/session/sign-out`, {
    method: "POST",
    headers: headersOf(farmer),
  });
  return answer.status;
}

export async function read(farmer: FarmClient, address: string): Promise<Sent> {
  const answer = await fetch(address, { headers: headersOf(farmer) });
  return { status: answer.status, text: await answer.text() };
}

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

/** Sends a post with a tiny picture; the same post may be sent again. */
export async function sendPost(farmer: FarmClient, url: string, post: NewPost): Promise<Sent> {
  const form = new FormData();
  form.set("id", post.id);
  form.set("title", post.title);
  form.set("description", "Two fingers deep after one night.");
  form.set("category", "water");
  form.set("picture", await makeTinyPicture(), "field.png");
  const answer = await fetch(`${url}/api/blogs`, {
    method: "POST",
    headers: headersOf(farmer),
    body: form,
  });
  return { status: answer.status, text: await answer.text() };
}

export type NewLike = { postId: string; key: string };

export async function sendLike(farmer: FarmClient, url: string, like: NewLike): Promise<Sent> {
  const answer = await fetch(`${url}/api/blogs/${like.postId}/like`, {
    method: "POST",
    headers: { ...headersOf(farmer), "idempotency-key": like.key },
  });
  return { status: answer.status, text: await answer.text() };
}

export type HeardEvent = { id: number; topic: string; body: unknown; at: number };

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
      headers: { ...headersOf(farmer), ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
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
