import { constants, setPriority } from "node:os";
import {
  countPixels,
  type MadePicture,
  makeFiles,
  prepareDecoder,
} from "./platform/picture-files.server.ts";
import type { PictureAnswer } from "./platform/pictures.server.ts";
import { AppError } from "./shared/app-error.ts";

// Progressive JPEGs, interlaced PNGs and WebPs of 50 megapixels take 300 MB each while they are decoded.
const largePixels = 16_000_000;

let lastLarge: Promise<unknown> = Promise.resolve();

/** Large pictures one after another, whatever else is made small meanwhile. */
async function makePicture(bytes: Uint8Array): Promise<MadePicture> {
  if ((await countPixels(bytes)) <= largePixels) return makeFiles(bytes);
  const made = lastLarge.catch(() => {}).then(() => makeFiles(bytes));
  lastLarge = made;
  return made;
}

/** The small files of one picture, or why there are none. */
async function answer(bytes: Uint8Array): Promise<PictureAnswer> {
  try {
    return { picture: await makePicture(bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}

// Where processors are few, whoever waits for a page goes before whoever sends a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
prepareDecoder();
// What `openPictures` starts: pictures come in as messages and go back as files, each under its number.
process.on("message", ({ number, bytes }: { number: number; bytes: Uint8Array }) => {
  void answer(bytes).then((made) => process.send?.({ number, ...made }));
});
// The terminal's Ctrl-C reaches this process too; the pictures in hand are finished for the one that asked.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit());
