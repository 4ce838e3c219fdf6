import { availableParallelism } from "node:os";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPictures, type Pictures } from "./pictures.server.ts";
import { listPictureProcesses } from "./test-processes.server.ts";

let pictures: Pictures;

beforeEach(() => {
  pictures = openPictures();
});
afterEach(() => pictures.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3a7d44" } });
const small = await plain(90, 60).png().toBuffer();
// Every line has to be put together from seven passes: a second's work at least.
const slow = await plain(5000, 5000).png({ progressive: true }).toBuffer();

async function killPictureProcess(): Promise<void> {
  await expect.poll(listPictureProcesses, { timeout: 20_000 }).toHaveLength(1);
  for (const id of listPictureProcesses()) process.kill(id, "SIGKILL");
}

test("a picture becomes three files in another process, which a later one uses again", async () => {
  const { files, width, height } = await pictures.make(small);
  expect([width, height]).toEqual([90, 60]);
  expect(files.map((file) => file.width)).toEqual([320, 640, 1280]);
  for (const { bytes } of files) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 90, height: 60 });
  }
  const [id] = listPictureProcesses();
  expect(id).toBeGreaterThan(0);
  await pictures.make(small);
  expect(listPictureProcesses()).toEqual([id]);
});

test("the picture that ends the process is refused, and the next one is read", async () => {
  const broken = pictures.make(slow);
  const refused = expect(broken).rejects.toMatchObject({ code: "unsupported-media" });
  await killPictureProcess();
  await refused;
  expect((await pictures.make(small)).width).toBe(90);
});

test("closed, it ends its process, and the picture in hand is asked for again", async () => {
  const given = expect(pictures.make(slow)).rejects.toMatchObject({ code: "try-later" });
  await expect.poll(listPictureProcesses, { timeout: 20_000 }).toHaveLength(1);
  pictures.close();
  await given;
  await expect.poll(listPictureProcesses, { timeout: 20_000 }).toEqual([]);
});

test("more pictures than may wait are asked for again later", async () => {
  const most = 32 + Math.max(1, Math.min(4, availableParallelism() - 1));
  const answers = await Promise.allSettled(
    Array.from({ length: most + 3 }, () => pictures.make(small)),
  );
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(3);
  expect(refused.at(0)).toMatchObject({ reason: { code: "try-later" } });
});
