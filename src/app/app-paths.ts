/**
 * The addresses that the signed-in app answers; what two of them match is the first one's. Each names the module in
 * `pages/` that shows it and the areas whose words it needs, so that both load beside the app itself.
 */
export const appScreens = {
  "/setup": { module: "setup-route", areas: ["profile", "place", "terms"] },
  "/dashboard": { module: "dashboard-page", areas: [] },
  "/assistant": { module: "assistant-route", areas: ["assistant"] },
  "/weather": { module: "weather-route", areas: ["weather"] },
  "/fields": { module: "fields-route", areas: ["fields", "terms", "states"] },
  "/harvests": { module: "harvests-route", areas: ["crops", "terms"] },
  "/field-map": { module: "field-map-route", areas: ["fieldmap"] },
  "/irrigation": { module: "irrigation-route", areas: ["irrigation", "terms"] },
  "/pests": { module: "pests-route", areas: ["pests", "terms"] },
  "/pests/finder": { module: "pest-finder-route", areas: ["pest-finder", "terms"] },
  "/pests/photo": { module: "pest-photo-route", areas: ["pest-photo", "terms"] },
  "/pests/:id": { module: "pest-route", areas: ["pest-finder", "terms"] },
  "/soil": { module: "soil-route", areas: [] },
  "/prices": { module: "prices-route", areas: ["prices", "terms"] },
  "/marketplace": { module: "marketplace-route", areas: ["marketplace"] },
  "/marketplace/checkout": { module: "checkout-route", areas: ["buying"] },
  "/marketplace/orders": { module: "orders-route", areas: ["orders", "history"] },
  "/marketplace/orders/:id": { module: "order-route", areas: ["orders"] },
  "/marketplace/wishlist": { module: "wishlist-route", areas: ["marketplace", "selling"] },
  "/marketplace/listings": { module: "listings-route", areas: ["marketplace", "selling"] },
  "/marketplace/sell": { module: "sell-route", areas: ["marketplace", "selling"] },
  "/marketplace/:id": { module: "product-route", areas: ["marketplace"] },
  "/community": { module: "blogs-route", areas: ["blogs"] },
  "/community/blogs": { module: "blogs-route", areas: ["blogs"] },
  "/community/blogs/:id": { module: "blog-post-route", areas: ["blogs"] },
  "/community/government-schemes": { module: "schemes-route", areas: ["schemes"] },
  "/community/government-schemes/:id": {
    module: "scheme-route",
    areas: ["schemes", "scheme-details"],
  },
  "/community/insurance": { module: "insurance-route", areas: ["insurance"] },
  "/community/insurance/compare": { module: "insurance-compare-route", areas: ["insurance"] },
  "/community/insurance/calculator": {
    module: "insurance-calculator-route",
    areas: ["insurance", "premium", "terms", "states"],
  },
  "/community/insurance/loss-report": {
    module: "insurance-loss-route",
    areas: ["insurance", "loss", "terms", "states"],
  },
  "/community/insurance/:id": { module: "insurance-plan-route", areas: ["insurance"] },
} as const satisfies Record<string, { module: string; areas: readonly string[] }>;

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
] as const;
export type StepPageName = (typeof stepPageNames)[number];

/** Whether a part of an address names one of those steps. */
export function isStepPage(name: string | undefined): name is StepPageName {
  return stepPageNames.some((step) => step === name);
}

export const pageNames = [
  "landing",
  "login",
  "register",
  ...stepPageNames,
  "offline",
  "not-found",
  "app",
] as const;
export type PageName = (typeof pageNames)[number];
