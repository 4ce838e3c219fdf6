import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { miss, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { CartDialog } from "./cart-dialog.tsx";

const parts = openParts();
const place = () => page.getByRole("button", { name: "Try it: nothing to pay" }).click();
const phone = page.getByLabelText("Phone");
const pin = page.getByLabelText("PIN code");
const alert = page.getByRole("alert").filter({ hasText: /\S/ });

type Offered = { id: string; stock: number; deliveryRadiusKm: number | null };

/** Has one of a sample that is delivered in the cart, and opens the form that orders it. */
async function openCheckout(): Promise<void> {
  await openFarmer();
  const { products }: { products: Offered[] } = await send("GET /api/products?language=en");
  const product = products.find((each) => each.stock > 2 && each.deliveryRadiusKm !== null);
  if (!product) throw new Error("No sample is delivered");
  await send("POST /api/cart/lines?language=en", { productId: product.id, quantity: 1 });
  await parts.showScreen("/marketplace/checkout", { width: 360 });
  await see(phone);
  await page.getByRole("radio", { name: /^Brought to me/ }).click();
}

test("each field that is wrong is marked until it is put right itself, and what is fetched needs no address", async () => {
  await openCheckout();
  await phone.fill("12");
  await pin.fill("44");
  await place();
  await see(page.getByText("This cannot be a phone number. Write ten digits."));
  await see(page.getByText("A PIN code has six digits."));
  await expect.element(phone).toHaveFocus();
  await phone.fill("98765 43210");
  await miss(page.getByText("This cannot be a phone number. Write ten digits."));
  await see(page.getByText("A PIN code has six digits."));
  await page.getByRole("radio", { name: /^I fetch it/ }).click();
  await miss(pin);
});

const uncounted = page.getByText(/^Samples of ₹[\d,]+ are not counted: nobody pays them\.$/);

test("what nobody pays is not in the total, neither in the cart nor here, and says so", async () => {
  await openCheckout();
  await see(uncounted);
  await see(page.getByText("₹0", { exact: true }));
  await parts.show(<CartDialog open onClose={() => {}} />);
  const cart = page.getByRole("dialog", { name: "Cart" });
  await see(cart.getByText("₹0", { exact: true }));
  await see(uncounted);
  await expect.element(cart.getByRole("button", { name: "Go to checkout" })).toBeEnabled();
});

test("samples lie folded below what is really bought, until something is wrong with them", async () => {
  await openFarmer();
  const { products }: { products: Offered[] } = await send("GET /api/products?language=en");
  await send("POST /api/cart/lines?language=en", { productId: products[0]?.id, quantity: 1 });
  const cart = await send("GET /api/cart?language=en");
  const [sample] = cart.sellers;
  const bought = { ...sample.lines[0], productId: "onion-seed", title: "Onion seed" };
  const name = { seller: "ravi", sellerName: "Ravi Patil", isSample: false };
  const other = { ...sample, ...name, lines: [bought] };
  const show = async (fault: string | null) => {
    const lines = sample.lines.map((line: object) => ({ ...line, fault }));
    const sellers = [other, { ...sample, lines }];
    const json = { ...cart, sellers };
    await commands.meet("/api/cart", { kind: "answered", status: 200, json });
    await parts.showScreen("/marketplace/checkout", { width: 360 });
    await see(page.getByRole("heading", { name: other.sellerName }));
  };
  const hidden = page.getByText(sample.lines[0].title);
  await show(null);
  await expect.element(hidden).not.toBeVisible();
  await page.getByText("Samples: nobody pays them").click();
  await see(hidden);
  await show("stock-too-low");
  await see(hidden);
});

test("what is not brought and far to fetch says so, and is the buyer's to choose", async () => {
  await openFarmer();
  const { products }: { products: Offered[] } = await send("GET /api/products?language=en");
  await send("POST /api/cart/lines?language=en", { productId: products[0]?.id, quantity: 1 });
  const cart = await send("GET /api/cart?language=en");
  const show = async (kilometres: number) => {
    const told = { isSample: false, deliveryRadiusKm: 40, reachesFarm: false, kilometres };
    const sellers = cart.sellers.map((seller: object) => ({ ...seller, ...told }));
    const json = { ...cart, sellers };
    await commands.meet("/api/cart", { kind: "answered", status: 200, json });
    await parts.showScreen("/marketplace/checkout", { width: 360 });
    await see(page.getByText(`${kilometres} km away`));
  };
  const far = page.getByText(/far to fetch/);
  await show(100);
  await miss(far);
  const fetch = page.getByRole("radio", { name: /^I fetch it/ });
  await expect.element(fetch).toBeChecked();
  await show(101);
  await see(far);
  await expect.element(fetch).not.toBeChecked();
  await phone.fill("98765 43210");
  await page.getByRole("button", { name: "Place order" }).click();
  await see(
    page.getByRole("radiogroup", { name: "How you get it" }).getByText("Choose how you get it."),
  );
  await expect.element(page.getByRole("radiogroup", { name: "How you get it" })).toHaveFocus();
});

test("what the server refuses of a seller's part stands there and above the button, and nothing typed is lost", async () => {
  parts.allow(/saving failed/);
  await openCheckout();
  const { sellers } = await send("GET /api/cart?language=en");
  const fields = { [`sellers.${sellers[0].seller}.handover`]: "too-far" };
  const json = { code: "invalid-input", message: "no", fields };
  await commands.meet("/api/checkout", { kind: "answered", status: 400, json });
  await phone.fill("98765 43210");
  await pin.fill("422206");
  await place();
  const tooFar = "This seller does not deliver so far. You can fetch it instead.";
  await see(page.getByRole("radiogroup", { name: "How you get it" }).getByText(tooFar));
  await see(alert.getByText(tooFar).last());
  await expect.element(pin).toHaveValue("422206");
  await page.getByRole("radio", { name: /^I fetch it/ }).click();
  await miss(page.getByRole("radiogroup", { name: "How you get it" }).getByText(tooFar));
});

test("an order that the server cannot take just now says so, and what was typed stays", async () => {
  parts.allow(/saving failed/);
  await openCheckout();
  const json = { code: "not-allowed", message: "no" };
  await commands.meet("/api/checkout", { kind: "answered", status: 403, json });
  await phone.fill("98765 43211");
  await place();
  await see(alert.getByText(/Something went wrong on our side, so nothing was saved/));
  await expect.element(phone).toHaveValue("98765 43211");
});
