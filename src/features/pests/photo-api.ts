import { stripJpeg } from "./photo-rules.ts";
import { largestSentBytes } from "./vision-schema.ts";

/** Wide enough to see spots, and few enough pixels for a cheap phone. */
const measuredWidth = 480;
/** Of what may leave the phone. */
const sentWidth = 1024;
/** More than any phone's camera makes; what is larger is not opened. */
const largestFile = 60 * 1024 * 1024;

/** Of a photo made small: a panorama is none of a leaf. */
const tallest = 4096;

export type Photo = { bitmap: ImageBitmap; pixels: ImageData };

function openCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw");
  return { canvas, context };
}

/**
 * Opens a photo made small, beside the page's own work: the browser decodes it and shrinks it before any of it is
 * copied here, so that 48 megapixels are no more to the page than one.
 * @throws RangeError when the file is too large; DOMException when it is no picture
 */
export async function openPhoto(file: Blob): Promise<Photo> {
  if (file.size > largestFile) throw new RangeError("The photo is too large");
  const bitmap = await createImageBitmap(file, {
    resizeWidth: sentWidth,
    resizeQuality: "medium",
    imageOrientation: "from-image",
  });
  if (bitmap.height > tallest) throw new RangeError("The photo is too long for its width");
  const width = Math.min(measuredWidth, bitmap.width);
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const { context } = openCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return { bitmap, pixels: context.getImageData(0, 0, width, height) };
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be made small"))),
      "image/jpeg",
      quality,
    );
  });
}

/** The photo as it may leave the phone: below 150 KB, and nothing in it but the picture. */
export async function shrinkPhoto({ bitmap }: Photo): Promise<Blob> {
  for (const [width, quality] of [
    [sentWidth, 0.8],
    [sentWidth, 0.6],
    [768, 0.6],
    [512, 0.5],
    [320, 0.4],
  ] as const) {
    const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
    const { canvas, context } = openCanvas(width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const made = await toJpeg(canvas, quality);
    const clean = stripJpeg(new Uint8Array(await made.arrayBuffer()));
    if (clean.length < largestSentBytes) return new Blob([clean], { type: "image/jpeg" });
  }
  throw new RangeError("The photo could not be made small enough");
}
