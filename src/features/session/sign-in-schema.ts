import * as z from "zod/mini";
import { longestPassword, password } from "./owner-schema.ts";
import { sessionUser } from "./schema.ts";
import { identityErrorCode } from "./sign-in-error-schema.ts";

const longestEmail = 254;

/** Why an e-mail address cannot be one. */
export const emailFault = "email-not-valid";

export const email = z.email(emailFault).check(z.maxLength(longestEmail));

export const signInInput = z.strictObject({
  email,
  password,
  /** False ends the session with the browser. */
  remember: z._default(z.boolean(), false),
});
export type SignInInput = z.infer<typeof signInInput>;

export const signUpInput = z.strictObject({
  email,
  password: z.string().check(z.maxLength(longestPassword)),
  agreedToTerms: z._default(z.boolean(), false),
});
export type SignUpInput = z.infer<typeof signUpInput>;

const passwordClasses = ["lowercase", "uppercase", "numeric", "non-alphanumeric"] as const;
export type PasswordClass = (typeof passwordClasses)[number];

/** What a new password must be. Lengths are in characters as people count them. */
export const passwordPolicy = z.object({
  minLength: z.int(),
  maxLength: z.int(),
  classes: z.array(z.enum(passwordClasses)),
});
export type PasswordPolicy = z.infer<typeof passwordPolicy>;

/** Carries the proof of a captcha service that no script is signing in. */
export const captchaHeader = "x-captcha-response";

/** Where signing in is allowed, and with which other identity providers. */
export const identityProject = z.object({
  authorizedDomains: z.array(z.string()),
  providers: z.array(z.literal("google")),
  /** Whether passkeys can be used here; a server that is not yet renewed says nothing. */
  passkeys: z.optional(z.boolean()),
  /** Whether codes are sent to phones; a server that is not yet renewed says nothing. */
  phone: z.optional(z.boolean()),
  /** The check that tells people from scripts, where the operator has set one up. */
  captcha: z.nullable(z.object({ siteKey: z.string(), scriptUrl: z.string() })),
  /** Who answers complaints, with a link to write to or call; a server that is not yet renewed says nothing. */
  grievanceContact: z.optional(z.object({ name: z.string(), href: z.string() })),
});

/** Who is signed in now, and whether this was the first time. */
export const signedIn = z.object({ user: sessionUser, isNew: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

export const mailedToken = z.string().check(z.regex(/^[\w-]{20,64}$/));

export const emailInput = z.strictObject({ email });
export const linkInput = z.strictObject({ token: mailedToken, email });
export const resetPasswordInput = z.strictObject({
  token: mailedToken,
  password: z.string().check(z.maxLength(longestPassword)),
});
export const verifyEmailInput = z.strictObject({ token: mailedToken });
/** The address that a mailed link would put into its account. */
export const addressee = z.object({ email: z.string() });

const nonce = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const providerStartInput = z.strictObject({ nonce });
export const providerStart = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) });
export const providerResultQuery = z.object({ nonce });

/** How signing in with another provider stands, asked by the page that opened the window. */
export const providerResult = z.discriminatedUnion("state", [
  z.object({ state: z.literal("waiting") }),
  z.object({ state: z.literal("failed"), code: identityErrorCode }),
  z.object({ state: z.literal("done"), ...signedIn.shape }),
]);
export type ProviderResult = z.infer<typeof providerResult>;

/** What the window tells the page that opened it, and the name it goes by. */
export const providerMessageKind = "urvara-signed-in";
export const providerMessage = z.object({ kind: z.literal(providerMessageKind), nonce });
