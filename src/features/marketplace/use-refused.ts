import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import type { Write } from "#src/shared/outbox.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { toRequest } from "./listing-api.ts";
import { editListingInput, type ListingInput, stockInput } from "./listing-schema.ts";
import { listingsQuery } from "./own-api.ts";
import { unitLabels } from "./product-words.ts";
import type { ProductUnit } from "./schema.ts";

type Described = Pick<ListingInput, "title" | "priceInPaise" | "unit" | "description" | "terms">;

/** A change of a listing that was not taken, and the listing as it is now. */
export function useRefused(write: Write): RefusedChange | null {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { data } = useQuery({ ...listingsQuery(language), refetchOnMount: "always" });
  const { about: id = "", body } = write;
  const stored = data?.find((listing) => listing.id === id);
  const input = editListingInput.safeParse(body).data;
  const counted = stockInput.safeParse(body).data;
  const word = ({ title, priceInPaise, unit, description, terms }: Described) =>
    [title, `${formatRupees(priceInPaise)} ${i18n._(unitLabels[unit])}`, description, terms]
      .filter(Boolean)
      .join(" · ");
  const count = (title: string, stock: number, unit: ProductUnit) =>
    `${title} · ${formatNumber(stock)} ${i18n._(unitLabels[unit])}`;
  if (input) {
    const now = stored ? word(stored) : data && null;
    if (!stored) return { mine: word(input), now, again: null };
    const { version } = stored;
    const again = toRequest({ kind: "edit", id, input: { ...input, version } }, language);
    return { mine: word(input), now, again };
  }
  if (!counted || !stored) return null;
  const { title, stock: was, unit } = stored;
  const { stock } = counted;
  return {
    mine: count(title, stock, unit),
    now: count(title, was, unit),
    again: toRequest({ kind: "stock", id, stock, was }, language),
  };
}
