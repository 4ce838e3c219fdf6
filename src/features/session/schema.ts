import * as z from "zod/mini";

const providerUser = z.object({
  providerId: z.string(),
  uid: z.string(),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
});

/** The signed-in user: what the app holds as its session and mirrors in local storage. No secrets. */
export const sessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Null until the farmer sets it; accounts with a password begin without one. */
  displayName: z.nullable(z.string()),
  isAnonymous: z.boolean(),
  photoURL: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  tenantId: z.nullable(z.string()),
  providerData: z.array(providerUser),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime(),
});
export type SessionUser = z.infer<typeof sessionUser>;
