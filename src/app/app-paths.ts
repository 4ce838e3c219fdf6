/**
 * The addresses that the signed-in app answers, as the HTTP server matches them. Each names the module in
 * `pages/` that shows it and the features whose words it needs, so that both load beside the app itself.
 */
export const appScreens = {
  "/setup": { module: "setup-route", areas: ["profile"] },
  "/dashboard": { module: "dashboard-page", areas: [] },
  "/marketplace": { module: "marketplace-route", areas: ["marketplace"] },
  "/community": { module: "blogs-route", areas: ["blogs"] },
  "/community/blogs": { module: "blogs-route", areas: ["blogs"] },
  "/community/government-schemes": { module: "schemes-route", areas: ["schemes"] },
  "/community/insurance": { module: "insurance-route", areas: ["insurance"] },
} as const satisfies Record<string, { module: string; areas: readonly string[] }>;

/** Pages that are whole HTML before any script runs, and the address of each. */
export const staticPages = {
  landing: "/",
  login: "/login",
  register: "/register",
  offline: "/offline",
} as const;

export const pageNames = ["landing", "login", "register", "offline", "not-found", "app"] as const;
export type PageName = (typeof pageNames)[number];
