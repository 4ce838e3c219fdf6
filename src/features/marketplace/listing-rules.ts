import { type ListingFault, type ListingInput, needsLicence } from "./listing-schema.ts";

type ListingFaults = Partial<Record<keyof ListingInput, ListingFault>>;

/**
 * What keeps a listing from being sold, field by field.
 * @param today the day in India, `2026-11-21`
 */
export function findListingFaults(
  listing: Pick<ListingInput, "category" | "licenceNumber" | "batchNumber" | "expiryDate">,
  today: string,
): ListingFaults {
  const { category, licenceNumber, batchNumber, expiryDate } = listing;
  const faults: ListingFaults = {};
  // The product is good through its expiry day.
  if (expiryDate !== null && expiryDate < today) faults.expiryDate = "expired";
  if (!needsLicence(category)) return faults;
  if (!licenceNumber) faults.licenceNumber = "licence-missing";
  if (!batchNumber) faults.batchNumber = "batch-missing";
  if (!expiryDate) faults.expiryDate = "expiry-missing";
  return faults;
}
