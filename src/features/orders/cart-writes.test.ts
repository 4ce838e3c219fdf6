import { expect, test } from "vitest";
import { toCommand } from "./cart-api.ts";
import type { Cart, CartLine, CartSeller } from "./cart-schema.ts";
import { applyWaitingCart, cartWrites, type KnownProduct, toKnownProduct } from "./cart-writes.ts";

const seed: KnownProduct = {
  id: "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01",
  title: "Soybean seed",
  language: "mr",
  image: "/media/seed.webp",
  unit: "kg",
  priceInPaise: 9_050,
  stock: 40,
  authorName: "Ravi",
  isSample: false,
};
const empty: Cart = { sellers: [], totalInPaise: 0, revision: "" };
const keep = (...changes: Parameters<typeof toCommand>[0][]) =>
  changes.map((change, index) => {
    // As the store of the device gives it back after the page was left.
    const command = cartWrites.command.parse(structuredClone(toCommand(change, "en")));
    return { id: String(index), at: index, command, refusal: null };
  });
const line: CartLine = {
  productId: seed.id,
  title: seed.title,
  language: seed.language,
  image: seed.image,
  unit: seed.unit,
  quantity: 2,
  priceInPaise: seed.priceInPaise,
  addedPriceInPaise: seed.priceInPaise,
  totalInPaise: 18_100,
  stock: seed.stock,
  changes: [],
  fault: null,
};
const seller: CartSeller = {
  seller: "s1",
  sellerName: "Ravi",
  isSample: false,
  placeName: "Wardha",
  deliveryRadiusKm: null,
  reachesFarm: null,
  kilometres: null,
  takesUpi: false,
  totalInPaise: 18_100,
  lines: [line],
};
const loaded: Cart = { sellers: [seller], totalInPaise: 18_100, revision: "r1" };

test("what waits to be put into an empty cart is in it, though nothing but the write was kept", () => {
  const shown = applyWaitingCart(
    empty,
    keep({ kind: "add", product: seed }, { kind: "add", product: seed }),
  );
  expect(shown.sellers.map(({ sellerName }) => sellerName)).toEqual(["Ravi"]);
  expect(shown.sellers[0]?.lines).toMatchObject([
    { productId: seed.id, title: "Soybean seed", unit: "kg", quantity: 2, priceInPaise: 9_050 },
  ]);
  expect(shown).toMatchObject({ totalInPaise: 18_100, count: 2, isCounted: false, isWhole: true });
});

test("only what shows a product is kept with its write, not all that its page was told", () => {
  const onPage = { ...seed, description: "Long words", rating: 4.5 };
  const [write] = keep({ kind: "add", product: onPage });
  expect(write?.command).toEqual({
    kind: "add",
    productId: seed.id,
    product: seed,
    language: "en",
  });
});

test("a quantity that waits is shown though the kept cart is from before the product was in it", () => {
  const product = toKnownProduct(line, seller);
  expect(product).toEqual(seed);
  const shown = applyWaitingCart(empty, keep({ kind: "set", product, quantity: 3 }));
  expect(shown.sellers[0]?.lines).toMatchObject([{ title: "Soybean seed", quantity: 3 }]);
  expect(shown.totalInPaise).toBe(27_150);
});

test("what was taken out and waits is gone, and is back when that was undone", () => {
  const remove = { kind: "remove", productId: seed.id } as const;
  expect(applyWaitingCart(loaded, keep(remove))).toMatchObject({ sellers: [], isWhole: true });
  const undo = { kind: "set", product: seed, quantity: 2 } as const;
  for (const cart of [loaded, empty]) {
    expect(applyWaitingCart(cart, keep(remove, undo))).toMatchObject({ count: 2 });
  }
});

test("a cart is not whole while something waits of which nothing is known", () => {
  const command = { kind: "add", productId: seed.id, product: null, language: "en" } as const;
  const bare = { id: "bare", at: 1, command, refusal: null };
  expect(applyWaitingCart(empty, [bare])).toMatchObject({ count: 0, isWhole: false });
  expect(applyWaitingCart(loaded, [bare])).toMatchObject({ count: 3, isWhole: true });
});

test("what the server refused is not shown as if it were in the cart", () => {
  const refusal = { code: "not-found", message: "Gone" };
  const refused = keep({ kind: "add", product: seed }).map((write) => ({ ...write, refusal }));
  expect(applyWaitingCart(empty, refused)).toMatchObject({ sellers: [], isCounted: true });
});
