import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pestPlates } from "#content/pest-plates.ts";
import { drawPlate } from "./draw-plate.ts";

/** All plates by the ids of their pests. */
export const drawPlates = () =>
  Object.entries(pestPlates).map(([id, { crop, plate }]) => ({
    id,
    text: drawPlate({ id, crop, plate }),
  }));

/** The plate at `/<id>.svg`, or null. */
export function drawPlateAt(path: string): string | null {
  const id = /^\/([a-z-]+)\.svg$/.exec(path)?.[1] ?? "";
  const known = Object.hasOwn(pestPlates, id) ? pestPlates[id] : undefined;
  return known ? drawPlate({ id, ...known }) : null;
}

/** Writes each plate to where the built product serves pictures from. */
export async function writePlates(client: string): Promise<void> {
  const folder = join(client, "pictures/pests");
  await mkdir(folder, { recursive: true });
  for (const { id, text } of drawPlates()) await writeFile(join(folder, `${id}.svg`), text);
}
