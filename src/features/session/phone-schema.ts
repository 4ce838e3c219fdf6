import * as z from "zod/mini";
import { typedPhone } from "#src/shared/phone.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { ownerProof, type proofFaults } from "./owner-schema.ts";

/** Why a number is none that a code can be sent to. */
export const phoneFaults = { missing: "phone-missing", notValid: "phone-not-valid" } as const;
const codeFault: (typeof proofFaults)[number] = "code-not-valid";

/** An Indian mobile number, however it is typed: codes are delivered to no other. */
const phone = z.pipe(
  typedPhone(phoneFaults),
  z.string().check(z.startsWith("+91", phoneFaults.notValid)),
);

/** Six digits, in whichever script they were typed and however they were spaced. */
const code = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40, codeFault)),
    z.transform((typed: string) => toLatinDigits(typed).replaceAll(/\s/g, "")),
  ),
  z.string().check(z.regex(/^\d{6}$/, codeFault)),
);

export const phoneInput = z.strictObject({ phone });
export const phoneCodeInput = z.strictObject({ code });
export const addPhoneInput = z.strictObject({ phone, ...ownerProof.shape });
export const removePhoneInput = z.strictObject(ownerProof.shape);
