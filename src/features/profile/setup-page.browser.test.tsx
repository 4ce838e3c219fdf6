import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { miss, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";

const parts = openParts();
const submit = () => page.getByRole("button", { name: "Submit" }).click();
const phone = page.getByLabelText(/^Phone/);
const address = page.getByLabelText(/^Address/);
const alert = page.getByRole("alert").filter({ hasText: /\S/ });
const isDone = () => expect.poll(() => location.pathname).toBe("/dashboard");

async function openSetup(): Promise<void> {
  await openFarmer(null);
  await parts.showScreen("/setup", { width: 360 });
  await see(phone);
}

test("each answer that is wrong is marked until it is put right itself", async () => {
  await openSetup();
  await submit();
  await see(page.getByText("Enter your phone number."));
  await see(page.getByText("Enter your address: village, district and PIN code."));
  await expect.element(phone).toHaveFocus();
  await phone.fill("98765 43210");
  await miss(page.getByText("Enter your phone number."));
  await see(page.getByText("Enter your address: village, district and PIN code."));
});

test("on a phone what must be told comes first, and the rest lies folded until something of it is told", async () => {
  await openSetup();
  const crop = page.getByLabelText("Main crop");
  await expect.element(crop).not.toBeVisible();
  const told = { phone: "98765 43210", address: "Wardha 442001", cropType: "tomato" };
  await send("PUT /api/profile/farm", told);
  await parts.showScreen("/setup", { width: 360 });
  await expect.element(crop).toBeVisible();
  // Nor does it close when what was told is taken back.
  await crop.selectOptions("Not chosen");
  await expect.element(crop).toBeVisible();
});

test("what the server refuses stands at its field, and is saved once it is put right", async () => {
  parts.allow(/saving failed/);
  await openSetup();
  await phone.fill("98765 43210");
  await address.fill("Wardha, Maharashtra 442001");
  const fields = { address: "address-too-long" };
  const json = { code: "invalid-input", message: "no", fields };
  await commands.meet("/api/profile/farm", { kind: "answered", status: 400, json });
  await submit();
  await see(page.getByText("Keep the address within 300 letters."));
  await see(alert.getByText("Nothing was saved. Check the fields marked below."));
  await expect.element(phone).toHaveValue("98765 43210");
  await commands.letThrough();
  await address.fill("Wardha 442001");
  await miss(page.getByText("Keep the address within 300 letters."));
  await submit();
  await isDone();
  expect((await send("GET /api/profile")).address).toBe("Wardha 442001");
});

test("without a network the answers are kept, and whoever gave them is told so", async () => {
  await openSetup();
  await phone.fill("98765 43210");
  await address.fill("Wardha, Maharashtra 442001");
  await commands.meet("/api/profile/farm", { kind: "lost" });
  await submit();
  await isDone();
  await see(page.getByText("Kept on this device. It is sent when the signal is back."));
  await commands.letThrough();
  window.dispatchEvent(new Event("online"));
  const readAddress = async () => (await send("GET /api/profile")).address;
  await expect.poll(readAddress).toBe("Wardha, Maharashtra 442001");
});
