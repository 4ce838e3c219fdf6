import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { blogFilters } from "#src/features/blogs/schema.ts";
import { planFilters } from "#src/features/insurance/schema.ts";
import { productFilters } from "#src/features/marketplace/schema.ts";
import { schemeFilters } from "#src/features/schemes/schema.ts";
import { restoreUser } from "#src/features/session/api.ts";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { SignedInFrame } from "./pages/signed-in-frame.tsx";

type RouterContext = { queryClient: QueryClient };

const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
});

/** Every screen below it needs a signed-in farmer; whoever is not is asked to sign in and comes back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  component: SignedInFrame,
  beforeLoad: async ({ location }) => {
    if (await restoreUser()) return;
    // The sign-in page is a document of its own, so the browser goes there rather than the router.
    throw redirect({
      href: `/login?returnTo=${encodeURIComponent(location.href)}`,
      reloadDocument: true,
    });
  },
});

const setup = createRoute({
  getParentRoute: () => signedIn,
  path: "/setup",
  component: lazyRouteComponent(() => import("./pages/setup-route.tsx"), "SetupRoute"),
});
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard",
  component: lazyRouteComponent(() => import("./pages/dashboard-page.tsx"), "DashboardPage"),
});
const marketplace = createRoute({
  getParentRoute: () => signedIn,
  path: "/marketplace",
  validateSearch: productFilters,
  component: lazyRouteComponent(() => import("./pages/marketplace-route.tsx"), "MarketplaceRoute"),
});
const community = createRoute({
  getParentRoute: () => signedIn,
  path: "/community",
  component: lazyRouteComponent(() => import("./pages/community-page.tsx"), "CommunityPage"),
});
const communityStart = createRoute({
  getParentRoute: () => community,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/community/blogs", replace: true });
  },
});
const blogs = createRoute({
  getParentRoute: () => community,
  path: "/blogs",
  validateSearch: blogFilters,
  component: lazyRouteComponent(() => import("./pages/blogs-route.tsx"), "BlogsRoute"),
});
const schemes = createRoute({
  getParentRoute: () => community,
  path: "/government-schemes",
  validateSearch: schemeFilters,
  component: lazyRouteComponent(() => import("./pages/schemes-route.tsx"), "SchemesRoute"),
});
const insurance = createRoute({
  getParentRoute: () => community,
  path: "/insurance",
  validateSearch: planFilters,
  component: lazyRouteComponent(() => import("./pages/insurance-route.tsx"), "InsuranceRoute"),
});

const routeTree = root.addChildren([
  signedIn.addChildren([
    setup,
    dashboard,
    marketplace,
    community.addChildren([communityStart, blogs, schemes, insurance]),
  ]),
]);

export function openRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof openRouter>;
  }
}
