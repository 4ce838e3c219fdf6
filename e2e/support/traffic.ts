import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Answered } from "./ask.ts";
import { type FarmClient, type Listener, newPost, sendLike, sendPost } from "./farm-client.ts";

/**
 * Milliseconds between the writes of one writer. Readers that were away for more than 500 events are told to
 * load their lists again, which is another promise.
 */
const pause = 100;

type Write = {
  /** The process, or the proxy, that it was sent to last. */
  at: string;
  id: string;
  isLike: boolean;
  again: (url: string) => Promise<Answered>;
};

type Traffic = {
  /** Ids of posts that were acknowledged. */
  postIds: string[];
  /** Likes that were acknowledged. */
  likes: number;
  /** Sent, and cut off before the answer: whether they were stored nobody knows. */
  cutOff: Write[];
  /** Whatever else was no success. */
  refusals: string[];
  stop: () => Promise<void>;
};

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNREFUSED";

/**
 * Keeps writers busy, a third of them with posts and the rest with likes of one post.
 * @param given.listUrls where to try, in order, when the one before was not there at all
 */
export function startTraffic(given: {
  farmer: FarmClient;
  likedId: string;
  writers: number;
  listUrls: (turn: number) => string[];
}): Traffic {
  const { farmer, likedId, writers, listUrls } = given;
  let isOver = false;
  const traffic: Omit<Traffic, "stop"> = { postIds: [], likes: 0, cutOff: [], refusals: [] };
  const newWrite = (isLike: boolean): Write => {
    if (isLike) {
      const like = { postId: likedId, key: randomUUID() };
      return { at: "", id: like.key, isLike, again: (url) => sendLike(farmer, url, like) };
    }
    const post = newPost("Under load");
    return { at: "", id: post.id, isLike, again: (url) => sendPost(farmer, url, post) };
  };
  const send = async (write: Write, urls: string[]): Promise<void> => {
    for (const url of urls) {
      try {
        const { status, text } = await write.again(url);
        // What a proxy answers when the process was cut off.
        if (status === 502) traffic.cutOff.push({ ...write, at: url });
        else if (status >= 300) traffic.refusals.push(`${status} ${text}`);
        else if (write.isLike) traffic.likes += 1;
        else traffic.postIds.push(write.id);
        return;
      } catch (error) {
        if (isRefusedConnection(error)) continue;
        traffic.cutOff.push({ ...write, at: url });
        return;
      }
    }
    traffic.refusals.push("nobody was there");
  };
  const keepWriting = async (writer: number) => {
    for (let turn = writer; !isOver; turn += 1) {
      await send(newWrite(writer % 3 !== 0), listUrls(turn));
      await wait(pause);
    }
  };
  const running = Promise.all(Array.from({ length: writers }, (_, writer) => keepWriting(writer)));
  const stop = async () => {
    isOver = true;
    await running;
  };
  return Object.assign(traffic, { stop });
}

export const writeHeard = ({ heard }: Listener) => JSON.stringify(heard.map(({ body }) => body));

/** Whatever a listener did not hear, heard twice or out of order, in words. */
export function listListeningFaults(listener: Listener, postIds: readonly string[]): string[] {
  const heard = writeHeard(listener);
  const missed = postIds.filter((id) => !heard.includes(id)).map((id) => `post ${id} is missing`);
  const ids = listener.heard.map(({ id }) => id);
  const isInOrder = ids.every((id, index) => id > (ids[index - 1] ?? 0));
  const gaps = listener.heard.filter(({ topic }) => topic === "missed");
  return [
    ...missed,
    ...(isInOrder ? [] : [`events are doubled or out of order: ${ids.join(" ")}`]),
    ...gaps.map(({ id }) => `a gap was told of at ${id}`),
  ];
}
