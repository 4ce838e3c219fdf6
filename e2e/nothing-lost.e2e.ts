import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openRandom } from "#src/shared/test-random.ts";
import { type Aim, aimAtProcess, aimAtTree } from "./support/aims.ts";
import {
  type FarmClient,
  type NewLike,
  type NewPost,
  newPost,
  read,
  readLikes,
  sendLike,
  sendPost,
  signUp,
} from "./support/farm-client.ts";
import { startProduct } from "./support/product.ts";
import { countRounds, limitOf } from "./support/rounds.ts";

/** Shown when a test fails; the environment's repeats that run's moments of death. */
const seed = Number(process.env["KILL_SEED"] ?? randomInt(2 ** 31));
const killsEach = countRounds({ few: 3, many: 15 });

/** What was sent while the process lived: answered, or cut off. */
type Written = {
  answeredPosts: NewPost[];
  openPosts: NewPost[];
  answeredLikes: number;
  openLikes: NewLike[];
  refusals: string[];
};

/** Sends posts and likes of one post until told to stop; a kill cuts off what is in flight. */
async function writeUntil(
  given: { farmer: FarmClient; url: string; likedId: string; isOver: () => boolean },
  written: Written,
): Promise<void> {
  const { farmer, url, likedId, isOver } = given;
  const keepPosting = async () => {
    while (!isOver()) {
      const post = newPost("Water");
      written.openPosts.push(post);
      const answer = await sendPost(farmer, url, post).catch(() => null);
      if (!answer) continue;
      if (answer.status !== 201) written.refusals.push(`post ${answer.status} ${answer.text}`);
      written.openPosts = written.openPosts.filter((other) => other !== post);
      written.answeredPosts.push(post);
    }
  };
  const keepLiking = async () => {
    while (!isOver()) {
      const like = { postId: likedId, key: randomUUID() };
      written.openLikes.push(like);
      const answer = await sendLike(farmer, url, like).catch(() => null);
      if (!answer) continue;
      if (answer.status !== 200) written.refusals.push(`like ${answer.status} ${answer.text}`);
      written.openLikes = written.openLikes.filter((other) => other !== like);
      written.answeredLikes += 1;
    }
  };
  await Promise.all([keepPosting(), keepPosting(), keepLiking(), keepLiking(), keepLiking()]);
}

/** All that was answered is there; what was cut off is sent again under its own id and counts once. */
async function expectAllKept(
  given: { farmer: FarmClient; url: string; likedId: string; likesBefore: number },
  written: Written,
): Promise<number> {
  const { farmer, url, likedId, likesBefore } = given;
  expect(written.refusals, `seed ${seed}`).toEqual([]);
  const likes = await readLikes(farmer, `${url}/api/blogs/${likedId}`);
  expect(likes, `seed ${seed}`).toBeGreaterThanOrEqual(likesBefore + written.answeredLikes);
  for (const { id } of written.answeredPosts) {
    const { status, text } = await read(farmer, `${url}/api/blogs/${id}`);
    expect(status, `seed ${seed}: ${text}`).toBe(200);
    const picture = /"imageUrl":"([^"]+)"/.exec(text)?.[1] ?? "";
    expect((await read(farmer, `${url}${picture}`)).status, `seed ${seed}: ${picture}`).toBe(200);
  }
  for (const post of written.openPosts) {
    const { status, text } = await sendPost(farmer, url, post);
    expect([200, 201], `seed ${seed}: ${text}`).toContain(status);
  }
  for (const like of written.openLikes) await sendLike(farmer, url, like);
  const all = likesBefore + written.answeredLikes + written.openLikes.length;
  expect(await readLikes(farmer, `${url}/api/blogs/${likedId}`), `seed ${seed}`).toBe(all);
  return all;
}

async function killAgainAndAgain(
  aim: Aim,
  random: () => number,
): Promise<{ posts: number; likes: number; cutOff: number }> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-kills-"));
  const counts = { posts: 0, likes: 0, cutOff: 0 };
  let product = await startProduct({ PUBLIC_URL: "http://farm.test" }, folder);
  try {
    const farmer = await signUp({ url: product.url, origin: "http://farm.test" });
    const liked = newPost("Liked by many");
    expect((await sendPost(farmer, product.url, liked)).status).toBe(201);
    for (let round = 0; round < killsEach; round += 1) {
      const written: Written = {
        answeredPosts: [],
        openPosts: [],
        answeredLikes: 0,
        openLikes: [],
        refusals: [],
      };
      let isOver = false;
      const { url } = product;
      const writing = writeUntil({ farmer, url, likedId: liked.id, isOver: () => isOver }, written);
      // Else a kill on a slow machine finds nothing that was acknowledged.
      await expect
        .poll(() => Math.min(written.answeredPosts.length, written.answeredLikes))
        .toBeGreaterThan(1);
      await wait(300 * random());
      const strike = await aim(product);
      const gone = strike();
      isOver = true;
      await Promise.all([gone, writing]);
      product = await startProduct({ PUBLIC_URL: "http://farm.test" }, folder);
      const now = { farmer, url: product.url, likedId: liked.id, likesBefore: counts.likes };
      counts.likes = await expectAllKept(now, written);
      counts.posts += written.answeredPosts.length;
      counts.cutOff += written.openPosts.length + written.openLikes.length;
    }
    return counts;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

test.runIf(process.platform === "linux")(
  "what was acknowledged outlives kills during writes, of the process and of the database with it",
  async () => {
    const lanes = await Promise.all([
      killAgainAndAgain(aimAtProcess, openRandom(seed)),
      killAgainAndAgain(aimAtTree, openRandom(seed + 1)),
    ]);
    for (const { posts, likes, cutOff } of lanes) {
      expect(posts, `seed ${seed}`).toBeGreaterThan(killsEach);
      expect(likes, `seed ${seed}`).toBeGreaterThan(killsEach);
      // Else the kills came between the writes, and tried nothing.
      expect(cutOff, `seed ${seed}`).toBeGreaterThan(killsEach);
    }
  },
  limitOf(killsEach, 24),
);
