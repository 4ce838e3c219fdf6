import { type ListingFault, type ListingInput, needsLicence } from "./listing-schema.ts";
import type { ProductCategory } from "./schema.ts";

type ListingFaults = Partial<Record<keyof ListingInput, ListingFault>>;

/** Pairs of neighbouring letters of each word, and how often each is there. */
function countPairs(title: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const words =
    title
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  for (const word of words) {
    const letters = [...` ${word} `];
    for (const [at, letter] of letters.entries()) {
      const next = letters[at + 1];
      if (next !== undefined) pairs.set(letter + next, (pairs.get(letter + next) ?? 0) + 1);
    }
  }
  return pairs;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

/**
 * Whether two titles still name one thing: at least half of their letters stand in both, by pairs (Dice's
 * coefficient). A slip is mended and a variety added; another thing's name has few of them.
 */
function isSameName(before: string, after: string): boolean {
  const [one, other] = [countPairs(before), countPairs(after)];
  const shared = sum([...one].map(([pair, count]) => Math.min(count, other.get(pair) ?? 0)));
  return 4 * shared >= sum(one.values()) + sum(other.values());
}

/**
 * What a listing that was ordered cannot become, field by field: the stars and the orders tell of what it was.
 * @param sold.titles under which it was ordered; none while nobody has
 */
export function findKindFaults(
  { category, title }: Pick<ListingInput, "category" | "title">,
  sold: { titles: readonly string[]; category: ProductCategory },
): ListingFaults {
  const faults: ListingFaults = {};
  if (sold.titles.length === 0) return faults;
  if (category !== sold.category) faults.category = "kind-fixed";
  // All of them, so that it does not become another thing little by little.
  if (!sold.titles.every((before) => isSameName(before, title))) faults.title = "title-fixed";
  return faults;
}

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
