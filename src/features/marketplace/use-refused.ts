import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#src/shared/numbers.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { ListingCommand } from "./listing-writes.ts";
import { listingsQuery } from "./own-api.ts";
import { unitLabels } from "./product-words.ts";
import type { ProductUnit } from "./schema.ts";
import { useListingText } from "./use-listing-text.ts";

/** A change of a listing that was not taken, and the listing as it is now. */
export function useRefused(command: ListingCommand): RefusedChange<ListingCommand> | null {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { data } = useQuery({ ...listingsQuery(language), refetchOnMount: "always" });
  const word = useListingText();
  const count = (title: string, stock: number, unit: ProductUnit) =>
    `${title} · ${formatNumber(stock)} ${i18n._(unitLabels[unit])}`;
  if (command.kind !== "edit" && command.kind !== "stock") return null;
  const stored = data?.find(({ id }) => id === command.id);
  if (command.kind === "edit") {
    const mine = word(command.input);
    if (!stored) return { mine, now: data && null, again: null };
    const input = { ...command.input, version: stored.version };
    return { mine, now: word(stored), again: { ...command, input } };
  }
  if (!stored) return null;
  const { title, stock: was, unit } = stored;
  return {
    mine: count(title, command.stock, unit),
    now: count(title, was, unit),
    again: { ...command, was },
  };
}
