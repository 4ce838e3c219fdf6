import * as z from "zod/mini";
import { findNameFault, type NameFault, tidyName } from "#src/shared/display-name.ts";
import { readFaults } from "#src/shared/form-faults.ts";
import { oneLine } from "#src/shared/typed-text.ts";
import { fault, profileFaults } from "./farm-schema.ts";

const lacksFault = (code: NameFault) =>
  z.refine<string>((name) => findNameFault(name) !== code, fault(code));

/** The name that others see; apart from the rest, since the rule weighs more than the first screen may carry. */
export const displayNameInput = z.strictObject({
  displayName: z
    .string()
    .check(
      z.overwrite(tidyName),
      z.minLength(1, fault("name-missing")),
      z.maxLength(60, fault("name-too-long")),
      z.regex(oneLine, fault("characters-not-allowed")),
      lacksFault("name-mixed"),
      lacksFault("name-reserved"),
    ),
});

/** A name as it is typed, and what is wrong with it. */
export function readName(typed: { displayName: string }) {
  const { data: input, error } = displayNameInput.safeParse(typed);
  return { input, faults: readFaults(error, { names: ["displayName"], codes: profileFaults }) };
}
