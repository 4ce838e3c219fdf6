import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SignInPage } from "./sign-in-page.tsx";
import { SignUpPage } from "./sign-up-page.tsx";

function render(page: ReactNode): string {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  return renderToString(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}
const textOf = (html: string) => html.replaceAll("<!-- -->", "").replace(/<[^>]*>/g, "|");
const fieldOf = (html: string, name: string) =>
  html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? "";

describe("the sign-in page before its script", () => {
  const html = render(<SignInPage />);

  test.each([
    "Sign in",
    "Welcome Back Farmer",
    "Email Address",
    "Password",
    "Remember Me",
    "Log in",
    "OR",
    "Log in with Google",
    "Sign up here",
    "Sign up",
  ])("says %s", (text) => {
    expect(textOf(html).split("|")).toContain(text);
  });

  test("is a form that posts by itself, with both fields required", () => {
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(fieldOf(html, "email")).toMatch(/type="email"/);
    expect(fieldOf(html, "email")).toMatch(/required/);
    expect(fieldOf(html, "password")).toMatch(/required/);
    expect(fieldOf(html, "remember")).toMatch(/type="checkbox"/);
  });

  test("asks for a mobile number first where codes are sent, and only leads to it elsewhere", () => {
    expect(html).not.toContain('id="phone"');
    const byPhone = render(<SignInPage isByPhone />);
    expect(fieldOf(byPhone, "phone")).toMatch(/type="tel"/);
    expect(byPhone).toMatch(/<form[^>]*action="\/phone"/);
    expect(byPhone.indexOf('name="phone"')).toBeLessThan(byPhone.indexOf('name="email"'));
  });

  test("leads to signing up twice", () => {
    expect(html.match(/href="\/register"/g)).toHaveLength(2);
  });
});

describe("the sign-up page before its script", () => {
  const html = render(<SignUpPage />);

  test.each([
    "Create your account",
    "Join thousands of farmers already using Urvara",
    "Email address",
    "Password",
    "Terms and Conditions",
    "Create account",
    "Sign Up with Google",
    "Sign in here",
    "Sign in",
  ])("says %s", (text) => {
    expect(textOf(html).split("|")).toContain(text);
  });

  test("asks for agreement in one sentence, whose terms are on the page", () => {
    expect(textOf(html).replaceAll("|", "")).toContain("I agree to the Terms and Conditions");
    expect(html).toContain('href="#terms"');
    expect(html).toContain('id="terms"');
  });

  test("is a form that posts by itself and requires nothing", () => {
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).not.toMatch(/<input[^>]*required/);
    expect(fieldOf(html, "password")).toContain('placeholder="Create a password"');
  });

  test("leads to signing in twice", () => {
    expect(html.match(/href="\/login"/g)).toHaveLength(2);
  });
});
