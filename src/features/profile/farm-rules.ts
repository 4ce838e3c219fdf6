import type { KnownFarm } from "./farm-schema.ts";

/** The answers about a farm alone; a unit without a size says nothing. */
export const toKnownFarm = (own: KnownFarm): KnownFarm => ({
  phone: own.phone,
  address: own.address,
  farmSize: own.farmSize,
  farmSizeUnit: own.farmSize === null ? null : own.farmSizeUnit,
  farmType: own.farmType,
  cropType: own.cropType,
  soilType: own.soilType,
  waterSource: own.waterSource,
});

export const isSameFarm = (one: KnownFarm, other: KnownFarm): boolean =>
  JSON.stringify(toKnownFarm(one)) === JSON.stringify(toKnownFarm(other));
