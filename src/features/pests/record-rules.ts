import { pests } from "#content/pests.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { PestRecord } from "./record-schema.ts";

// All of them at once: for the server and for tests. A screen takes those of one crop from record-api.ts.
const byId = new Map(pests.map((record) => [record.id, record]));

/** The record of a pest or disease, or null. */
export function getPest(id: string): PestRecord | null {
  return byId.get(id) ?? null;
}

/** All records, or those that strike a crop, what strikes any crop included. */
export function listPests({ crop }: { crop?: Crop | undefined } = {}): readonly PestRecord[] {
  if (!crop) return pests;
  return pests.filter((record) => record.crop === crop || record.crop === "all");
}
