/** Every way in which a request can be refused, with the HTTP status that says so. */
export const appErrorStatus = {
  "invalid-input": 400,
  "not-signed-in": 401,
  "not-allowed": 403,
  /** Others have to bear it, and nobody has shown yet that the account's address is theirs. */
  "address-not-proven": 403,
  "unauthorized-domain": 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "unsupported-media": 415,
  "password-does-not-meet-requirements": 400,
  "wrong-credentials": 401,
  "email-already-in-use": 422,
  "multi-factor-auth-required": 401,
  "wrong-code": 401,
  "link-not-valid": 400,
  /** Expired, used, tried too often, or asked for in another browser. */
  "code-over": 400,
  /** It may be somebody else's by now, so it does not open the account by itself. */
  "phone-not-recent": 403,
  "phone-already-in-use": 409,
  "phone-not-set-up": 404,
  "passkey-refused": 401,
  "passkey-already-here": 409,
  "too-many-passkeys": 409,
  /** The installation's address is a number, to which no browser binds one. */
  "passkeys-not-offered": 404,
  "account-not-linked": 409,
  "user-mismatch": 409,
  "provider-not-configured": 404,
  "invalid-api-key": 502,
  "captcha-failed": 403,
  "login-blocked": 429,
  "account-locked": 403,
  "too-many-requests": 429,
  "picture-quota-reached": 429,
  "internal-error": 500,
  "sms-not-sent": 503,
  "try-later": 503,
} as const;

export type AppErrorCode = keyof typeof appErrorStatus;

type AppErrorOptions = {
  /** Messages by field name, in English, for the developer's console; the browser words the code itself. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/** An expected refusal: a closed code that the client words in the farmer's language. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** Whether a text is one of the closed codes. */
export function isAppErrorCode(value: unknown): value is AppErrorCode {
  return typeof value === "string" && Object.hasOwn(appErrorStatus, value);
}
