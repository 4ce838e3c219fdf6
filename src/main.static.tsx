import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import type { PageName } from "./app/app-paths.ts";
import { type StaticAssets, StaticDocument } from "./app/pages/static-document.tsx";
import { loadStaticWords } from "./app/static-words.ts";
import type { Language } from "./shared/language.ts";

/**
 * One page as whole HTML in one language.
 * @param assets the addresses of the built styles and scripts that the page asks for
 */
export async function renderPage(
  name: PageName,
  language: Language,
  assets: StaticAssets,
): Promise<string> {
  const i18n = await loadStaticWords(language);
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <StaticDocument name={name} language={language} assets={assets} />
    </I18nProvider>,
  );
  return `<!doctype html>${html}`;
}
