import type { MessageDescriptor } from "@lingui/core";
import type { AreaUnit, BighaState, FieldCrop } from "#src/features/fields/schema.ts";

/** What crops, units of area and the states of the bigha are called: the words of the fields' own screen. */
export type FarmTerms = {
  crops: Record<FieldCrop, MessageDescriptor>;
  units: Record<AreaUnit, MessageDescriptor>;
  states: Record<BighaState, MessageDescriptor>;
};
