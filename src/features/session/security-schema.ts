import * as z from "zod/mini";
import { accountEventKinds } from "#src/shared/account-event.ts";
import { longestPassword, ownerProof, password, type proofFaults } from "./owner-schema.ts";
import { email } from "./sign-in-schema.ts";

export const changePasswordInput = z.strictObject({
  currentPassword: password,
  newPassword: z.string().check(z.maxLength(longestPassword)),
});

export const changeAddressInput = z.strictObject({
  email: email.check(z.toLowerCase()),
  ...ownerProof.shape,
});
export type ChangeAddressInput = z.infer<typeof changeAddressInput>;

const codeFault: (typeof proofFaults)[number] = "code-not-valid";

/** Six digits of the authenticator app, or a backup code, however they were spaced. */
export const secondFactorInput = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(6, codeFault), z.maxLength(20, codeFault)),
});
export const secondFactorState = z.object({
  isOn: z.boolean(),
  backupCodesLeft: z.int(),
  emailVerified: z.boolean(),
});
/** What the authenticator app has to know. */
export const secondFactorSecret = z.object({ secret: z.string(), address: z.string() });
export const backupCodes = z.object({ codes: z.array(z.string()) });

/** One place where the account is signed in. */
const device = z.object({
  id: z.string(),
  isThisOne: z.boolean(),
  userAgent: z.nullable(z.string()),
  address: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;
export const devices = z.object({ devices: z.array(device) });

/** That a farmer agreed to the terms of a version. */
export const consent = z.object({
  version: z.string(),
  givenDate: z.iso.datetime(),
  withdrawnDate: z.nullable(z.iso.datetime()),
});
export type Consent = z.infer<typeof consent>;
/** The version of the terms as they are now, and the farmer's last consent. */
export const consentState = z.object({ version: z.string(), consent: z.nullable(consent) });
export type ConsentState = z.infer<typeof consentState>;
export const consentInput = z.strictObject({ version: z.string().check(z.maxLength(40)) });

/** One thing that was done to the account, and from where. */
export const accountEvent = z.object({
  id: z.int(),
  kind: z.enum(accountEventKinds),
  /** What it was done with: an address, a passkey's name. */
  detail: z.nullable(z.string()),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  happenedDate: z.iso.datetime(),
});
export type AccountEvent = z.infer<typeof accountEvent>;
export const accountEventPage = z.object({
  events: z.array(accountEvent),
  /** Where the next page begins; null on the last. */
  nextCursor: z.nullable(z.string()),
});
/** The last event of the page before. */
export const accountEventQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$|^$/))),
});
