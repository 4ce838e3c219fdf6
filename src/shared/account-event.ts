/** What an account's own log tells its farmer of. */
export const accountEventKinds = [
  "signed-up",
  "signed-in",
  "signed-out-elsewhere",
  "password-changed",
  "address-changed",
  "second-factor-on",
  "second-factor-off",
  "passkey-added",
  "passkey-removed",
  "phone-added",
  "phone-removed",
  "payment-changed",
  "data-exported",
  "deletion-asked",
  "deletion-undone",
  "consent-given",
  "consent-withdrawn",
  "locked",
  "unlocked",
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];
