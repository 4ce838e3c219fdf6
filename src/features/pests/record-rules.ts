import { anyCropPests } from "./data/any-crop-pests.ts";
import { bananaPests } from "./data/banana-pests.ts";
import { chilliPests } from "./data/chilli-pests.ts";
import { cottonPests } from "./data/cotton-pests.ts";
import { grapePests } from "./data/grape-pests.ts";
import { groundnutPests } from "./data/groundnut-pests.ts";
import { maizePests } from "./data/maize-pests.ts";
import { mustardPests } from "./data/mustard-pests.ts";
import { onionPests } from "./data/onion-pests.ts";
import { orchardPests } from "./data/orchard-pests.ts";
import { potatoPests } from "./data/potato-pests.ts";
import { pulsePests } from "./data/pulse-pests.ts";
import { riceDiseases } from "./data/rice-diseases.ts";
import { riceInsects } from "./data/rice-insects.ts";
import { soybeanPests } from "./data/soybean-pests.ts";
import { sugarcanePests } from "./data/sugarcane-pests.ts";
import { tomatoPests } from "./data/tomato-pests.ts";
import { vegetablePests } from "./data/vegetable-pests.ts";
import { wheatPests } from "./data/wheat-pests.ts";
import type { PestCrop, PestRecord } from "./record-schema.ts";

// All of them at once: for the server and for tests. A screen takes those of one crop from record-api.ts.
const records: readonly PestRecord[] = [
  ...riceInsects,
  ...riceDiseases,
  ...wheatPests,
  ...maizePests,
  ...cottonPests,
  ...sugarcanePests,
  ...soybeanPests,
  ...pulsePests,
  ...groundnutPests,
  ...mustardPests,
  ...tomatoPests,
  ...potatoPests,
  ...onionPests,
  ...chilliPests,
  ...bananaPests,
  ...vegetablePests,
  ...orchardPests,
  ...grapePests,
  ...anyCropPests,
];
const byId = new Map(records.map((record) => [record.id, record]));

/** The record of a pest or disease, or null. */
export function getPest(id: string): PestRecord | null {
  return byId.get(id) ?? null;
}

/** All records, or those that strike a crop, what strikes any crop included. */
export function listPests({ crop }: { crop?: PestCrop | undefined } = {}): readonly PestRecord[] {
  if (!crop) return records;
  return records.filter((record) => record.crop === crop || record.crop === "all");
}
