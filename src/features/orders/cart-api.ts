import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { isLanguage, type Language } from "#src/shared/language.ts";
import type { Sent } from "#src/shared/outbox.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { cart } from "./cart-schema.ts";
import { applyWaitingCart, type KnownProduct } from "./cart-waiting-rules.ts";

function cartQuery(language: Language) {
  return queryOptions({
    queryKey: ["cart", language],
    queryFn: ({ signal }) => request("/api/cart", cart, { query: { language }, signal }),
  });
}

const empty = { sellers: [], totalInPaise: 0, revision: "" };
// Kept with all that was loaded, so that what was added without a network is still known after a restart.
const productKey = (id: string) => ["cart-product", id];

/** The cart with what waits to be sent, and how the loading stands. */
export function useCart() {
  const client = useQueryClient();
  const load = useQuery(cartQuery(useLanguage()));
  const writes = useWrites().filter(({ kind }) => kind === "cart");
  const find = (id: string) => client.getQueryData<KnownProduct>(productKey(id));
  const isKnown = load.data !== undefined || writes.length > 0;
  const shown = applyWaitingCart(load.data ?? empty, writes, find);
  return { load, cart: isKnown ? shown : null };
}

type CartChange =
  | { kind: "add"; product: KnownProduct }
  | { kind: "set"; productId: string; quantity: number }
  | { kind: "remove"; productId: string };

function toRequest(change: CartChange, language: Language) {
  const query = `?language=${language}`;
  if (change.kind === "add") {
    const productId = change.product.id;
    const path = `/api/cart/lines${query}`;
    return { method: "POST" as const, path, about: productId, body: { productId, quantity: 1 } };
  }
  const { productId } = change;
  const path = `/api/cart/lines/${productId}${query}`;
  return change.kind === "set"
    ? { method: "PUT" as const, path, about: productId, body: { quantity: change.quantity } }
    : { method: "DELETE" as const, path, about: productId };
}

/**
 * Keeps a change of the cart and sends it, all in the order in which they were made.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useChangeCart() {
  const client = useQueryClient();
  const outbox = useOutbox();
  const language = useLanguage();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: CartChange) => {
      if (change.kind === "add") {
        const { id, title, language: own, image, unit } = change.product;
        const { priceInPaise, stock, authorName, isSample } = change.product;
        const known = { id, title, language: own, image, unit, priceInPaise, stock };
        client.setQueryData(productKey(id), { ...known, authorName, isSample });
      }
      return outbox.write({ id: makeClientId(), kind: "cart", ...toRequest(change, language) });
    },
    // What was refused was refused because it has changed.
    onError: () => client.invalidateQueries({ queryKey: ["cart"] }),
  });
}

/** Takes in what the server answered to a change, whenever it was sent. */
export async function applySentCart(client: QueryClient, { write, answer }: Sent): Promise<void> {
  const language = new URLSearchParams(write.path.split("?")[1]).get("language");
  const { queryKey } = cartQuery(isLanguage(language) ? language : "en");
  // An answer that is on its way may be from before the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, cart.parse(answer));
}
