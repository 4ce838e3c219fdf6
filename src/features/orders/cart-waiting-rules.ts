import * as z from "zod/mini";
import { product } from "#src/features/marketplace/schema.ts";
import { isOrdered, listLines, sumTotals } from "./cart-rules.ts";
import {
  addToCartInput,
  type Cart,
  type CartLine,
  type CartSeller,
  quantityInput,
} from "./cart-schema.ts";

/** A write to the cart that the server does not have yet. */
type WaitingWrite = {
  method: string;
  /** The product's id. */
  about?: string;
  body?: unknown;
  shown?: unknown;
  refusal: unknown;
};

/** What a write tells of its product, to be shown until the server has it. */
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
type Wish = { quantity: number | null; more: number; product: KnownProduct | undefined };

function readWishes(writes: readonly WaitingWrite[]): Map<string, Wish> {
  const wishes = new Map<string, Wish>();
  for (const { method, about, body, shown, refusal } of writes) {
    if (refusal || about === undefined) continue;
    const before = wishes.get(about);
    const product = knownProduct.safeParse(shown).data ?? before?.product;
    const { quantity, more } = before ?? { quantity: null, more: 0 };
    if (method === "DELETE") wishes.set(about, { quantity: 0, more: 0, product });
    else if (method === "PUT") {
      const set = quantityInput.safeParse(body).data;
      if (set) wishes.set(about, { quantity: set.quantity, more: 0, product });
    } else {
      const added = addToCartInput.safeParse(body).data;
      if (added) wishes.set(about, { quantity, more: more + added.quantity, product });
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
export function applyWaitingCart(cart: Cart, writes: readonly WaitingWrite[]): ShownCart {
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
    totalInPaise: sumTotals(shown),
    revision: cart.revision,
    count: listLines({ sellers: shown }).reduce((sum, { quantity }) => sum + quantity, 0),
    isCounted: wishes.size === 0,
    isWhole,
  };
}
