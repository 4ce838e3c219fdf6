import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { matchRoute, Redirect, Route, Switch, useLocation, useRouter } from "wouter";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { appScreens, homeScreen } from "./app-paths.ts";
import { DashboardPage } from "./pages/dashboard-page.tsx";
import { ScreenFailed } from "./pages/screen-failed.tsx";
import { SignedInFrame } from "./pages/signed-in-frame.tsx";

/** All but the first. Each exports its screen alone. */
const modules = import.meta.glob<Record<string, ComponentType>>("./pages/*-route.tsx");

async function loadScreen(module: string): Promise<ComponentType> {
  const [Screen] = Object.values((await modules[`./pages/${module}.tsx`]?.()) ?? {});
  if (!Screen) throw new Error(`There is no screen ${module}`);
  return Screen;
}

/** What documents are called; a screen that is not here names its own. */
const titles: Partial<Record<string, MessageDescriptor>> = {
  "/setup": msg`Setup`,
  "/dashboard": msg`Dashboard`,
  "/assistant": msg`AI Chat Bot`,
  "/weather": msg`Weather`,
  "/fields": msg`Your fields`,
  "/field-map": msg`Field Health Map`,
  "/irrigation": msg`Irrigation`,
  "/soil": msg`Soil Health`,
  "/prices": msg`Market Price`,
  "/marketplace": msg`Marketplace`,
  "/marketplace/checkout": msg`Checkout`,
  "/marketplace/orders": msg`History`,
  "/community/blogs": msg`Blogs`,
  "/community/government-schemes": msg`Government Schemes`,
  "/community/insurance": msg`Agri Insurance`,
} satisfies Partial<Record<keyof typeof appScreens, MessageDescriptor>>;

/** Every signed-in screen by its address; what the community opens with has one of its own. */
const screens = Object.entries(appScreens)
  .filter(([path]) => path !== "/community")
  .map(([path, module]) => ({
    path,
    title: titles[path],
    // Where it can't be fetched its whole place says so, and not the part of it that it would fill.
    Part: module === homeScreen ? DashboardPage : lazyAnew(() => loadScreen(module)),
  }));

const NotFound = lazyAnew(
  async () => (await import("./pages/not-found-page.tsx")).NotFoundPage,
  null,
);

function ScreenSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-wrap gap-4 px-4 pt-8 sm:px-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}

const visits = ["popstate", "pushState", "replaceState"];

/**
 * A new screen begins at its top, going back keeps the place that the browser knows. At once: while a page still
 * scrolls, a press can end elsewhere than it began, and is lost.
 */
function useTop(path: string): void {
  const shown = useRef(path);
  const isBack = useRef(false);
  useEffect(() => {
    // As the router tells of them: browsers tell only of going back.
    const note = ({ type }: Event) => {
      isBack.current = type === "popstate";
    };
    for (const visit of visits) window.addEventListener(visit, note);
    return () => {
      for (const visit of visits) window.removeEventListener(visit, note);
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current !== path && !isBack.current) {
      window.scrollTo({ top: 0, behavior: "instant" });
    }
    shown.current = path;
  }, [path]);
}

/** What the document is called; a screen that is not among the titles names its own. */
function useScreenTitle(screen: (typeof screens)[number] | undefined): void {
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
  useTop(path);
  useScreenTitle(screen);
  if (!screen && path !== "/community") {
    return (
      <ErrorBoundary fallback={(retry) => <ScreenFailed onRetry={retry} />}>
        <NotFound />
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
