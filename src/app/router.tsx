import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense, useEffect } from "react";
import { matchRoute, Redirect, Route, Switch, useLocation, useRouter } from "wouter";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import type { appScreens } from "./app-paths.ts";
import { ScreenFailed } from "./pages/screen-failed.tsx";
import { SignedInFrame } from "./pages/signed-in-frame.tsx";

/** What the server sends with a screen is what the screen waits for; the table itself stays out of the browser. */
type Areas<Path extends keyof typeof appScreens> = (typeof appScreens)[Path]["areas"];

/** Where a screen can't be fetched its whole place says so, and not the part of it that it would fill. */
const screenPart = (areas: readonly string[], load: () => Promise<ComponentType>) =>
  lazyPart(areas, load, lazyAnew);

/** Every signed-in screen by its address; one whose title is null names its document itself. */
const screens = [
  {
    path: "/setup",
    title: msg`Setup`,
    ...screenPart(
      ["profile", "place", "terms"] satisfies Areas<"/setup">,
      async () => (await import("./pages/setup-route.tsx")).SetupRoute,
    ),
  },
  {
    path: "/dashboard",
    title: msg`Dashboard`,
    ...screenPart(
      [] satisfies Areas<"/dashboard">,
      async () => (await import("./pages/dashboard-page.tsx")).DashboardPage,
    ),
  },
  {
    path: "/assistant",
    title: msg`AI Chat Bot`,
    ...screenPart(
      ["assistant"] satisfies Areas<"/assistant">,
      async () => (await import("./pages/assistant-route.tsx")).AssistantRoute,
    ),
  },
  {
    path: "/weather",
    title: msg`Weather`,
    ...screenPart(
      ["weather"] satisfies Areas<"/weather">,
      async () => (await import("./pages/weather-route.tsx")).WeatherRoute,
    ),
  },
  {
    path: "/fields",
    title: msg`Your fields`,
    ...screenPart(
      ["fields", "terms", "states"] satisfies Areas<"/fields">,
      async () => (await import("./pages/fields-route.tsx")).FieldsRoute,
    ),
  },
  {
    path: "/harvests",
    title: null,
    ...screenPart(
      ["crops", "terms"] satisfies Areas<"/harvests">,
      async () => (await import("./pages/harvests-route.tsx")).HarvestsRoute,
    ),
  },
  {
    path: "/field-map",
    title: msg`Field Health Map`,
    ...screenPart(
      ["fieldmap"] satisfies Areas<"/field-map">,
      async () => (await import("./pages/field-map-route.tsx")).FieldMapRoute,
    ),
  },
  {
    path: "/irrigation",
    title: msg`Irrigation`,
    ...screenPart(
      ["irrigation", "terms"] satisfies Areas<"/irrigation">,
      async () => (await import("./pages/irrigation-route.tsx")).IrrigationRoute,
    ),
  },
  {
    path: "/pests",
    title: null,
    ...screenPart(
      ["pests", "terms"] satisfies Areas<"/pests">,
      async () => (await import("./pages/pests-route.tsx")).PestsRoute,
    ),
  },
  {
    path: "/pests/:id",
    title: null,
    ...screenPart(
      ["pest-finder", "terms"] satisfies Areas<"/pests/:id">,
      async () => (await import("./pages/pest-part-route.tsx")).PestPartRoute,
    ),
  },
  {
    path: "/soil",
    title: msg`Soil Health`,
    ...screenPart(
      [] satisfies Areas<"/soil">,
      async () => (await import("./pages/soil-route.tsx")).SoilRoute,
    ),
  },
  {
    path: "/prices",
    title: msg`Market Price`,
    ...screenPart(
      ["prices", "terms"] satisfies Areas<"/prices">,
      async () => (await import("./pages/prices-route.tsx")).PricesRoute,
    ),
  },
  {
    path: "/marketplace",
    title: msg`Marketplace`,
    ...screenPart(
      ["marketplace"] satisfies Areas<"/marketplace">,
      async () => (await import("./pages/marketplace-route.tsx")).MarketplaceRoute,
    ),
  },
  {
    path: "/marketplace/checkout",
    title: msg`Checkout`,
    ...screenPart(
      ["buying"] satisfies Areas<"/marketplace/checkout">,
      async () => (await import("./pages/checkout-route.tsx")).CheckoutRoute,
    ),
  },
  {
    path: "/marketplace/orders",
    title: msg`History`,
    ...screenPart(
      ["orders", "history"] satisfies Areas<"/marketplace/orders">,
      async () => (await import("./pages/orders-route.tsx")).OrdersRoute,
    ),
  },
  {
    path: "/marketplace/orders/:id",
    title: null,
    ...screenPart(
      ["orders"] satisfies Areas<"/marketplace/orders/:id">,
      async () => (await import("./pages/order-route.tsx")).OrderRoute,
    ),
  },
  {
    path: "/marketplace/:id",
    title: null,
    ...screenPart(
      ["marketplace"] satisfies Areas<"/marketplace/:id">,
      async () => (await import("./pages/product-route.tsx")).ProductRoute,
    ),
  },
  {
    path: "/community/blogs",
    title: msg`Blogs`,
    ...screenPart(
      ["blogs"] satisfies Areas<"/community/blogs">,
      async () => (await import("./pages/blogs-route.tsx")).BlogsRoute,
    ),
  },
  {
    path: "/community/blogs/:id",
    title: null,
    ...screenPart(
      ["blogs"] satisfies Areas<"/community/blogs/:id">,
      async () => (await import("./pages/blog-post-route.tsx")).BlogPostRoute,
    ),
  },
  {
    path: "/community/government-schemes",
    title: msg`Government Schemes`,
    ...screenPart(
      ["schemes"] satisfies Areas<"/community/government-schemes">,
      async () => (await import("./pages/schemes-route.tsx")).SchemesRoute,
    ),
  },
  {
    path: "/community/government-schemes/:id",
    title: null,
    ...screenPart(
      ["schemes", "scheme-details"] satisfies Areas<"/community/government-schemes/:id">,
      async () => (await import("./pages/scheme-route.tsx")).SchemeRoute,
    ),
  },
  {
    path: "/community/insurance",
    title: msg`Agri Insurance`,
    ...screenPart(
      ["insurance"] satisfies Areas<"/community/insurance">,
      async () => (await import("./pages/insurance-route.tsx")).InsuranceRoute,
    ),
  },
  {
    path: "/community/insurance/:id",
    title: null,
    ...screenPart(
      ["insurance"] satisfies Areas<"/community/insurance/:id">,
      async () => (await import("./pages/insurance-part-route.tsx")).InsurancePartRoute,
    ),
  },
];

const notFound = screenPart(
  ["lost"],
  async () => (await import("./pages/not-found-page.tsx")).NotFoundPage,
);

function ScreenSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-wrap gap-4 px-4 pt-8 sm:px-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}

/** A new screen begins at its top with its own title; going back keeps the place that the browser knows. */
function useScreenChange(screen: (typeof screens)[number] | undefined): void {
  const { i18n } = useLingui();
  useEffect(() => {
    if (!screen) document.title = "Urvara";
    else if (screen.title) document.title = `${i18n._(screen.title)} · Urvara`;
  }, [screen, i18n, i18n.locale]);
}

/** The signed-in product: the frame, and in it the screen that the address names. */
export function Screens() {
  const [path] = useLocation();
  const { parser } = useRouter();
  const screen = screens.find((each) => matchRoute(parser, each.path, path)[0]);
  useScreenChange(screen);
  if (!screen && path !== "/community") {
    return (
      <ErrorBoundary fallback={(retry) => <ScreenFailed onRetry={retry} />}>
        <Suspense>
          <notFound.Part />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <SignedInFrame>
      <ErrorBoundary key={path} fallback={(retry) => <ScreenFailed onRetry={retry} />}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Switch>
            {screens.map(({ path: address, Part }) => (
              <Route key={address} path={address} component={Part} />
            ))}
            <Route>
              <Redirect to="/community/blogs" replace />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </SignedInFrame>
  );
}
