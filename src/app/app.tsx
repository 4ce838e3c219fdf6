import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useMemo, useState } from "react";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import type { Language } from "#src/shared/language.ts";
import { ToastProvider } from "#src/ui/toast.tsx";
import { LanguageContext } from "./language-context.ts";
import { LiveProvider } from "./live-provider.tsx";
import { openQueryClient } from "./query-client.ts";
import { openRouter } from "./router.tsx";
import { loadWords } from "./words.ts";

/** The signed-in product: words, session, data and routes around one screen. */
export function App({ words: firstWords }: { words: I18n }) {
  const [words, setWords] = useState(firstWords);
  const [queryClient] = useState(openQueryClient);
  const [router] = useState(() => openRouter(queryClient));
  const changeLanguage = useMemo(
    () => async (language: Language) => {
      const next = await loadWords(language);
      document.documentElement.lang = language;
      setWords(next);
    },
    [],
  );
  return (
    <StrictMode>
      <I18nProvider i18n={words}>
        <LanguageContext value={changeLanguage}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider onSignedOut={() => queryClient.clear()}>
              <ToastProvider>
                <LiveProvider>
                  <RouterProvider router={router} />
                </LiveProvider>
              </ToastProvider>
            </SessionProvider>
          </QueryClientProvider>
        </LanguageContext>
      </I18nProvider>
    </StrictMode>
  );
}
