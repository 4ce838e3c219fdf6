/** A picture and what is made of it, in pixels; the quality of a JPEG runs from 0 to 1. */
export type ShrinkAsked = { file: Blob; width: number; height: number; quality: number };

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Draws a picture over the whole of a canvas of its new size. */
export async function drawOver(context: Context | null, asked: ShrinkAsked): Promise<void> {
  const { file, width, height } = asked;
  if (!context) throw new TypeError("There is no room to draw the picture");
  const bitmap = await createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "medium",
  });
  // JPEG has no transparency; what shows through is paper.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
}

/** Draws a picture in another size where there is no page. */
export async function drawSmall(asked: ShrinkAsked): Promise<Blob> {
  const canvas = new OffscreenCanvas(asked.width, asked.height);
  await drawOver(canvas.getContext("2d"), asked);
  return canvas.convertToBlob({ type: "image/jpeg", quality: asked.quality });
}
