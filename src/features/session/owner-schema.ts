import * as z from "zod/mini";

/** In UTF-16 units: twice the longest that a policy may allow, since that counts characters. */
export const longestPassword = 2 * 4096;

/** Why the proof of an owner cannot be one. */
export const proofFaults = ["password-missing", "code-not-valid"] as const;
type ProofFault = (typeof proofFaults)[number];
const fault = (code: ProofFault) => code;

/** Whether a new password is good enough is the policy's business; here only that it is one at all. */
export const password = z
  .string()
  .check(z.minLength(1, fault("password-missing")), z.maxLength(longestPassword));

/** How an owner shows again that it is them: the password, or the code mailed to an account without one. */
export const ownerProof = z.object({
  password: z.optional(password),
  code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/, fault("code-not-valid")))),
});
export type OwnerProof = z.infer<typeof ownerProof>;
