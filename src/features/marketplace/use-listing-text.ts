import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import type { ListingInput } from "./listing-schema.ts";
import { unitLabels } from "./product-words.ts";

type Described = Pick<ListingInput, "title" | "priceInPaise" | "unit" | "description" | "terms">;

/** A listing in one line. */
export function useListingText(): (listing: Described) => string {
  const { i18n } = useLingui();
  return ({ title, priceInPaise, unit, description, terms }) =>
    [title, `${formatRupees(priceInPaise)} ${i18n._(unitLabels[unit])}`, description, terms]
      .filter(Boolean)
      .join(" · ");
}
