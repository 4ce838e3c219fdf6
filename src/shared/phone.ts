import * as z from "zod/mini";
import { toLatinDigits } from "./typed-number.ts";

const separators = /[\s\-.()\u2010-\u2015\u200e\u200f]/g;
const indianMobile = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/;
const otherCountry = /^(?:\+|00)([1-9]\d{7,14})$/;

/**
 * A phone number in international form, `+919876543210`.
 * @param typed an Indian mobile number however written, or any number with its country code
 * @returns null when it cannot be a phone number
 */
export function normalisePhone(typed: string): string | null {
  const compact = toLatinDigits(typed).replaceAll(separators, "");
  const indian = indianMobile.exec(compact);
  if (indian) return `+91${indian[1]}`;
  const other = otherCountry.exec(compact);
  return other && !other[1]?.startsWith("91") ? `+${other[1]}` : null;
}

/** A phone number as it is typed into a form; what is wrong with it is told by the form's own codes. */
export function typedPhone(faults: { missing: string; notValid: string }) {
  const { missing, notValid } = faults;
  return z.pipe(
    z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(40, notValid)),
    z.transform((typed: string, context) => {
      const number = normalisePhone(typed);
      if (number !== null) return number;
      context.issues.push({ code: "custom", message: notValid, input: typed });
      return z.NEVER;
    }),
  );
}

/** A stored phone number as people read it: `98765 43210` at home, others as they are. */
export function formatPhone(stored: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(stored);
  return indian ? `${indian[1]} ${indian[2]}` : stored;
}
