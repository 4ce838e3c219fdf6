import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The states that have a bigha of their own, by their two letters. */
export const bighaStateWords = {
  AS: msg`Assam`,
  BR: msg`Bihar`,
  DL: msg`Delhi`,
  GJ: msg`Gujarat`,
  HP: msg`Himachal Pradesh`,
  HR: msg`Haryana`,
  JH: msg`Jharkhand`,
  MP: msg`Madhya Pradesh`,
  PB: msg`Punjab`,
  RJ: msg`Rajasthan`,
  UK: msg`Uttarakhand`,
  UP: msg`Uttar Pradesh`,
  WB: msg`West Bengal`,
} as const satisfies Record<string, MessageDescriptor>;
