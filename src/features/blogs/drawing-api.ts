import { drawPicture } from "#src/shared/draw-picture.ts";
import { drawCategory } from "./drawing-rules.ts";
import type { BlogCategory } from "./schema.ts";

/** The drawing of a category as a picture file. */
export const makeDrawing = (category: BlogCategory, name: string): Promise<File> =>
  drawPicture(drawCategory(category), name);
