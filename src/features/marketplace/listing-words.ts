import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ListingFault } from "./listing-schema.ts";
import type { ProductUnit } from "./schema.ts";

export const unitNames = {
  piece: msg`Piece`,
  kg: msg`Kilogram`,
  quintal: msg`Quintal (100 kg)`,
  litre: msg`Litre`,
  bag: msg`Bag`,
  hour: msg`Hour, for hire`,
} as const satisfies Record<ProductUnit, MessageDescriptor>;

/** What is wrong with a field of a listing, in the seller's words. */
export function useListingFaultWords(): Record<ListingFault, string> {
  const { t } = useLingui();
  return {
    missing: t`Fill this in.`,
    "too-long": t`This is too long. Make it shorter.`,
    "price-not-valid": t`Write the price in rupees, such as 480 or 480.50.`,
    "price-too-low": t`The price must be above ₹0.`,
    "price-too-high": t`The price can be at most ₹10,00,00,000.`,
    "stock-not-valid": t`Write a whole number from 0 to 10,00,000.`,
    "radius-not-valid": t`Write a whole number of kilometres from 1 to 500.`,
    "return-days-not-valid": t`Choose at most 30 days.`,
    "picture-missing": t`Add at least one picture of it.`,
    "picture-unknown": t`A picture is not there any more. Remove it and add it again.`,
    "too-many-pictures": t`Add at most 6 pictures.`,
    "place-missing": t`Write the PIN code where it can be fetched.`,
    "pin-not-valid": t`A PIN code has 6 digits, such as 422206.`,
    "pin-unknown": t`We do not know this PIN code. Check its digits, or use a neighbouring one.`,
    "licence-missing": t`Seed, fertiliser and crop protection are sold with a licence. Write its number.`,
    "batch-missing": t`Write the batch or lot number from the packet.`,
    "expiry-missing": t`Write the expiry date from the packet.`,
    "expiry-not-valid": t`Choose a date.`,
    "kind-fixed": t`Farmers have ordered this, so it stays what it is. List something else as a new listing.`,
    "title-fixed": t`Farmers have ordered this under its name. You can correct the name and add to it; list something else as a new listing.`,
    expired: t`This has expired and may not be sold.`,
  };
}
