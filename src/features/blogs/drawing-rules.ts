import { categoryDrawings } from "./data/category-drawings.ts";
import type { BlogCategory } from "./schema.ts";

/** In pixels; as wide as the largest size that a picture is kept in. */
export const drawingSize = { width: 1280, height: 800 } as const;

/** A drawing of what a category is about, over fields, as SVG. */
export function drawCategory(category: BlogCategory): string {
  const { sky, side, shapes } = categoryDrawings[category];
  const { width, height } = drawingSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 400"><path d="M0 0h640v400H0z" fill="${sky}"/><circle cx="556" cy="74" r="34" fill="#f6c451"/><path d="M0 232Q160 176 340 216T640 196V400H0z" fill="#bcd9b0"/><path d="M0 286Q200 240 400 272T640 262V400H0z" fill="#86b87c"/><path d="M0 344Q180 312 360 332T640 330V400H0z" fill="#5f9a5b"/><circle cx="320" cy="200" r="138" fill="#fffdf8"/><g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(232 112) scale(${176 / side})">${shapes}</g></svg>`;
}
