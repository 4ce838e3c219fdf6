import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { waitForRest } from "#src/ui/at-rest.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { ToastProvider } from "#src/ui/toast.tsx";
import { forgetQueries } from "./offline/kept-queries.ts";
import { OutboxProvider } from "./offline/outbox-provider.tsx";
import { ScreenFailed } from "./pages/screen-failed.tsx";
import { Screens } from "./router.tsx";

// What happens elsewhere is told from the last minute on, so that the first screen need not wait for this.
const LiveProvider = lazyAnew(async () => {
  await waitForRest();
  return (await import("./live-provider.tsx")).LiveProvider;
}, null);

/** The signed-in product: words, session, data, writes that wait and live events around one screen. */
export function App(props: {
  words: I18n;
  queryClient: QueryClient;
  /** Keeps what is loaded for this person on the device. */
  keepFor: (uid: string) => void;
}) {
  const { words, queryClient, keepFor } = props;
  const handleSignedOut = () => {
    queryClient.clear();
    void forgetQueries();
  };
  return (
    <StrictMode>
      <I18nProvider i18n={words}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider onSignedIn={keepFor} onSignedOut={handleSignedOut}>
            <ToastProvider>
              <OutboxProvider>
                <ErrorBoundary fallback={(retry) => <ScreenFailed onRetry={retry} />}>
                  <Screens />
                </ErrorBoundary>
                <ErrorBoundary fallback={() => null}>
                  <LiveProvider />
                </ErrorBoundary>
              </OutboxProvider>
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}
