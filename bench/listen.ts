import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { z } from "zod";

/** What the process of listeners is to do, as one JSON text in the environment. */
export const listenPlan = z.object({
  url: z.string(),
  /** One farmer's cookie for each group of streams. */
  cookies: z.array(z.string()).min(1),
  listeners: z.int().min(1),
  posts: z.int(),
  body: z.string(),
  contentType: z.string(),
});
export type ListenPlan = z.infer<typeof listenPlan>;

/** Sent first and not counted: neither side has its code ready yet. */
export const warmingPosts = 10;

export const listenResult = z.object({
  /** For each post, milliseconds from sending it to its arrival at the last listener. */
  milliseconds: z.array(z.number()),
});

type Post = { id: string; sentAt: number; missing: number; heardByAll: (at: number) => void };

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Opens one stream, and takes every post off the list of those it has not heard yet. */
async function openStream(
  url: string,
  { cookie, address, posts }: { cookie: string; address: string; posts: Map<string, Post> },
): Promise<void> {
  const { hostname, port } = new URL(url);
  const outgoing = request({
    hostname,
    port,
    path: "/api/live?topics=blogs",
    agent,
    headers: { cookie, accept: "text/event-stream", "x-forwarded-for": address },
  });
  outgoing.end();
  const [answer]: IncomingMessage[] = await once(outgoing, "response");
  if (answer?.statusCode !== 200) throw new Error(`A stream was refused: ${answer?.statusCode}`);
  answer.setEncoding("utf8");
  let rest = "";
  answer.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const id = line.startsWith("data: ") ? /"id":"([0-9a-f-]{36})"/.exec(line)?.[1] : undefined;
      const post = id ? posts.get(id) : undefined;
      if (!post) continue;
      post.missing -= 1;
      if (post.missing === 0) post.heardByAll(performance.now());
    }
  });
}

async function listen(plan: ListenPlan): Promise<void> {
  const posts = new Map<string, Post>();
  for (let opened = 0; opened < plan.listeners; opened += 100) {
    const group = Array.from({ length: Math.min(100, plan.listeners - opened) }, (_, at) => {
      const number = opened + at;
      const cookie = plan.cookies[number % plan.cookies.length] ?? "";
      const address = `10.${number >> 12}.${(number >> 6) & 63}.${number & 63}`;
      return openStream(plan.url, { cookie, address, posts });
    });
    await Promise.all(group);
  }
  process.send?.("listening");
  await once(process, "message");
  const milliseconds: number[] = [];
  const template = Buffer.from(plan.body, "base64").toString("latin1");
  for (let at = 0; at < warmingPosts + plan.posts; at += 1) {
    const id = crypto.randomUUID();
    const arrival = new Promise<number>((heardByAll) => {
      posts.set(id, { id, sentAt: performance.now(), missing: plan.listeners, heardByAll });
    });
    const sentAt = performance.now();
    const answer = await fetch(`${plan.url}/api/blogs`, {
      method: "POST",
      headers: {
        cookie: plan.cookies[0] ?? "",
        origin: plan.url,
        "content-type": plan.contentType,
        "x-forwarded-for": `10.99.${at >> 6}.${at & 63}`,
      },
      body: Buffer.from(template.replace("{id}", id), "latin1"),
    });
    if (!answer.ok) throw new Error(`A post was refused: ${answer.status}`);
    milliseconds.push((await arrival) - sentAt);
  }
  process.send?.({ milliseconds: milliseconds.slice(warmingPosts) });
  await once(process, "message");
}

if (process.env["LISTEN_PLAN"]) {
  await listen(listenPlan.parse(JSON.parse(process.env["LISTEN_PLAN"])));
  process.exit(0);
}
