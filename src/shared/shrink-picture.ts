import { AppError } from "./app-error.ts";
import { drawOver, type ShrinkAsked } from "./draw-small.ts";

type SmallPicture = { picture: Blob; width: number; height: number };

/** How large a picture is when it stands upright, from the head of its file alone. */
function measure(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new TypeError("The file is no picture"));
    image.src = address;
  });
}

/** Draws it in a thread of its own: of 48 megapixels, that holds whoever does it for a third of a second. */
async function drawAside(asked: ShrinkAsked): Promise<Blob | null> {
  const worker = new Worker(new URL("../main.shrink.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      // Its script may be missing without a network.
      worker.onerror = () => resolve(null);
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
}

/** The same on the page, for browsers that cannot draw anywhere else. */
async function drawHere(asked: ShrinkAsked): Promise<Blob | null> {
  const { width, height, quality } = asked;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  await drawOver(canvas.getContext("2d"), asked);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/**
 * Draws a picture anew, smaller: what the camera wrote into the file, the position among it, stays behind.
 * It is decoded and made smaller beside the page, so that a large one does not hold the page up.
 * @throws AppError `invalid-input` for a file that is no picture
 */
export async function shrinkPicture(
  file: File,
  { longestSide, quality }: { longestSide: number; quality: number },
): Promise<SmallPicture> {
  const address = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await measure(address);
    const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
    const width = Math.max(1, Math.round(naturalWidth * scale));
    const height = Math.max(1, Math.round(naturalHeight * scale));
    const asked = { file, width, height, quality };
    const canDrawAside = typeof OffscreenCanvas === "function" && typeof Worker === "function";
    const picture = (canDrawAside ? await drawAside(asked) : null) ?? (await drawHere(asked));
    if (!picture) throw new AppError("invalid-input", "The picture could not be written");
    return { picture, width, height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid-input", "The file is no picture that this browser can open");
  } finally {
    URL.revokeObjectURL(address);
  }
}
