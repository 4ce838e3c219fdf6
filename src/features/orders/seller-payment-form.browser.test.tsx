import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { SellerPaymentForm } from "./seller-payment-form.tsx";

const parts = openParts();
const save = () => page.getByRole("button", { name: "Save" }).click();

test("a UPI ID is refused at its field, asks for its owner's password, and is kept with the right one", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await parts.show(<SellerPaymentForm askedName={null} />);
  const upiId = page.getByLabelText("Your UPI ID");
  await upiId.fill("ravi.patil");
  await save();
  await see(page.getByText("A UPI ID looks like name@bank."));
  await expect.element(upiId).toHaveFocus();
  await upiId.fill("ravi.patil@okbank");
  const ownPassword = page.getByLabelText("Your password", { exact: true });
  await ownPassword.fill("not this one");
  await save();
  await see(page.getByText("This is not your password."));
  expect((await send("GET /api/seller-payment")).upiId).toBeNull();
  await ownPassword.fill("monsoon-2026");
  await save();
  await see(page.getByText("Buyers can pay you by UPI now."));
  expect((await send("GET /api/seller-payment")).upiId).toBe("ravi.patil@okbank");
});
