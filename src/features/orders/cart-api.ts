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

/** The cart with what waits to be sent, and how the loading stands. */
export function useCart() {
  const load = useQuery(cartQuery(useLanguage()));
  const writes = useWrites().filter(({ kind }) => kind === "cart");
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

/**
 * What is sent of a change. The product goes with it: what was loaded is kept a moment later, and this page may
 * be gone by then.
 */
export function toRequest(change: CartChange, language: Language) {
  const query = `?language=${language}`;
  const about = change.kind === "remove" ? change.productId : change.product.id;
  const line = { path: `/api/cart/lines/${about}${query}`, about };
  if (change.kind === "remove") return { ...line, method: "DELETE" as const };
  const { kind, product } = change;
  const shown = tell(product);
  if (kind === "set") {
    return { ...line, method: "PUT" as const, body: { quantity: change.quantity }, shown };
  }
  const body = { productId: about, quantity: 1 };
  return { method: "POST" as const, path: `/api/cart/lines${query}`, about, body, shown };
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
    mutationFn: (change: CartChange) =>
      outbox.write({ id: makeClientId(), kind: "cart", ...toRequest(change, language) }),
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
