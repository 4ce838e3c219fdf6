import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { ToastProvider } from "#src/ui/toast.tsx";
import { LiveProvider } from "./live-provider.tsx";
import { forgetQueries } from "./offline/kept-queries.ts";
import { OutboxProvider } from "./offline/outbox-provider.tsx";
import { Screens } from "./router.tsx";

/** The signed-in product: words, session, data, writes that wait and live events around one screen. */
export function App({ words, queryClient }: { words: I18n; queryClient: QueryClient }) {
  const handleSignedOut = () => {
    queryClient.clear();
    void forgetQueries();
  };
  return (
    <StrictMode>
      <I18nProvider i18n={words}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider onSignedOut={handleSignedOut}>
            <ToastProvider>
              <OutboxProvider>
                <LiveProvider>
                  <Screens />
                </LiveProvider>
              </OutboxProvider>
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}
