import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { CartDialog } from "./cart-dialog.tsx";

const parts = openParts();
const more = page.getByRole("button", { name: /^One more/ });
const less = page.getByRole("button", { name: /^One less/ });
const quantity = page.getByRole("dialog").getByRole("status").filter({ hasText: /^\d+$/ });
const readQuantity = async () =>
  (await send("GET /api/cart?language=en")).sellers[0]?.lines[0].quantity;

type Offered = { id: string; stock: number };

/** Puts what a sample offers into the cart: as much as the stock allows, but for some. */
async function openCart(pick: (stock: number) => number): Promise<number> {
  await openFarmer();
  const { products }: { products: Offered[] } = await send("GET /api/products?language=en");
  const product = products.find(({ stock }) => stock > 2 && stock < 1000);
  if (!product) throw new Error("No sample has a stock");
  const { id, stock } = product;
  await send("POST /api/cart/lines?language=en", { productId: id, quantity: pick(stock) });
  await parts.show(<CartDialog open onClose={() => {}} />);
  await see(more);
  return stock;
}

test("one more can be had up to the stock, and no further", async () => {
  const stock = await openCart((all) => all - 1);
  await expect.element(more).toBeEnabled();
  await more.click();
  await expect.element(quantity).toHaveTextContent(String(stock));
  await expect.element(more).toBeDisabled();
  await expect.poll(readQuantity).toBe(stock);
  await expectNoAxeViolations();
  await less.click();
  await expect.element(quantity).toHaveTextContent(String(stock - 1));
  await expect.element(more).toBeEnabled();
});

test("one less can be had down to one; the last goes only by being removed", async () => {
  await openCart(() => 2);
  await expect.element(less).toBeEnabled();
  await less.click();
  await expect.element(quantity).toHaveTextContent("1");
  await expect.element(less).toBeDisabled();
  await expect.poll(readQuantity).toBe(1);
});
