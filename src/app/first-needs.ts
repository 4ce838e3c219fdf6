import { type appScreens, homeScreen } from "./app-paths.ts";

/** What every signed-in screen has around it, fetched beside it. */
const frameParts = ["src/app/shell/bottom-bar.tsx"];

/** What a screen's module fetches as soon as it is drawn. */
const ownParts: Partial<Record<string, readonly string[]>> = {
  [homeScreen]: ["src/app/pages/dashboard-day.tsx"],
  "blogs-route": ["src/app/shell/community-tabs.tsx"],
} satisfies { [Module in (typeof appScreens)[keyof typeof appScreens]]?: readonly string[] };

/** The files whose scripts and words a screen needs at once beside the app, its own module among them. */
export function listFirstParts(module: string): string[] {
  const own = module === homeScreen ? [] : [`src/app/pages/${module}.tsx`];
  return [...own, ...(ownParts[module] ?? []), ...frameParts];
}
