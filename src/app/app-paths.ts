/**
 * The addresses that the signed-in app answers; what two of them match is the first one's. Each names the module in
 * `pages/` that shows it.
 */
export const appScreens = {
  "/setup": "setup-route",
  "/dashboard": "dashboard-page",
  "/assistant": "assistant-route",
  "/weather": "weather-route",
  "/fields": "fields-route",
  "/harvests": "harvests-route",
  "/field-map": "field-map-route",
  "/irrigation": "irrigation-route",
  "/pests": "pests-route",
  "/pests/finder": "pest-finder-route",
  "/pests/photo": "pest-photo-route",
  "/pests/:id": "pest-route",
  "/soil": "soil-route",
  "/prices": "prices-route",
  "/marketplace": "marketplace-route",
  "/marketplace/checkout": "checkout-route",
  "/marketplace/orders": "orders-route",
  "/marketplace/orders/:id": "order-route",
  "/marketplace/wishlist": "wishlist-route",
  "/marketplace/listings": "listings-route",
  "/marketplace/sell": "sell-route",
  "/marketplace/:id": "product-route",
  "/community": "blogs-route",
  "/community/blogs": "blogs-route",
  "/community/blogs/:id": "blog-post-route",
  "/community/government-schemes": "schemes-route",
  "/community/government-schemes/:id": "scheme-route",
  "/community/insurance": "insurance-route",
  "/community/insurance/compare": "insurance-compare-route",
  "/community/insurance/calculator": "insurance-calculator-route",
  "/community/insurance/loss-report": "insurance-loss-route",
  "/community/insurance/:id": "insurance-plan-route",
} as const satisfies Record<string, string>;

/** The module of the screen that comes with the app itself: most begin there. */
export const homeScreen = appScreens["/dashboard"];

/** Pages that are whole HTML before any script runs, and the address of each. */
export const staticPages = {
  landing: "/",
  login: "/login",
  register: "/register",
  link: "/link",
  "reset-password": "/reset-password",
  "verify-email": "/verify-email",
  "change-email": "/change-email",
  "undo-email": "/undo-email",
  "second-factor": "/second-factor",
  phone: "/phone",
  "phone-code": "/phone-code",
  offline: "/offline",
} as const;

/** The steps beside signing in and up. */
const stepPageNames = [
  "link",
  "reset-password",
  "verify-email",
  "change-email",
  "undo-email",
  "second-factor",
  "phone",
  "phone-code",
] as const;
export type StepPageName = (typeof stepPageNames)[number];

/** Whether a part of an address names one of those steps. */
export function isStepPage(name: string | undefined): name is StepPageName {
  return stepPageNames.some((step) => step === name);
}

/** Where codes are sent to phones, these pages have another face at the same address. */
export const phoneFirstPages = { login: "login-by-phone", register: "register-by-phone" } as const;

export const pageNames = [
  "landing",
  "login",
  "register",
  ...Object.values(phoneFirstPages),
  ...stepPageNames,
  "offline",
  "not-found",
  "app",
] as const;
export type PageName = (typeof pageNames)[number];
