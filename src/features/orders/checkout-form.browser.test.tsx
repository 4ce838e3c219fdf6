import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { CheckoutPage } from "./checkout-page.tsx";

const parts = openParts();
const order = () => page.getByRole("button", { name: /^Place order/ }).click();
const phone = page.getByLabelText("Phone");

type Offered = { id: string; stock: number };

async function openCheckout(): Promise<void> {
  await openFarmer();
  const { products }: { products: Offered[] } = await send("GET /api/products?language=en");
  const product = products.find(({ stock }) => stock > 2 && stock < 1000);
  if (!product) throw new Error("No sample has a stock");
  await send("POST /api/cart/lines?language=en", { productId: product.id, quantity: 1 });
  await parts.show(<CheckoutPage proof={<p>Not proven yet</p>} askedName={null} />);
  await see(phone);
}

test("what an order lacks is said at its field, and what the server refuses stays to be sent again", async () => {
  parts.allow(/saving failed/);
  await openCheckout();
  await phone.fill("12");
  await order();
  await see(page.getByText("This cannot be a phone number. Write ten digits."));
  await expect.element(phone).toHaveFocus();
  await phone.fill("98765 43210");
  await page.getByRole("radio", { name: /^I fetch it/ }).click();
  const fields = { phone: "phone-not-valid" };
  const json = { code: "invalid-input", message: "Some fields are not valid", fields };
  await commands.meet("/api/checkout", { kind: "answered", status: 400, json });
  await order();
  await see(page.getByText("This cannot be a phone number. Write ten digits.").first());
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
  await expect.element(phone).toHaveValue("98765 43210");
  await commands.letThrough();
  await order();
  await see(page.getByText("Confirm your e-mail address before you order."));
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
  await expect.element(phone).toHaveValue("98765 43210");
});
