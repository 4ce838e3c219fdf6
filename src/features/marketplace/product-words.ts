import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductCategory, ProductStatus, ProductUnit } from "./schema.ts";

export const unitLabels = {
  piece: msg`per piece`,
  kg: msg`per kg`,
  quintal: msg`per quintal`,
  litre: msg`per litre`,
  bag: msg`per bag`,
  hour: msg`per hour`,
} as const satisfies Record<ProductUnit, MessageDescriptor>;

export const categoryLabels = {
  seeds: msg`Seeds and plants`,
  tools: msg`Tools`,
  irrigation: msg`Irrigation`,
  fertiliser: msg`Manure and fertiliser`,
  "crop-protection": msg`Crop protection`,
  machinery: msg`Machinery and hire`,
  livestock: msg`Livestock`,
  produce: msg`Farm produce`,
} as const satisfies Record<ProductCategory, MessageDescriptor>;

export const statusLabels = {
  draft: msg`Draft`,
  live: msg`On sale`,
  paused: msg`Paused`,
  removed: msg`Removed`,
} as const satisfies Record<ProductStatus, MessageDescriptor>;
