import { useLingui } from "@lingui/react/macro";
import { type Language, languageNames, languages } from "#src/shared/language.ts";
import { useLanguage } from "#src/ui/use-language.ts";

/** What else the address says stays, such as where to go on to. */
function addLanguage(link: HTMLAnchorElement, language: Language): void {
  const address = new URL(window.location.href);
  address.searchParams.set("language", language);
  link.href = address.href;
}

/** The languages under their own names; each link loads the page in that language, also without a script. */
export function LanguageLinks() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ul
      aria-label={t`Language`}
      className="inline-flex rounded-full border max-pair:flex-wrap max-pair:rounded-3xl border-line bg-surface p-1 shadow-card"
    >
      {languages.map((other) => (
        <li key={other}>
          <a
            href={`?language=${other}`}
            lang={other}
            hrefLang={other}
            aria-current={other === language ? "true" : undefined}
            onClick={({ currentTarget }) => addLanguage(currentTarget, other)}
            className="flex min-h-12 items-center rounded-full px-4 font-semibold text-quiet hover:text-leaf-700 aria-[current]:bg-leaf-100 aria-[current]:text-leaf-800"
          >
            {languageNames[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
