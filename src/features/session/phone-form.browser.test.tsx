import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openParts,
  see,
} from "#src/app/test-parts.tsx";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

const parts = openParts();

test.each(["98765abcde", "+44 7700 900123", "987654321", "98765432101", ""])(
  "%j is refused at the field",
  async (typed) => {
    parts.allow(/invalid-input|400/);
    await parts.show(<PhoneForm />, { width: 320 });
    const field = page.getByLabelText("Mobile number");
    await field.fill(typed);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await see(page.getByText("This is no mobile number of India"));
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveFocus();
    await expectNoAxeViolations();
    expectNoSidewaysScroll();
  },
);

test("a server without a gateway says so", async () => {
  parts.allow(/phone-not-set-up|404/);
  await parts.show(<PhoneForm />);
  await page.getByLabelText("Mobile number").fill("98765 43210");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await see(page.getByText("No codes are sent by SMS here."));
});

test("five digits are no code, and six without one that was sent are over", async () => {
  parts.allow(/invalid-input|code-over|400/);
  await parts.show(<PhoneCodeForm />, { width: 320 });
  const field = page.getByLabelText("Code");
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(field).toHaveAttribute("inputmode", "numeric");
  await field.fill("12345");
  await page.getByRole("button", { name: "Go on" }).click();
  await see(page.getByText("The code has six digits."));
  await field.fill("123456");
  await page.getByRole("button", { name: "Go on" }).click();
  await see(page.getByText("This code no longer works. Ask for a new one."));
  await expectNoAxeViolations();
  expectNoSidewaysScroll();
});
