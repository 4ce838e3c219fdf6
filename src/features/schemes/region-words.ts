import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { nameStates } from "#src/shared/state-words.ts";
import { type SchemeRegion, stateCodes } from "./schema.ts";

export const schemeRegionLabels: Record<SchemeRegion, MessageDescriptor> = {
  "all-india": msg`All India`,
  ...nameStates(stateCodes),
};
