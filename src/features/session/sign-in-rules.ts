import { type IdentityErrorCode, identityErrorCode } from "./sign-in-error-schema.ts";
import type { PasswordClass, PasswordPolicy } from "./sign-in-schema.ts";

const unrelatedOrigin = "http://return-path.invalid";
const pagesBeforeSignIn = new Set([
  "/",
  "/login",
  "/register",
  "/link",
  "/phone",
  "/phone-code",
  "/second-factor",
]);

/**
 * A path of this app to go to after signing in, or null when the given text is anything else: another
 * site's address, one that browsers would read as such, the HTTP API, or a page for signed-out people.
 */
export function getReturnPath(given: unknown): string | null {
  if (typeof given !== "string" || !given.startsWith("/")) return null;
  // Browsers read "//host" and "/\host" as another site and drop control characters on the way.
  if (given.startsWith("//") || /[\\\p{Cc}]/u.test(given)) return null;
  if (!URL.canParse(given, unrelatedOrigin)) return null;
  const url = new URL(given, unrelatedOrigin);
  if (url.origin !== unrelatedOrigin || url.pathname.startsWith("//")) return null;
  if (url.pathname.startsWith("/api/") || pagesBeforeSignIn.has(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

export type PasswordProblem = "too-short" | "too-long" | "too-common" | PasswordClass;

const patterns = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  numeric: /\p{Nd}/u,
  "non-alphanumeric": /[^\p{L}\p{M}\p{N}]/u,
} as const satisfies Record<PasswordClass, RegExp>;

/**
 * What keeps a password from meeting the policy; empty when it does. Both form and server ask this.
 * @param found.isCommon whether it is one of the most used, which only the server can look up
 */
export function listPasswordProblems(
  password: string,
  policy: PasswordPolicy,
  found: { isCommon: boolean } = { isCommon: false },
): PasswordProblem[] {
  // Code points, so that three emoji are three characters and not six.
  const { length } = [...password];
  const problems: PasswordProblem[] = [];
  if (length < policy.minLength) problems.push("too-short");
  if (length > policy.maxLength) problems.push("too-long");
  if (found.isCommon) problems.push("too-common");
  return [...problems, ...policy.classes.filter((name) => !patterns[name].test(password))];
}

/** The identity code for any code that a request may have failed with. */
export function toIdentityErrorCode(code: string): IdentityErrorCode {
  const parsed = identityErrorCode.safeParse(code);
  return parsed.success ? parsed.data : "internal-error";
}
