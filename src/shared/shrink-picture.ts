import { AppError } from "./app-error.ts";

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
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: "medium",
    });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new AppError("invalid-input", "There is no room to draw the picture");
    // JPEG has no transparency; what shows through is paper.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (!picture) throw new AppError("invalid-input", "The picture could not be written");
    return { picture, width, height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid-input", "The file is no picture that this browser can open");
  } finally {
    URL.revokeObjectURL(address);
  }
}
