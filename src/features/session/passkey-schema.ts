import * as z from "zod/mini";
import { oneLine, tidied } from "#src/shared/typed-text.ts";
import { ownerProof } from "./owner-schema.ts";

const base64Url = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
const credentialId = base64Url(1400);
const clientData = base64Url(4096);
const anyPasskey = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8));

/** What the browser needs to make a passkey. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
/** What the browser needs to have one used. */
export const passkeyChallenge = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});
/** A new passkey, as the browser tells of it. */
const newPasskey = z.object({
  ...anyPasskey,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: base64Url(16_384),
    transports: z._default(transports, []),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;
export const passkeyName = z
  .string()
  .check(tidied, z.regex(oneLine), z.minLength(1), z.maxLength(60));
export const newPasskeyInput = z.strictObject({ name: passkeyName, passkey: newPasskey });
/** What was signed with a passkey, as the browser tells of it. */
const usedPasskey = z.object({
  ...anyPasskey,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: base64Url(4096),
    signature: base64Url(4096),
    userHandle: base64Url(128),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;
export const usedPasskeyInput = z.strictObject({ passkey: usedPasskey });
export const passkeyParams = z.object({ id: credentialId });
export const passkeyProof = z.strictObject(ownerProof.shape);

/** One passkey of an account. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it lies on further devices too, by way of whoever keeps the device's passwords. */
  backedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeys = z.object({ isOffered: z.boolean(), passkeys: z.array(passkey) });
