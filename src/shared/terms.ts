/** Which terms a farmer agrees to; it changes with their text in `src/app/pages/sign-up-page.tsx`. */
export const termsVersion = "2026-11";
