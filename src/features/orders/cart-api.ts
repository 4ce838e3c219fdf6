import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { cartKey } from "#src/shared/query-keys.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { cart } from "./cart-schema.ts";
import {
  applyWaitingCart,
  type CartCommand,
  cartWrites,
  type KnownProduct,
} from "./cart-writes.ts";

function cartQuery(language: Language) {
  return queryOptions({
    queryKey: [...cartKey, language],
    queryFn: ({ signal }) => request("/api/cart", cart, { query: { language }, signal }),
  });
}

const empty = { sellers: [], totalInPaise: 0, revision: "" };

/** The cart with what waits to be sent, and how the loading stands. */
export function useCart() {
  const load = useQuery(cartQuery(useLanguage()));
  const writes = useWaiting(cartWrites);
  const shown = applyWaitingCart(load.data ?? empty, writes);
  const isKnown = load.data !== undefined || writes.length > 0;
  // It is not called empty while something waits to be put in.
  return { load, cart: isKnown && (shown.isWhole || shown.count > 0) ? shown : null };
}

type CartChange =
  | { kind: "add"; product: KnownProduct }
  | { kind: "set"; product: KnownProduct; quantity: number }
  | { kind: "remove"; productId: string };

function tell(product: KnownProduct): KnownProduct {
  const { id, title, language, image, unit, priceInPaise, stock, authorName, isSample } = product;
  return { id, title, language, image, unit, priceInPaise, stock, authorName, isSample };
}

/** The product goes with it: what was loaded is kept a moment later, and this page may be gone by then. */
export function toCommand(change: CartChange, language: Language): CartCommand {
  if (change.kind === "remove") return { ...change, language };
  const product = tell(change.product);
  return { ...change, productId: product.id, product, language };
}

/** Keeps a change of the cart and sends it. */
export function useChangeCart() {
  const client = useQueryClient();
  const language = useLanguage();
  return useWrite(cartWrites, {
    toCommand: (change: CartChange) => toCommand(change, language),
    // What was refused was refused because it has changed.
    onError: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}
