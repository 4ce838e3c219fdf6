import * as z from "zod/mini";
import { ownerProof } from "#src/features/session/owner-schema.ts";
import { fault } from "./schema.ts";

/** A UPI address as NPCI has it: what names the account, then the payment company's handle. */
const upiId = z
  .string(fault("upi-id-not-valid"))
  .check(
    z.trim(),
    z.maxLength(100, fault("upi-id-not-valid")),
    z.regex(/^[a-zA-Z0-9._-]{2,80}@[a-zA-Z][a-zA-Z0-9]{1,19}$/, fault("upi-id-not-valid")),
  );

/** Where a seller is paid; null for in cash only. Another place asks whether it is the owner who changes it. */
export const sellerPaymentInput = z.strictObject({ upiId: z.nullable(upiId), ...ownerProof.shape });
export type SellerPaymentInput = z.infer<typeof sellerPaymentInput>;
