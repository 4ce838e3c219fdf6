/** The addresses that the signed-in app answers, as the HTTP server matches them. */
export const appPaths = [
  "/setup",
  "/dashboard",
  "/marketplace",
  "/community",
  "/community/blogs",
  "/community/blogs/:id",
  "/community/government-schemes",
  "/community/insurance",
] as const;

/** Pages that are whole HTML before any script runs, and the address of each. */
export const staticPages = {
  landing: "/",
  login: "/login",
  register: "/register",
} as const;

export const pageNames = ["landing", "login", "register", "not-found", "app"] as const;
export type PageName = (typeof pageNames)[number];
