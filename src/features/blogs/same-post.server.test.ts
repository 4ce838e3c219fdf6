import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { Kysely } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openMail } from "#src/platform/mail.server.ts";
import { openMedia } from "#src/platform/media.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { openTestDb } from "#src/platform/test-db.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";
import { sharePictures } from "#src/platform/test-pictures.server.ts";
import { blogRoutes } from "./routes.server.ts";
import { openPosts } from "./store.server.ts";

const fields = { title: "Drip on tomato", description: "Fifty minutes.", category: "water" };

/** The database, with something that happens once, before the first answer of it is read. */
function interrupt(db: Kysely<Tables>, happen: () => Promise<unknown>): Kysely<Tables> {
  let hasHappened = false;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasHappened) {
        hasHappened = true;
        await happen();
      }
      return result;
    },
  });
}

test("a post that is stored by another request while this one looks for it is answered as the same", async () => {
  const database = await openTestDb();
  const folder = await mkdtemp(join(await findQuickFolder(), "urvara-same-"));
  const env = readEnv({ LOG_LEVEL: "silent" });
  const log = openLog(env);
  const now = () => new Date("2026-11-21T06:00:00Z");
  const live = openLive(database.db, { log });
  const id = randomUUID();
  const store = () =>
    openPosts(database.db)({
      input: { ...fields, id, category: "water", language: "en" },
      imageUrl: "/media/of-the-other.webp",
      author: testFarmer,
      now: now(),
    });
  const db = interrupt(database.db, store);
  const media = openMedia({ db: database.db, folder, pictures: sharePictures() });
  const publicUrl = "http://urvara.test";
  const secret = "a secret of the tests, long enough to sign with";
  const mail = openMail(env, { log, now });
  const server = openTestRoutes((routes) => {
    void routes.register(multipart);
    blogRoutes(routes, {
      env,
      log,
      live,
      now,
      db,
      publicUrl,
      secret,
      media,
      mail,
      newId: randomUUID,
    });
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, id })) form.set(name, value);
  const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: "#1f6b3a" } });
  form.set("picture", new File([new Uint8Array(await photo.jpeg().toBuffer())], "photo.jpg"));
  const request = new Request(publicUrl, { method: "POST", body: form });
  const answer = await server.inject({
    method: "POST",
    url: "/api/blogs",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ id, imageUrl: "/media/of-the-other.webp" }),
  ]);
  await server.close();
  await live.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
