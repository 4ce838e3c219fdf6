import * as z from "zod/mini";
import { typedPhone } from "#src/shared/phone.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { severalLines, tidied } from "#src/shared/typed-text.ts";
import { fault, handover, payment } from "./schema.ts";

export const longestAddress = 300;

const phone = typedPhone({
  missing: fault("phone-missing"),
  notValid: fault("phone-not-valid"),
});

const pin = z.pipe(
  z.string().check(z.maxLength(20, fault("pin-not-valid"))),
  z.pipe(
    z.transform((typed: string) => toLatinDigits(typed).replaceAll(/[\s-]/g, "")),
    z
      .string()
      .check(
        z.minLength(1, { error: fault("pin-missing"), abort: true }),
        z.regex(/^[1-9]\d{5}$/, fault("pin-not-valid")),
      ),
  ),
);

/** How one seller's part of the cart is handed over and paid. */
const sellerChoice = z.strictObject({
  seller: z.string().check(z.maxLength(60)),
  handover,
  payment,
});
export type SellerChoice = z.infer<typeof sellerChoice>;

/** What is ordered is the cart as the server has it: no price and no quantity is taken from here. */
export const checkoutInput = z
  .strictObject({
    /** Made by the browser once for each press: a second send makes no second order. */
    id: z.uuid().check(z.toLowerCase()),
    /** Of the cart that the buyer saw: of another one nothing is ordered. */
    revision: z.string().check(z.maxLength(100)),
    phone,
    address: z._default(
      z.nullable(
        z
          .string()
          .check(
            tidied,
            z.minLength(1, fault("address-missing")),
            z.maxLength(longestAddress, fault("address-too-long")),
            z.regex(severalLines, fault("characters-not-allowed")),
          ),
      ),
      null,
    ),
    pin: z._default(z.nullable(pin), null),
    sellers: z
      .array(sellerChoice)
      .check(z.minLength(1, fault("seller-missing")), z.maxLength(100, fault("seller-missing"))),
  })
  .check(
    z.refine(({ address, sellers }) => address !== null || !sellers.some(isDelivered), {
      path: ["address"],
      message: fault("address-missing"),
    }),
    z.refine(({ pin: given, sellers }) => given !== null || !sellers.some(isDelivered), {
      path: ["pin"],
      message: fault("pin-missing"),
    }),
  );
export type CheckoutInput = z.infer<typeof checkoutInput>;

const isDelivered = (choice: SellerChoice) => choice.handover === "delivery";

/** What is known of the buyer, to begin the form with. */
export const checkoutBuyer = z.object({
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  pin: z.nullable(z.string()),
});
export type CheckoutBuyer = z.infer<typeof checkoutBuyer>;
