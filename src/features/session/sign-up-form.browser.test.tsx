import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations, openParts } from "#src/app/test-parts.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const parts = openParts();

test.each([
  {
    form: "sign-up",
    part: <SignUpForm isByPhone={false} termsLabel="I agree" />,
    password: "new-password",
  },
  { form: "sign-in", part: <SignInForm isByPhone={false} />, password: "current-password" },
])("the browser's own keeper of passwords knows the fields of $form", async (given) => {
  await parts.show(given.part);
  const email = page.getByLabelText("Email address");
  await expect.element(email).toHaveAttribute("autocomplete", "username");
  await expect.element(email).toHaveAttribute("type", "email");
  await expect.element(email).toHaveAttribute("name", "email");
  await expect.element(email).toHaveAttribute("autocapitalize", "none");
  await expect.element(email).toHaveAttribute("spellcheck", "false");
  const password = page.getByLabelText("Password", { exact: true });
  await expect.element(password).toHaveAttribute("autocomplete", given.password);
  await expect.element(password).toHaveAttribute("type", "password");
  await expect.element(password).toHaveAttribute("name", "password");
  await expectNoAxeViolations();
});
