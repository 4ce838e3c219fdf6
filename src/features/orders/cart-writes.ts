import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { product } from "#src/features/marketplace/schema.ts";
import { putAnswer } from "#src/shared/change-query.ts";
import { language } from "#src/shared/language.ts";
import { cartKey } from "#src/shared/query-keys.ts";
import type { Waiting, Writes } from "#src/shared/writes.ts";
import { countCart, isOrdered, listLines, sumTotals } from "./cart-rules.ts";
import { type Cart, type CartLine, type CartSeller, cart, quantityInput } from "./cart-schema.ts";

/** What a write tells of its product, to be shown until the server has it; it is not sent. */
const knownProduct = z.pick(product, {
  id: true,
  title: true,
  language: true,
  image: true,
  unit: true,
  priceInPaise: true,
  stock: true,
  authorName: true,
  isSample: true,
});
export type KnownProduct = z.infer<typeof knownProduct>;

const productId = z.string();
const cartCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), productId, product: z.nullable(knownProduct), language }),
  z.extend(quantityInput, {
    kind: z.literal("set"),
    productId,
    product: z.nullable(knownProduct),
    language,
  }),
  z.object({ kind: z.literal("remove"), productId, language }),
]);
export type CartCommand = z.infer<typeof cartCommand>;

/** What is put into the cart, and taken out of it. */
export const cartWrites: Writes<CartCommand, "cart"> = {
  kind: "cart",
  command: cartCommand,
  toRequest(command) {
    const { productId, language } = command;
    const lines = "/api/cart/lines";
    const own = { path: `${lines}/${productId}`, query: { language } };
    switch (command.kind) {
      case "add":
        return { method: "POST", ...own, path: lines, body: { productId, quantity: 1 } };
      case "set":
        return { method: "PUT", ...own, body: { quantity: command.quantity } };
      case "remove":
        return { method: "DELETE", ...own };
    }
  },
  applySent: (client, { command, answer }) =>
    putAnswer(client, [...cartKey, command.language], cart.parse(answer)),
  getName: () => msg`A change of your cart`,
};

/** A product as a line of the cart tells it. */
export function toKnownProduct(
  line: CartLine,
  { sellerName, isSample }: Pick<CartSeller, "sellerName" | "isSample">,
): KnownProduct {
  const { productId, title, language, image, unit, priceInPaise, stock } = line;
  const told = { id: productId, title, language, image, unit, priceInPaise, stock };
  return { ...told, authorName: sellerName, isSample };
}

export type ShownCart = Cart & {
  /** All units of all lines, for the badge of the cart. */
  count: number;
  /** False while something waits to be sent: the server has not counted this total. */
  isCounted: boolean;
  /** False where something waits of which this device knows no more than that. */
  isWhole: boolean;
};

/** Of what waits, the last word on each product: a quantity, or more of it. */
type Wish = { quantity: number | null; more: number; product: KnownProduct | null };

function readWishes(writes: readonly Waiting<CartCommand>[]): Map<string, Wish> {
  const wishes = new Map<string, Wish>();
  for (const { command, refusal } of writes) {
    if (refusal) continue;
    const { productId } = command;
    const {
      quantity,
      more,
      product: known,
    } = wishes.get(productId) ?? {
      quantity: null,
      more: 0,
      product: null,
    };
    const product = (command.kind === "remove" ? null : command.product) ?? known;
    switch (command.kind) {
      case "add":
        wishes.set(productId, { quantity, more: more + 1, product });
        break;
      case "set":
        wishes.set(productId, { quantity: command.quantity, more: 0, product });
        break;
      case "remove":
        wishes.set(productId, { quantity: 0, more: 0, product });
    }
  }
  return wishes;
}

const fulfil = (quantity: number, wish: Wish | undefined) =>
  wish ? (wish.quantity ?? quantity) + wish.more : quantity;

const changeLine = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  totalInPaise: isOrdered(line) ? line.priceInPaise * quantity : 0,
});

function addLine(sellers: CartSeller[], product: KnownProduct, quantity: number): CartSeller[] {
  const { id, title, language, image, unit, priceInPaise, stock } = product;
  const line: CartLine = {
    productId: id,
    title,
    language,
    image,
    unit,
    quantity,
    priceInPaise,
    addedPriceInPaise: priceInPaise,
    totalInPaise: priceInPaise * quantity,
    stock,
    changes: [],
    fault: null,
  };
  const at = sellers.findIndex(({ sellerName }) => sellerName === product.authorName);
  if (at >= 0) {
    return sellers.map((seller, index) =>
      index === at ? { ...seller, lines: [...seller.lines, line] } : seller,
    );
  }
  return [
    ...sellers,
    {
      seller: product.authorName,
      sellerName: product.authorName,
      isSample: product.isSample,
      placeName: null,
      deliveryRadiusKm: null,
      reachesFarm: null,
      kilometres: null,
      takesUpi: false,
      totalInPaise: 0,
      lines: [line],
    },
  ];
}

/**
 * The cart as it will be when all that waits has been sent; the server counts it then.
 * @param writes in the order in which they were made
 */
export function applyWaitingCart(cart: Cart, writes: readonly Waiting<CartCommand>[]): ShownCart {
  const wishes = readWishes(writes);
  const known = new Set(listLines(cart).map(({ productId }) => productId));
  let sellers = cart.sellers.map((seller) => ({
    ...seller,
    lines: seller.lines
      .map((line) => changeLine(line, fulfil(line.quantity, wishes.get(line.productId))))
      .filter(({ quantity }) => quantity > 0),
  }));
  let isWhole = true;
  for (const [id, wish] of wishes) {
    const quantity = fulfil(0, wish);
    if (known.has(id) || quantity === 0) continue;
    if (wish.product) sellers = addLine(sellers, wish.product, quantity);
    else isWhole = false;
  }
  const shown = sellers
    .filter(({ lines }) => lines.length > 0)
    .map((seller) => ({ ...seller, totalInPaise: sumTotals(seller.lines) }));
  return {
    sellers: shown,
    totalInPaise: countCart(shown).totalInPaise,
    revision: cart.revision,
    count: listLines({ sellers: shown }).reduce((sum, { quantity }) => sum + quantity, 0),
    isCounted: wishes.size === 0,
    isWhole,
  };
}
