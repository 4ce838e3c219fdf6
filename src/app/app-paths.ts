/**
 * The addresses that the signed-in app answers, as the HTTP server matches them. Each names the module in
 * `pages/` that shows it and the features whose words it needs, so that both load beside the app itself.
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
  // The finder, a pest by its name, or the photo check, which brings its own words.
  "/pests/:id": { module: "pest-part-route", areas: ["pest-finder", "terms"] },
  "/soil": { module: "soil-route", areas: [] },
  "/prices": { module: "prices-route", areas: ["prices", "terms"] },
  "/marketplace": { module: "marketplace-route", areas: ["marketplace"] },
  "/marketplace/checkout": { module: "checkout-route", areas: ["buying"] },
  "/marketplace/orders": { module: "orders-route", areas: ["orders", "history"] },
  "/marketplace/orders/:id": { module: "order-route", areas: ["orders"] },
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
  // A plan, or one of the tools beside them, which bring their own words.
  "/community/insurance/:id": { module: "insurance-part-route", areas: ["insurance"] },
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
