import type { MessageDescriptor } from "@lingui/core";

/** As content/states names them; scripts/words/catalogues.ts says which files say them. */
export const nameStates = <Code extends string>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, { id: `state.${code}` }])) as Record<
    Code,
    MessageDescriptor
  >;

/** The states that have a bigha of their own, by their two letters. */
export const bighaStateWords = nameStates([
  "AS",
  "BR",
  "DL",
  "GJ",
  "HP",
  "HR",
  "JH",
  "MP",
  "PB",
  "RJ",
  "UK",
  "UP",
  "WB",
]);
