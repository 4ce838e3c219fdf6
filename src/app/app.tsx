import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useState } from "react";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { ToastProvider } from "#src/ui/toast.tsx";
import { LiveProvider } from "./live-provider.tsx";
import { openQueryClient } from "./query-client.ts";
import { Screens } from "./router.tsx";

/** The signed-in product: words, session, data and live events around one screen. */
export function App({ words }: { words: I18n }) {
  const [queryClient] = useState(openQueryClient);
  return (
    <StrictMode>
      <I18nProvider i18n={words}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider onSignedOut={() => queryClient.clear()}>
            <ToastProvider>
              <LiveProvider>
                <Screens />
              </LiveProvider>
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}
